import { readTag } from '#lambdas/store/tag-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { Tag } from '#shared/schemas/tag.ts';

export async function existingTag(id: string): Promise<Tag> {
  const tag = await readTag(id);
  if (!tag) throw new DomainError('not-found');
  return tag;
}
