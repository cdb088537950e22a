import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';

const keyOf = (uid: string) => ({ pk: partitions.offers(uid), sk: sorts.offerSettings('terms') });

/** The version of the terms of processing that an owner accepted at their first sending (ACC-053). */
export const readAcceptedTerms = async (uid: string): Promise<string | undefined> =>
  (await readItem(keyOf(uid)))?.version;

/** Part of the transaction of a first sending: which terms were accepted, and when. */
export const acceptingTerms = (uid: string, version: string, at: string) =>
  put({ Item: { ...keyOf(uid), version, at } });
