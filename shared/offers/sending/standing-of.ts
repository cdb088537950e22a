import type { OfferOutcome, SentHead } from '#shared/schemas/sent-offer.ts';
import type { Standing } from './offer-states.ts';

type Head = Pick<SentHead, 'version' | 'state' | 'validUntil' | 'openedAt'> & {
  outcome: Pick<OfferOutcome, 'by'> | null;
};

/** The newest version as the state machine looks at it; null for an offer that never had one. */
export function standingOf(head: Head | undefined): Standing {
  const { version = 0, state = null, validUntil = null, outcome = null, openedAt = null } = head ?? {};
  // Only a version that is not the newest any more is superseded.
  if (version === 0 || state === null || state === 'superseded' || validUntil === null) return null;
  return {
    ...{ number: version, state, validUntil },
    endedBy: outcome?.by ?? null,
    wasOpened: openedAt !== null,
  };
}
