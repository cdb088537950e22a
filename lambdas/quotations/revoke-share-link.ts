import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { revokeShareLink as revokeStored } from '#lambdas/store/pass/share-link-store.ts';
import { readableHeader } from '#lambdas/store/quotation/readable-quotation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** From here on the link opens nothing. */
export const revokeShareLink = userOperation({
  allow: 'quotation.share',
  input: z.strictObject({ quotation: idSchema, id: idSchema }),
  async run(link, { user }) {
    await readableHeader(user, link.quotation);
    await revokeStored(link);
    return link.id;
  },
});
