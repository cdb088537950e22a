import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '#lambdas/runtime/env.ts';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { paths } from '#shared/access/paths.ts';
import type { ShareLink } from '#shared/schemas/share-link.ts';

/** 256 random bits for a new link. */
export const newShareKey = (): string => randomBytes(32).toString('base64url');

/** Quotation, audience and expiry of a link are signed: none of them can be exchanged. */
type Signed = Pick<ShareLink, 'id' | 'quotation' | 'audience' | 'expiresAt'>;

/** The id of the link and its signature; the quotation stands in the address already. */
export function shareToken({ quotation, id, audience, expiresAt }: Signed, key: string): string {
  const said = [quotation, id, audience, expiresAt].join('\n');
  return `${id}.${createHmac('sha256', key).update(said).digest('base64url')}`;
}

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
