import { largestAmount, wholePercent } from '#shared/offers/offer-bounds.ts';
import type { Milestone } from '#shared/schemas/offer.ts';
import { newInnerId } from '#web/lib/new-inner-id.ts';
import { typedOf } from '../parts/number-input.tsx';
import { centsNotation, percentNotation } from '../parts/numbers.ts';

export const shareNotations = {
  percent: percentNotation(wholePercent),
  amount: centsNotation(largestAmount),
};

/** A milestone while it is typed; `key` tells it from others. */
export type MilestoneForm = {
  key: string;
  label: string;
  kind: Milestone['kind'];
  value: string;
  at: Milestone['when']['at'];
  day: string;
  days: string;
};

export const formOfMilestone = ({ label, kind, value, when }: Milestone): MilestoneForm => ({
  ...{ key: newInnerId(), label, kind, at: when.at, day: when.day ?? '' },
  value: kind === 'rest' ? '' : typedOf(value, shareNotations[kind]),
  days: when.days === null ? '' : String(when.days),
});

/** A new one takes what the others leave. */
export const newMilestone = (left: number): MilestoneForm => ({
  ...{ key: newInnerId(), label: '', kind: 'percent', at: 'end', day: '', days: '' },
  value: typedOf(left, shareNotations.percent),
});

/** Days after the invoice: a year at most. */
export const areDays = (days: string): boolean => /^\d{1,3}$/.test(days.trim()) && Number(days) <= 365;

/** Its share, whatever else is missing; undefined while that is missing or wrong. */
export function shareOf({ label, kind, value }: MilestoneForm): Milestone | undefined {
  const share = kind === 'rest' ? 0 : shareNotations[kind].read(value);
  return share == null
    ? undefined
    : { label, kind, value: share, when: { at: 'end', day: null, days: null } };
}

/** The milestone as it is stored; undefined while a field is missing or wrong. */
export function milestoneOf(form: MilestoneForm): Milestone | undefined {
  const { label, at, day, days } = form;
  const share = shareOf(form);
  const isLate = at === 'afterInvoice' && !areDays(days);
  if (label.trim() === '' || !share || (at === 'day' && day === '') || isLate) return undefined;
  const when = {
    at,
    day: at === 'day' ? day : null,
    days: at === 'afterInvoice' ? Number(days) : null,
  };
  return { ...share, label: label.trim(), when };
}
