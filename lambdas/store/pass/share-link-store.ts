import { transact } from '#lambdas/runtime/table/transact.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { mostShareLinks, type ShareLink, shareLink } from '#shared/schemas/share-link.ts';
import { endingLink, linksOf, type NewLink, openingOf } from './link-store.ts';
import { shareToken } from './share-token.ts';

/** A link that its key makes a token for. */
export type NewShareLink = NewLink<ShareLink>;

const links = linksOf<ShareLink>({
  schema: shareLink,
  opens: ({ quotation }) => quotation,
  token: shareToken,
  most: mostShareLinks,
});

export const {
  add: addShareLink,
  /** The links of a quotation that are still good, the newest first. */
  list: listShareLinks,
  redeem: redeemShareLink,
} = links;

type Named = Pick<ShareLink, 'quotation' | 'id'>;

/** @internal Links whatever their number. */
export const writeShareLink = (link: NewShareLink, key: string): Promise<void> =>
  transact(links.writing(link, key));

export const readShareLink = ({ quotation, id }: Named, now: Date): Promise<ShareLink | undefined> =>
  links.read(quotation, id, now);

/** Notes an opening, once a visit. */
export async function noteOpening({ quotation, id }: ShareLink, now: Date): Promise<void> {
  await updateItem(openingOf(quotation, id, 'openings', now));
}

export const revokeShareLink = ({ quotation, id }: Named): Promise<void> =>
  transact(endingLink(quotation, id));
