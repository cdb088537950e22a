import { useMemo, useState } from 'react';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import {
  isWorseShortage,
  type Shortage,
  shortageOf,
  shortRows,
  stillShort,
} from '#shared/pricing/short-rows.ts';

const none: Shortage = new Map();

/** The short rows among these, and whether the user has been asked about them. */
export function useAsked(priced: readonly PricedRow[]) {
  const rows = useMemo(() => shortRows(priced), [priced]);
  const shortage = useMemo(() => shortageOf(rows), [rows]);
  const [accepted, setAccepted] = useState(none);
  // A row that was raised and is short again is news.
  const known = stillShort(accepted, shortage);
  if (known.size !== accepted.size) setAccepted(known);
  return {
    rows,
    isNews: isWorseShortage(shortage, known),
    accept: () => setAccepted(shortage),
  };
}
