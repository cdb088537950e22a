import { useEffect, useState } from 'react';

/**
 * The number of drawn entries of a long list. It grows with every frame, so that the screen stays responsive. A list
 * that changes keeps its number; a list that shrinks lowers it, and then it grows again.
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
