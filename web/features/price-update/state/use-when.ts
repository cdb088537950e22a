import { useState } from 'react';
import { instantOf, romeTime } from '#shared/format/rome-time.ts';
import { startProblem } from '#shared/price-update/start-problem.ts';
import type { Preview } from './use-preview.ts';

type Edit = { of: string | null; isLater: boolean; typed: string };

/** Whether the update begins at once or on a day: as it was previewed, and as it was chosen since. */
export function useWhen(preview: Preview | undefined) {
  const previewed = preview?.startsAt ?? null;
  const [edit, setEdit] = useState<Edit>();
  // A preview of another day brings its own.
  const chosen = edit?.of === previewed ? edit : undefined;
  const isLater = chosen ? chosen.isLater : previewed !== null;
  const typed = chosen ? chosen.typed : romeTime(previewed ?? '');
  const instant = instantOf(typed);
  const problem = instant && startProblem(instant, new Date());
  const day = problem ? undefined : instant;
  const startsAt = chosen ? (isLater ? day : null) : previewed;
  return {
    isLater,
    typed,
    problem,
    /** The instant that is wanted: null for at once, undefined while none is given. */
    startsAt,
    /** The preview is of another instant. */
    isChanged: startsAt !== previewed,
    choose: (later: boolean) => setEdit({ of: previewed, isLater: later, typed }),
    type: (text: string) => setEdit({ of: previewed, isLater, typed: text }),
    forget: () => setEdit(undefined),
  };
}
export type When = ReturnType<typeof useWhen>;
