import { useMemo, useState } from 'react';
import { recalculateRowPacks } from '#shared/editing/recalculate-row-packs.ts';
import type { PackCount } from '#shared/editing/replace-row.ts';
import { setPackAim } from '#shared/editing/set-pack-aim.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import type { PackAim } from '#shared/pricing/pack-aim.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedPack, PricedRow } from '#shared/pricing/priced-quotation.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';

const countsOf = (packs: readonly PricedPack[]): PackCount[] =>
  packs.map(({ id, count }) => ({ id, quantity: count }));

const countsIn = ({ selectedProducts }: Quotation, sId: string) =>
  selectedProducts.filter((row) => row.sId === sId).flatMap((row) => packsOf(row));
const areSameCounts = (left: readonly PackCount[], right: readonly PackCount[]) =>
  left.every(({ quantity }, index) => quantity === right[index]?.quantity);

export type PackTrial = ReturnType<typeof usePackTrial>;

/** Tries counts on a copy of the quotation, so that `priceQuotation` computes all numbers. */
export function usePackTrial(quotation: Quotation, priced: PricedRow) {
  const { sId } = priced;
  const [trial, setTrial] = useState(quotation);
  /** The trial before packages were counted by hand. */
  const [uncounted, setUncounted] = useState(quotation);
  const row = useRow(trial, priced);
  const aim = row.row.packAim;
  const withAim = (now: Quotation, chosen: PackAim) => setPackAim(now, new Set([sId]), chosen);
  /** Counts that are the same again are no counts by hand: the aim stays. */
  const count = (packs: readonly PackCount[]) => {
    const counted = setRowPacks(trial, sId, packs);
    setTrial(areSameCounts(countsIn(counted, sId), countsIn(uncounted, sId)) ? uncounted : counted);
  };
  const setAutomatic = (next: Quotation) => {
    setTrial(next);
    setUncounted(next);
  };
  return {
    row,
    hasMoney: trial.pricelist !== null,
    isChanged:
      aim !== priced.row.packAim ||
      row.packs.some(({ count }, index) => count !== priced.packs[index]?.count),
    setCount: (id: string, quantity: number) => count([{ id, quantity }]),
    recalculate: () => setAutomatic(recalculateRowPacks(trial, sId)),
    choose: (chosen: PackAim) => setAutomatic(withAim(trial, chosen)),
    /** The trial as an edit. */
    apply: (now: Quotation) => (aim ? withAim(now, aim) : setRowPacks(now, sId, countsOf(row.packs))),
  };
}

function useRow(quotation: Quotation, priced: PricedRow): PricedRow {
  return useMemo(
    () => priceQuotation(quotation).rows.find(({ sId }) => sId === priced.sId) ?? priced,
    [quotation, priced],
  );
}
