import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { readLinkKey } from '#lambdas/store/pass/link-key-store.ts';
import { addShareLink, type NewShareLink, readShareLink } from '#lambdas/store/pass/share-link-store.ts';
import { newShareKey } from '#lambdas/store/pass/share-token.ts';
import { readableHeader } from '#lambdas/store/quotation/readable-quotation.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { day } from '#shared/day.ts';
import { DomainError } from '#shared/errors.ts';
import { type CreateShareLinkInput, createShareLinkInput } from '#shared/schemas/share-link.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { answeredLink } from './answered-link.ts';

/** Opens the printed quotation, as its audience may see it, to anybody with the link. */
export const createShareLink = userOperation({
  allow: 'quotation.share',
  input: z.strictObject({ input: createShareLinkInput }),
  async run({ input: { key, days, ...view } }, { user, now, newId }) {
    await readableHeader(user, view.quotation);
    const id = await runOnce(user, key, { days, ...view }, async (once) => {
      const made = newLink({ days, ...view }, newId(), user, now);
      await addShareLink(made, newShareKey(), now, [once.remembering(made.id, now)]);
      return made.id;
    });
    const named = { quotation: view.quotation, id };
    const [link, linkKey] = await Promise.all([readShareLink(named, now), readLinkKey(view.quotation, id)]);
    if (!link || !linkKey) throw new DomainError('not-found');
    return answeredLink(link, linkKey);
  },
});

const newLink = (
  { days, ...view }: Omit<CreateShareLinkInput, 'key'>,
  id: string,
  user: CurrentUser,
  now: Date,
): NewShareLink => ({
  ...view,
  id,
  createdAt: now.toISOString(),
  createdBy: displayName(user),
  expiresAt: new Date(now.getTime() + days * day).toISOString(),
  openings: 0,
});
