import type { SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import { localisedText } from '#shared/document/localised-text.ts';
import { type EvaluatedLine, evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { shownOrder } from '#shared/offers/shown-lines.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { count } from './offer-sheet-rows.ts';
import type { ReadOfferDocument } from './read-offer-document.ts';
import { moneyFormat } from './sheet-figures.ts';
import { bold, empty, plain, type SheetRow, titles } from './sheet-rows.ts';

const euros = (cents: number | null): SheetValue =>
  cents === null ? null : { number: cents / 100, format: moneyFormat };
const share = (hundredths: number | null): SheetValue =>
  hundredths === null ? null : { number: hundredths / 10_000, format: '0.00%' };

/**
 * Costs, markup, hours and margin of each line that counts and of the offer, for its owner alone (F12, OFR-094). The cost
 * of a material in the price of its works is theirs; what it was bought for stands beside it.
 */
export function offerCostRows({ offer, texts }: ReadOfferDocument): SheetRow[] {
  const { columns, sheet } = texts;
  const { lines, margin, taxable } = evaluateOffer(offer);
  const counted = shownOrder(offer).flatMap((at) => {
    const [line, values] = [offer.lines[at], lines[at]];
    return line && values?.counts ? [costRow(line, values, offer)] : [];
  });
  const none = Array<null>(2).fill(null);
  return [
    titles(
      ...[null, columns.line, columns.quantity, columns.amount, sheet.hours, sheet.labour, sheet.other],
      ...[sheet.materials, sheet.purchase, sheet.markup, sheet.cost, sheet.margin],
    ),
    ...counted,
    empty,
    bold(
      ...[null, texts.totals.taxable, null, euros(taxable), count(margin.hours / 100)],
      ...[euros(margin.labour), euros(margin.other), euros(margin.materials)],
      ...[null, null, euros(margin.cost), euros(margin.margin)],
    ),
    plain(null, sheet.marginShare, ...none, share(margin.percent)),
    plain(null, sheet.perHour, ...none, euros(margin.perHour)),
  ];
}

function costRow(line: OfferLine, { amount, costs, margin }: EvaluatedLine, offer: Offer): SheetRow {
  const { hours, labour, other, materials } = costs;
  return plain(
    ...[
      null,
      localisedText(line.description, offer.language).text,
      count(line.quantity / 1000),
      euros(amount),
    ],
    ...[hours === 0 ? null : count(hours / 100), euros(labour), euros(other), euros(materials)],
    ...(line.material
      ? [euros(line.material.cost), share(line.material.markup ?? offer.markup)]
      : [null, null]),
    ...[euros(labour + other + materials), euros(margin)],
  );
}
