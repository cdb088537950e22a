import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { type Once, runOnce } from '#lambdas/store/once/once-store.ts';
import { countedAside } from '#lambdas/store/sent-offer/count-mails.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { addingMessage, listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { waitingQuestions } from '#shared/offers/following/waiting-questions.ts';
import type { OfferMessage, SentHead } from '#shared/schemas/sent-offer.ts';
import { answerInput } from '#shared/schemas/sent-offer-input.ts';
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
  const { addresses, isPaused } = await customersOf(head, context);
  const mailed = addresses.length > 0 ? await mailedOf(head) : undefined;
  const message = messageOf(text, head, context);
  let begun: BegunMail[] = [];
  await countedAside({ user, offer, addresses, now }, (going, full) =>
    happen({ offer, event: 'answer' }, context, async (happens) => {
      const mails = await mailing(happens.head, { kind: 'answer', addresses: going }, context);
      begun = mails.begun;
      const unmailed = isPaused ? 'paused' : full;
      return {
        light: { waitingQuestions: 0 },
        line: { event: 'answer', unmailed },
        also: [
          once.remembering(message.id, now),
          addingMessage(offer, { ...message, unmailed }),
          ...mails.writes,
        ],
      };
    }),
  );
  if (!mailed) return message.id;
  const said = { kind: 'answer', answer: text, questions: mailed.questions } as const;
  await handMails(begun, { user, snapshot: mailed.snapshot, said }, context);
  return message.id;
}

/** The version, and the questions that are answered by it. */
async function mailedOf(head: SentHead) {
  const [snapshot, thread] = await Promise.all([readSnapshot(head, head.version), listMessages(head.offer)]);
  return { snapshot, questions: waitingQuestions(thread, head.version).map(({ text }) => text) };
}

const messageOf = (
  text: string,
  { version }: SentHead,
  { user, now, newId }: OwnerContext,
): OfferMessage => ({
  ...{ id: newId(), at: now.toISOString(), by: 'owner', who: displayName(user), text, line: null, version },
});
