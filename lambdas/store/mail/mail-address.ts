import { env } from '#lambdas/runtime/env.ts';

/**
 * Where the button leads: a page of the site, with what it needs. What is for the reader alone, a token or an address,
 * stands behind the `#`: it reaches no log of the website and no referrer.
 */
export type MailTarget = { path: string; query?: Words; fragment?: Words };
type Words = Readonly<Record<string, string>>;

export const addressOf = ({ path, query, fragment }: MailTarget): string =>
  [
    `${env.webOrigin}${path}`,
    query && `?${new URLSearchParams(query)}`,
    fragment && `#${new URLSearchParams(fragment)}`,
  ]
    .filter(Boolean)
    .join('');
