import { day } from '#shared/day.ts';

/** Days ahead that an update may wait: its plan is kept longer. */
const mostDays = 365;

/** Why an update cannot wait for an instant (ISO 8601); undefined when it can. */
export function startProblem(startsAt: string, now: Date): 'past' | 'tooFar' | undefined {
  const ahead = Date.parse(startsAt) - now.getTime();
  if (ahead <= 0) return 'past';
  return ahead > mostDays * day ? 'tooFar' : undefined;
}
