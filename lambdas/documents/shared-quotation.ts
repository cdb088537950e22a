import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { httpHandler } from '#lambdas/runtime/http.ts';
import { discreet } from '#lambdas/store/document/document-reply.ts';
import { guestCaller } from '#lambdas/store/session/http-caller.ts';
import type { SharedQuotation } from '#shared/document/shared-quotation.ts';
import { DomainError } from '#shared/errors.ts';
import { quotationFileName } from '#shared/quotation-name/quotation-file-name.ts';
import { id } from '#shared/schemas/id.ts';
import { readDocument } from './read-document.ts';

/** The printed quotation of a share link, ready to be shown: nothing else of the quotation leaves the server. */
export const sharedQuotation = operation({
  allow: 'document.read-shared',
  limit: 'shared-quotation',
  input: z.object({ q: id, lang: z.optional(z.string()) }),
  async run(asked, context): Promise<SharedQuotation> {
    const { caller } = context;
    // For the types: the permission lets nobody else in.
    if (caller.kind !== 'guest') throw new DomainError('link-expired');
    const { model, kind, quotation } = await readDocument(asked, context);
    const fileName = quotationFileName(quotation, 'pdf', kind);
    return { document: model, fileName, validUntil: caller.link.expiresAt };
  },
});

export const handler = httpHandler(
  sharedQuotation,
  (shared) => ({
    statusCode: 200,
    headers: { ...discreet, 'content-type': 'application/json' },
    body: JSON.stringify(shared),
  }),
  guestCaller,
);
