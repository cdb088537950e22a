import { type Tag, tag } from '#shared/schemas/tag.ts';
import { collection } from './collection.ts';
import { transact } from './transact.ts';
import { takeName } from './unique-names.ts';

export const tags = collection('tag', tag);

const byName = new Intl.Collator('it', { sensitivity: 'base', numeric: true });

/** Tags by name (TAG-005, TAG-019). */
export async function listTags(): Promise<Tag[]> {
  return (await tags.list()).toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

export const readTag = (id: string): Promise<Tag | undefined> => tags.read(id);

/** Writes a new tag and takes its slug. */
export const createTag = (entry: Tag): Promise<void> =>
  transact([tags.writing(entry), takeName('tag', entry.slug, entry.id)]);
