import { itemsOf, queryAll } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { stillAs } from '#lambdas/runtime/table/revision-guard.ts';
import { put, transact } from '#lambdas/runtime/table/transact.ts';
import { putItem } from '#lambdas/runtime/table/update-item.ts';
import { padded, partitions, sorts } from '#lambdas/store/keys.ts';
import { inBatches } from '#shared/in-batches.ts';
import type { PublishedFolder } from '#shared/schemas/colour-folder.ts';

/** The version of one publishing. `attempt` tells it from one that was interrupted or lost the race. */
type Version = { version: number; attempt: string };

/** The version for readers, with time, author and number of items. */
export type Publication = Version & {
  publishedAt: string;
  publishedBy: string;
  items: number;
  /** Versions that are still there, for those who are reading them: the newest first. */
  kept: readonly Version[];
};

const pointer = { pk: partitions.pointer, sk: 'colours' };
const partition = partitions.published('colours');

/** Versions sort as text. */
const versionKey = (version: number) => sorts.version(padded(version));
const keyOf = ({ version, attempt }: Version) => `${versionKey(version)}#${attempt}#`;

/** Versions kept, the newest among them: readers may still read an older one. */
const mostKept = 3;
/** Colours of one item: some 300 bytes each at the most, of the 400 KB that an item may have. */
const mostColours = 1000;

export async function readPublication(): Promise<Publication | undefined> {
  const item = await readItem(pointer);
  // Written by publishFolders below.
  return item as Publication | undefined;
}

/** The published folders with their colours: all of one version, never a mix (OPC-05). */
export async function readPublishedFolders(): Promise<PublishedFolder[]> {
  for (const ConsistentRead of [false, true, true]) {
    const publication = await readPublication();
    if (!publication) return [];
    const found = await readItems(publication, ConsistentRead);
    // Fewer are there while they are new, or when the version was removed after the pointer was read.
    if (found.length === publication.items) return joined(found);
  }
  throw new Error('The published colours are incomplete.');
}

async function readItems(version: Version, ConsistentRead: boolean): Promise<PublishedFolder[]> {
  const items = await itemsOf(partition, { prefix: keyOf(version), ConsistentRead });
  // Written by publishFolders below.
  return items as PublishedFolder[];
}

/** A folder of many colours is in several items, one after the other. */
function joined(items: readonly PublishedFolder[]): PublishedFolder[] {
  const folders = new Map<string, PublishedFolder>();
  for (const { colorlistId, colorlist, colours } of items) {
    const before = folders.get(colorlistId)?.colours ?? [];
    folders.set(colorlistId, { colorlistId, colorlist, colours: [...before, ...colours] });
  }
  return [...folders.values()];
}

function inItems(folders: readonly PublishedFolder[]): PublishedFolder[] {
  return folders.flatMap((folder) => {
    // A folder without colours is an item too.
    const parts = folder.colours.length > 0 ? inBatches(mostColours, folder.colours) : [[]];
    return parts.map((colours) => ({ ...folder, colours }));
  });
}

type By = { attempt: string; publishedAt: string; publishedBy: string };

/**
 * Writes a version and points readers to it; `conflict` when another one was published since `before` was read. After
 * an interruption readers have the version before, and the next publishing removes the rest.
 */
export async function publishFolders(
  folders: readonly PublishedFolder[],
  before: Publication | undefined,
  by: By,
): Promise<Publication> {
  const version = { version: (before?.version ?? 0) + 1, attempt: by.attempt };
  const items = inItems(folders);
  for (const [index, item] of items.entries()) {
    const sk = keyOf(version) + String(index).padStart(4, '0');
    // Nobody else has this attempt: written again it is the same.
    await putItem({ Item: { pk: partition, sk, ...item } });
  }
  const kept = [version, ...(before?.kept ?? [])].slice(0, mostKept);
  const publication = { ...by, ...version, items: items.length, kept };
  await transact([
    put({
      Item: { ...pointer, ...publication },
      ...stillAs('version', before?.version),
    }),
  ]);
  return publication;
}

/** Removes older versions and what interrupted publishings left; newer ones may still be at work. */
export async function removeOldVersions({ version, kept }: Publication): Promise<void> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk < :next',
    ExpressionAttributeValues: { ':pk': partition, ':next': versionKey(version + 1) },
    ProjectionExpression: 'pk, sk',
  });
  const keys = kept.map(keyOf);
  await removeItems(items.filter(({ sk }) => !keys.some((key) => String(sk).startsWith(key))));
}
