import { type ErrorCode, isErrorCode } from '#shared/errors.ts';
import { type OfferState, type Standing, type StoredState, stateAt } from './offer-states.ts';

const ownerEvents = [
  'edit',
  'send',
  'resend',
  'withdraw',
  'markAccepted',
  'markDeclined',
  'reopen',
  'cancel',
  'delete',
  'answer',
] as const;
const guestEvents = ['read', 'open', 'ask', 'decline', 'requestCode', 'accept'] as const;
const applicationEvents = ['expire', 'remind', 'bounce', 'complaint', 'delivered'] as const;

/** Everything that happens to an offer, under those who do it (SND-036). */
export const offerEvents = { owner: ownerEvents, guest: guestEvents, application: applicationEvents };
export type OwnerEvent = (typeof ownerEvents)[number];
export type GuestEvent = (typeof guestEvents)[number];
type ApplicationEvent = (typeof applicationEvents)[number];
export type OfferEvent = OwnerEvent | GuestEvent | ApplicationEvent;

/** The columns of the table: states, where who ended a version makes a difference, and pages of older versions. */
type Column =
  | Exclude<OfferState, 'accepted' | 'declined'>
  | 'acceptedByCustomer'
  | 'acceptedByOwner'
  | 'declinedByCustomer'
  | 'declinedByOwner'
  | 'superseded';

type Refusal = Extract<
  ErrorCode,
  | 'failed-precondition'
  | 'link-expired'
  | 'offer-accepted'
  | 'offer-changed'
  | 'offer-declined'
  | 'offer-expired'
  | 'offer-withdrawn'
>;

/** `same`: it happens, and the state stays. `nothing`: nothing is written, and nobody is told. */
type Step = StoredState | 'same' | 'nothing' | 'removed' | 'reopened' | Refusal;
type Row = Readonly<Record<Column, Step>>;

const always = (step: Step): Row => ({
  ...{ draft: step, sent: step, opened: step, expired: step, withdrawn: step, superseded: step },
  ...{ acceptedByCustomer: step, acceptedByOwner: step, declinedByCustomer: step, declinedByOwner: step },
});
const accepted = (step: Step) => ({ acceptedByCustomer: step, acceptedByOwner: step });

/** The refusals of what only a version that waits for an answer allows. */
const refusedOnceEnded: Row = {
  ...always('failed-precondition'),
  ...accepted('offer-accepted'),
  declinedByCustomer: 'offer-declined',
  declinedByOwner: 'offer-declined',
  expired: 'offer-expired',
  withdrawn: 'offer-withdrawn',
};

/** A draft has no link; an answer to a version that is no longer the newest is refused. */
const ofGuest = (row: Row): Row => ({ ...row, draft: 'link-expired' });
const answers: Row = { ...ofGuest(refusedOnceEnded), superseded: 'offer-changed' };

/** The state machine of sent offers: the only transitions there are. */
const table: Readonly<Record<OfferEvent, Row>> = {
  edit: { ...always('same'), ...accepted('offer-accepted') },
  send: { ...always('sent'), ...accepted('offer-accepted') },
  resend: { ...refusedOnceEnded, sent: 'same', opened: 'same', ...accepted('same') },
  withdraw: { ...refusedOnceEnded, sent: 'withdrawn', opened: 'withdrawn', withdrawn: 'nothing' },
  markAccepted: {
    ...{ ...refusedOnceEnded, acceptedByOwner: 'nothing' },
    ...{ sent: 'accepted', opened: 'accepted', expired: 'accepted' },
  },
  markDeclined: {
    ...{ ...refusedOnceEnded, declinedByOwner: 'declined' },
    ...{ sent: 'declined', opened: 'declined', expired: 'declined' },
  },
  reopen: {
    ...{
      ...always('failed-precondition'),
      acceptedByCustomer: 'offer-accepted',
      withdrawn: 'offer-withdrawn',
    },
    ...{ acceptedByOwner: 'reopened', declinedByOwner: 'reopened', declinedByCustomer: 'opened' },
  },
  cancel: { ...always('failed-precondition'), ...accepted('same') },
  delete: { ...always('failed-precondition'), draft: 'removed' },
  answer: { ...always('same'), draft: 'failed-precondition' },
  read: ofGuest(always('nothing')),
  open: { ...ofGuest(always('nothing')), sent: 'opened' },
  ask: { ...ofGuest(always('same')), sent: 'opened', withdrawn: 'offer-withdrawn' },
  decline: { ...answers, sent: 'declined', opened: 'declined' },
  requestCode: { ...answers, sent: 'opened', opened: 'same' },
  accept: { ...answers, sent: 'accepted', opened: 'accepted' },
  expire: { ...always('nothing'), expired: 'same' },
  remind: { ...always('nothing'), sent: 'same', opened: 'same' },
  bounce: always('same'),
  complaint: always('same'),
  delivered: always('nothing'),
};

/** An event. A guest's names the version that their page shows, which may not be the newest any more. */
export type Happening =
  | { event: OwnerEvent | ApplicationEvent }
  | { event: Exclude<GuestEvent, 'requestCode'>; shown: number }
  | { event: 'requestCode'; shown: number; asksCode: boolean };

export type Situation = {
  newest: Standing;
  /** The end of its last day stands in the timeline already. */
  expiryNoted?: boolean;
};

/** The state that is stored after an event, that nothing happens, or the code it is refused with. */
export type Decision =
  | { next: StoredState | 'draft' | 'removed' }
  | { nothing: true }
  | { refused: ErrorCode };

/**
 * The outcome of an event on an offer, by the state alone (SND-036). A stale revision or number is refused after it. `now` is
 * when the request began.
 */
export function decide(happening: Happening, { newest, expiryNoted }: Situation, now: Date): Decision {
  const { event } = happening;
  const step = table[event][columnOf(happening, newest, now)];
  if (step === 'nothing' || (event === 'expire' && expiryNoted)) return { nothing: true };
  if (isErrorCode(step)) return { refused: step };
  if (event === 'requestCode' && !happening.asksCode) return { refused: 'failed-precondition' };
  if (step === 'same') return { next: newest?.state ?? 'draft' };
  if (step === 'reopened') return { next: newest?.wasOpened ? 'opened' : 'sent' };
  return { next: step };
}

/** An accepted or withdrawn offer says so to the pages of its older versions, too (table 4, step 5). */
function columnOf(happening: Happening, newest: Standing, now: Date): Column {
  const state = stateAt(newest, now);
  const byOwner = newest?.endedBy === 'owner';
  if (state === 'accepted') return byOwner ? 'acceptedByOwner' : 'acceptedByCustomer';
  const isOlder = newest !== null && 'shown' in happening && happening.shown !== newest.number;
  if (isOlder && state !== 'withdrawn') return 'superseded';
  if (state === 'declined') return byOwner ? 'declinedByOwner' : 'declinedByCustomer';
  return state;
}
