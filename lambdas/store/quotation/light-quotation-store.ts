import { filled } from '#lambdas/runtime/table/filled.ts';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { noteChange } from '#lambdas/store/list/list-changes.ts';
import { emptyHeader, listedFields, picked } from '#shared/editing/header-fields.ts';
import { italy } from '#shared/geography/countries.ts';
import type { QuotationHeader, QuotationLight } from '#shared/schemas/quotation.ts';
import { lightKey, type StoredHeader } from './quotation-items.ts';

/** A light quotation as its owner's own list has it: nobody else learns of a customer. */
export type OwnQuotationLight = QuotationLight & Pick<QuotationHeader, 'customerId'>;

/** The light quotations of an owner's quotations, the newest first: one consistent Query. */
export async function listOwnQuotations(uid: string): Promise<OwnQuotationLight[]> {
  const newestFirst = { ScanIndexForward: false, ConsistentRead: true };
  const items = await itemsOf(partitions.owner(uid), { prefix: sorts.lightQuotation.prefix, ...newestFirst });
  return items.map(storedLight);
}

/** The light quotation as it is stored, and as its header would have it. */
export async function readLightQuotation(header: StoredHeader) {
  const item = await readItem(lightKey(header));
  return { stored: item ? storedLight(item) : null, wanted: ownLightOf(header) };
}

/** Own ones of some light quotations, as their owner's list has them. */
export async function readOwnLights(lights: readonly QuotationLight[]): Promise<OwnQuotationLight[]> {
  return (await getItems(lights.map(lightKey), true)).map(storedLight);
}

// Written by `listed` below.
const storedLight = (item: object) => ownLightOf(item as OwnQuotationLight);

/** The long list never gets the customer: it is for others. */
const ownLightOf = (header: OwnQuotationLight): OwnQuotationLight => ({
  ...lightOf(header),
  customerId: header.customerId ?? null,
});

const lightOf = (header: QuotationLight): QuotationLight => ({
  ...picked({ ...emptyHeader, ...header }, listedFields),
  // Older records lack it (QDA-014).
  userCountry: header.userCountry ?? italy,
});

/** The writes of every save beside header and rows, for lists. Only its owner lists the quotation of a probe. */
export function listed(header: StoredHeader) {
  const light = lightOf(header);
  const Item = { ...lightKey(light), ...filled(ownLightOf(header)) };
  return [put({ Item }), ...(header.user.isProbe ? [] : [noteChange('quotation', light)])];
}
