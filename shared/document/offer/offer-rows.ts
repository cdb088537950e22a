import { formatPacks } from '#shared/format/format-pack.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { quantity } from '#shared/money/units.ts';
import type { EvaluatedLine } from '#shared/offers/evaluate-offer.ts';
import type { VatCode } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { colourBadge, type DocumentBadge } from '../document-rows.ts';
import { type LocalisedText, localisedText } from '../localised-text.ts';
import type { OfferDocumentTexts, OfferLanguage } from './offer-texts.ts';
import { amountOf, money, type Printed, percentOf, unitPrice } from './printed.ts';

/** A line as it is printed. What is not printed is null. */
export type OfferRow = {
  id: string;
  /** '1.2'; empty for a choice. */
  number: string;
  name: LocalisedText;
  details: LocalisedText | null;
  /** Packages, and whether it is measured or optional, in words. */
  marks: readonly string[];
  colour: DocumentBadge | null;
  quantity: (Printed & { unit: string }) | null;
  price: Printed | null;
  discount: Printed | null;
  vat: Printed;
  /** Its number is null for a material that is included. */
  amount: { text: string; number: number | null } | null;
};

/** A line with its numbers; `isTotalOnly`: its section prints neither quantities nor prices (OFR-012). */
export type ToPrint = { line: OfferLine; values: EvaluatedLine; isTotalOnly: boolean };

export type RowsAround = {
  language: OfferLanguage;
  texts: OfferDocumentTexts;
  vat: ReadonlyMap<string, VatCode>;
};

/** The row of a line in its section, or among the choices. */
export function offerRow(printed: ToPrint, number: string, around: RowsAround): OfferRow {
  const { line, isTotalOnly } = printed;
  const { material, longText } = line;
  const details = longText && localisedText(longText, around.language);
  return {
    id: line.id,
    number,
    name: localisedText(line.description, around.language),
    details: details?.text.trim() ? details : null,
    marks: marksOf(printed, around),
    colour: material?.color ? colourBadge(material.color, material.colorlist) : null,
    vat: vatOf(around.vat.get(line.vat), line.vat),
    ...(isTotalOnly ? noNumbers : numbersOf(printed, around.texts)),
  };
}

const noNumbers = { quantity: null, price: null, discount: null, amount: null };

function marksOf({ line, isTotalOnly }: ToPrint, { texts }: RowsAround): string[] {
  const marks = [
    isTotalOnly ? '' : packsOf(line),
    line.quantityFrom ? texts.measured : '',
    line.optional && line.chosen ? texts.optional : '',
  ];
  return marks.filter(Boolean);
}

/** The packages of a material: '1 × 20 l, 3 × 5 l'. */
export const packsOf = ({ material, unit }: OfferLine): string =>
  formatPacks(
    (material?.packs ?? []).map(({ size, count }) => ({ size: quantity(size), count })),
    unit,
  ).join(', ');

/** The quantity of a line with its unit in words. */
export const quantityOf = (
  { quantity: thousandths, unit }: OfferLine,
  { units }: OfferDocumentTexts,
): Printed & { unit: string } => ({
  ...amountOf(thousandths),
  unit: unit === 'pz' || unit === 'corpo' ? units[unit] : unitLabel(unit),
});

function numbersOf({ line, values }: ToPrint, texts: OfferDocumentTexts) {
  const amount = values.amount === null ? { text: texts.included, number: null } : money(values.amount);
  // A material has no price that multiplies: packages are bought whole (OFD-5).
  if (line.material) return { ...noNumbers, quantity: quantityOf(line, texts), amount };
  const discount = line.discount === 0 ? null : lessOf(line.discount);
  // A lump sum has no unit price (OFR-089).
  if (line.unit === 'corpo' && line.quantity === 1000)
    return { quantity: { text: texts.units.corpo, number: 1, unit: '' }, price: null, discount, amount };
  const price = values.price === null ? null : unitPrice(values.price);
  return { quantity: quantityOf(line, texts), price, discount, amount };
}

/** A reduction: '− 10 %'. */
function lessOf(hundredths: number): Printed {
  const { text, number } = percentOf(hundredths);
  return { text: `−\u00a0${text}`, number };
}

/** The rate of a code; one of nothing says by its nature why. */
function vatOf(code: VatCode | undefined, name: string): Printed {
  if (!code) return { text: name, number: 0 };
  const rate = percentOf(code.rate);
  return code.rate === 0 && code.nature ? { ...rate, text: code.nature } : rate;
}
