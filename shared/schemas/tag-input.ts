import * as z from 'zod/mini';
import { slugPattern } from '#shared/catalogue/tags/slug-pattern.ts';
import { id } from './id.ts';
import { text } from './text.ts';

/** The most characters of a tag's name and slug. */
export const longestTagName = 100;
/** Characters of a slug. */
export const longestSlug = 60;

const name = text('nameRequired').check(z.minLength(1, 'nameRequired'), z.maxLength(longestTagName));

/** Lower-case letters, digits and hyphens, a letter or digit at least (OPC-14). */
const slug = text('slugRequired').check(
  z.minLength(1, 'slugRequired'),
  z.maxLength(longestSlug),
  z.regex(slugPattern, 'slugCharacters'),
);

/** Fields of the dialogs of a tag; messages are translation keys (TAG-009 to TAG-012). */
export const tagForm = z.object({ name, slug });
export type TagForm = z.infer<typeof tagForm>;

/** A new tag (TAG-016). */
export const newTagInput = z.strictObject({ name, slug });

/** A tag that changes (TAG-017), and the revision it builds on (decision 8). */
export const tagInput = z.strictObject({ id, name, slug, revision: z.int().check(z.gte(1)) });
