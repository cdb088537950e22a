import { useCallback, useRef } from 'react';
import { type Change, editChoice, editPhase } from '#shared/guided-test/edit-place.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { SetConfig } from '../state/use-editor.ts';

type EditAt<Item> = (config: GuidedTestConfig, place: Place, change: Change<Item>) => GuidedTestConfig;

/** Changes the item of a place: the same function at every drawing, as the text editor needs it. */
function useEditAt<Item>(editAt: EditAt<Item>, place: Place, setConfig: SetConfig) {
  const latest = useRef(place);
  latest.current = place;
  return useCallback(
    (change: Change<Item>) => setConfig((now) => now && editAt(now, latest.current, change)),
    [editAt, setConfig],
  );
}

export const useEditPhase = (place: Place, setConfig: SetConfig) => useEditAt(editPhase, place, setConfig);
export const useEditChoice = (place: Place, setConfig: SetConfig) => useEditAt(editChoice, place, setConfig);
