import type { OfferTerms } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { type LineAmounts, lineAmounts } from './line-amounts.ts';
import { type LineCosts, lineCosts, marginAt, type OfferMargin } from './margin.ts';
import { type OfferSums, offerSums, type SumTerms } from './offer-sums.ts';
import { type OfferTotals, offerTotals, type Regime } from './offer-totals.ts';
import { type PaymentPlan, paymentPlan } from './payment-plan.ts';
import { codeSums, type VatLine, vatSummary } from './vat-summary.ts';
import { whatCounts } from './what-counts.ts';

/** A line with its numbers. */
export type EvaluatedLine = LineAmounts & {
  counts: boolean;
  costs: LineCosts;
  /** Before the offer's discount, in cents (OFR-084); null for a line without an amount of its own. */
  margin: number | null;
};

/** Every number of an offer, in cents. */
export type EvaluatedOffer = OfferSums &
  OfferTotals & {
    /** In the order of the offer's lines. */
    lines: readonly EvaluatedLine[];
    /** By section, and under null the lines before the first: the sum of its counted lines (OFR-011). */
    subtotals: ReadonlyMap<string | null, number>;
    summary: readonly VatLine[];
    plan: PaymentPlan;
    margin: OfferMargin;
  };

const evaluated = new WeakMap<OfferTerms, EvaluatedOffer>();

/**
 * Every number of an offer (F5 to F12, F14): the one calculation of screens, documents and server (OFR-018, OFR-019).
 * An offer is never changed in place: it is computed once.
 */
export function evaluateOffer(offer: OfferTerms): EvaluatedOffer {
  const known = evaluated.get(offer) ?? evaluate(offer);
  evaluated.set(offer, known);
  return known;
}

function evaluate(offer: OfferTerms): EvaluatedOffer {
  const amounts = lineAmounts(offer);
  const costs = lineCosts(offer, amounts);
  const works = amounts.map((line) => line.works);
  const counts = whatCounts(offer.lines, works);
  const totals = totalsOf(offer, amounts, counts);
  return {
    ...totals,
    lines: amounts.map((line, at) => {
      const own = costs[at] ?? noCosts;
      return { ...line, counts: counts[at] ?? false, costs: own, margin: marginOf(line, own) };
    }),
    subtotals: subtotalsOf(offer, amounts, counts),
    plan: paymentPlan(totals.toPay, offer.plan),
    margin: marginAt(
      totals.taxable,
      costs.filter((_, at) => counts[at]),
    ),
  };
}

const noCosts: LineCosts = { hours: 0, labour: 0, other: 0, materials: 0 };

const marginOf = ({ amount }: LineAmounts, { labour, other, materials }: LineCosts): number | null =>
  amount === null ? null : amount - labour - other - materials;

type Amount = Pick<LineAmounts, 'amount'>;

/** The terms that totals depend on, once each line has its amount. */
export type TotalTerms = SumTerms &
  Regime &
  Pick<OfferTerms, 'vat'> & { lines: readonly Pick<OfferLine, 'vat'>[] };

/** The sums and totals of an offer when these of its lines count. */
export function totalsOf(offer: TotalTerms, amounts: readonly Amount[], counts: readonly boolean[]) {
  const counted = offer.lines.flatMap(({ vat }, at) => {
    const amount = amounts[at]?.amount ?? null;
    return counts[at] && amount !== null ? [{ vat, amount }] : [];
  });
  const sums = offerSums(
    counted.reduce((sum, { amount }) => sum + amount, 0),
    offer,
  );
  const summary = vatSummary(codeSums(offer.vat, counted), sums.taxable);
  return { ...sums, summary, ...offerTotals(summary, offer) };
}

function subtotalsOf(
  { lines, sections }: OfferTerms,
  amounts: readonly Amount[],
  counts: readonly boolean[],
): ReadonlyMap<string | null, number> {
  const subtotals = new Map<string | null, number>(
    [null, ...sections.map(({ id }) => id)].map((id) => [id, 0]),
  );
  for (const [at, { sectionId }] of lines.entries())
    if (counts[at]) subtotals.set(sectionId, (subtotals.get(sectionId) ?? 0) + (amounts[at]?.amount ?? 0));
  return subtotals;
}
