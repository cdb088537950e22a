import type { SentHead } from '#shared/schemas/sent-offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { contentOf, readWorkingCopy } from './working-copy.ts';

/**
 * Whether the working copy says something else than its newest version (SND-001). One that waits for no answer does so by
 * edits alone: its customer may move and its owner's bank may change without a change of what was offered.
 */
export async function isChanged(
  { offer, content, state, sentAt }: SentHead,
  user: CurrentUser,
  now: Date,
): Promise<boolean> {
  if (content === null) return false;
  const working = await readWorkingCopy(user, offer);
  const waits = state === 'sent' || state === 'opened';
  if (!waits && sentAt !== null && working.offer.updatedAt <= sentAt) return false;
  return (await contentOf(working, now)) !== content;
}
