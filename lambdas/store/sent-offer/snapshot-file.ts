import { readFile } from '#lambdas/runtime/files/files.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { versionFile } from './version-store.ts';

/** A version as it was sent. Its file is written once, before anybody can open the version. */
export async function readSnapshot(
  of: Pick<SentHead, 'uid' | 'offer'>,
  number: number,
): Promise<OfferSnapshot> {
  const file = await readFile(versionFile(of, number, '.json'));
  // Written by whoever froze the version.
  return JSON.parse(Buffer.from(file).toString()) as OfferSnapshot;
}
