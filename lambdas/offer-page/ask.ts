import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { digestOf, doneOnce, type Once, onceKey } from '#lambdas/store/once/once-store.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { addingMessage, listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { PageMessage } from '#shared/offers/accepting/offer-page.ts';
import { shownMessage } from '#shared/offers/accepting/page-of.ts';
import { waitingQuestions } from '#shared/offers/following/waiting-questions.ts';
import { decide } from '#shared/offers/sending/offer-events.ts';
import { askInput } from '#shared/schemas/offer-page-input.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { type CustomerContext, customerOperation } from './customer-operation.ts';
import { eventWrites, openedNow } from './event-writes.ts';
import { newestOf } from './newest.ts';
import { refusedBy } from './refused.ts';

type Asked = { version: number; text: string; line?: string | undefined; toExtend?: true | undefined };

/** A question about the offer or one of its lines, in every state but withdrawn (ACC-016, ACC-018). */
export const ask = customerOperation({
  limit: 'offer-page',
  input: askInput,
  async run({ key, ...asked }, context): Promise<{ message: PageMessage }> {
    const { link, now } = context;
    const once = onceKey(link.uid, `${link.id}#${key}`, digestOf(asked));
    const id = await doneOnce(once, async () => {
      await countUse('ask-by-link', link.id, now);
      await countUse('ask-of-offer', link.offer, now);
      return tryAgain(() => noted(asked, once, context));
    });
    const message = (await listMessages(link.offer)).find((each) => each.id === id);
    // The thread may have been erased meanwhile.
    if (!message) throw new DomainError('link-expired');
    return { message: shownMessage(message) };
  },
});

/** Notes the question; answers its id. */
async function noted(asked: Asked, once: Once, { link, now, newId }: CustomerContext): Promise<string> {
  const { version, text, line = null, toExtend } = asked;
  const { head, standing } = await newestOf(link, now);
  const decision = decide({ event: 'ask', shown: version }, { newest: standing }, now);
  if ('refused' in decision) throw refusedBy(decision.refused, head);
  if (line !== null) await mustBeLine(head, line);
  const message = {
    ...{ id: newId(), at: now.toISOString(), by: 'customer' as const, who: link.recipient },
    ...{ text, line, version: head.version, ...(toExtend && { toExtend }) },
  };
  const thread = [...(await listMessages(link.offer)), message];
  const happened = {
    event: 'question',
    head: openedNow(head, now),
    light: { waitingQuestions: waitingQuestions(thread, head.version).length },
  } as const;
  await transact([
    once.remembering(message.id, now),
    addingMessage(link.offer, message),
    ...eventWrites({ head, link, now, newId }, happened),
  ]);
  return message.id;
}

/** A question names a line of what was sent, or none. */
async function mustBeLine(head: SentHead, line: string): Promise<void> {
  const { selectable } = await readSnapshot(head, head.version);
  if (!selectable.lines.some(({ id }) => id === line))
    throw new DomainError('invalid-input', { field: 'line' });
}
