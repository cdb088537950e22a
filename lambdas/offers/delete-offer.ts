import { idInput, userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { readOffer, removeOffer } from '#lambdas/store/offer/offer-store.ts';

/** Deletes an offer for good; its number is not given again (OFR-006). */
export const deleteOffer = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  async run({ id }, { user }) {
    // A save in between does not stop a deletion.
    await tryAgain(async () => removeOffer((await readOffer(user.id, id)).offer));
    return id;
  },
});
