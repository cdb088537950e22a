import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { isOneBlocked } from '#lambdas/store/sent-offer/blocked-address-store.ts';
import { readMailStanding } from '#lambdas/store/sent-offer/mail-standing-store.ts';
import { refusedByState } from '#lambdas/store/sent-offer/refused-by-state.ts';
import { isPreparing } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { contentOf, type WorkingCopy } from '#lambdas/store/sent-offer/working-copy.ts';
import { DomainError } from '#shared/errors.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { offerProblems, ownerInProblems } from '#shared/offers/offer-problems.ts';
import { decide } from '#shared/offers/sending/offer-events.ts';
import { stateAt } from '#shared/offers/sending/offer-states.ts';
import { sendRefusal } from '#shared/offers/sending/send-refusal.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { SendOfferInput } from '#shared/schemas/send-offer-input.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';

/** Refuses what the state of an offer does not let be sent (SND-036). */
export function mustBeSendable(head: SentHead | undefined, now: Date): void {
  const decision = decide({ event: 'send' }, { newest: standingOf(head) }, now);
  if ('refused' in decision) throw refusedByState(decision.refused, head);
}

type Sending = { working: WorkingCopy; head: SentHead | undefined; input: Omit<SendOfferInput, 'key'> };

/** Refuses a sending, in the order of the state machine (SND-008, SND-010, SND-011, SND-024, SND-051). */
export async function mustMaySend({ working, head, input }: Sending, now: Date): Promise<void> {
  mustBeSendable(head, now);
  const { user, offer, settings } = working;
  const owner = ownerInProblems(user, settings);
  const problems = offerProblems(offer, { owner, today: dayInRome(now) });
  const byMail = input.channel === 'email';
  const [isBlocked, { isPaused }, content] = await Promise.all([
    byMail && isOneBlocked(user.id, input.recipients),
    byMail ? readMailStanding(user.id, now) : { isPaused: false },
    contentOf(working, now),
  ]);
  const code = sendRefusal({
    ...{ state: stateAt(standingOf(head), now), channel: input.channel, asksCode: input.asksCode },
    isPreparing: head !== undefined && isPreparing(head, now),
    isStale: input.revision !== offer.revision,
    ...{ problems: problems.length, recipients: input.recipients.length, isBlocked, isMailPaused: isPaused },
    isUnchanged: content === head?.content,
  });
  if (code === 'conflict') throw conflictWith(offer);
  if (code) throw new DomainError(code, paramsOf[code]?.({ problems, head }));
}

type Found = { problems: ReturnType<typeof offerProblems>; head: SentHead | undefined };

/** The words of refusals that say more. Problems travel as their codes: the screen has their words. */
const paramsOf: Record<string, ((found: Found) => Record<string, string | number>) | undefined> = {
  'offer-not-ready': ({ problems }) => ({
    problems: [...new Set(problems.map(({ code }) => code))].join(', '),
  }),
  'nothing-changed': ({ head }) => ({ version: head?.version ?? 0 }),
};
