import { idInput, userOperation } from '#lambdas/operation.ts';
import { offerTexts } from '#lambdas/store/offer/offer-block-store.ts';
import type { OfferText } from '#shared/schemas/offer-block.ts';

/** A text block of a user, with its text. */
export async function textOf(uid: string, id: string): Promise<OfferText> {
  const { content, ...row } = await offerTexts.read(uid, id);
  return { ...row, text: content };
}

/** A text block of the caller. */
export const readOfferText = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  run: ({ id }, { user }) => textOf(user.id, id),
});
