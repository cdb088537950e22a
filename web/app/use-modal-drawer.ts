import { useEffect, useLayoutEffect, useRef } from 'react';
import { pushModal } from '#web/components/push-modal.ts';

/** Below a drawer everything sleeps; the focus starts at `first` and goes back to where it was. */
export function useModalDrawer(scrim: string, first: string) {
  const opener = useRef<Element>(null);
  const release = useRef(() => {});
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      release.current();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    [],
  );
  return () => {
    document.querySelector<HTMLElement>(first)?.focus();
    const layer = document.querySelector(scrim);
    if (layer) release.current = pushModal(layer);
  };
}
