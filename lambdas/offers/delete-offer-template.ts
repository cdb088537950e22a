import { idInput, userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { offerTemplates } from '#lambdas/store/offer/offer-block-store.ts';

/** Removes a template; offers that were made of it stay (OFR-080). */
export const deleteOfferTemplate = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  async run({ id }, { user }) {
    await tryAgain(async () => offerTemplates.remove(user.id, await offerTemplates.read(user.id, id)));
    return id;
  },
});
