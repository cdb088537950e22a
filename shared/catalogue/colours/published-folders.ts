import type { PublishedColour } from '#shared/schemas/product.ts';
import { withWhite } from './available-colours.ts';

/** A colour as it was published, with the folder it was published in (OPC-05). */
export type ColourOfFolder = PublishedColour & { colorlistId: string };
export type FolderOfColours = { id: string; name: string; colours: readonly PublishedColour[] };

/** Published colours by folder, as they stand; Bianco first, which belongs to none: its folder has neither id nor name. */
export function publishedFolders(published: readonly ColourOfFolder[]): FolderOfColours[] {
  const folders = new Map<string, { id: string; name: string; colours: PublishedColour[] }>();
  for (const colour of withWhite(published)) {
    const id = 'colorlistId' in colour ? colour.colorlistId : '';
    const known = folders.get(id);
    if (known) known.colours.push(colour);
    else folders.set(id, { id, name: colour.colorlist, colours: [colour] });
  }
  return [...folders.values()];
}

/** The colours of some folders (COL-035). */
export const coloursOfFolders = (
  folders: readonly FolderOfColours[],
  ids: ReadonlySet<string>,
): PublishedColour[] => folders.flatMap(({ id, colours }) => (ids.has(id) ? colours : []));
