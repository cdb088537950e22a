import { useLayoutEffect, useRef } from 'react';

/** Pixels from the end within which somebody still reads the end. */
const near = 24;

/** Keeps the end of what scrolls in view while it grows, unless its reader went elsewhere. */
export function useLatestInView(length: number) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || length === seen.current) return;
    const wasAtEnd = box.dataset.height === undefined || isAtEnd(box, Number(box.dataset.height));
    seen.current = length;
    box.dataset.height = String(box.scrollHeight);
    if (wasAtEnd) box.scrollTop = box.scrollHeight;
  }, [length]);
  return element;
}

const isAtEnd = (box: HTMLElement, height: number) => height - box.scrollTop - box.clientHeight <= near;
