import { listFolderColours } from '#lambdas/store/folder-colour-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { FolderColour } from '#shared/schemas/colorlist.ts';

/** A colour by its id: its code, which is its key, may change. */
export async function storedColour(folder: string, id: string): Promise<FolderColour> {
  const found = (await listFolderColours(folder)).find((colour) => colour.id === id);
  if (!found) throw new DomainError('not-found');
  return found;
}
