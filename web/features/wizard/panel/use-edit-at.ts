import { useCallback, useRef } from 'react';
import { type Change, editChoice, editPhase } from '#shared/guided-test/edit-place.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { WizardChoice, WizardPhase } from '#shared/schemas/wizard.ts';
import type { SetConfig } from '../state/use-wizard.ts';

/** Changes a phase: the same function at every drawing, as the text editor needs it. */
export function useEditPhase(place: Place, setConfig: SetConfig) {
  const latest = useRef(place);
  latest.current = place;
  return useCallback(
    (change: Change<WizardPhase>) => setConfig((now) => now && editPhase(now, latest.current, change)),
    [setConfig],
  );
}

/** The same of a choice. */
export function useEditChoice(place: Place, setConfig: SetConfig) {
  const latest = useRef(place);
  latest.current = place;
  return useCallback(
    (change: Change<WizardChoice>) => setConfig((now) => now && editChoice(now, latest.current, change)),
    [setConfig],
  );
}
