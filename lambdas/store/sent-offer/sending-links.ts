import type { transact } from '#lambdas/runtime/table/transact.ts';
import { listLinkKeys } from '#lambdas/store/pass/link-key-store.ts';
import { newShareKey, offerAddress, offerToken } from '#lambdas/store/pass/share-token.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';
import {
  endingOfferLink,
  endOfLink,
  linksToEnd,
  movingLink,
  type NewOfferLink,
  newOfferLink,
  offerLinks,
} from './offer-link-store.ts';

/** A link that a sending needs. Its id and key are made beforehand: paper shows its address (SND-034). */
export type WantedLink = Pick<OfferLink, 'recipient' | 'inPerson'> & {
  id: string;
  key: string;
  /** One that is good already is not enough. */
  isNew: boolean;
};

export const wantedLink = (
  of: Pick<WantedLink, 'recipient' | 'inPerson' | 'isNew'>,
  newId: () => string,
): WantedLink => ({ ...of, id: newId(), key: newShareKey() });

/** The address that a new link has. */
export const addressOfWanted = (offer: string, { id, key }: WantedLink): string =>
  offerAddress(offer, offerToken({ offer, id }, key));

/** A link as a sending uses it. */
export type UsedLink = { id: string; recipient: string | null; address: string };

type Around = { offer: string; uid: string; goodUntil: Date; accepted?: string | undefined; now: Date };
type Writes = Parameters<typeof transact>[0];

/**
 * The links of a sending, and the writes of its transaction. Who has one that is good gets it again (SND-020). Links beyond
 * the tenth end the oldest; the end of all others moves (SND-031).
 */
export async function sendingLinks(
  wanted: readonly WantedLink[],
  { offer, uid, now, ...until }: Around,
): Promise<{ used: UsedLink[]; made: NewOfferLink[]; writes: Writes }> {
  const [last, good, keys] = [
    await offerLinks.readLast(offer),
    await offerLinks.list(offer, now),
    await listLinkKeys(offer),
  ];
  const pairs = wanted.map((each) => ({ each, found: foundFor(each, good) }));
  const kept = new Set(pairs.flatMap(({ found }) => found?.id ?? []));
  const made = pairs.flatMap(({ each, found }) =>
    found ? [] : [{ link: newLinkOf(each, { offer, uid, now, ...until }), key: each.key }],
  );
  const ended = linksToEnd(good, made.length, kept);
  const newest = made.at(-1);
  return {
    used: pairs.map(({ each: { id, key, recipient }, found }) => ({
      ...{ id: found?.id ?? id, recipient },
      address: offerAddress(
        offer,
        offerToken({ offer, id: found?.id ?? id }, found ? (keys.get(found.id) ?? '') : key),
      ),
    })),
    made: made.map(({ link }) => link),
    writes: [
      ...made.flatMap(({ link, key }) => offerLinks.writing(link, key)),
      ...(newest ? [last(newest.link)] : []),
      ...ended.flatMap(endingOfferLink),
      ...good
        .filter((link) => !ended.includes(link) && !link.inPerson)
        .flatMap((link) => movingLink(link, endOfLink(link, until))),
    ],
  };
}

const foundFor = ({ recipient, inPerson, isNew }: WantedLink, good: readonly OfferLink[]) =>
  isNew ? undefined : good.find((link) => link.recipient === recipient && link.inPerson === inPerson);

function newLinkOf(
  { id, recipient, inPerson }: WantedLink,
  { offer, uid, now, ...until }: Around,
): NewOfferLink {
  const link = newOfferLink({ id, offer, uid }, { recipient, inPerson }, until.goodUntil, now);
  return { ...link, expiresAt: endOfLink(link, until) };
}
