import { useCallback, useState } from 'react';
import { browserStore } from '#web/lib/storage.ts';

const storageKey = 'wide-prices';

const wasWide = () => browserStore.get(storageKey) === 'on';

/** Whether the prices take the whole width of the window, as it was last on this device. */
export function useWidePrices() {
  const [wide, setWide] = useState(wasWide);
  const onWide = useCallback(() => {
    setWide((now) => {
      browserStore.set(storageKey, now ? 'off' : 'on');
      return !now;
    });
  }, []);
  return { wide, onWide };
}
