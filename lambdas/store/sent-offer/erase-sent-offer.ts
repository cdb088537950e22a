import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { keysOf } from '#lambdas/runtime/table/query-all.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { setting } from '#lambdas/runtime/table/setting.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { endAllLinks } from '#lambdas/store/pass/link-store.ts';
import {
  daysOfContracts,
  wordlessAcceptance,
  wordlessHead,
  wordlessVersion,
} from '#shared/erasure/wordless-offer.ts';
import type { OfferVersion, SentHead } from '#shared/schemas/sent-offer.ts';
import { readAcceptance } from './acceptance-store.ts';
import { keyOfHash } from './known-hash-store.ts';
import { readSentHead } from './sent-head-store.ts';
import { keyOfVersion, listVersions, offerFolder } from './version-store.ts';

/**
 * Leaves of a sent offer whose owner is erased what must be kept of a contract, for ten years; one that was never accepted
 * goes whole (ACC-048). Done again it changes nothing.
 */
export async function eraseSentOffer(uid: string, offer: string): Promise<void> {
  await removeForGood(offerFolder(uid, offer));
  await endAllLinks(offer);
  const head = await readSentHead(offer);
  if (!head) return;
  const versions = await listVersions(offer);
  const contract = versions.find(({ number }) => isContract(head, number));
  if (contract) await keepContract(head, contract);
  const kept = contract ? [sorts.sentHead, sorts.acceptance, keyOfVersion(offer, contract.number).sk] : [];
  const others = versions.filter((version) => version !== contract);
  const keys = await keysOf(partitions.sentOffer(offer));
  await removeItems([...others.flatMap(hashKeys), ...keys.filter(({ sk }) => !kept.includes(sk))]);
}

/** The accepted version: no other one is a contract. */
export const isContract = (
  { state, version }: Pick<SentHead, 'state' | 'version'>,
  number: number,
): boolean => state === 'accepted' && number === version;

const hashKeys = ({ snapshotHash, pdfHash }: OfferVersion) => [snapshotHash, pdfHash].map(keyOfHash);

/** Takes words, names and addresses out of an accepted version; what stays of it ends ten years after the acceptance. */
export async function keepContract(head: SentHead, version: OfferVersion): Promise<void> {
  const { offer } = head;
  const ttl = endOf(head, version);
  const { pk } = keyOfVersion(offer, version.number);
  await change({ pk, sk: sorts.sentHead }, { ...wordlessHead(head), ttl });
  await change(keyOfVersion(offer, version.number), { ...wordlessVersion(version), ttl });
  await change({ pk, sk: sorts.acceptance }, { ...wordlessAcceptance, ttl });
  await endHashes(offer, version, ttl);
}

/**
 * Lets a contract that stays whole end ten years after its acceptance (ACC-049). With its state the rest and the files go
 * (clear-ended-offer.ts).
 */
export async function endContract(head: SentHead, version: OfferVersion): Promise<void> {
  const { offer } = head;
  const ttl = endOf(head, version);
  const keys = await keysOf(partitions.sentOffer(offer));
  // A code ends by itself, sooner.
  const lasting = keys.filter(({ sk }) => !sk.startsWith(sorts.acceptCode.prefix));
  for (const key of lasting) await change(key, { ttl });
  await endHashes(offer, version, ttl);
}

const endOf = ({ outcome }: SentHead, { sentAt }: OfferVersion): number =>
  ttlAfter(outcome?.at ?? sentAt, daysOfContracts);

async function endHashes(offer: string, version: OfferVersion, ttl: number): Promise<void> {
  const signed = (await readAcceptance(offer))?.signedHash;
  const hashes = [...hashKeys(version), ...(signed ? [keyOfHash(signed)] : [])];
  for (const key of hashes) await change(key, { ttl });
}

/** Sets attributes of an item that is there. */
export const change = (Key: { pk: string; sk: string }, fields: object): Promise<boolean> =>
  updateItem({ Key, ...setting(fields, { ConditionExpression: 'attribute_exists(pk)' }) });
