import * as z from 'zod/mini';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put, update } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';

/** A consumer's withdrawal from the contract: its moment and content (ACC-055). */
const contractWithdrawal = z.object({
  key: z.string(),
  at: z.string(),
  name: z.string(),
  email: z.string(),
  /** The receipt went there later: `email` was wrong. */
  receiptTo: z.optional(z.string()),
  link: z.string(),
  address: z.string(),
  browser: z.string(),
});
export type ContractWithdrawal = z.infer<typeof contractWithdrawal>;

const keyOf = (offer: string) => ({ pk: partitions.sentOffer(offer), sk: sorts.contractWithdrawal });

export async function readWithdrawal(offer: string): Promise<ContractWithdrawal | undefined> {
  const item = await readItem(keyOf(offer));
  return item && contractWithdrawal.parse(item);
}

/** Part of the transaction that notes it: there is one of an offer. */
export const addingWithdrawal = (offer: string, withdrawal: ContractWithdrawal) =>
  put({ Item: { ...keyOf(offer), ...withdrawal }, ConditionExpression: 'attribute_not_exists(pk)' });

/** Part of a transaction: where the receipt goes now. What was declared stays. */
export const sendingReceiptTo = (offer: string, address: string) =>
  update({
    Key: keyOf(offer),
    UpdateExpression: 'SET receiptTo = :address',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':address': address },
  });
