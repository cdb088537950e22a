import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { readAllProducts } from '#lambdas/store/catalogue/product-store.ts';
import { readPublishedFolders } from '#lambdas/store/catalogue/published-colour-store.ts';
import { lostColours, usesOfColours } from '#shared/catalogue/colours/lost-colours.ts';
import { id } from '#shared/schemas/id.ts';
import { workingFolders } from './working-folders.ts';

/** The price ranges with colours that go away: with a folder, or else with the next publishing (OPC-05, OPC-19). */
export const readLostColourUses = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ folder: z.nullish(id) }),
  async run({ folder }) {
    const working = await workingFolders();
    const lost = folder
      ? lostColours(...apart(working, folder))
      : lostColours(await readPublishedFolders(), working);
    return usesOfColours(lost, lost.size > 0 ? await readAllProducts() : []);
  },
});

type Folders = Awaited<ReturnType<typeof workingFolders>>;

/** The folder, and the others. */
const apart = (folders: Folders, id: string): [Folders, Folders] => [
  folders.filter(({ colorlistId }) => colorlistId === id),
  folders.filter(({ colorlistId }) => colorlistId !== id),
];
