import { offerStates, type VersionState } from './sending/offer-states.ts';

/** An accepted offer that was undone later stands apart from the accepted ones (SND-045). */
export type ListedState = VersionState | 'cancelled';

/** The states of offers in lists, in their order: that of the newest version, a draft without one (SND-035). */
export const listedStates: readonly ListedState[] = offerStates.flatMap((state): ListedState[] =>
  state === 'accepted' ? [state, 'cancelled'] : [state],
);

type OfState = {
  state?: VersionState | null | undefined;
  sentUntil?: string | null | undefined;
  cancelled?: object | null | undefined;
};

/** The state of an offer on a day in Rome: '2026-11-26'. A version is expired from the day after its last (SND-040). */
export function listedState({ state, sentUntil, cancelled }: OfState, today: string): ListedState {
  if (state === 'accepted' && cancelled) return 'cancelled';
  const waits = state === 'sent' || state === 'opened';
  return waits && (sentUntil ?? today) < today ? 'expired' : (state ?? 'draft');
}
