import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { dayInRome } from '../offer-number.ts';
import { stateAt } from '../sending/offer-states.ts';
import { standingOf } from '../sending/standing-of.ts';
import { customerReasons, type LossReason, ownerReasons } from './loss-reasons.ts';
import type { CountedOffer } from './offer-figures.ts';

const reasons: readonly LossReason[] = [...ownerReasons, ...customerReasons];

/** A light offer as figures count it; nothing of one that was never sent (FUP-022). */
export function countedOffer(light: OfferLight, now: Date): CountedOffer | null {
  const { state: stored, sentUntil, version, firstSentAt, openedAt, outcome, cancelled, sentValue } = light;
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
