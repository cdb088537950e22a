import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { filled } from '#lambdas/runtime/table/filled.ts';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf, sliceOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { stillOf } from '#lambdas/runtime/table/revision-guard.ts';
import { setting } from '#lambdas/runtime/table/setting.ts';
import { put, remove, transact, update } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import {
  type FormerCustomer,
  type OfferLight,
  offerLight,
  type SentLight,
} from '#shared/schemas/offer-light.ts';
import {
  lightOfferKey,
  lightOfferOf,
  offerItem,
  offerKey,
  offerOfItem,
  type StoredOffer,
} from './offer-items.ts';
import { type NextNumber, takingNumber } from './offer-number-store.ts';

type Writes = Parameters<typeof transact>[0];

/** Offers of one answer: this number of light ones stays below a megabyte. */
const sliceSize = 1000;

/** All offers of an owner, as lists show them. */
export async function listAllOffers(uid: string): Promise<OfferLight[]> {
  const query = { prefix: sorts.lightOffer.prefix, ConsistentRead: true };
  const items = await itemsOf(partitions.offers(uid), query);
  return items.map((item) => offerLight.parse(item));
}

/** An offer of the owner as lists show it, read consistently; that of somebody else is none. */
export async function readLightOffer(uid: string, id: string): Promise<OfferLight | undefined> {
  const item = await readItem(lightOfferKey({ uid, id }));
  return item && offerLight.parse(item);
}

/** Those of some offers that there are, as lists show them. */
export async function readLightOffers(uid: string, ids: readonly string[]): Promise<OfferLight[]> {
  const items = await getItems(
    ids.map((id) => lightOfferKey({ uid, id })),
    true,
  );
  return items.map((item) => offerLight.parse(item));
}

/** Those of some offers that there are, whole. */
export async function readOffers(uid: string, ids: readonly string[]): Promise<StoredOffer[]> {
  const items = await getItems(
    ids.map((id) => offerKey({ uid, id })),
    true,
  );
  return Promise.all(items.map(offerOfItem));
}

/** An offer of the owner, read consistently; `not-found` without one, and for an offer of somebody else (OFD-1). */
export async function readOffer(uid: string, id: string): Promise<StoredOffer> {
  return offerOfItem(mustBeThere(await readItem(offerKey({ uid, id }))));
}

/** A slice of the owner's offers, and where the next one begins. */
export async function listOffers(
  uid: string,
  after?: string,
): Promise<{ items: OfferLight[]; next: string | null }> {
  const { items, next } = await sliceOf(partitions.offers(uid), {
    prefix: sorts.lightOffer.prefix,
    after: after === undefined ? undefined : sorts.lightOffer(after),
    limit: sliceSize,
  });
  return {
    items: items.map((item) => offerLight.parse(item)),
    next: next === undefined ? null : (sorts.lightOffer.restOf(next) ?? null),
  };
}

const isThere = { ConditionExpression: 'attribute_exists(pk)' };

/** Part of the transaction that notes what became of a sent offer: the list shows it. */
export const changingLight = (named: Pick<Offer, 'uid' | 'id'>, fields: Partial<SentLight>) =>
  update({ Key: lightOfferKey(named), ...setting(fields, isThere) });

/** The same, while the offer shows the version and the event that were read: nothing newer is hidden. */
export const changingSeenLight = (
  { id, version, lastEventAt }: Pick<OfferLight, 'id' | 'version' | 'lastEventAt'>,
  uid: string,
  fields: Partial<SentLight>,
) =>
  update({
    Key: lightOfferKey({ uid, id }),
    ...setting(fields, {
      ConditionExpression: `#version = :seen AND ${
        lastEventAt === null ? 'attribute_not_exists(lastEventAt)' : 'lastEventAt = :seenAt'
      }`,
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: {
        ':seen': version,
        ...(lastEventAt !== null && { ':seenAt': lastEventAt }),
      },
    }),
  });

/** Writes a new offer with its number, and what its key made. Another offer that took the number is a lost race. */
export async function createOffer(
  made: StoredOffer,
  number: NextNumber,
  once: Once,
  now: Date,
): Promise<string> {
  await transact([
    once.remembering(made.offer.id, now),
    takingNumber(made.offer.uid, number),
    put({ Item: await offerItem(made), ConditionExpression: 'attribute_not_exists(pk)' }),
    put({ Item: { ...lightOfferKey(made.offer), ...filled(lightOfferOf(made.offer)) } }),
  ]);
  return made.offer.id;
}

/** Writes an offer whose revision is one above the stored one; `conflict` after another save in between. */
export async function changeOffer(
  changed: StoredOffer,
  { also = [], formerCustomers }: { also?: Writes; formerCustomers?: FormerCustomer[] | undefined } = {},
): Promise<void> {
  const guard = stillOf(changed.offer.revision - 1);
  // The part that follows a sent offer stays.
  const listed = update({
    Key: lightOfferKey(changed.offer),
    ...setting({ ...lightOfferOf(changed.offer), formerCustomers }, isThere),
  });
  await transact([put({ Item: await offerItem(changed), ...guard }), listed, ...also]);
}

/** Removes an offer that is still of the revision that was read. */
export const removeOffer = (offer: Offer, also: Writes): Promise<void> =>
  transact([
    remove({ Key: offerKey(offer), ...stillOf(offer.revision) }),
    remove({ Key: lightOfferKey(offer) }),
    ...also,
  ]);
