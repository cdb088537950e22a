import { useMemo } from 'react';
import { withSelection } from '#shared/offers/accepting/with-selection.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import type { EditedOffer } from '../edit/use-offer-draft.ts';
import type { SentOffer } from './use-sent-offer.ts';

/**
 * An accepted offer with what was chosen. `isOther`: its working copy comes to other amounts, as it had changes that were
 * not sent; what is to pay is what was accepted.
 */
export function useAsAccepted(offer: EditedOffer, accepted: SentOffer['accepted'] | undefined) {
  const chosen = accepted?.lines;
  const draft = useMemo(
    () => (chosen ? withSelection(offer.draft, chosen) : offer.draft),
    [offer.draft, chosen],
  );
  const evaluated = evaluateOffer(draft);
  if (!accepted) return { ...offer, isOther: false };
  const { value: taxable, vat, stamp, total, plan } = accepted;
  const own = [evaluated.taxable, evaluated.total, ...(evaluated.plan.amounts ?? plan.map(() => null))];
  const isOther =
    JSON.stringify(own) !== JSON.stringify([taxable, total, ...plan.map((each) => each.amount)]);
  return {
    ...{ ...offer, draft, isOther },
    evaluated: isOther ? { ...evaluated, taxable, vat, stamp, total } : evaluated,
  };
}
