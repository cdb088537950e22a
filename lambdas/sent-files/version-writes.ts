import type { transact } from '#lambdas/runtime/table/transact.ts';
import { changingLight } from '#lambdas/store/offer/offer-store.ts';
import { addingDelivery } from '#lambdas/store/sent-offer/delivery-store.ts';
import { addingHash } from '#lambdas/store/sent-offer/known-hash-store.ts';
import { countingMail } from '#lambdas/store/sent-offer/mail-standing-store.ts';
import type { NewOfferLink } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { sendingHead, waiting } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { addingLine, type TimelineLine } from '#lambdas/store/sent-offer/timeline-store.ts';
import { addingVersion, changingVersion } from '#lambdas/store/sent-offer/version-store.ts';
import type { WorkingCopy } from '#lambdas/store/sent-offer/working-copy.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { plannedReminders } from '#shared/offers/following/next-due.ts';
import { formerAfterSend, stateAt } from '#shared/offers/sending/offer-states.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { SendOfferInput } from '#shared/schemas/send-offer-input.ts';
import type { Delivery, OfferVersion, SentHead } from '#shared/schemas/sent-offer.ts';
import type { PreparedVersion } from './prepare-version.ts';

type Writes = Parameters<typeof transact>[0];

export type Sent = {
  working: WorkingCopy;
  input: SendOfferInput;
  prepared: PreparedVersion;
  /** The newest version until now. */
  head: SentHead;
  /** The digest of what is sent. */
  content: string;
  made: readonly NewOfferLink[];
  deliveries: readonly Delivery[];
  /** The channel, and what the timeline says of it. */
  detail: string;
  /** Those that the version does not answer. */
  waitingQuestions: number;
  /** The key of its preparation. */
  lock: string;
  newId: () => string;
};

/** The writes that send a prepared version: all of them or none (SND-007, SND-038). */
export function versionWrites(sent: Sent): Writes {
  const { working, input, prepared, head, content, deliveries } = sent;
  const { offer, user } = working;
  const { snapshot, snapshotHash, pdfHash } = prepared;
  const { sentAt, validUntil, number } = snapshot;
  const firstSentAt = head.firstSentAt ?? sentAt;
  const value = evaluateOffer(offer).taxable;
  const ofVersion = { state: 'sent', channel: input.channel, sentAt, outcome: null } as const;
  const known = { kind: 'offer', offer: offer.id, uid: user.id, number, version: snapshot.version } as const;
  return [
    sendingHead(head, sent.lock, {
      ...{ ...ofVersion, version: snapshot.version, firstSentAt, openedAt: null, validUntil },
      ...{ cancelled: null, unmailed: null, value, content },
      ...waiting({ ...snapshot, expiryNoted: head.expiryNoted, reminders: remindersOf(sent) }),
    }),
    ...formerWrites(head, sentAt),
    addingVersion(offer.id, versionOf(sent, value)),
    ...[snapshotHash, pdfHash].map((hash) => addingHash(hash, { ...known, at: sentAt })),
    changingLight(offer, {
      ...{ ...ofVersion, version: snapshot.version, firstSentAt, sentUntil: validUntil, sentValue: value },
      ...{ cancelled: null, lastEvent: 'sent', lastEventAt: sentAt, returned: false, unseen: false },
      waitingQuestions: sent.waitingQuestions,
    }),
    ...deliveries.map(addingDelivery),
    ...(deliveries.length > 0 ? [countingMail(user.id, 'sent', new Date(sentAt), deliveries.length)] : []),
    ...linesOf(sent).map((line) => addingLine(offer.id, line)),
  ];
}

/** The reminders of a version are planned when it is sent (FUP-011). */
const remindersOf = ({ working, prepared, head }: Sent): string[] => {
  const { sentAt, validUntil } = prepared.snapshot;
  const at = new Date(sentAt);
  return plannedReminders(working.settings, { sentAt: at, validUntil, leftOut: head.leftOut }, at);
};

function versionOf({ working, input, prepared }: Sent, value: number): OfferVersion {
  const { total, stamp } = evaluateOffer(working.offer);
  const { snapshot, snapshotHash, pdf, pdfHash } = prepared;
  return {
    ...{ number: snapshot.version, state: 'sent', channel: input.channel, sentAt: snapshot.sentAt },
    ...{ openedAt: null, validUntil: snapshot.validUntil, snapshotHash, pdfHash, pdfSize: pdf.length },
    ...{ asksCode: input.asksCode, recipients: input.recipients, outcome: null },
    ...{ value, stamp, total },
  };
}

/** A version keeps how it ended; one that waits for an answer is superseded, one that expired is not (SND-038). */
function formerWrites(head: SentHead, sentAt: string): Writes {
  const { offer, version, state, openedAt, outcome } = head;
  if (state === null) return [];
  const left = isSuperseded(head, sentAt) ? 'superseded' : state;
  return [changingVersion(offer, version, { state: left, openedAt, outcome })];
}

function isSuperseded(head: SentHead, sentAt: string): boolean {
  const state = stateAt(standingOf(head), new Date(sentAt));
  return state !== 'draft' && state !== 'accepted' && formerAfterSend(state) === 'superseded';
}

function linesOf({ working, prepared, head, made, detail, newId }: Sent): TimelineLine[] {
  const { sentAt: at, version } = prepared.snapshot;
  const line = (event: TimelineLine['event'], of: number, said: string | null): TimelineLine => ({
    ...{ id: newId(), at, event, by: 'owner', who: displayName(working.user), version: of, detail: said },
  });
  return [
    ...(isSuperseded(head, at) ? [line('superseded', head.version, String(version))] : []),
    ...made.map(({ recipient }) => line('linkMade', version, recipient)),
    line('sent', version, detail),
  ];
}
