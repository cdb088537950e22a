import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { changingLight } from '#lambdas/store/offer/offer-store.ts';
import { type OwnOffer, readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { refusedByState } from '#lambdas/store/sent-offer/refused-by-state.ts';
import { changingHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { addingLine, type TimelineLine } from '#lambdas/store/sent-offer/timeline-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { decide, type OwnerEvent } from '#shared/offers/sending/offer-events.ts';
import type { StoredState } from '#shared/offers/sending/offer-states.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { SentLight } from '#shared/schemas/offer-light.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

export type OwnerContext = { user: CurrentUser; now: Date; newId: () => string };

/** An event on an offer, and the newest version that the caller saw where it names one. */
type Asked = { offer: string; event: OwnerEvent; version?: number };

/** A sent offer that an event happens to, and the state that follows. */
export type Happens = OwnOffer & { head: SentHead; next: StoredState };

/**
 * Decides an event of the owner: undefined where it changes nothing, else the offer and the state that follows. The
 * state refuses first, then a version that is the newest no more (decision 7).
 */
export async function allowedTo(
  { offer, event, version }: Asked,
  { user, now }: Pick<OwnerContext, 'user' | 'now'>,
): Promise<Happens | undefined> {
  const own = await readOwnOffer(user.id, offer);
  const { head } = own;
  const decision = decide({ event }, { newest: standingOf(head) }, now);
  if ('refused' in decision) throw refusedByState(decision.refused, head);
  if (!head || 'nothing' in decision) return undefined;
  if (version !== undefined && version !== head.version)
    throw conflictWith({ updatedBy: displayName(user), updatedAt: head.sentAt ?? '' });
  // Nothing that is sent becomes a draft or is removed.
  return { ...own, head, next: decision.next as StoredState };
}

type Writes = Parameters<typeof transact>[0];
type Change = {
  /** Fields of the newest version beside its state. */
  head?: Partial<SentHead>;
  light?: Partial<SentLight>;
  line: Pick<TimelineLine, 'event' | 'unmailed'> & { detail?: string | null };
  /** Further writes of the transaction. */
  also?: Writes;
};

/**
 * Does an event of the owner, in one transaction that rests on the state and number which were read. After a lost race
 * it is decided again, as if it had come later (SND-037).
 */
export const happen = (
  asked: Asked,
  context: OwnerContext,
  change: (happens: Happens) => Change | undefined | Promise<Change | undefined>,
): Promise<void> =>
  tryAgain(async () => {
    const happens = await allowedTo(asked, context);
    const changed = happens && (await change(happens));
    if (!changed) return;
    await transact(writesOf(happens, changed, context));
  });

function writesOf(
  { head, next }: Happens,
  { line, also = [], ...fields }: Change,
  context: OwnerContext,
): Writes {
  const { user, now, newId } = context;
  const at = now.toISOString();
  const { offer, version } = head;
  const told = { ...fields.light, lastEvent: line.event, lastEventAt: at };
  return [
    changingHead(head, { state: next, ...fields.head }),
    changingLight({ uid: user.id, id: offer }, { state: next, ...told }),
    addingLine(offer, {
      ...{ id: newId(), at, event: line.event, by: 'owner', who: displayName(user), version },
      detail: line.detail ?? null,
      unmailed: line.unmailed ?? null,
    }),
    ...also,
  ];
}
