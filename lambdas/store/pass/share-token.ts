import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '#lambdas/runtime/env.ts';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { paths } from '#shared/access/paths.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';
import type { ShareLink } from '#shared/schemas/share-link.ts';

/** 256 random bits for a new link. */
export const newShareKey = (): string => randomBytes(32).toString('base64url');

/** Quotation, audience and expiry of a link are signed: none of them can be exchanged. */
type Signed = Pick<ShareLink, 'id' | 'quotation' | 'audience' | 'expiresAt'>;

/** The id of the link and its signature; what it opens stands in the address already. */
const signed = (id: string, key: string, said: readonly string[]): string =>
  `${id}.${createHmac('sha256', key).update(said.join('\n')).digest('base64url')}`;

export const shareToken = ({ quotation, id, audience, expiresAt }: Signed, key: string): string =>
  signed(id, key, [quotation, id, audience, expiresAt]);

/** Offer and link alone: the end of a link to an offer moves, and its address stays (SND-029). */
export const offerToken = ({ offer, id }: Pick<OfferLink, 'offer' | 'id'>, key: string): string =>
  signed(id, key, [offer, id]);

/** The id of the link that a token says it is of. */
export const linkIdOf = (token: string): string => token.split('.', 1)[0] ?? '';

/** Compares hashes: who opens a link needs no key. */
export function isTokenOf({ tokenHash }: Pick<ShareLink, 'tokenHash'>, token: string): boolean {
  const [expected, given] = [Buffer.from(tokenHash), Buffer.from(hashOf(token))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The print view that a token opens (decision 12). Behind the `#` no log of the website and no referrer holds it. */
export const shareAddress = (quotation: string, token: string): string =>
  `${env.webOrigin}${paths.printQuotation(quotation)}#token=${token}`;

/** The page where a customer reads an offer (SND-029). */
export const offerAddress = (offer: string, token: string): string =>
  `${env.webOrigin}${paths.receivedOffer(offer)}#t=${token}`;
