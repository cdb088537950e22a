import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { digestOf, keepCopies, readCopies } from '#lambdas/store/copy/copy-store.ts';
import { recordOf } from '#shared/catalogue/stored-ranges.ts';
import { type RowChoices, storedChoices } from '#shared/editing/stored-choices.ts';
import type { ProductCopy } from '#shared/schemas/product.ts';
import type { Incidence } from '#shared/schemas/quotation.ts';

/** A selected product: the copy made when it was chosen, and the user's choices beside it. */
export type StoredRow = {
  sId: string;
  product: ProductCopy;
  packs: Record<string, number>;
  choices: RowChoices;
};

/** The rows of a quotation in their order, and the ticks of some. */
type StoredRows = { rows: StoredRow[]; selectedIncidences: Incidence[] };

/** A packed row without empty fields: its copy by its digest, and its tick. */
type PackedRow = {
  sId: string;
  copy: string;
  packs?: Record<string, number>;
  choices: Partial<RowChoices>;
  tick?: Omit<Incidence, 'id'>;
};

/** Rows as an attribute of an item; the copies that they name are in the table before. */
export async function packedRows({
  rows,
  selectedIncidences,
}: Pick<StoredRows, 'selectedIncidences'> & { rows: readonly StoredRow[] }): Promise<Buffer> {
  await keepCopies(rows.map(({ product }) => product));
  const ticks = new Map(selectedIncidences.map(({ id, ...tick }) => [id, tick]));
  return packed(rows.map((row) => packedRow(row, ticks.get(row.sId))));
}

const packedRow = ({ sId, product, packs, choices }: StoredRow, tick: PackedRow['tick']): PackedRow => ({
  sId,
  copy: digestOf(product),
  ...(Object.keys(packs).length > 0 && { packs }),
  choices: madeChoices(choices),
  ...(tick && { tick }),
});

/** Choices that are null or 0 are left out. */
const madeChoices = (choices: RowChoices): Partial<RowChoices> =>
  Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== null && value !== 0));

export async function unpackedRows(bytes: Uint8Array): Promise<StoredRows> {
  const stored = (await unpacked(bytes)) as PackedRow[];
  const copies = await readCopies(stored.map(({ copy }) => copy));
  // All of them are there.
  const rows = stored.map((row) => rowOf(row, copies.get(row.copy) as ProductCopy));
  const selectedIncidences = stored.flatMap(({ sId: id, tick }) => (tick ? [{ id, ...tick }] : []));
  return { rows, selectedIncidences };
}

/** A packed row with its copy. Rows of older forms can be calculated too. */
export const rowOf = ({ sId, packs, choices }: Omit<PackedRow, 'copy'>, product: ProductCopy): StoredRow => ({
  sId,
  product,
  packs: recordOf(packs) as StoredRow['packs'],
  choices: storedChoices(choices),
});

/** The same rows without their notes, packed; undefined when there is no note. */
export async function withoutNotes(bytes: Uint8Array): Promise<Buffer | undefined> {
  const stored = (await unpacked(bytes)) as PackedRow[];
  if (stored.every(({ choices }) => !choices.note)) return undefined;
  return packed(stored.map(({ choices: { note, ...choices }, ...row }) => ({ ...row, choices })));
}
