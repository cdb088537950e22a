import { useEffect, useRef } from 'react';

/** A place that comes into view with each other text: what it tells of may be screens away. */
export function usePlaceInView(text: string) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another failure
  useEffect(() => {
    // Newer browsers answer a promise, which is no cleanup.
    void place.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  return place;
}
