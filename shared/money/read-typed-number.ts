import type { Language } from '#shared/languages.ts';
import { groupingBlanks } from './grouping-blanks.ts';
import { parseCatalogueQuantity } from './parse-catalogue-number.ts';
import { parseTyped } from './parse-typed.ts';
import { perUnit } from './units.ts';

/** Units of the numbers that are typed in a quotation. */
export type TypedUnit = 'mq' | '%';

/** Why a typed text is no number. */
export type TypedFault = 'sign' | 'letters' | 'characters' | 'commas';

type Read = {
  /** In the unit, by the typed rule (QCA-010); `beyondAnyLimit` when it cannot be held exactly. */
  value: number;
  /** The number is not the one that the text looks like: '12.5' is 125. */
  isDoubtful: boolean;
  /** The other reading of a doubtful text: its last separator is a decimal mark, or an English mark of thousands. */
  other: number | undefined;
};

/** As they are stored: areas in millionths, percentages as millionths of one. */
const decimals: Record<TypedUnit, number> = { mq: 6, '%': 4 };

/** A unit that is pasted with its number; one that is still being typed, too. */
const ownUnit: Record<TypedUnit, RegExp> = { mq: /\s*m[q²2]?$/i, '%': /\s*%$/ };

/** Digits, alone or in groups of three, and perhaps decimals after a comma. */
const plain = new RegExp(`^(?:\\d+|[1-9]\\d{0,2}([.${groupingBlanks}])\\d{3}(?:\\1\\d{3})*)?(?:,\\d*)?$`);

/** One thousand and more, as English writes them: '1,250'. */
const englishThousands = /^[1-9]\d{0,2},\d{3}$/;

/**
 * How a number typed in a quotation is understood, for the person who types it; undefined while it has no digit. Signs,
 * letters and a comma too many are refused, because the typed rule would drop them: '-5' would be 5, '1e5' be 15. So is a
 * blank that groups no thousands: '12 40' would be 1240.
 * In English, a comma before three digits may mark thousands, of which no percentage has any.
 */
export function readTypedNumber(
  text: string,
  unit: TypedUnit,
  language: Language = 'it',
): Read | TypedFault | undefined {
  const bare = text.trim().replace(ownUnit[unit], '');
  const value = parseTyped(bare, decimals[unit]);
  const isEnglish = language === 'en' && unit === 'mq' && englishThousands.test(bare);
  const other = isEnglish ? Number(bare.replace(',', '')) : withDecimalMark(bare);
  const fault = faultOf(bare, other);
  if (fault || value === undefined) return fault;
  const inUnit = value / 10 ** decimals[unit];
  const isDoubtful = (isEnglish || !plain.test(bare)) && other !== inUnit;
  return { value: inUnit, isDoubtful, other: isDoubtful ? other : undefined };
}

/** The catalogue's rule (OPC-24). */
function withDecimalMark(bare: string): number | undefined {
  const read = parseCatalogueQuantity(bare);
  return typeof read === 'number' ? read / perUnit : undefined;
}

function faultOf(bare: string, other: number | undefined): TypedFault | undefined {
  if (/[-+−–±]/.test(bare)) return 'sign';
  if (/\p{L}/u.test(bare)) return 'letters';
  if (/[^\d.,]/.test(bare) && !plain.test(bare)) return 'characters';
  return bare.split(',').length > 2 && other === undefined ? 'commas' : undefined;
}
