import { useEffect, useRef } from 'react';
import { hasUnsavedChanges, holdBack, type Leaving } from './leave-guard.ts';

const warnOnClose = (event: BeforeUnloadEvent) => {
  if (hasUnsavedChanges()) event.preventDefault();
};

/**
 * While `unsaved` is true, leaving the screen asks first, and closing the tab shows the browser's own warning (OP60).
 * Call the returned function before navigating after a save. `texts` replace the general words; with `save`,
 * the user may also save and go on.
 */
export function useUnsavedGuard(unsaved: boolean, leaving: Leaving = {}): () => void {
  const release = useRef(() => {});
  const latest = useRef(leaving);
  latest.current = leaving;
  useEffect(() => {
    if (!unsaved) return;
    release.current = holdBack(() => latest.current);
    window.addEventListener('beforeunload', warnOnClose);
    return () => {
      release.current();
      window.removeEventListener('beforeunload', warnOnClose);
    };
  }, [unsaved]);
  return () => release.current();
}
