import { filled } from '#lambdas/runtime/table/filled.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { type Acceptance, acceptance } from '#shared/schemas/sent-offer.ts';

const keyOf = (offer: string) => ({ pk: partitions.sentOffer(offer), sk: sorts.acceptance });

/** The evidence of an acceptance, where there is one (ACC-032). */
export async function readAcceptance(offer: string): Promise<Acceptance | undefined> {
  const item = await readItem(keyOf(offer));
  return item && acceptance.parse(item);
}

/** Part of the transaction of an acceptance: there is one of an offer (ACC-031). */
export const addingAcceptance = (accepted: Acceptance) =>
  put({
    Item: { ...keyOf(accepted.offer), ...filled(accepted) },
    ConditionExpression: 'attribute_not_exists(pk)',
  });

/** Notes the signed copy, once: false when it was noted (ACC-033). */
export const noteSignedCopy = (offer: string, signedHash: string, signedSize: number): Promise<boolean> =>
  updateItem({
    Key: keyOf(offer),
    UpdateExpression: 'SET signedHash = :hash, signedSize = :size',
    // The last holds when a first try came through and its answer did not.
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(signedHash) OR signedHash = :hash)',
    ExpressionAttributeValues: { ':hash': signedHash, ':size': signedSize },
  });
