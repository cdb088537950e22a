import { offerStates, type VersionState } from './sending/offer-states.ts';

/** The states of offers in lists, in their order: that of the newest version, a draft without one (SND-035). */
export const listedStates = offerStates;
export type ListedState = VersionState;

type OfState = { state?: VersionState | null | undefined; sentUntil?: string | null | undefined };

/** The state of an offer on a day in Rome: '2026-11-26'. A version is expired from the day after its last (SND-040). */
export function listedState({ state, sentUntil }: OfState, today: string): ListedState {
  const waits = state === 'sent' || state === 'opened';
  return waits && (sentUntil ?? today) < today ? 'expired' : (state ?? 'draft');
}
