import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import { DomainError } from '#shared/errors.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import { type Tag, tag } from '#shared/schemas/tag.ts';
import { collection } from './collection.ts';
import { phases } from './phase-store.ts';
import { changeName, freeName, takeName } from './unique-names.ts';

export const tags = collection('tag', tag);

const byName = new Intl.Collator('it', { sensitivity: 'base', numeric: true });

/** Tags by name (TAG-005, TAG-019). */
export async function listTags(): Promise<Tag[]> {
  return (await tags.list()).toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

export const readTag = (id: string): Promise<Tag | undefined> => tags.read(id);

const slugTaken = (cause: unknown) => new DomainError('slug-taken', undefined, { cause });

type Writes = Parameters<typeof transact>[0];

/** Writes a new tag and takes its slug, with further writes of the same transaction. */
export async function createTag(entry: Tag, more: Writes = []): Promise<string> {
  try {
    await transact([tags.writing(entry), takeName('tag', entry.slug, entry.id), ...more]);
    return entry.id;
  } catch (cause) {
    throw cause instanceof ConditionFailed && cause.refused.includes(1) ? slugTaken(cause) : cause;
  }
}

/** The save that a renaming met: of the tag itself, or of a phase or guided test that uses it. */
export type Refused = 'tag' | 'user';

/** A tag that keeps each slug it had. */
function keepingSlug(before: Tag, after: Tag): Tag {
  const had = new Set([...(before.formerSlugs ?? []), before.slug]);
  had.delete(after.slug);
  return had.size > 0 ? { ...after, formerSlugs: [...had] } : after;
}

/** The writes of the next revision of a tag, with its new slug in phases and `others` (docs/adr/0008). */
export const changingTag = (before: Tag, after: Tag, users: readonly Phase[], others: Writes) => [
  tags.writing(keepingSlug(before, after)),
  ...changeName('tag', after.id, before.slug, after.slug),
  ...users.map(phases.writing),
  ...others,
];

/** Does the writes of a changed tag; answers which save it met, if any. The slug of another tag is `slug-taken`. */
export async function changeTag(before: Tag, after: Tag, writes: Writes): Promise<Refused | undefined> {
  const isRenamed = changeName('tag', after.id, before.slug, after.slug).length > 0;
  try {
    await transact(writes);
    return undefined;
  } catch (cause) {
    if (!(cause instanceof ConditionFailed)) throw cause;
    if (cause.refused.includes(0)) return 'tag';
    if (isRenamed && cause.refused.includes(1)) throw slugTaken(cause);
    return 'user';
  }
}

/** The writes that remove a tag which is still of the revision that was read, and give its slug free. */
export const removingTag = (entry: Tag) => [tags.removing(entry), freeName('tag', entry.slug)];
