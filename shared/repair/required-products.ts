import { requiredOf } from '#shared/catalogue/stored-ranges.ts';
import { isRecord } from '#shared/is-record.ts';
import { type Change, type Finding, type Stored, shown } from './finding.ts';

/** Known products by id; a required product that is not among them does not exist. */
export type KnownProducts = ReadonlyMap<string, { um?: unknown }>;

const rangesOf = (product: Stored): readonly unknown[] =>
  Array.isArray(product.consumptionranges) ? product.consumptionranges : [];

const requiredIn = (range: unknown): readonly unknown[] =>
  isRecord(range) && Array.isArray(range.requiredProducts) ? range.requiredProducts : [];

/** The ids of the products that a product requires. */
export const requiredIdsOf = (product: Stored): string[] =>
  rangesOf(product)
    .flatMap(requiredIn)
    .flatMap((entry) => requiredOf(entry).id ?? []);

/** The required products that do not exist: the log names them, and the repair keeps them (OPW-56). */
export const danglingIds = (product: Stored, known: KnownProducts): string[] => [
  ...new Set(requiredIdsOf(product).filter((id) => !known.has(id))),
];

/**
 * Task 6: a required product is held by its id alone, with the unit that it has today; what does not exist stays as it is
 * (REP-014, OPW-56).
 */
export function repairedRequiredProducts(product: Stored, known: KnownProducts): Finding | undefined {
  const changes: Change[] = [];
  const refreshed = (stored: unknown): unknown => {
    const { entry, id } = requiredOf(stored);
    const today = id === undefined ? undefined : known.get(id);
    if (id === undefined || !today) return stored;
    const isById = isRecord(stored) && entry.product === id;
    const um = today.um ?? entry.um;
    if (isById && entry.um === um) return stored;
    changes.push({ before: isById ? shown(entry.um) : '{…}', after: isById ? shown(um) : id });
    return { ...entry, product: id, ...(um !== undefined && { um }) };
  };
  const consumptionranges = rangesOf(product).map((range) =>
    isRecord(range) && Array.isArray(range.requiredProducts)
      ? { ...range, requiredProducts: range.requiredProducts.map(refreshed) }
      : range,
  );
  return changes.length > 0 ? { fields: { consumptionranges }, changes } : undefined;
}
