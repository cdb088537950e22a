import { filled } from '#lambdas/runtime/table/filled.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { recordOf } from '#shared/catalogue/stored-ranges.ts';
import { emptyHeader } from '#shared/editing/header-fields.ts';
import { storedMoney } from '#shared/editing/stored-choices.ts';
import type { QuotationHeader, QuotationLight } from '#shared/schemas/quotation.ts';
import { userSnapshot } from '#shared/schemas/user.ts';

/** A header as lists, imports and consumers read it: its ticks are packed with the rows. */
export type StoredHeader = Omit<QuotationHeader, 'selectedIncidences'>;

/** The quotation: its header as attributes, its rows packed in one. */
export const headerKey = (id: string) => ({ pk: partitions.quotation(id), sk: sorts.quotation });

/** A quotation as lists show it, beside its owner's others: written with the header. */
export const lightKey = ({ uid, createdAt, id }: Pick<QuotationLight, 'uid' | 'createdAt' | 'id'>) => ({
  pk: partitions.owner(uid),
  sk: sorts.lightQuotation(`${createdAt}#${id}`),
});

export const quotationItem = ({ selectedIncidences, ...header }: QuotationHeader, rows: Uint8Array) => ({
  ...headerKey(header.id),
  ...filled(header),
  rows,
});

/** Stands for the copy of the owner where an older quotation has none. It says nothing of them. */
const unknownOwner = userSnapshot.parse({ id: '', uid: '', firstName: '', lastName: '', email: '' });

/** The header of an item, also of a deleted one: `deletedAt` hides it until a consumer removes the rest. */
export function headerOf(item: Item): StoredHeader & { deletedAt?: string } {
  const { pk, sk, gsi1pk, gsi1sk, rows, ...stored } = item;
  // All other attributes of a header are required, and were when it was written.
  const user = { ...unknownOwner, ...recordOf(item.user) };
  return { ...emptyHeader, ...stored, ...storedMoney(item), user } as unknown as StoredHeader;
}

type Item = Record<string, unknown>;
