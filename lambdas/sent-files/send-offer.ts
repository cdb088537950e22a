import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { readAcceptedTerms } from '#lambdas/store/offer/processing-terms-store.ts';
import { digestOf, doneOnce, onceKey } from '#lambdas/store/once/once-store.ts';
import { readLinkKey } from '#lambdas/store/pass/link-key-store.ts';
import { answeredOfferLink } from '#lambdas/store/sent-offer/answered-offer-link.ts';
import { answeredSentOffer } from '#lambdas/store/sent-offer/answered-sent-offer.ts';
import { listDeliveries } from '#lambdas/store/sent-offer/delivery-store.ts';
import { offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { beginPreparing, endPreparing, readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { readWorkingCopy } from '#lambdas/store/sent-offer/working-copy.ts';
import { DomainError } from '#shared/errors.ts';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import { type SendOfferInput, sendOfferInput } from '#shared/schemas/send-offer-input.ts';
import { freezeAndSend, type SendContext, type SendingResult } from './freeze-and-send.ts';
import { mustMaySend } from './send-refused.ts';

/** Freezes the working copy as the next version, and sends it (SND-002). */
export const sendOffer = userOperation({
  allow: 'offer.prepare',
  limit: 'document',
  input: z.strictObject({ input: sendOfferInput }),
  async run({ input }, { user, now, newId }) {
    const context = { user, now, newId };
    const { key, ...asked } = input;
    const once = onceKey(user.id, key, digestOf(asked));
    const result = await doneOnce(once, () => sendOnce(input, { ...context, once }));
    const { version, link }: SendingResult = JSON.parse(result);
    const [own, found, linkKey, deliveries] = await Promise.all([
      readOwnOffer(user.id, input.offer),
      link ? offerLinks.read(input.offer, link, now) : undefined,
      link ? readLinkKey(input.offer, link) : undefined,
      listDeliveries(input.offer),
    ]);
    return {
      sent: mustBeThere((await answeredSentOffer(own, user, now)) ?? undefined),
      // It may have been revoked before a retry.
      link: found && linkKey ? answeredOfferLink(found, linkKey) : null,
      deliveries: deliveries.filter((each) => each.version === version && each.kind === 'offer'),
    };
  },
});

/** Sends under the lock of the offer's preparation, which ends with it (SND-008). */
async function sendOnce(input: SendOfferInput, context: SendContext): Promise<string> {
  const { user, now, newId } = context;
  const [working, head, terms] = await Promise.all([
    readWorkingCopy(user, input.offer),
    readSentHead(input.offer),
    readAcceptedTerms(user.id),
  ]);
  const accepts = terms === undefined && input.processingTerms === processingTerms;
  if (terms === undefined && !accepts)
    throw new DomainError('invalid-input', { field: 'input.processingTerms' });
  await mustMaySend({ working, head, input }, now);
  const lock = newId();
  if (!(await beginPreparing({ offer: input.offer, uid: user.id }, lock, now)))
    throw new DomainError('already-running');
  try {
    return JSON.stringify(await freezeAndSend(input, working, { ...context, lock, accepts }));
  } catch (cause) {
    await endPreparing(input.offer, lock);
    throw cause;
  }
}
