import { instantOf } from '#shared/format/rome-time.ts';
import { startProblem } from '#shared/price-update/start-problem.ts';

/** Whether an update begins at once or from a day on, and the day as it is typed, in the time of Rome. */
export type ChosenDay = { isLater: boolean; typed: string };

/** Why an update cannot wait for what is typed. */
export function problemOfDay({ isLater, typed }: ChosenDay) {
  const instant = isLater ? instantOf(typed) : undefined;
  return instant ? startProblem(instant, new Date()) : undefined;
}

/** The instant that is wanted: null for at once, undefined while none is given that it can wait for. */
export function instantOfDay(day: ChosenDay): string | null | undefined {
  if (!day.isLater) return null;
  return problemOfDay(day) ? undefined : instantOf(day.typed);
}
