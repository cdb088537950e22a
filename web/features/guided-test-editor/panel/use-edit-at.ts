import { useCallback, useRef } from 'react';
import { type Change, editChoice, editPhase } from '#shared/guided-test/edit-place.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { ConfigChoice, ConfigPhase } from '#shared/schemas/guided-test.ts';
import type { SetConfig } from '../state/use-editor.ts';

/** Changes a phase: the same function at every drawing, as the text editor needs it. */
export function useEditPhase(place: Place, setConfig: SetConfig) {
  const latest = useRef(place);
  latest.current = place;
  return useCallback(
    (change: Change<ConfigPhase>) => setConfig((now) => now && editPhase(now, latest.current, change)),
    [setConfig],
  );
}

/** The same of a choice. */
export function useEditChoice(place: Place, setConfig: SetConfig) {
  const latest = useRef(place);
  latest.current = place;
  return useCallback(
    (change: Change<ConfigChoice>) => setConfig((now) => now && editChoice(now, latest.current, change)),
    [setConfig],
  );
}
