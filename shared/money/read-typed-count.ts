import { groupingBlanks } from './grouping-blanks.ts';

/** Why a typed text is no count. */
export type CountFault = 'digitsOnly' | 'whole' | 'tooLarge';

/** Digits, alone or in groups of three. */
const whole = new RegExp(`^(?:\\d+|[1-9]\\d{0,2}([.${groupingBlanks}])\\d{3}(?:\\1\\d{3})*)$`);

/** How many, as it is typed or pasted; undefined while there is no digit. Nothing of a text is dropped to read it. */
export function readTypedCount(text: string, largest: number): number | CountFault | undefined {
  const bare = text.trim();
  if (bare === '') return undefined;
  if (!whole.test(bare)) return /^[\d.,\s]+$/.test(bare) ? 'whole' : 'digitsOnly';
  const count = Number(bare.replace(/\D/g, ''));
  return count > largest ? 'tooLarge' : count;
}
