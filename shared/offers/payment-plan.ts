import { largestRemainder } from '#shared/money/largest-remainder.ts';
import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import type { Milestone } from '#shared/schemas/offer.ts';
import { wholePercent } from './offer-bounds.ts';

/**
 * A plan that does not fit, and by how much (F14, OFR-073). Below 0 are percents or balances too many. Percents are
 * hundredths, and what exceeds is cents above what is to pay.
 */
type PlanFault = { code: 'plan-percent' | 'plan-balance' | 'plan-exceeds'; by: number };

/** The amounts of the milestones, in cents; none while the plan does not fit. */
export type PaymentPlan = { amounts: readonly number[] | null; fault: PlanFault | null };

export type Share = Pick<Milestone, 'kind' | 'value'>;

const faulty = (code: PlanFault['code'], by: number): PaymentPlan => ({ amounts: null, fault: { code, by } });

/** The amount to pay, divided among the milestones (F14, OFR-071, OFR-072). */
export function paymentPlan(toPay: number, plan: readonly Share[]): PaymentPlan {
  if (plan.length === 0) return { amounts: [], fault: null };
  if (plan.every(({ kind }) => kind === 'percent')) return byPercent(toPay, plan);
  const rests = plan.filter(({ kind }) => kind === 'rest').length;
  return rests === 1 ? withBalance(toPay, plan) : faulty('plan-balance', 1 - rests);
}

function byPercent(toPay: number, plan: readonly Share[]): PaymentPlan {
  const percents = plan.map(({ value }) => value);
  const missing = wholePercent - percents.reduce((sum, percent) => sum + percent, 0);
  if (missing !== 0) return faulty('plan-percent', missing);
  return { amounts: largestRemainder(toPay, percents) ?? [], fault: null };
}

function withBalance(toPay: number, plan: readonly Share[]): PaymentPlan {
  const fixed = plan.map(({ kind, value }) =>
    kind === 'rest' ? 0 : kind === 'amount' ? value : roundedQuotient([toPay, value], [wholePercent]),
  );
  const rest = toPay - fixed.reduce((sum, amount) => sum + amount, 0);
  if (rest < 0) return faulty('plan-exceeds', -rest);
  return { amounts: fixed.map((amount, at) => (plan[at]?.kind === 'rest' ? rest : amount)), fault: null };
}
