import { isExpired } from '../validity.ts';

/** Every state that a version or an offer shows, in the order of lists (SND-035). */
export const offerStates = [
  'draft',
  'sent',
  'opened',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
] as const;

/** The state of a version. */
export type VersionState = (typeof offerStates)[number];

/** The states that the newest version is stored with: `expired` is computed, a draft has no version (SND-040). */
export const storedStates = ['sent', 'opened', 'accepted', 'declined', 'withdrawn'] as const;
export type StoredState = (typeof storedStates)[number];

/** The state of an offer: that of its newest version. */
export type OfferState = Exclude<VersionState, 'superseded'>;

/** The newest version, as far as its state goes; null for an offer that never had one. */
export type Standing = {
  number: number;
  state: StoredState;
  /** The last day on which it may be accepted: '2026-12-31'. */
  validUntil: string;
  /** By whom an accepted or declined version ended: the customer on their page, or the owner's mark. */
  endedBy: 'customer' | 'owner' | null;
  /** It was opened at some time, whatever it is now. */
  wasOpened: boolean;
} | null;

/** The state of an offer now (SND-035, SND-039, SND-040). */
export function stateAt(
  standing: Pick<NonNullable<Standing>, 'state' | 'validUntil'> | null,
  now: Date,
): OfferState {
  if (!standing) return 'draft';
  const { state } = standing;
  const waits = state === 'sent' || state === 'opened';
  return waits && isExpired(standing, now) ? 'expired' : state;
}

/** The state of a former version when a newer one is sent: only one that waits for an answer is superseded (SND-038). */
export const formerAfterSend = (state: Exclude<OfferState, 'draft' | 'accepted'>): VersionState =>
  state === 'sent' || state === 'opened' ? 'superseded' : state;
