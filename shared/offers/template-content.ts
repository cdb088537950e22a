import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { titleWithoutCustomer } from './title-without-customer.ts';
import { daysBetween } from './validity.ts';

/** The part of an offer that templates keep: no customer, material or quantity (OFR-079). */
export type TemplateContent = Pick<
  Offer,
  'title' | 'sections' | 'lines' | 'policy' | 'markup' | 'defaultVat' | 'vat' | 'texts' | 'plan'
> & {
  /** From the day it was made to the day it is good until. */
  validityDays: number;
};

/** The content of a template of an offer that was made on a day. */
export function templateContent(offer: Offer, madeOn: string): TemplateContent {
  const { sections, policy, markup, defaultVat, vat, texts, plan, validUntil } = offer;
  const lines = offer.lines
    .filter(({ kind }) => kind !== 'material')
    .map(withoutQuantity)
    .map(withoutChoice);
  const used = new Set([defaultVat, ...lines.map(({ vat: code }) => code)]);
  return {
    ...{ title: titleWithoutCustomer(offer), sections, lines, policy, markup, defaultVat, texts, plan },
    vat: vat.filter(({ code }) => used.has(code)),
    validityDays: Math.min(365, Math.max(1, daysBetween(madeOn, validUntil))),
  };
}

/** A choice of one customer is not proposed to others: no option counts, and of alternatives the first does. */
const withoutChoice = (line: OfferLine, at: number, lines: readonly OfferLine[]): OfferLine => ({
  ...line,
  chosen:
    line.alternative !== null &&
    lines.findIndex(({ alternative }) => alternative === line.alternative) === at,
});

/** A lump sum proposes the quantity 1 (WRK-003). */
const withoutQuantity = (line: OfferLine): OfferLine => ({
  ...line,
  quantity: line.unit === 'corpo' ? 1000 : 0,
  quantityFrom: null,
});
