import { randomUUID } from 'node:crypto';
import type { ColourValues, FolderColour } from '#shared/schemas/colour-folder.ts';
import { graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

type Folder = {
  id: string;
  name: string;
  order: number;
  colorCount: number;
  revision: number;
  updatedAt: string;
  updatedBy: string;
};
type ColourFolderWithColours = Folder & { colors: FolderColour[] };

const folder = 'id name order colorCount revision updatedAt updatedBy';
const colour = 'id code hbw r g b revision updatedAt updatedBy';
let made = 0;

export const aColour = (code: string, changes: Partial<ColourValues> = {}): ColourValues => ({
  code,
  hbw: 50,
  r: 10,
  g: 20,
  b: 30,
  ...changes,
});

export const createColourFolder = (who: Who, name: string, key = `folder-${process.pid}-${++made}`) =>
  graphql<{ createColourFolder: Folder }>(
    who,
    `mutation ($key: ID!, $name: String!) { createColourFolder(key: $key, name: $name) { ${folder} } }`,
    { key, name },
  );

export const madeFolder = async (name: string, ...codes: string[]): Promise<Folder> => {
  const added = answered(await createColourFolder('superUser', name)).createColourFolder;
  for (const code of codes) answered(await addColor('superUser', added.id, aColour(code)));
  return added;
};

export const updateColourFolder = (who: Who, id: string, name: string, revision: number) =>
  graphql<{ updateColourFolder: Folder }>(
    who,
    `mutation ($id: ID!, $name: String!, $revision: Int!) {
      updateColourFolder(id: $id, name: $name, revision: $revision) { ${folder} }
    }`,
    { id, name, revision },
  );

export const deleteColourFolder = (who: Who, id: string) =>
  graphql<{ deleteColourFolder: string }>(who, 'mutation ($id: ID!) { deleteColourFolder(id: $id) }', { id });

export const reorderColourFolders = async (
  ids: readonly string[],
  from: readonly string[] = [],
): Promise<string[]> =>
  answered(
    await graphql<{ reorderColourFolders: string[] }>(
      'superUser',
      'mutation ($ids: [ID!]!, $from: [ID!]!) { reorderColourFolders(ids: $ids, from: $from) }',
      { ids, from },
    ),
  ).reorderColourFolders;

export const folders = async (): Promise<Folder[]> =>
  answered(await graphql<{ colourFolders: Folder[] }>('superUser', `{ colourFolders { ${folder} } }`))
    .colourFolders;

export const readFolder = (id: string) =>
  graphql<{ colourFolder: ColourFolderWithColours }>(
    'superUser',
    `query ($id: ID!) { colourFolder(id: $id) { id name revision colors { ${colour} } } }`,
    { id },
  );

export const coloursOf = async (id: string): Promise<FolderColour[]> =>
  answered(await readFolder(id)).colourFolder.colors;

export const lostColourUses = async (
  folder?: string,
  color?: string,
): Promise<{ ranges: number; products: number }> =>
  answered(
    await graphql<{ lostColourUses: { ranges: number; products: number } }>(
      'superUser',
      'query ($folder: ID, $color: ID) { lostColourUses(folder: $folder, color: $color) { ranges products } }',
      { folder, color },
    ),
  ).lostColourUses;

const values = '$code: String!, $hbw: Float, $r: Int!, $g: Int!, $b: Int!';
const given = 'code: $code, hbw: $hbw, r: $r, g: $g, b: $b';

export const addColor = (who: Who, colorlistId: string, added: object) =>
  graphql<{ addColor: FolderColour }>(
    who,
    `mutation ($key: ID!, $colorlistId: ID!, ${values}) {
      addColor(key: $key, colorlistId: $colorlistId, ${given}) { ${colour} }
    }`,
    { key: randomUUID(), colorlistId, ...added },
  );

export const updateColor = (who: Who, colorlistId: string, { id, revision, ...changed }: FolderColour) =>
  graphql<{ updateColor: FolderColour }>(
    who,
    `mutation ($colorlistId: ID!, $id: ID!, $revision: Int!, ${values}) {
      updateColor(colorlistId: $colorlistId, id: $id, revision: $revision, ${given}) { ${colour} }
    }`,
    { colorlistId, id, revision, ...changed },
  );

export const deleteColor = (who: Who, colorlistId: string, id: string) =>
  graphql<{ deleteColor: string }>(
    who,
    'mutation ($colorlistId: ID!, $id: ID!) { deleteColor(colorlistId: $colorlistId, id: $id) }',
    { colorlistId, id },
  );

export const importColors = (who: Who, colorlistId: string, colors: readonly object[]) =>
  graphql<{ importColors: string[] }>(
    who,
    `mutation ($key: ID!, $colorlistId: ID!, $colors: [ImportedColorInput!]!) {
      importColors(key: $key, colorlistId: $colorlistId, colors: $colors)
    }`,
    { key: randomUUID(), colorlistId, colors },
  );
