import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { listScattered } from '#lambdas/store/person/of-person.ts';

/** Takes the name of an erased doer out of their notes beside others. */
export async function forgetDoer(doerId: string, what: string, label: string): Promise<void> {
  for (const { pk, sk } of await listScattered(doerId, what)) await forgetIn({ pk, sk }, label);
}

async function forgetIn(Key: { pk: string; sk: string }, label: string): Promise<void> {
  // The index is a moment late: the item may be gone.
  await updateItem({
    Key,
    UpdateExpression: 'SET #by = :label REMOVE viewerId, gsi1pk, gsi1sk',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#by': 'by' },
    ExpressionAttributeValues: { ':label': label },
  });
}
