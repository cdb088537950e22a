import type { OfferLight } from '#shared/schemas/offer-light.ts';
import type { OfferOutcome } from '#shared/schemas/sent-offer.ts';
import { dayInRome } from '../offer-number.ts';
import { stateAt, storedStates, type VersionState } from '../sending/offer-states.ts';
import { standingOf } from '../sending/standing-of.ts';
import { customerReasons, type LossReason, ownerReasons } from './loss-reasons.ts';
import type { CountedOffer } from './offer-figures.ts';

const reasons: readonly LossReason[] = [...ownerReasons, ...customerReasons];

/** The state is a word of the server, as lists have it. */
type Light = Pick<OfferLight, 'sentUntil' | 'version' | 'firstSentAt' | 'openedAt' | 'sentValue'> & {
  state: VersionState | null;
  outcome: Pick<OfferOutcome, 'by' | 'how' | 'day'> | null;
  cancelled: object | null;
};

/** A light offer as figures count it; nothing of one that was never sent (FUP-022). */
export function countedOffer(light: Light, now: Date): CountedOffer | null {
  const { sentUntil, version, firstSentAt, openedAt, outcome, cancelled, sentValue } = light;
  const stored = storedStates.find((known) => known === light.state) ?? null;
  const standing = standingOf({ state: stored, validUntil: sentUntil, version, outcome, openedAt });
  if (!standing || firstSentAt === null) return null;
  const state = stateAt(standing, now);
  // A standing is of something that was sent.
  if (state === 'draft') return null;
  return {
    ...{ state, cancelled: cancelled !== null, value: sentValue ?? 0 },
    firstSentOn: dayInRome(new Date(firstSentAt)),
    acceptedOn: state === 'accepted' ? (outcome?.day ?? null) : null,
    wasOpened: openedAt !== null,
    endedBy: outcome?.by ?? null,
    reason: state === 'declined' ? (reasons.find((reason) => reason === outcome?.how) ?? null) : null,
  };
}
