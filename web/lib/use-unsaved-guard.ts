import { useEffect, useRef } from 'react';
import { hasUnsavedChanges, holdBack, type LeaveTexts } from './leave-guard.ts';

const warnOnClose = (event: BeforeUnloadEvent) => {
  if (hasUnsavedChanges()) event.preventDefault();
};

/**
 * While `unsaved` is true, leaving the screen asks first, and closing the tab shows the browser's own warning (OP60).
 * Call the returned function before navigating after a save. `texts` replace the general words.
 */
export function useUnsavedGuard(unsaved: boolean, texts?: LeaveTexts): () => void {
  const release = useRef(() => {});
  const words = useRef(texts);
  words.current = texts;
  useEffect(() => {
    if (!unsaved) return;
    release.current = holdBack(words.current);
    window.addEventListener('beforeunload', warnOnClose);
    return () => {
      release.current();
      window.removeEventListener('beforeunload', warnOnClose);
    };
  }, [unsaved]);
  return () => release.current();
}
