import { decide, type OwnerEvent, offerEvents, type Situation } from './offer-events.ts';
import { stateAt } from './offer-states.ts';

/** `extend` is `Proroga`: the event `send` with a new last day. `remind` is a reminder that the owner sends now. */
export type OfferAction = OwnerEvent | 'extend' | 'remind';

type Shown = Situation & {
  /** The working copy differs from the newest version. */
  changed: boolean;
  /** The accepted offer was cancelled already. */
  cancelled: boolean;
};

/** The actions that an offer's screen shows its owner now: those that the state machine lets do something. */
export function allowedEvents({ changed, cancelled, ...situation }: Shown, now: Date): OfferAction[] {
  const state = stateAt(situation.newest, now);
  const waits = state === 'sent' || state === 'opened';
  const isIdle: Partial<Record<OwnerEvent, boolean>> = {
    send: waits && !changed,
    markDeclined: state === 'declined',
    cancel: cancelled,
  };
  const actions: OfferAction[] = offerEvents.owner.filter(
    (event) => !isIdle[event] && 'next' in decide({ event }, situation, now),
  );
  if (waits) actions.push('remind');
  return waits || state === 'expired' ? [...actions, 'extend'] : actions;
}
