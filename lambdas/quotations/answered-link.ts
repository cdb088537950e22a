import { shareAddress } from '#lambdas/store/pass/share-token.ts';
import type { ShareLink } from '#shared/schemas/share-link.ts';

/** A link as those see it who may give it to others: its address, never its key. */
export const answeredLink = ({ key, quotation, ...shown }: ShareLink) => ({
  ...shown,
  address: shareAddress({ key, quotation, ...shown }),
});
