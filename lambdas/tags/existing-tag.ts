import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { readTag } from '#lambdas/store/catalogue/tag-store.ts';
import type { Tag } from '#shared/schemas/tag.ts';

export const existingTag = async (id: string): Promise<Tag> => mustBeThere(await readTag(id));
