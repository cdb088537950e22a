import { recordOf, withRanges } from '#shared/catalogue/stored-ranges.ts';
import { type RowChoices, storedChoices, storedMoney } from '#shared/editing/stored-choices.ts';
import type { Product } from '#shared/schemas/product.ts';
import type { QuotationHeader, QuotationLight } from '#shared/schemas/quotation.ts';
import { userSnapshot } from '#shared/schemas/user.ts';
import { contentOf } from './item-content.ts';

export type StoredRow = { sId: string; product: Product; packs: Record<string, number>; choices: RowChoices };

/** The partition of a quotation: its header, its rows, its earlier states. */
export const quotationPartition = (id: string) => `Q#${id}`;

/** The header: what lists show, and what the calculation needs. */
export const headerKey = (id: string) => ({ pk: quotationPartition(id), sk: 'HEAD' });

/** One selected product: the copy made when it was chosen, and the user's choices beside it. */
export const rowKey = (id: string, sId: string) => ({ pk: quotationPartition(id), sk: `ITEM#${sId}` });

export const ownerPartition = (uid: string) => `OWNER#${uid}`;

/** What lists show of a quotation, beside its owner's others: written with the header. */
export const lightKey = ({ uid, createdAt, id }: Pick<QuotationLight, 'uid' | 'createdAt' | 'id'>) => ({
  pk: ownerPartition(uid),
  sk: `Q#${createdAt}#${id}`,
});

export const rowItem = (quotationId: string, { sId, product, packs, choices }: StoredRow) => ({
  ...rowKey(quotationId, sId),
  quotationId,
  sId,
  product,
  packs,
  choices,
});

/** A row as it is stored, written by {@link rowItem}; whatever an older one holds, it can be calculated. */
export function rowOf({ sId, product, packs, choices }: Item): StoredRow {
  return {
    sId: String(sId),
    product: withRanges(recordOf(product) as Product),
    packs: recordOf(packs) as StoredRow['packs'],
    choices: storedChoices(choices),
  };
}

/** Stands for the copy of the owner where an older quotation has none. It says nothing of them. */
const unknownOwner = userSnapshot.parse({ id: '', uid: '', firstName: '', lastName: '', email: '' });

/**
 * The header as it is stored, with `null` for what the item leaves out because it is empty; `deletedAt` is set by a
 * deletion: gone for every reader, waiting for the consumer that removes the rest.
 */
export function headerOf(item: Item): QuotationHeader & { deletedAt?: string } {
  const lists = { tags: [], attachments: [], revisions: [] };
  const absent = { province: null, color: null, colorlist: null, guidedTest: null, note: null, ...lists };
  // All other attributes of a header are required, and were when it was written.
  const user = { ...unknownOwner, ...recordOf(item.user) };
  return { ...absent, ...contentOf(item), ...storedMoney(item), user } as unknown as QuotationHeader;
}

type Item = Record<string, unknown>;
