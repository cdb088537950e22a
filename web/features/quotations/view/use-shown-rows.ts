import { useState } from 'react';

/** The two switches of the table; price rows exist only with an owner price list. */
export function useShownRows(hasMoney: boolean) {
  const [prices, setPrices] = useState(false);
  const [specs, setSpecs] = useState(false);
  return { prices: prices && hasMoney, specs, hasMoney, setPrices, setSpecs };
}
export type ShownRows = ReturnType<typeof useShownRows>;
