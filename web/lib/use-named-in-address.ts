import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The row that the address names to be opened. It is taken out of the address, so that it opens once. */
export function useNamedInAddress(parameter: string): string | undefined {
  const [params, setParams] = useSearchParams();
  const id = params.get(parameter);
  const [named] = useState(id ?? undefined);
  useEffect(() => {
    if (id === null) return;
    const rest = new URLSearchParams(params);
    rest.delete(parameter);
    setParams(rest, { replace: true });
  }, [id, parameter, params, setParams]);
  return named;
}

/** Opens the row that the address names, once the rows are loaded; one that is gone is not missed. */
export function useNamedRow<Row extends { id: string }>(
  parameter: string,
  rows: readonly Row[] | undefined,
  open: (row: Row) => void,
) {
  const [named, setNamed] = useState(useNamedInAddress(parameter));
  if (named === undefined || !rows) return;
  setNamed(undefined);
  const row = rows.find(({ id }) => id === named);
  if (row) open(row);
}
