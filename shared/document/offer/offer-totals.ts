import type { EvaluatedOffer } from '#shared/offers/evaluate-offer.ts';
import type { VatLine } from '#shared/offers/vat-summary.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { fill } from '../document-texts.ts';
import type { OfferDocumentTexts } from './offer-texts.ts';
import { change, money, type Printed, percentOf } from './printed.ts';

/** `second`: a smaller line below the label. `starts` a part; `grand` is the total; `toPay` ends what follows it. */
export type OfferTotal = {
  id: string;
  label: string;
  second: string | null;
  value: Printed;
  kind: 'plain' | 'starts' | 'grand' | 'toPay';
};

type Given = { offer: Offer; evaluated: EvaluatedOffer };

/** From the sum of the lines to what is to pay: each sum is that of the lines above it (OFR-057, OFR-091). */
export function offerTotals(given: Given, texts: OfferDocumentTexts): OfferTotal[] {
  const { offer, evaluated } = given;
  const { totals } = texts;
  const labels = offer.language === 'it' ? {} : texts.vatLabels;
  const grand = evaluated.vat === 0 ? totals.total : totals.totalWithVat;
  return [
    ...reductions(given, texts),
    line('taxable', totals.taxable, money(evaluated.taxable), 'starts'),
    ...evaluated.summary.map((code) => vatLine(code, totals.vat, labels)),
    ...(evaluated.stamp > 0 ? [line('stamp', totals.stamp, money(evaluated.stamp))] : []),
    line('total', grand, money(evaluated.total), 'grand'),
    ...payable(given, texts),
  ];
}

const line = (
  id: string,
  label: string,
  value: Printed,
  kind: OfferTotal['kind'] = 'plain',
  second: string | null = null,
): OfferTotal => ({ id, label, second, value, kind });

/** The sum of the lines, and what is taken off it, where something is. */
function reductions({ offer, evaluated }: Given, { totals }: OfferDocumentTexts): OfferTotal[] {
  const { sum, discount, rounding } = evaluated;
  if (discount === 0 && rounding === 0) return [];
  const label =
    offer.discount && 'percent' in offer.discount
      ? fill(totals.discountOf, { percent: percentOf(offer.discount.percent).text })
      : totals.discount;
  return [
    line('sum', totals.sum, money(sum)),
    ...(discount === 0 ? [] : [line('discount', label, change(-discount))]),
    ...(rounding === 0 ? [] : [line('rounding', totals.rounding, change(rounding))]),
  ];
}

/** One line a code: its rate and taxable amount, its label where that says more, its VAT. */
function vatLine(
  { code, taxable, vat }: VatLine,
  text: string,
  labels: OfferDocumentTexts['vatLabels'],
): OfferTotal {
  const rate = percentOf(code.rate).text;
  const named = [rate, code.nature].filter(Boolean).join(' ');
  const says = code.label.replaceAll('\u00a0', ' ') !== rate.replaceAll('\u00a0', ' ');
  const label = fill(text, { rate: named, taxable: money(taxable).text });
  return line(code.code, label, money(vat), 'plain', says ? (labels[code.code] ?? code.label) : null);
}

/** The parts that others withhold or pay, and the rest to pay; nothing where that is the total. */
function payable({ offer, evaluated }: Given, { totals }: OfferDocumentTexts): OfferTotal[] {
  const { withheld, vat, toPay } = evaluated;
  const withholding = fill(totals.withholding, { percent: percentOf(offer.withholding ?? 0).text });
  const taken = [
    ...(withheld > 0 ? [line('withheld', withholding, change(-withheld))] : []),
    ...(offer.splitPayment && vat > 0 ? [line('split', totals.splitPayment, change(-vat))] : []),
  ];
  return taken.length === 0 ? [] : [...taken, line('toPay', totals.toPay, money(toPay), 'toPay')];
}
