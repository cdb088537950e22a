import { type ShareLinkFieldsFragment, ShareLinksDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';

export type ShareLink = ShareLinkFieldsFragment;

/** The valid links of a quotation, the newest first. */
export const requestShareLinks = async (quotation: string, signal?: AbortSignal): Promise<ShareLink[]> =>
  (await request(ShareLinksDocument, { quotation }, signal)).shareLinks;
