import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Browsers that keep what is in sight where it is, whatever changes above it. */
const isAnchoring = () => CSS.supports('overflow-anchor', 'auto');

/**
 * Folds the panels of these phases as each leaves the window, above or below, without moving what is in it. One that
 * holds the focus stays: who uses the keyboard would lose his place.
 */
export function useOutOfSight(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  fold: (id: string) => void,
) {
  const latest = useRef(fold);
  latest.current = fold;
  const watched = JSON.stringify(ids);
  useEffect(() => {
    const leave = ({
      target,
      isIntersecting,
      boundingClientRect: { height, bottom },
    }: IntersectionObserverEntry) => {
      const id = target.getAttribute('data-phase');
      if (isIntersecting || id === null || target.contains(document.activeElement)) return;
      flushSync(() => latest.current(id));
      if (bottom <= 0 && !isAnchoring())
        window.scrollBy({ top: target.getBoundingClientRect().height - height, behavior: 'instant' });
    };
    const observer = new IntersectionObserver((entries) => entries.forEach(leave));
    const wanted = new Set<string | null>(JSON.parse(watched));
    const box = list.current;
    /** Asks anew where each is, also when the focus has left one. */
    const look = () => {
      observer.disconnect();
      for (const panel of box?.querySelectorAll('[data-phase]') ?? [])
        if (wanted.has(panel.getAttribute('data-phase'))) observer.observe(panel);
    };
    look();
    box?.addEventListener('focusout', look);
    return () => {
      observer.disconnect();
      box?.removeEventListener('focusout', look);
    };
  }, [list, watched]);
}
