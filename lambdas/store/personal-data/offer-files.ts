import { readOffers } from '#lambdas/store/offer/offer-store.ts';
import type { Files } from './zip-part.ts';

/** Offers whole, a file each; one that is gone is left out. */
export async function offerFiles(uid: string, ids: readonly string[]): Promise<Files> {
  const stored = await readOffers(uid, ids);
  return Object.fromEntries(
    stored.map(({ offer }) => [`offers/${offer.createdAt.slice(0, 10)}-${offer.id}.json`, offer]),
  );
}
