import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in pixels, as it is now; `start` until it is drawn, or where nothing is measured. */
export function useWidth(element: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(start);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth || start);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, start]);
  return width;
}
