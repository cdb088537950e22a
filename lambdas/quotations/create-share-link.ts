import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { newShareKey } from '#lambdas/runtime/share-token.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { readableQuotation } from '#lambdas/store/readable-quotation.ts';
import { listShareLinks, writeShareLink } from '#lambdas/store/share-link-store.ts';
import { DomainError } from '#shared/errors.ts';
import { createShareLinkInput, mostShareLinks, type ShareLink } from '#shared/schemas/share-link.ts';
import { displayName } from '#shared/schemas/user.ts';
import { answeredLink } from './answered-link.ts';

const day = 86_400_000;

/** Opens the printed quotation, as its audience may see it, to whoever gets the link. */
export const createShareLink = operation({
  allow: 'quotation.share',
  input: z.strictObject({ input: createShareLinkInput }),
  async run({ input: { days, ...view } }, { caller, now, newId }) {
    const user = signedInUser(caller);
    await readableQuotation(user, view.quotation);
    const existing = await listShareLinks(view.quotation, now);
    if (existing.length >= mostShareLinks) throw new DomainError('too-many-links');
    const link: ShareLink = {
      ...view,
      id: newId(),
      key: newShareKey(),
      createdAt: now.toISOString(),
      createdBy: displayName(user),
      expiresAt: new Date(now.getTime() + days * day).toISOString(),
      openings: 0,
    };
    await writeShareLink(link);
    return answeredLink(link);
  },
});
