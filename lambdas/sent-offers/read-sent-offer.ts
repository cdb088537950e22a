import { userOperation } from '#lambdas/operation.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { changingLight } from '#lambdas/store/offer/offer-store.ts';
import { answeredSentOffer } from '#lambdas/store/sent-offer/answered-sent-offer.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { offerInput } from '#shared/schemas/sent-offer-input.ts';

/** A sent offer of the caller. From here on its owner has seen an acceptance (FUP-005). */
export const readSentOffer = userOperation({
  allow: 'offer.prepare',
  input: offerInput,
  async run({ offer }, { user, now }) {
    const own = await readOwnOffer(user.id, offer);
    if (own.light.unseen) await transact([changingLight({ uid: user.id, id: offer }, { unseen: false })]);
    return answeredSentOffer(own, user, now);
  },
});
