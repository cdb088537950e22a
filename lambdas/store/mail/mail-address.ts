import { env } from '#lambdas/runtime/env.ts';

/**
 * The target of the button: a page of the site. A token or an address, which only the reader may see, stands behind
 * the `#`: it reaches no log of the website and no referrer.
 */
export type MailTarget = { path: string; query?: Words; fragment?: Words };
type Words = Readonly<Record<string, string>>;

export const mailAddressOf = ({ path, query, fragment }: MailTarget): string =>
  [
    `${env.webOrigin}${path}`,
    query && `?${new URLSearchParams(query)}`,
    fragment && `#${new URLSearchParams(fragment)}`,
  ]
    .filter(Boolean)
    .join('');
