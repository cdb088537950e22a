import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { firstProductOf } from '#web/lib/ask-for-new.ts';
import type { LoadedCatalogue } from './use-catalogue.ts';
import type { Selection } from './use-selection.ts';

/** Chooses the product that the quotation was asked for with. Returns whether it cannot be chosen. */
export function useFirstProduct({ products }: LoadedCatalogue, { add }: Selection): boolean {
  const id = firstProductOf(useLocation().state);
  const product = products?.find((one) => one.id === id);
  const latest = useRef({ add, isDone: false });
  latest.current.add = add;
  useEffect(() => {
    if (!product || latest.current.isDone) return;
    latest.current.isDone = true;
    latest.current.add(product);
  }, [product]);
  return id !== undefined && products !== undefined && !product && !latest.current.isDone;
}
