import type { ErrorCode } from '#shared/errors.ts';
import type { OfferState } from './offer-states.ts';

/** How a version reaches its customer (SND-002). */
export const channels = ['email', 'link', 'inPerson', 'hand'] as const;
export type Channel = (typeof channels)[number];

/** Everything besides the state that sending depends on, as the server finds it. */
type Sending = {
  state: OfferState;
  channel: Channel;
  asksCode: boolean;
  /** Another version of the offer is being prepared. */
  isPreparing: boolean;
  /** The named revision of the working copy is no longer the stored one. */
  isStale: boolean;
  /** How much is left in `Da sistemare`. */
  problems: number;
  recipients: number;
  /** One of the recipients complained. */
  isBlocked: boolean;
  isMailPaused: boolean;
  /** The working copy equals the newest version. */
  isUnchanged: boolean;
};

/**
 * The code that sending is refused with, in the order of the state machine; undefined where it may go on (SND-008, SND-010,
 * SND-011). The state's own refusal comes before, by `decide`.
 */
export function sendRefusal(sending: Sending): ErrorCode | undefined {
  const byMail = sending.channel === 'email';
  const waits = sending.state === 'sent' || sending.state === 'opened';
  const checks: [isRefused: boolean, code: ErrorCode][] = [
    [sending.isPreparing, 'already-running'],
    [sending.isStale, 'conflict'],
    [sending.problems > 0, 'offer-not-ready'],
    [(byMail || sending.asksCode) && sending.recipients === 0, 'recipient-missing'],
    [byMail && sending.isBlocked, 'recipient-blocked'],
    [byMail && sending.isMailPaused, 'mail-paused'],
    [waits && sending.isUnchanged, 'nothing-changed'],
  ];
  return checks.find(([isRefused]) => isRefused)?.[1];
}
