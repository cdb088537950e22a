import { idInput, userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { offerTexts } from '#lambdas/store/offer/offer-block-store.ts';

/** Removes a text block; offers keep the texts that were inserted (OFR-075). */
export const deleteOfferText = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  async run({ id }, { user }) {
    await tryAgain(async () => offerTexts.remove(user.id, await offerTexts.read(user.id, id)));
    return id;
  },
});
