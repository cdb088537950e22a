import { useState } from 'react';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { StageName } from '#shared/schemas/guided-test.ts';

/** The place that the panel shows; a place of only a stage is the stage itself. */
export type Selection = Place | null;

/** The stage that is shown, and the element of it that the panel edits (WED-015 to WED-020). */
export function useSelection(begun: Selection) {
  const [shown, setShown] = useState<{ stage: StageName; selected: Selection }>({
    stage: begun?.stage ?? 'stage1',
    selected: begun,
  });
  return {
    ...shown,
    select: (selected: Place) => setShown({ stage: selected.stage, selected }),
    clear: () => setShown((now) => ({ ...now, selected: null })),
  };
}
