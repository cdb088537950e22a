import { idInput, userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { readOffer, removeOffer } from '#lambdas/store/offer/offer-store.ts';
import { refusedByState } from '#lambdas/store/sent-offer/refused-by-state.ts';
import { isPreparing, readSentHead, removingUnsent } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { DomainError } from '#shared/errors.ts';
import { decide } from '#shared/offers/sending/offer-events.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';

/** Deletes an offer that was never sent, for good; its number is not given again (OFR-006, SND-047). */
export const deleteOffer = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  async run({ id }, { user, now }) {
    // A save in between does not stop a deletion; a sending does.
    await tryAgain(async () => {
      const [{ offer }, head] = await Promise.all([readOffer(user.id, id), readSentHead(id)]);
      const decision = decide({ event: 'delete' }, { newest: standingOf(head) }, now);
      if ('refused' in decision) throw refusedByState(decision.refused, head);
      if (head && isPreparing(head, now)) throw new DomainError('already-running');
      await removeOffer(offer, [removingUnsent(id, now)]);
    });
    return id;
  },
});
