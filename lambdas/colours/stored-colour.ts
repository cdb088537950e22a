import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { listFolderColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import type { FolderColour } from '#shared/schemas/colour-folder.ts';

/** A colour by its id: its code, which is its key, may change. */
export const storedColour = async (folder: string, id: string): Promise<FolderColour> =>
  mustBeThere((await listFolderColours(folder)).find((colour) => colour.id === id));
