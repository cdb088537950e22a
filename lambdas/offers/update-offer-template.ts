import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { offerTemplates } from '#lambdas/store/offer/offer-block-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { blockName } from '#shared/schemas/offer-block.ts';
import { contentOfOffer } from './content-of-offer.ts';

/** Renames a template, or saves an offer over it; offers that were made of it stay (OFR-080). */
export const updateOfferTemplate = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({
    id: idSchema,
    revision: z.int().check(z.gte(1)),
    name: z.nullish(blockName),
    offer: z.nullish(idSchema),
  }),
  async run({ id, revision, name, offer }, { user, now }) {
    const { content: former, ...before } = await offerTemplates.read(user.id, id);
    mustBuildOn(revision, before);
    const { content, ...shown } = offer
      ? await contentOfOffer(user.id, offer)
      : { content: former, title: before.title, lines: before.lines };
    const row = { ...before, ...shown, name: name ?? before.name, ...nextRevision(revision, user, now) };
    await saveOrConflict(
      () => offerTemplates.change(user.id, row, content),
      () => offerTemplates.read(user.id, id),
    );
    return row;
  },
});
