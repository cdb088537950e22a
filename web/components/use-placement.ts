import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const gap = 6;
const tallest = 264;

/** Below its anchor, or above it where there is more room. Its position is fixed, so that no scrolling parent cuts it. */
function placeBeside(anchor: Element): CSSProperties {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - 2 * gap;
  const above = top - 2 * gap;
  const up = below < tallest && above > below;
  return {
    position: 'fixed',
    left,
    width,
    maxHeight: Math.min(tallest, Math.max(88, up ? above : below)),
    ...(up ? { bottom: window.innerHeight - top + gap, top: 'auto' } : { top: bottom + gap }),
  };
}

/** Where a list or a hint that belongs to an anchor is drawn; follows scrolling and the anchor's size while open. */
export function usePlacement(
  anchor: RefObject<Element | null>,
  placed: (anchor: Element) => CSSProperties = placeBeside,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const refresh = () => anchor.current && setPlace(placed(anchor.current));
    refresh();
    const sized = new ResizeObserver(refresh);
    if (anchor.current) sized.observe(anchor.current);
    window.addEventListener('scroll', refresh, true);
    window.addEventListener('resize', refresh);
    return () => {
      sized.disconnect();
      window.removeEventListener('scroll', refresh, true);
      window.removeEventListener('resize', refresh);
    };
  }, [anchor, placed]);
  return place;
}
