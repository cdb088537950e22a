import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
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

/** Writes a new tag and takes its slug. With the key of a creation it remembers the result. */
export async function createTag(entry: Tag, once?: { key: Once; now: Date }): Promise<string> {
  const creation = [tags.writing(entry), takeName('tag', entry.slug, entry.id)];
  try {
    await transact([...creation, ...(once ? [once.key.remembering(entry.id, once.now)] : [])]);
    return entry.id;
  } catch (cause) {
    throw cause instanceof ConditionFailed && cause.refused.includes(1) ? slugTaken(cause) : cause;
  }
}

/** The save that a renaming met: of the tag itself, or of a phase or guided test that uses it. */
export type Refused = 'tag' | 'user';

/**
 * Writes the next revision of a tag together with its new slug in phases and `others`, all or nothing (docs/adr/0008).
 * Answers which save it met, if any. The slug of another tag is `slug-taken`.
 */
export async function changeTag(
  before: Tag,
  after: Tag,
  users: readonly Phase[],
  others: Parameters<typeof transact>[0] = [],
): Promise<Refused | undefined> {
  const names = changeName('tag', after.id, before.slug, after.slug);
  try {
    await transact([tags.writing(after), ...names, ...users.map(phases.writing), ...others]);
    return undefined;
  } catch (cause) {
    if (!(cause instanceof ConditionFailed)) throw cause;
    if (cause.refused.includes(0)) return 'tag';
    if (names.length > 0 && cause.refused.includes(1)) throw slugTaken(cause);
    return 'user';
  }
}

/** Removes a tag that is still of the revision that was read, and gives its slug free. */
export const removeTag = (entry: Tag): Promise<void> =>
  transact([tags.removing(entry), freeName('tag', entry.slug)]);
