import { allowedEvents, type OfferAction } from '#shared/offers/sending/allowed-events.ts';
import type { Standing } from '#shared/offers/sending/offer-states.ts';
import type { SentOffer } from './use-sent-offer.ts';

/** The newest version as the state machine reads it: an expired one is stored as sent or opened (SND-040). */
function standingOf(sent: SentOffer | null): Standing {
  if (!sent || sent.version === 0 || sent.state === 'draft' || sent.state === 'superseded') return null;
  const { version, state, openedAt, outcome } = sent;
  return {
    number: version,
    state: state === 'expired' ? (openedAt ? 'opened' : 'sent') : state,
    validUntil: sent.validUntil ?? '',
    endedBy: outcome?.by ?? null,
    wasOpened: openedAt !== null,
  };
}

/** The actions that the screen shows now, by the one state machine (SND-036). */
export const actionsOf = (sent: SentOffer | null, now: Date): ReadonlySet<OfferAction> =>
  new Set(
    allowedEvents(
      {
        newest: standingOf(sent),
        changed: sent?.changed ?? false,
        cancelled: sent?.cancelled != null,
      },
      now,
    ),
  );
