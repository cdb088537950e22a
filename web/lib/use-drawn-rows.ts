import { useEffect, useRef, useState } from 'react';

/** Rows drawn at once. */
const step = 40;
/** Pixels before the end of the drawn rows at which more are drawn: about a screen. */
const ahead = 1000;

/**
 * Of a list that may be very long as much as somebody scrolls to: thousands of rows drawn at once would stop the page.
 * `end` is put below the rows; another `list` begins anew.
 */
export function useDrawnRows<Row>(rows: readonly Row[] | undefined, list: string) {
  const [drawn, setDrawn] = useState({ list, count: step });
  const count = drawn.list === list ? drawn.count : step;
  const end = useRef<HTMLDivElement>(null);
  const hasMore = (rows?.length ?? 0) > count;
  useEffect(() => {
    const place = end.current;
    if (!place || !hasMore) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn({ list, count: count + step }),
      { rootMargin: `${ahead}px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [list, count, hasMore]);
  return { drawn: hasMore ? rows?.slice(0, count) : rows, end };
}
