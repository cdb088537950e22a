import { useEffect, useRef, useState } from 'react';
import type { ReceivedOffer } from '#web/features/received-offer/parts/guest.ts';

const places = { title: '.guest-page h1', answer: '.guest-accept', notice: '.guest-notices' } as const;
type Arrival = { at: keyof typeof places; top?: number };

/**
 * The pressed button is gone: the focus goes to what stands in its place, and into view. `top` is how far the page was
 * scrolled before.
 */
export function useArrival(state: ReceivedOffer['state']) {
  const [arrival, arrive] = useState<Arrival>();
  const was = useRef(state);
  useEffect(() => {
    // A deed whose answer was lost shows when the page is read anew.
    const at = state === 'accepted' ? 'title' : 'notice';
    if (state !== was.current && (state === 'accepted' || state === 'declined')) arrive({ at });
    was.current = state;
  }, [state]);
  useEffect(() => {
    if (!arrival) return;
    const { at, top } = arrival;
    const element = document.querySelector<HTMLElement>(places[at]);
    element?.focus({ preventScroll: true });
    if (at === 'notice') element?.scrollIntoView({ block: 'center' });
    else window.scrollTo(0, top ?? 0);
  }, [arrival]);
  return arrive;
}
