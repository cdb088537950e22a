import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { inOrder } from '#shared/catalogue/in-order.ts';
import { type ColourFolder, colourFolder } from '#shared/schemas/colour-folder.ts';
import { collection } from './collection.ts';
import { leavingOrder, readOrder } from './order-store.ts';

export const colourFolders = collection('colorlist', colourFolder);

/** Folders in the order the super users gave them (COL-028). */
export async function listColourFolders(): Promise<ColourFolder[]> {
  const [all, order] = await Promise.all([colourFolders.list(true), readOrder('colorlist')]);
  return inOrder(all, order);
}

export const readColourFolder = (id: string): Promise<ColourFolder | undefined> => colourFolders.read(id);

type Writes = Parameters<typeof transact>[0];

/** Writes a folder, new or of the revision after the stored one; with further writes of the same transaction. */
export const writeColourFolder = (entry: ColourFolder, more: Writes = []): Promise<void> =>
  transact([colourFolders.writing(entry), ...more]);

/** Writes a new folder, and what its key made. */
export async function createColourFolder(entry: ColourFolder, once: Once, now: Date): Promise<string> {
  await transact([once.remembering(entry.id, now), colourFolders.writing(entry)]);
  return entry.id;
}

/**
 * Takes a folder out of the collection and its order, also when others save meanwhile. Returns whether it was there.
 */
export const removeColourFolder = (id: string): Promise<boolean> =>
  tryAgain(async () => {
    const folder = await colourFolders.read(id);
    if (!folder) return false;
    await transact(await removingColourFolder(folder));
    return true;
  });

/** The writes that remove a folder which is still as it was read, and its place in the order. */
export const removingColourFolder = async (folder: ColourFolder) => [
  colourFolders.removing(folder),
  ...(await leavingOrder('colorlist', folder.id)),
];
