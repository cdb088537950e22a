import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { addingMessage, listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import type { OfferMessage } from '#shared/schemas/sent-offer.ts';
import { answerInput } from '#shared/schemas/sent-offer-input.ts';
import { displayName } from '#shared/schemas/user.ts';
import { happen } from './owner-event.ts';

/** Answers in the thread of an offer, once for each key (ACC-017). */
export const answerOffer = userOperation({
  allow: 'offer.prepare',
  input: answerInput,
  async run({ key, offer, text }, context) {
    const { user, now, newId } = context;
    const at = now.toISOString();
    const id = await runOnce(user, key, { offer, text }, async (once) => {
      const made = newId();
      await happen({ offer, event: 'answer' }, context, ({ head }) => {
        const who = displayName(user);
        const message: OfferMessage = {
          ...{ id: made, at, by: 'owner', who, text, line: null, version: head.version },
        };
        return {
          light: { waitingQuestions: 0 },
          line: { event: 'answer' },
          also: [once.remembering(made, now), addingMessage(offer, message)],
        };
      });
      return made;
    });
    return mustBeThere((await listMessages(offer)).find((message) => message.id === id));
  },
});
