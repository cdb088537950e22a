import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { type Once, runOnce } from '#lambdas/store/once/once-store.ts';
import { listDeliveries } from '#lambdas/store/sent-offer/delivery-store.ts';
import { type ResendOfferInput, type Resent, resendOfferInput } from '#shared/schemas/sent-offer-input.ts';
import { makeLink, readMadeLink } from './made-link.ts';
import { allowedTo, type OwnerContext } from './owner-event.ts';
import { resendByMail } from './resend-by-mail.ts';
import { shownSentOffer } from './shown-sent-offer.ts';

/** Sends the newest version again, by mail or by one more link; of an accepted one the signed copy (SND-021, SND-025). */
export const resendOffer = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ input: resendOfferInput }),
  async run({ input: { key, ...input } }, context) {
    const result = await runOnce(context.user, key, input, (once) => resent(input, once, context));
    const { link, deliveries }: Resent = JSON.parse(result);
    const [sent, made, all] = await Promise.all([
      shownSentOffer(input.offer, context),
      link ? readMadeLink(input.offer, link, context.now) : undefined,
      listDeliveries(input.offer),
    ]);
    return { sent, link: made ?? null, deliveries: all.filter(({ id }) => deliveries.includes(id)) };
  },
});

async function resent(
  input: Omit<ResendOfferInput, 'key'>,
  once: Once,
  context: OwnerContext,
): Promise<string> {
  const { offer, version, recipients } = input;
  const happens = mustBeThere(await allowedTo({ offer, version, event: 'resend' }, context));
  if (recipients !== null) return resendByMail({ ...input, recipients }, happens.head, once, context);
  const result = (link: string) => JSON.stringify({ link, deliveries: [] } satisfies Resent);
  return makeLink(happens.head, { recipient: null, inPerson: false }, { once, result }, context);
}
