import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '#lambdas/runtime/env.ts';
import { paths } from '#shared/access/paths.ts';
import type { ShareLink } from '#shared/schemas/share-link.ts';

/** 256 random bits for a new link. */
export const newShareKey = (): string => randomBytes(32).toString('base64url');

/** The signature covers quotation, audience and expiry of a link: none of them can be exchanged. */
function signatureOf({ key, quotation, id, audience, expiresAt }: ShareLink): Buffer {
  return createHmac('sha256', key).update([quotation, id, audience, expiresAt].join('\n')).digest();
}

/** The id of the link and its signature; the quotation stands in the address already. */
const shareToken = (link: ShareLink): string => `${link.id}.${signatureOf(link).toString('base64url')}`;

/** The id of the link that a token says it is of. */
export const linkIdOf = (token: string): string => token.split('.', 1)[0] ?? '';

export function isTokenOf(link: ShareLink, token: string): boolean {
  const expected = Buffer.from(shareToken(link));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The print view that a token opens (decision 12). Behind the `#` no log of the website and no referrer holds it. */
export const shareAddress = (link: ShareLink): string =>
  `${env.webOrigin}${paths.printQuotation(link.quotation)}#token=${shareToken(link)}`;
