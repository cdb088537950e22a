import { setting } from '#lambdas/runtime/table/setting.ts';
import { update } from '#lambdas/runtime/table/transact.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { keyOfLinkKey } from '#lambdas/store/pass/link-key-store.ts';
import {
  endingLink,
  keyOfLink,
  linksOf,
  type NewLink,
  openingOf,
  ttlOfLink,
} from '#lambdas/store/pass/link-store.ts';
import { offerToken } from '#lambdas/store/pass/share-token.ts';
import { day } from '#shared/day.ts';
import { mostOfferLinks, type OfferLink, offerLink } from '#shared/schemas/offer-link.ts';

/** A link that its key makes a token for. */
export type NewOfferLink = NewLink<OfferLink>;

/** The links of offers: `add` refuses the eleventh, `redeem` is for guests (SND-031). */
export const offerLinks = linksOf<OfferLink>({
  schema: offerLink,
  opens: ({ offer }) => offer,
  token: offerToken,
  most: mostOfferLinks,
});

/** A link on the owner's device is good for two hours (SND-033). */
const onTheSpot = 2 * 60 * 60_000;
const afterValidity = 90 * day;
const afterAcceptance = 365 * day;

/** When a link ends that was made for a version, good until a moment; `accepted` is when it was signed. */
export function endOfLink(
  { inPerson, createdAt }: Pick<OfferLink, 'inPerson' | 'createdAt'>,
  { goodUntil, accepted }: { goodUntil: Date; accepted?: string | undefined },
): string {
  if (inPerson) return new Date(new Date(createdAt).getTime() + onTheSpot).toISOString();
  const end = accepted ? new Date(accepted).getTime() + afterAcceptance : goodUntil.getTime() + afterValidity;
  return new Date(end).toISOString();
}

/** A link that nobody opened yet. */
export const newOfferLink = (
  named: Pick<OfferLink, 'id' | 'offer' | 'uid'>,
  { recipient, inPerson }: Pick<OfferLink, 'recipient' | 'inPerson'>,
  goodUntil: Date,
  now: Date,
): NewOfferLink => {
  const createdAt = now.toISOString();
  const expiresAt = endOfLink({ inPerson, createdAt }, { goodUntil });
  return {
    ...named,
    ...{ recipient, inPerson, createdAt, expiresAt, firstOpenedAt: null, openedAt: null, visits: 0, seen: 0 },
  };
};

/** The links that a send ends to make room for some: the oldest that were never opened, else the oldest (SND-031). */
export function linksToEnd(
  good: readonly OfferLink[],
  coming: number,
  kept: ReadonlySet<string> = new Set(),
): OfferLink[] {
  const tooMany = Math.max(0, good.length + coming - mostOfferLinks);
  const free = good.filter(({ id }) => !kept.has(id));
  const oldestFirst = free.toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || (a.id < b.id ? -1 : 1),
  );
  const [unopened, opened] = [
    oldestFirst.filter(({ firstOpenedAt }) => firstOpenedAt === null),
    oldestFirst.filter(({ firstOpenedAt }) => firstOpenedAt !== null),
  ];
  return [...unopened, ...opened].slice(0, tooMany);
}

/** Part of a transaction: the end of a link moves, and that of its key. One that was revoked meanwhile stays gone. */
export const movingLink = ({ offer, id }: Pick<OfferLink, 'offer' | 'id'>, expiresAt: string) => {
  const ttl = ttlOfLink({ expiresAt });
  const there = { ConditionExpression: 'attribute_exists(pk)' };
  return [
    update({ Key: keyOfLink(offer, id), ...setting({ expiresAt, ttl }, there) }),
    update({ Key: keyOfLinkKey(offer, id), ...setting({ ttl }, there) }),
  ];
};

export const endingOfferLink = ({ offer, id }: Pick<OfferLink, 'offer' | 'id'>) => endingLink(offer, id);

/** Notes a visit to a version by a link, once a minute (ACC-007). */
export function noteVisit({ offer, id }: Pick<OfferLink, 'offer' | 'id'>, version: number, now: Date) {
  const { UpdateExpression, ExpressionAttributeValues, ...opening } = openingOf(offer, id, 'visits', now);
  return updateItem({
    ...opening,
    UpdateExpression: UpdateExpression.replace(' ADD', ', seen = :seen ADD'),
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':seen': version },
  });
}
