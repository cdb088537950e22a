import type { SelectedTotals } from '#shared/offers/accepting/selection.ts';
import type { OfferSnapshot } from './offer-snapshot.ts';

/** An instalment: its words as on paper, and its cents; null where the plan does not fit. */
export type AcceptedInstalment = { label: string; amount: number | null };

/** The payment plan with what each instalment is of the selection (ACC-013). */
export const acceptedPlan = (
  { model }: { model: Pick<OfferSnapshot['model'], 'plan'> },
  { plan: { amounts } }: Pick<SelectedTotals, 'plan'>,
): AcceptedInstalment[] =>
  (model.plan?.rows ?? []).map(({ share, text }, at) => ({
    label: [share, text].filter(Boolean).join(' · '),
    amount: amounts?.[at] ?? null,
  }));
