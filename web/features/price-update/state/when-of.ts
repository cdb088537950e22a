import { romeTime } from '#shared/format/rome-time.ts';
import { type ChosenDay, instantOfDay, problemOfDay } from './chosen-day.ts';
import type { Preview } from './use-preview.ts';

/**
 * Whether the update begins at once or on a day: as it was previewed, or as it was chosen since. The day of an update
 * that took the preview is a record.
 */
export function whenOf(preview: Preview | undefined, drafted: ChosenDay | undefined, isTaken: boolean) {
  const previewed = preview?.startsAt ?? null;
  const day = drafted ?? { isLater: previewed !== null, typed: romeTime(previewed ?? '') };
  const startsAt = instantOfDay(day);
  return {
    ...day,
    problem: drafted || !isTaken ? problemOfDay(day) : undefined,
    /** The instant that is wanted: null for at once, undefined while none is given. */
    startsAt,
    /** The preview is of another instant. */
    isChanged: drafted !== undefined && startsAt !== previewed,
  };
}
