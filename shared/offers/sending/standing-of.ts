import type { SentHead } from '#shared/schemas/sent-offer.ts';
import type { Standing } from './offer-states.ts';

/** The newest version as the state machine looks at it; null while the first one is prepared. */
export function standingOf({
  version,
  state,
  validUntil,
  outcome,
  openedAt,
}: Pick<SentHead, 'version' | 'state' | 'validUntil' | 'outcome' | 'openedAt'>): Standing {
  // Only a version that is not the newest any more is superseded.
  if (version === 0 || state === null || state === 'superseded' || validUntil === null) return null;
  return {
    ...{ number: version, state, validUntil },
    endedBy: outcome?.by ?? null,
    wasOpened: openedAt !== null,
  };
}
