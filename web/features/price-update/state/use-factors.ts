import { useState } from 'react';
import { readFactor } from '#shared/price-update/read-factor.ts';
import { type FactorTable, noFactors } from '#shared/schemas/price-update.ts';
import type { Draft } from './use-draft.ts';
import type { Preview } from './use-preview.ts';

/** A field of a factor while it is typed: its name for users, and whether they left it. */
type Typed = { label: string; text: string; isLeft: boolean };

type Given = {
  preview: Preview | undefined;
  drafted: Draft['table'];
  isChanged: boolean;
  isTaken: boolean;
  onChange: (table: FactorTable) => void;
};

/**
 * Factors as they are edited: those that were previewed, and what was changed since. Once an update has taken them, they
 * are a record: the next ones start from none, so none counts twice.
 */
export function useFactors({ preview, drafted, isChanged, isTaken, onChange }: Given) {
  const table = drafted ?? preview?.table ?? noFactors;
  const next = drafted ?? (isTaken ? noFactors : table);
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  return {
    /** Those that are shown. */
    table,
    /** Those of the next preview. */
    next,
    isChanged,
    /** Fields that are not left yet, or whose text is no factor. They stay as typed, whatever comes and goes. */
    typed,
    /** The first field whose text is no factor. */
    wrong: [...typed].find(([field, { text }]) => isThere(field, preview) && isWrong(text))?.[1].label,
    replace: onChange,
    setRange: (product: string, range: number, factor: number | null) =>
      onChange(withRange(next, product, range, factor)),
    setList: (pricelist: string, factor: number | null) => onChange(withList(next, pricelist, factor)),
    type: (field: string, entry: Typed) => setTyped((before) => new Map(before).set(field, entry)),
    forget: (field: string) => setTyped((before) => without(before, field)),
    forgetAll: () => setTyped(new Map()),
  };
}
export type Factors = ReturnType<typeof useFactors>;

export const fieldOfList = (pricelist: string) => `list ${pricelist}`;

const isWrong = (text: string) => typeof readFactor(text) === 'string';

/** A list that the update leaves out has no field. */
const isThere = (field: string, preview: Preview | undefined) =>
  !field.startsWith(fieldOfList('')) || preview?.priceLists.some(({ id }) => field === fieldOfList(id));

function without(fields: ReadonlyMap<string, Typed>, field: string): ReadonlyMap<string, Typed> {
  const after = new Map(fields);
  return after.delete(field) ? after : fields;
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
