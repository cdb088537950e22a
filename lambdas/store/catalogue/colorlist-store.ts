import { put, transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { inOrder } from '#shared/catalogue/in-order.ts';
import { type Colorlist, colorlist } from '#shared/schemas/colorlist.ts';
import { collection } from './collection.ts';
import { leavingOrder, readOrder } from './order-store.ts';

export const colorlists = collection('colorlist', colorlist);

/** Folders in the order the super users gave them (COL-028). */
export async function listColorlists(): Promise<Colorlist[]> {
  const [all, order] = await Promise.all([colorlists.list(true), readOrder('colorlist')]);
  return inOrder(all, order);
}

export const readColorlist = (id: string): Promise<Colorlist | undefined> => colorlists.read(id);

/** Writes a folder, new or of the revision after the stored one. */
export const writeColorlist = (entry: Colorlist): Promise<void> => transact([colorlists.writing(entry)]);

/** Writes a new folder, and what its key made. */
export async function createColorlist(entry: Colorlist, once: Once, now: Date): Promise<string> {
  await transact([put(once.params(entry.id, now)), colorlists.writing(entry)]);
  return entry.id;
}

/** Takes a folder out of the collection and its order, whatever is saved meanwhile; answers whether it was there. */
export const removeColorlist = (id: string): Promise<boolean> =>
  tryAgain(async () => {
    const folder = await colorlists.read(id);
    if (!folder) return false;
    await transact([colorlists.removing(folder), ...(await leavingOrder('colorlist', id))]);
    return true;
  });
