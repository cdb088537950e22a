import { useEffect, useState } from 'react';

/**
 * How many entries of a long list are drawn: some at once, more with every frame, so that the screen answers meanwhile.
 * A list that changes keeps as many as it had; one that gets short grows again.
 */
export function useGrowing(total: number, step: number): number {
  const [count, setCount] = useState(step);
  const most = Math.max(step, total);
  if (count > most) setCount(most);
  const drawn = Math.min(count, total);
  useEffect(() => {
    if (drawn >= total) return;
    const frame = requestAnimationFrame(() => setCount(drawn + step));
    return () => cancelAnimationFrame(frame);
  }, [drawn, total, step]);
  return drawn;
}
