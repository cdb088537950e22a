import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';

/**
 * An accepted snapshot once its customer is erased: lines and amounts are left. Texts and titles may name them, and
 * go (CUS-048, ACC-049). `erased` takes the customer's place.
 */
export function customerlessSnapshot(snapshot: OfferSnapshot, erased: string): OfferSnapshot {
  const { model } = snapshot;
  const { customer, job, plan } = model;
  return {
    ...snapshot,
    ...{ title: '', site: '' },
    model: {
      ...model,
      customer: { ...customer, lead: erased, lines: [] },
      job: { ...job, lead: '', lines: [] },
      ...{ intro: null, texts: [] },
      plan: plan && { ...plan, lines: [] },
    },
  };
}
