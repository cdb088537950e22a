import { useEffect } from 'react';

type Shown = { page: number; pageSize: number };

/** Goes to the last page when a deletion removed the shown one. */
export function usePageThatExists(
  { page, pageSize }: Shown,
  total: number | undefined,
  change: (to: { page: number }) => void,
) {
  const last = total === undefined ? page : Math.max(0, Math.ceil(total / pageSize) - 1);
  useEffect(() => {
    if (page > last) change({ page: last });
  });
}
