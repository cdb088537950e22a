import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { offerTexts } from '#lambdas/store/offer/offer-block-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { offerTextInput } from '#shared/schemas/offer-block.ts';
import { cleanBlockText } from './clean-block-text.ts';
import { textOf } from './read-offer-text.ts';

/** Saves a text block; offers keep the texts that were inserted (OFR-075). */
export const updateOfferText = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ id: idSchema, revision: z.int().check(z.gte(1)), text: offerTextInput }),
  async run({ id, revision, text: { text, ...named } }, { user, now }) {
    const { content, ...before } = await offerTexts.read(user.id, id);
    mustBuildOn(revision, before);
    const row = { ...before, ...named, ...nextRevision(revision, user, now) };
    await saveOrConflict(
      () => offerTexts.change(user.id, row, cleanBlockText(text)),
      () => offerTexts.read(user.id, id),
    );
    return textOf(user.id, id);
  },
});
