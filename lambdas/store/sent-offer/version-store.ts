import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { filled } from '#lambdas/runtime/table/filled.ts';
import { unpacked } from '#lambdas/runtime/table/packed.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { setting } from '#lambdas/runtime/table/setting.ts';
import { put, update } from '#lambdas/runtime/table/transact.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { type OfferVersion, offerVersion, type SentHead } from '#shared/schemas/sent-offer.ts';

export const keyOfVersion = (offer: string, number: number) => ({
  pk: partitions.sentOffer(offer),
  sk: sorts.sentVersion(String(number).padStart(4, '0')),
});

/** A version that was sent; `not-found` without it. */
export const readVersion = async (offer: string, number: number): Promise<OfferVersion> =>
  offerVersion.parse(mustBeThere(await readItem(keyOfVersion(offer, number))));

/** The rest of the snapshot of an accepted version whose customer was erased; its file is gone. */
export async function readKeptSnapshot(offer: string, number: number): Promise<unknown> {
  const content = (await readItem(keyOfVersion(offer, number)))?.content;
  return content instanceof Uint8Array ? unpacked(content) : undefined;
}

/** All versions of an offer, the first one first. */
export async function listVersions(offer: string): Promise<OfferVersion[]> {
  const query = { prefix: sorts.sentVersion.prefix, ConsistentRead: true };
  const items = await itemsOf(partitions.sentOffer(offer), query);
  return items.map((item) => offerVersion.parse(item));
}

/** Part of the transaction that sends a version: there is none of its number. */
export const addingVersion = (offer: string, version: OfferVersion) =>
  put({
    Item: { ...keyOfVersion(offer, version.number), ...filled(version) },
    ConditionExpression: 'attribute_not_exists(pk)',
  });

/** Part of the transaction of an event: what it changes in a version. */
export const changingVersion = (
  offer: string,
  number: number,
  fields: Partial<Pick<OfferVersion, 'state' | 'openedAt' | 'outcome'>>,
) =>
  update({
    Key: keyOfVersion(offer, number),
    ...setting(fields, { ConditionExpression: 'attribute_exists(pk)' }),
  });

/** The files of a version: its snapshot, its PDF, and the signed one. */
export const versionFile = (
  { uid, offer }: Pick<SentHead, 'uid' | 'offer'>,
  number: number,
  kind: '.json' | '.pdf' | '-signed.pdf',
): string => `${offerFolder(uid, offer)}v${number}${kind}`;

/** Where all files of an offer lie; of all offers of an owner, where none is named. */
export const offerFolder = (uid: string, offer?: string): string =>
  `${fileFolders.offers}${uid}-${offer === undefined ? '' : `${offer}/`}`;
