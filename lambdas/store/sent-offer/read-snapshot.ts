import { readFileIfThere } from '#lambdas/runtime/files/files.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { readKeptSnapshot, versionFile } from './version-store.ts';

/** Versions that a function remembers, 1 MB each at most: who reads one asks about it and accepts it soon after. */
const mostKept = 8;
const kept = new Map<string, OfferSnapshot>();

/**
 * A version as it was sent, or what is left of it without its customer. Its file is written once, before anybody can open
 * the version.
 */
export async function readSnapshot(
  of: Pick<SentHead, 'uid' | 'offer'>,
  number: number,
): Promise<OfferSnapshot> {
  const name = versionFile(of, number, '.json');
  const known = kept.get(name);
  if (known) return known;
  const file = await readFileIfThere(name);
  const stored = file ? JSON.parse(Buffer.from(file).toString()) : await readKeptSnapshot(of.offer, number);
  if (!stored) throw new Error(`The file ${name} is gone.`);
  // Written by sending.
  const snapshot = stored as OfferSnapshot;
  kept.set(name, snapshot);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return snapshot;
}
