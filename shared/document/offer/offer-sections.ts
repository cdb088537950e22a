import type { EvaluatedOffer } from '#shared/offers/evaluate-offer.ts';
import { shownOrder } from '#shared/offers/shown-lines.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { type OfferRow, offerRow, type RowsAround, type ToPrint } from './offer-rows.ts';
import { money, type Printed } from './printed.ts';

/** A section with its lines; those before the first section have neither title nor sum. */
export type OfferSection = {
  id: string;
  number: string;
  name: string | null;
  subtotal: Printed | null;
  rows: readonly OfferRow[];
};

type Given = { offer: Offer; evaluated: EvaluatedOffer };

/** Every line with its numbers, in the order of the editor: a material follows its work (OFR-010). */
export function linesToPrint({ offer, evaluated }: Given): ToPrint[] {
  const totalOnly = new Set(offer.sections.filter((section) => section.totalOnly).map(({ id }) => id));
  return shownOrder(offer).flatMap((at) => {
    const [line, values] = [offer.lines[at], evaluated.lines[at]];
    if (!line || !values) return [];
    return [{ line, values, isTotalOnly: line.sectionId !== null && totalOnly.has(line.sectionId) }];
  });
}

/**
 * The sections that have a line to print (OFR-011). A line that counts and has an amount is printed. Where materials are
 * listed with price, one that is in the price of its works says so (OFR-033).
 */
export function offerSections(given: Given, around: RowsAround): OfferSection[] {
  const { offer, evaluated } = given;
  const printed = linesToPrint(given).filter(({ values }) => values.counts && isPrinted(values, offer));
  const bySection = Map.groupBy(printed, ({ line }) => line.sectionId);
  const first = bySection.get(null) ?? [];
  const before = first.map((each, at) => offerRow(each, String(at + 1), around));
  const filled = offer.sections.filter(({ id }) => bySection.has(id));
  const sections = filled.map(({ id, name }, at): OfferSection => {
    const number = String(before.length + at + 1);
    const rows = (bySection.get(id) ?? []).map((each, place) =>
      offerRow(each, `${number}.${place + 1}`, around),
    );
    return { id, number, name, subtotal: money(evaluated.subtotals.get(id) ?? 0), rows };
  });
  const alone = { id: '', number: '', name: null, subtotal: null, rows: before };
  return before.length > 0 ? [alone, ...sections] : sections;
}

const isPrinted = ({ amount, state }: ToPrint['values'], { policy }: Offer): boolean =>
  amount !== null || (state === 'included' && policy === 'priced');
