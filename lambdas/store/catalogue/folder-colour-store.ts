import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { itemsOf, keysOf } from '#lambdas/runtime/table/query-all.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { ConditionFailed, put, remove, transact, update } from '#lambdas/runtime/table/transact.ts';
import { writeItems } from '#lambdas/runtime/table/write-items.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import { DomainError } from '#shared/errors.ts';
import { type FolderColour, folderColour } from '#shared/schemas/colour-folder.ts';
import { collectionKey } from './collection.ts';
import { readColourFolder } from './colour-folder-store.ts';

const partition = partitions.coloursOfFolder;

/** A code is there once in its folder, in upper or lower case (OPC-07): it is the key. */
const colourKey = (folder: string, code: string) => ({
  pk: partition(folder),
  sk: sorts.colour(codeKey(code)),
});

/** The colours of a folder, in the order of the table: every save is seen by the next look. */
export async function listFolderColours(folder: string): Promise<FolderColour[]> {
  const items = await itemsOf(partition(folder), { ConsistentRead: true });
  return items.map((item) => folderColour.parse(item));
}

/** A colour before and after: without the one it is new, without the other it goes. */
export type ColourEdit = { before?: FolderColour; after?: FolderColour };
type Saved = { updatedAt: string; updatedBy: string };

/** Tries to save colours that meet another save of the folder. */
const tries = 5;

/**
 * Saves colours together with the next revision of their folder, all or nothing. `conflict` when a colour changed
 * since it was read, `code-taken` when a code is there already, `not-found` when the folder is gone. Another save of
 * the folder at the same time is no conflict.
 */
export async function editColours(
  folder: string,
  edits: readonly ColourEdit[],
  by: Saved,
  also: Parameters<typeof transact>[0] = [],
): Promise<void> {
  const writes = [...editingColours(folder, edits, by), ...also];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await transact(writes);
      return;
    } catch (cause) {
      if (!(cause instanceof ConditionFailed)) throw cause;
      const reason = await impediment(folder, edits, cause.refused);
      if (reason) throw reason;
      if (attempt === tries) throw cause;
    }
  }
}

/** The writes that save changed colours of a folder. */
export const editingColours = (folder: string, edits: readonly ColourEdit[], by: Saved) => [
  touching(folder, edits, by),
  ...edits.flatMap((edit) => writing(folder, edit)),
];

/** The folder's next revision, and how many colours it has then. */
function touching(folder: string, edits: readonly ColourEdit[], { updatedAt, updatedBy }: Saved) {
  const added = edits.filter(({ before }) => !before).length - edits.filter(({ after }) => !after).length;
  return update({
    Key: collectionKey('colorlist', folder),
    UpdateExpression:
      'SET revision = revision + :one, colorCount = colorCount + :added, updatedAt = :at, updatedBy = :by',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':one': 1, ':added': added, ':at': updatedAt, ':by': updatedBy },
  });
}

const asRead = ({ id, revision }: FolderColour) => ({
  ConditionExpression: 'id = :id AND revision = :revision',
  ExpressionAttributeValues: { ':id': id, ':revision': revision },
});
const notThere = { ConditionExpression: 'attribute_not_exists(pk)' };

function writing(folder: string, { before, after }: ColourEdit) {
  const hasSameKey = before && after && codeKey(before.code) === codeKey(after.code);
  const item = after && { ...colourKey(folder, after.code), ...after };
  if (hasSameKey) return [put({ Item: item, ...asRead(before) })];
  return [
    ...(before ? [remove({ Key: colourKey(folder, before.code), ...asRead(before) })] : []),
    ...(item ? [put({ Item: item, ...notThere })] : []),
  ];
}

/** Why the table refused; undefined when nothing but the moment was wrong. */
async function impediment(
  folder: string,
  edits: readonly ColourEdit[],
  refused: readonly number[],
): Promise<DomainError | undefined> {
  const colours = await listFolderColours(folder);
  const present = new Map(colours.map((colour) => [codeKey(colour.code), colour]));
  for (const { before, after } of edits) {
    const stored = before && present.get(codeKey(before.code));
    if (before && (stored?.id !== before.id || stored.revision !== before.revision))
      return conflictWith(colours.find(({ id }) => id === before.id) ?? {});
    const other = after && present.get(codeKey(after.code));
    if (other && other.id !== before?.id) return new DomainError('code-taken');
  }
  const isGone = refused.includes(0) && !(await readColourFolder(folder));
  return isGone ? new DomainError('not-found') : undefined;
}

/** Removes every colour of a folder; returns their number. */
export async function removeFolderColours(folder: string): Promise<number> {
  const keys = await keysOf(partition(folder));
  await removeItems(keys);
  return keys.length;
}

/** Writes many colours of a folder at once, over colours of the same codes; the folder does not hear of it. */
export async function writeColours(folder: string, colours: readonly FolderColour[]): Promise<void> {
  const requests = colours.map((colour) => ({
    PutRequest: { Item: { ...colourKey(folder, colour.code), ...colour } },
  }));
  if ((await writeItems(requests)) > 0) throw new DomainError('busy');
}
