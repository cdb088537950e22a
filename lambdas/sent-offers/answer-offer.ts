import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { type Once, runOnce } from '#lambdas/store/once/once-store.ts';
import { countedMails } from '#lambdas/store/sent-offer/count-mails.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { addingMessage, listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import type { OfferMessage, SentHead } from '#shared/schemas/sent-offer.ts';
import { answerInput } from '#shared/schemas/sent-offer-input.ts';
import { displayName } from '#shared/schemas/user.ts';
import { customersOf } from './customers-of.ts';
import { type BegunMail, handMails, mailing } from './mailing.ts';
import { allowedTo, happen, type OwnerContext } from './owner-event.ts';

/** Answers in the thread of an offer, once for each key; the customer has it by mail, too (ACC-017). */
export const answerOffer = userOperation({
  allow: 'offer.prepare',
  limit: 'offer-answer',
  input: answerInput,
  async run({ key, offer, text }, context) {
    const id = await runOnce(context.user, key, { offer, text }, (once) =>
      answered({ offer, text, once }, context),
    );
    return mustBeThere((await listMessages(offer)).find((message) => message.id === id));
  },
});

type Answer = { offer: string; text: string; once: Once };

async function answered({ offer, text, once }: Answer, context: OwnerContext): Promise<string> {
  const { user, now } = context;
  const { head } = mustBeThere(await allowedTo({ offer, event: 'answer' }, context));
  const addresses = await customersOf(head, context);
  const snapshot = addresses.length > 0 ? await readSnapshot(head, head.version) : undefined;
  const message = messageOf(text, head, context);
  let begun: BegunMail[] = [];
  await countedMails({ user, offer, addresses, now }, () =>
    happen({ offer, event: 'answer' }, context, async (happens) => {
      const mails = await mailing(happens.head, { kind: 'answer', addresses }, context);
      begun = mails.begun;
      return {
        light: { waitingQuestions: 0 },
        line: { event: 'answer' },
        also: [once.remembering(message.id, now), addingMessage(offer, message), ...mails.writes],
      };
    }),
  );
  const said = { kind: 'answer', answer: text } as const;
  if (snapshot) await handMails(begun, { user, snapshot, said }, context);
  return message.id;
}

const messageOf = (
  text: string,
  { version }: SentHead,
  { user, now, newId }: OwnerContext,
): OfferMessage => ({
  ...{ id: newId(), at: now.toISOString(), by: 'owner', who: displayName(user), text, line: null, version },
});
