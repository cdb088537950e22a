import { useEffect, useState } from 'react';

/**
 * The number of drawn entries of a long list. It grows with every frame, so that the screen stays responsive. A changed
 * list keeps its number; a shorter list grows again.
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
