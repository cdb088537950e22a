import { randomUUID } from 'node:crypto';
import { tokenInFragment } from '#shared/access/token-in-fragment.ts';
import type { ShareLink as StoredLink } from '#shared/schemas/share-link.ts';
import { graphql, type Who } from './cloud.ts';
import type { Pass } from './guest-request.ts';
import { answered } from './quotations-api.ts';

/** A link in an answer. */
export type ShareLink = Omit<StoredLink, 'tokenHash' | 'quotation'> & { address: string };
type Wish = Partial<Pick<StoredLink, 'audience' | 'language' | 'showPrices' | 'showSpecs'>> & {
  days?: number;
};

const fields = `id audience language showPrices showSpecs address createdAt createdBy expiresAt
  firstOpenedAt openedAt openings`;

/** Input for a new link of a quotation, with the test's changes. */
export const aShare = (quotation: string, wish: Wish = {}) => ({
  key: randomUUID(),
  quotation,
  audience: 'CUSTOMER',
  days: 30,
  language: 'it',
  showPrices: true,
  showSpecs: true,
  ...wish,
});

export const share = (who: Who | null, input: object) =>
  graphql<{ createShareLink: ShareLink }>(
    who,
    `mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { ${fields} } }`,
    { input },
  );

export const shared = async (who: Who, quotation: string, wish?: Wish): Promise<ShareLink> =>
  answered(await share(who, aShare(quotation, wish))).createShareLink;

export const shareLinks = (who: Who | null, quotation: string) =>
  graphql<{ shareLinks: ShareLink[] }>(
    who,
    `query ($quotation: ID!) { shareLinks(quotation: $quotation) { ${fields} } }`,
    { quotation },
  );

export const linksOf = async (who: Who, quotation: string): Promise<ShareLink[]> =>
  answered(await shareLinks(who, quotation)).shareLinks;

export const revokeShareLink = (who: Who | null, quotation: string, id: string) =>
  graphql<{ revokeShareLink: string }>(
    who,
    'mutation ($quotation: ID!, $id: ID!) { revokeShareLink(quotation: $quotation, id: $id) }',
    { quotation, id },
  );

/** The quotation and the token of a link's address. */
export function passOf({ address }: Pick<ShareLink, 'address'>): Required<Pass> {
  const { pathname, hash } = new URL(address);
  return { q: pathname.split('/')[2] ?? '', token: tokenInFragment(hash) ?? '' };
}

/** A ticket for the PDF of a quotation, with the QR code of a link where its token is given. */
export const downloadTicket = (who: Who, wish: { quotation: string; linkToken?: string | undefined }) =>
  graphql<{ createDownloadTicket: { ticket: string } }>(
    who,
    `mutation ($quotation: ID!, $linkToken: String) {
      createDownloadTicket(quotation: $quotation, linkToken: $linkToken) { ticket }
    }`,
    wish,
  );
