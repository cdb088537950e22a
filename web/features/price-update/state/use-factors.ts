import { useMemo, useState } from 'react';
import { type FactorTable, noFactors } from '#shared/schemas/price-update.ts';

/**
 * Factors as they are edited: those that were previewed, and what was changed since. Once an update has taken them, they
 * are a record: the next ones start from none, so none counts twice.
 */
export function useFactors(previewed: FactorTable | undefined, isTaken: boolean) {
  const [edit, setEdit] = useState<{ of: FactorTable | undefined; table: FactorTable }>();
  // Another preview brings its own factors.
  const edited = edit && edit.of === previewed ? edit.table : undefined;
  const table = edited ?? previewed ?? noFactors;
  const next = edited ?? (isTaken ? noFactors : table);
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const changed = useMemo(
    () => previewed !== undefined && textOf(table) !== textOf(previewed),
    [table, previewed],
  );
  const set = (next: FactorTable) => setEdit({ of: previewed, table: next });
  return {
    /** Those that are shown. */
    table,
    /** Those of the next preview. */
    next,
    isChanged: changed,
    hasWrong: wrong.size > 0,
    replace: set,
    setRange: (product: string, range: number, factor: number | null) =>
      set(withRange(next, product, range, factor)),
    setList: (pricelist: string, factor: number | null) => set(withList(next, pricelist, factor)),
    /** A field whose text is no factor, until it is one again or is gone. */
    mark: (field: string, isWrong: boolean) =>
      setWrong((before) => (before.has(field) === isWrong ? before : toggled(before, field))),
  };
}
export type Factors = ReturnType<typeof useFactors>;

function toggled(fields: ReadonlySet<string>, field: string): Set<string> {
  const after = new Set(fields);
  if (!after.delete(field)) after.add(field);
  return after;
}

function withRange(table: FactorTable, product: string, range: number, factor: number | null): FactorTable {
  const own = table.byProduct.find((one) => one.product === product)?.factors ?? [];
  const length = Math.max(own.length, range + 1);
  const factors = Array.from({ length }, (_, index) => (index === range ? factor : (own[index] ?? null)));
  const others = table.byProduct.filter((one) => one.product !== product);
  const isGiven = factors.some((one) => one !== null);
  return { ...table, byProduct: isGiven ? [...others, { product, factors }] : others };
}

function withList(table: FactorTable, pricelist: string, factor: number | null): FactorTable {
  const others = table.byPricelist.filter((one) => one.pricelist !== pricelist);
  return { ...table, byPricelist: factor === null ? others : [...others, { pricelist, factor }] };
}

/** The same for tables that say the same, in whatever order. */
function textOf({ byProduct, byPricelist }: FactorTable): string {
  const products = byProduct.flatMap(({ product, factors }) =>
    factors.flatMap((factor, range) => (factor === null ? [] : [`${product} ${range} ${factor}`])),
  );
  return JSON.stringify([
    products.toSorted(),
    byPricelist.map((one) => `${one.pricelist} ${one.factor}`).toSorted(),
  ]);
}
