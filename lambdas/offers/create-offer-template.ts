import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { offerTemplates } from '#lambdas/store/offer/offer-block-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { blockName } from '#shared/schemas/offer-block.ts';
import { contentOfOffer } from './content-of-offer.ts';

/** Keeps a template of an offer of the caller (OFR-079). */
export const createOfferTemplate = userOperation({
  allow: 'offer.prepare',
  limit: 'new-offer-block',
  input: z.strictObject({ key: idSchema, name: blockName, offer: idSchema }),
  async run({ key, name, offer }, { user, now, newId }) {
    const made = await runOnce(user, key, { name, offer }, async (once) => {
      const { content, ...shown } = await contentOfOffer(user.id, offer);
      const row = { id: newId(), name, ...shown, ...nextRevision(0, user, now) };
      return offerTemplates.create(user.id, row, content, once, now);
    });
    return offerTemplates.read(user.id, made);
  },
});
