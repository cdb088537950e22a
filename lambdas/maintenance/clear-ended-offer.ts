import type { DynamoDBRecord } from 'aws-lambda';
import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { keysOf } from '#lambdas/runtime/table/query-all.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { offerFolder } from '#lambdas/store/sent-offer/version-store.ts';

/** The state of a contract ends ten years after its acceptance: all that is left of the offer goes with it (ACC-049). */
export async function clearEndedOffer({ eventName, dynamodb }: DynamoDBRecord): Promise<void> {
  const { pk, sk } = dynamodb?.Keys ?? {};
  const offer = partitions.sentOffer.restOf(pk?.S ?? '');
  const uid = dynamodb?.OldImage?.uid?.S;
  if (eventName !== 'REMOVE' || sk?.S !== sorts.sentHead || !offer || !uid) return;
  if (await readSentHead(offer)) return;
  await removeForGood(offerFolder(uid, offer));
  await removeItems(await keysOf(partitions.sentOffer(offer)));
}
