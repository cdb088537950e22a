import { chosenNames } from '#shared/document/certificate/chosen-names.ts';
import { acceptedPlan } from '#shared/document/offer/accepted-plan.ts';
import { acceptedTotals } from '#shared/offers/accepting/accepted-totals.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { readAcceptance } from './acceptance-store.ts';
import { readSnapshot } from './read-snapshot.ts';

/** An acceptance as its owner's screens show it: computed from what was sent, whatever the working copy says now. */
export async function acceptedOffer(head: SentHead) {
  if (head.state !== 'accepted') return null;
  const [snapshot, acceptance] = await Promise.all([
    readSnapshot(head, head.version),
    readAcceptance(head.offer),
  ]);
  const totals = acceptedTotals(snapshot, { acceptance, outcome: head.outcome });
  const { chosen, taxable, vat, stamp, total } = totals;
  return {
    ...{ lines: chosen, names: chosenNames(snapshot, chosen) ?? null },
    ...{ value: taxable, vat, stamp, total },
    plan: acceptedPlan(snapshot, totals),
  };
}
