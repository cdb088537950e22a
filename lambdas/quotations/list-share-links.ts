import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { listLinkKeys } from '#lambdas/store/pass/link-key-store.ts';
import { listShareLinks as listStored } from '#lambdas/store/pass/share-link-store.ts';
import { readableHeader } from '#lambdas/store/quotation/readable-quotation.ts';
import { id } from '#shared/schemas/id.ts';
import { answeredLink } from './answered-link.ts';

/** The links of a quotation that are still good. */
export const listShareLinks = userOperation({
  allow: 'quotation.share',
  input: z.strictObject({ quotation: id }),
  async run({ quotation }, { user, now }) {
    await readableHeader(user, quotation);
    const [links, keys] = await Promise.all([listStored(quotation, now), listLinkKeys(quotation)]);
    return links.flatMap((link) => {
      const key = keys.get(link.id);
      // It was revoked between the two queries.
      return key ? [answeredLink(link, key)] : [];
    });
  },
});
