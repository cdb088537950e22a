import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is narrower than `width` pixels: for decisions that styles alone cannot make. */
export function useNarrowerThan(width: number): boolean {
  const query = `(max-width: ${width - 1}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
