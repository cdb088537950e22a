import { shareAddress, shareToken } from '#lambdas/store/pass/share-token.ts';
import type { ShareLink } from '#shared/schemas/share-link.ts';

/** A link as those see it who may give it to others: its address, neither its key nor its hash. */
export function answeredLink(link: ShareLink, key: string) {
  const { tokenHash, quotation, ...shown } = link;
  return { ...shown, address: shareAddress(quotation, shareToken(link, key)) };
}
