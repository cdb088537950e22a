import { useSyncExternalStore } from 'react';
import { followLayers, topmostClose } from './close-on-back.ts';

/** Those that one types in. */
const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

const isHeld = () => topmostClose() !== undefined || document.activeElement?.matches(fields) === true;

function follow(onChange: () => void) {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  const release = followLayers(onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
    release();
  };
}

/**
 * Whether a dialog is open or a field has the focus. They hold what the page showed when they opened: the page under them
 * stays, so that what they apply meets the changes of others at a save, and overwrites none.
 */
export const useHeld = (): boolean => useSyncExternalStore(follow, isHeld);
