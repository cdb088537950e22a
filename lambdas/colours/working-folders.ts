import { listColourFolders } from '#lambdas/store/catalogue/colour-folder-store.ts';
import { listFolderColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { byCode } from '#shared/catalogue/colours/by-code.ts';
import type { PublishedFolder } from '#shared/schemas/colour-folder.ts';

/** The folders as they would be published now: in order, their colours by code, empty ones too (OPC-05). */
export async function workingFolders(): Promise<PublishedFolder[]> {
  const folders = await listColourFolders();
  return Promise.all(
    folders.map(async ({ id, name }) => ({
      colorlistId: id,
      colorlist: name,
      colours: byCode(await listFolderColours(id)).map(({ id: colour, code, hbw, r, g, b }) => ({
        id: colour,
        code,
        hbw,
        r,
        g,
        b,
      })),
    })),
  );
}
