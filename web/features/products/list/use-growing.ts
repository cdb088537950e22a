import { useEffect, useState } from 'react';

/** Rows drawn at a time: a screenful is there at once, and no drawing takes long. */
const step = 40;

/** The rows drawn so far of a page that may be very long; a few more with each frame. */
export function useGrowing<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const [shown, setShown] = useState({ of: rows, count: step });
  const count = shown.of === rows ? shown.count : Math.min(shown.count, step);
  const total = rows?.length ?? 0;
  useEffect(() => {
    if (count >= total) return;
    const handle = requestAnimationFrame(() => setShown({ of: rows, count: count + step }));
    return () => cancelAnimationFrame(handle);
  }, [rows, count, total]);
  return count >= total ? rows : rows?.slice(0, count);
}
