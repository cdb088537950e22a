import { filled } from '#lambdas/runtime/table/filled.ts';
import { queryAll } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put, update } from '#lambdas/runtime/table/transact.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { type Acceptance, acceptance } from '#shared/schemas/acceptance.ts';

const keyOf = (offer: string) => ({ pk: partitions.sentOffer(offer), sk: sorts.acceptance });

/** The evidence of an acceptance, where there is one (ACC-032). */
export async function readAcceptance(offer: string): Promise<Acceptance | undefined> {
  const item = await readItem(keyOf(offer));
  return item && acceptance.parse(item);
}

/** Until its copies are on their way, the index finds it. */
const due = (at: string) => ({ gsi1pk: partitions.dueCertificates, gsi1sk: at });

/** Part of the transaction of an acceptance: there is one of an offer (ACC-031). */
export const addingAcceptance = (accepted: Acceptance) =>
  put({
    Item: { ...keyOf(accepted.offer), ...filled(accepted), ...due(accepted.at) },
    ConditionExpression: 'attribute_not_exists(pk)',
  });

/** The offers whose signed copies are not made and sent yet, the oldest acceptance first. */
export async function listDueCertificates(now: Date): Promise<string[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':pk': partitions.dueCertificates, ':now': now.toISOString() },
  });
  return items.map(({ pk }) => partitions.sentOffer.restOf(String(pk)) ?? '');
}

/** Part of the transaction that makes the signed copy known: its SHA-256 and its bytes (ACC-033). */
export const notingSignedCopy = (offer: string, signedHash: string, signedSize: number) =>
  update({
    Key: keyOf(offer),
    UpdateExpression: 'SET signedHash = :hash, signedSize = :size',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':hash': signedHash, ':size': signedSize },
  });

/** Takes the mail to the owner; false when an earlier run took it (ACC-035). */
export const takeOwnersCopy = (offer: string, run: string): Promise<boolean> =>
  updateItem({
    Key: keyOf(offer),
    UpdateExpression: 'SET ownersCopy = :run',
    // The last holds when a first try came through and its answer did not.
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(ownersCopy) OR ownersCopy = :run)',
    ExpressionAttributeValues: { ':run': run },
  });

/** All is done: no later run looks at it. */
export const endCertificate = (offer: string): Promise<boolean> =>
  updateItem({
    Key: keyOf(offer),
    UpdateExpression: 'REMOVE gsi1pk, gsi1sk',
    ConditionExpression: 'attribute_exists(pk)',
  });
