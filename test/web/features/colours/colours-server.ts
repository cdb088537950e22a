import { byCode } from '#shared/catalogue/colours/by-code.ts';
import { aServer } from '#test/support/a-server.ts';
import type { ColourPublicationQuery } from '#web/graphql/colours.ts';

type Colour = {
  id: string;
  code: string;
  hbw: number | null;
  r: number;
  g: number;
  b: number;
  revision: number;
  updatedAt: string;
  updatedBy: string;
};
type Folder = { id: string; name: string; revision: number; colors: Colour[] };
type Publication = ColourPublicationQuery['colourPublication'];

export const aColour = (code: string, changes: Partial<Colour> = {}): Colour => ({
  id: `id of ${code}`,
  code,
  hbw: 50,
  r: 10,
  g: 20,
  b: 30,
  revision: 1,
  updatedAt: '2026-11-20T09:30:00.000Z',
  updatedBy: 'Sandra Verdi',
  ...changes,
});

export const aFolder = (name: string, ...colors: Colour[]): Folder => ({
  id: name.toLowerCase(),
  name,
  revision: 1,
  colors,
});

export const aPublication = (changes: Partial<Publication> = {}): Publication => ({
  version: 3,
  publishedAt: '2026-11-19T08:15:00.000Z',
  publishedBy: 'Sandra Verdi',
  folders: [],
  colours: [],
  colourCount: 0,
  ...changes,
});

/** A server that keeps these folders and what was sent of them. */
export function aColoursServer(folders: Folder[], publication = aPublication()) {
  let stored = folders;
  const of = (id: string) => stored.find((folder) => folder.id === id);
  const server = aServer({
    ColourFolders: () => ({
      colourFolders: stored.map(({ colors, ...folder }, order) => ({
        ...folder,
        order,
        colorCount: colors.length,
      })),
    }),
    ColourFolder: ({ id }: { id: string }) => {
      const folder = of(id);
      return { colourFolder: folder && { ...folder, colors: byCode(folder.colors) } };
    },
    ColourPublication: () => ({ colourPublication: { ...publication } }),
    LostColourUses: () => ({ lostColourUses: { ranges: 0, products: 0 } }),
    CreateColourFolder: ({ name }: { name: string }) => {
      stored = [...stored, aFolder(name)];
      return { createColourFolder: { id: name } };
    },
    UpdateColourFolder: ({ id, name }: { id: string; name: string }) => {
      stored = stored.map((folder) => (folder.id === id ? { ...folder, name } : folder));
      return { updateColourFolder: { id } };
    },
    DeleteColourFolder: ({ id }: { id: string }) => {
      stored = stored.filter((folder) => folder.id !== id);
      return { deleteColourFolder: id };
    },
    ReorderColourFolders: ({ ids }: { ids: string[] }) => {
      stored = ids.flatMap((id) => of(id) ?? []);
      return { reorderColourFolders: ids };
    },
    AddColor: ({ key: _, colorlistId, ...values }: { key: string; colorlistId: string } & Colour) => {
      of(colorlistId)?.colors.push(aColour(values.code, values));
      return { addColor: { id: values.code } };
    },
    UpdateColor: ({ id }: { id: string }) => ({ updateColor: { id } }),
    DeleteColor: ({ colorlistId, id }: { colorlistId: string; id: string }) => {
      const folder = of(colorlistId);
      if (folder) folder.colors = folder.colors.filter((colour) => colour.id !== id);
      return { deleteColor: id };
    },
    ImportColors: () => ({ importColors: [] }),
    PublishColorlists: () => ({ publishColorlists: { version: 4 } }),
  });
  return { ...server, publish: (next: Publication) => Object.assign(publication, next) };
}
