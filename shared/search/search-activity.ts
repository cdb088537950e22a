import type { ListRules } from './list-rules.ts';

/** When a user signed in last, as lists know it; `revision` counts hours since 1970. */
export type ActivityLight = { id: string; revision: number; signedInAt: string };

/** The hours since 1970 at an instant, rounded down. */
export const hourOf = (instant: string): number => Math.floor(Date.parse(instant) / 3_600_000);

/** A sign-in as lists know it. */
export const activityLight = (id: string, signedInAt: string): ActivityLight => ({
  id,
  revision: hourOf(signedInAt),
  signedInAt,
});

/** Sign-ins are looked up by their user, and never searched or sorted by themselves. */
export const activityRules: ListRules<ActivityLight, never, 'user'> = {
  version: 1,
  sorts: [],
  compare: () => () => 0,
  textsOf: () => [],
  facets: { user: ({ id }) => id },
};
