import { useEffect, useRef } from 'react';
import { hasUnsavedChanges, holdBack } from './leave-guard.ts';

const warnOnClose = (event: BeforeUnloadEvent) => {
  if (hasUnsavedChanges()) event.preventDefault();
};

/**
 * While `unsaved` is true, leaving the screen asks stay or leave, and closing the tab brings the browser's
 * own warning (OP60). Call the returned function before navigating after a save.
 */
export function useUnsavedGuard(unsaved: boolean): () => void {
  const release = useRef(() => {});
  useEffect(() => {
    if (!unsaved) return;
    release.current = holdBack();
    window.addEventListener('beforeunload', warnOnClose);
    return () => {
      release.current();
      window.removeEventListener('beforeunload', warnOnClose);
    };
  }, [unsaved]);
  return () => release.current();
}
