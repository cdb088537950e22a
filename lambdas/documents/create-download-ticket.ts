import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { redeemShareLink } from '#lambdas/store/pass/share-link-store.ts';
import { issueTicket } from '#lambdas/store/pass/ticket-store.ts';
import { readableHeader } from '#lambdas/store/quotation/readable-quotation.ts';
import { id } from '#shared/schemas/id.ts';

/** A pass for one download in a new tab, which cannot carry a token (decision 13). */
export const createDownloadTicket = userOperation({
  allow: 'document.download',
  limit: 'download-ticket',
  input: z.strictObject({
    quotation: id,
    linkToken: z.nullish(z.string().check(z.maxLength(200), z.regex(/^[\w-]+\.[\w-]+$/))),
  }),
  async run({ quotation, linkToken }, { user, now }) {
    await readableHeader(user, quotation);
    if (linkToken) await redeemShareLink(quotation, linkToken, now);
    return issueTicket({ userId: user.id, quotationId: quotation, linkToken: linkToken ?? undefined }, now);
  },
});
