import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import type { Work } from '#shared/schemas/work.ts';
import type { WorkContent } from '#shared/schemas/work-input.ts';

/** The first revision of a work of a user. */
export const newWork = (content: WorkContent, id: string, user: CurrentUser, now: Date): Work => ({
  id,
  uid: user.uid,
  ...content,
  archived: false,
  createdAt: now.toISOString(),
  ...nextRevision(0, user, now),
});
