import { keysOf } from '#lambdas/runtime/table/query-all.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';

/** The ids of all offers of an owner. */
export async function listOfferIds(uid: string): Promise<string[]> {
  const keys = await keysOf(partitions.offers(uid), sorts.lightOffer.prefix);
  return keys.flatMap(({ sk }) => sorts.lightOffer.restOf(sk) ?? []);
}
