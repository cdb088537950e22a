import { ConditionFailed, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { colourCardKey } from './colour-card-store.ts';
import { countingCustomers, customerKey } from './customer-store.ts';

/** Removes the customer that became part of another one; the count is taken back once, however often this is done. */
export async function removeMerged(uid: string, id: string): Promise<void> {
  const Key = customerKey(uid, id);
  const isStill = remove({ Key, ConditionExpression: 'attribute_exists(pk)' });
  try {
    await transact([isStill, countingCustomers(uid, -1), remove({ Key: colourCardKey(uid, id) })]);
  } catch (cause) {
    if (!(cause instanceof ConditionFailed)) throw cause;
  }
}

/** The writes that erase a customer of a revision, with their colour card. */
export const erasingCustomer = (uid: string, id: string, revision: number) => [
  remove({
    Key: customerKey(uid, id),
    ConditionExpression: '#revision = :revision AND attribute_not_exists(mergedInto)',
    ExpressionAttributeNames: { '#revision': 'revision' },
    ExpressionAttributeValues: { ':revision': revision },
  }),
  remove({ Key: colourCardKey(uid, id) }),
  countingCustomers(uid, -1),
];
