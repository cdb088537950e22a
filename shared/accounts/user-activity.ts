import { day } from '#shared/day.ts';
import { comparePlain } from '#shared/search/list-rules.ts';

/** A user's activity, as super users are told of it. */
export type UserActivity = {
  /** Null when no sign-in was noted. */
  lastSignInAt: string | null;
  /** Their quotations that the asking super user may read. */
  quotations: number;
  lastQuotationAt: string | null;
};

/** Columns of the list of users that their activity fills. */
export const activitySorts = ['lastSignInAt', 'quotations'] as const;
export type ActivitySort = (typeof activitySorts)[number];

/** Whether a column of the list is one of activity. */
export const isActivitySort = (sort: string): sort is ActivitySort =>
  activitySorts.some((known) => known === sort);

/** The values of a filter: users whose last sign-in is long ago, and users who never signed in. */
export const lastSignIns = ['over90Days', 'never'] as const;
export type LastSignIn = (typeof lastSignIns)[number];

const longAway = 90 * day;

type Active = UserActivity & { id: string; createdAt: string };

/** Users who never came have been away since their account was made. */
export function isAsLastSignIn({ lastSignInAt, createdAt }: Active, wanted: LastSignIn, now: Date): boolean {
  if (wanted === 'never') return lastSignInAt === null;
  return now.getTime() - Date.parse(lastSignInAt ?? createdAt) > longAway;
}

/** From those who never came, or made nothing, up; equal ones by id. */
export const compareActivity =
  (sort: ActivitySort) =>
  (left: Active, right: Active): number =>
    (sort === 'quotations'
      ? left.quotations - right.quotations
      : comparePlain(left.lastSignInAt ?? '', right.lastSignInAt ?? '')) || comparePlain(left.id, right.id);

/** The latest of some instants (ISO 8601). */
export const latestOf = (instants: readonly string[]): string | null =>
  instants.reduce<string | null>((latest, at) => (latest === null || at > latest ? at : latest), null);
