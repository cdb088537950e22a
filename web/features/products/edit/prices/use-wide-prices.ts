import { useCallback, useState } from 'react';

const storageKey = 'wide-prices';

function wasWide(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** Whether the prices take the whole width of the window, as it was last on this device. */
export function useWidePrices() {
  const [wide, setWide] = useState(wasWide);
  const onWide = useCallback(() => {
    setWide((now) => {
      try {
        localStorage.setItem(storageKey, now ? 'off' : 'on');
      } catch {
        // Storage is refused: it holds until the page is left.
      }
      return !now;
    });
  }, []);
  return { wide, onWide };
}
