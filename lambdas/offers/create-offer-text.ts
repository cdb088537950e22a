import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { offerTexts } from '#lambdas/store/offer/offer-block-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { offerTextInput } from '#shared/schemas/offer-block.ts';
import { cleanBlockText } from './clean-block-text.ts';
import { textOf } from './read-offer-text.ts';

/** Keeps a text block for the caller (OFR-075). */
export const createOfferText = userOperation({
  allow: 'offer.prepare',
  limit: 'new-offer-block',
  input: z.strictObject({ key: idSchema, text: offerTextInput }),
  async run({ key, text: { text, ...named } }, { user, now, newId }) {
    const row = { id: newId(), ...named, ...nextRevision(0, user, now) };
    const made = await runOnce(user, key, { ...named, text }, (once) =>
      offerTexts.create(user.id, row, cleanBlockText(text), once, now),
    );
    return textOf(user.id, made);
  },
});
