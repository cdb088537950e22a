import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { readAllProducts } from '#lambdas/store/catalogue/product-store.ts';
import { readPublishedFolders } from '#lambdas/store/catalogue/published-colour-store.ts';
import { lostColours, usesOfColours } from '#shared/catalogue/colours/lost-colours.ts';
import { id } from '#shared/schemas/id.ts';
import { workingFolders } from './working-folders.ts';

/** The price ranges with colours that go away: with a folder or one of its colours, or else with the next publishing (OPC-05, OPC-19). */
export const readLostColourUses = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ folder: z.nullish(id), color: z.nullish(id) }),
  async run({ folder, color }) {
    const working = await workingFolders();
    const lost = folder
      ? lostColours(...apart(working, folder, color))
      : lostColours(await readPublishedFolders(), working);
    return usesOfColours(lost, lost.size > 0 ? await readAllProducts() : []);
  },
});

type Folders = Awaited<ReturnType<typeof workingFolders>>;

/** Two parts: the colours that go with the folder, or the one colour of it that goes, and those that stay. */
function apart(folders: Folders, id: string, color: string | null | undefined): [Folders, Folders] {
  const colours = (goes: boolean) =>
    folders.map((folder) => ({
      ...folder,
      colours: folder.colours.filter(
        (colour) => (folder.colorlistId === id && (!color || colour.id === color)) === goes,
      ),
    }));
  return [colours(true), colours(false)];
}
