import type { ColourValues, PublishedFolder } from '#shared/schemas/colour-folder.ts';
import { codeKey } from './by-code.ts';
import { movedIds } from './moved-ids.ts';

type FolderChange = {
  kind: 'ADDED' | 'REMOVED' | 'RENAMED' | 'MOVED';
  id: string;
  name: string;
  /** The published name of one that was renamed. */
  nameBefore: string | null;
};

type ColourChange = {
  kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  /** Name of the folder. */
  colorlist: string;
  before: ColourValues | null;
  after: ColourValues | null;
};

export type PublicationChanges = { folders: FolderChange[]; colours: ColourChange[] };

type Colour = PublishedFolder['colours'][number];

const values = ({ code, hbw, r, g, b }: Colour): ColourValues => ({ code, hbw, r, g, b });

/**
 * The changes that publishing would make (OPC-05): folders and colours of the working copy against the published
 * ones, both in their order. A colour is the same by its id, or else by its code.
 */
export function publicationChanges(
  published: readonly PublishedFolder[],
  working: readonly PublishedFolder[],
): PublicationChanges {
  const before = new Map(published.map((folder) => [folder.colorlistId, folder]));
  const after = new Map(working.map((folder) => [folder.colorlistId, folder]));
  const removed = published.filter(({ colorlistId }) => !after.has(colorlistId));
  return {
    folders: [
      ...working.flatMap((folder) => folderChange(before.get(folder.colorlistId), folder)),
      ...removed.map(({ colorlistId, colorlist }) => change('REMOVED', colorlistId, colorlist)),
      ...movedIds(
        published.map(({ colorlistId }) => colorlistId),
        working.map(({ colorlistId }) => colorlistId),
      ).map((id) => change('MOVED', id, after.get(id)?.colorlist ?? '')),
    ],
    colours: [
      ...working.flatMap((folder) =>
        colourChanges(folder.colorlist, before.get(folder.colorlistId)?.colours ?? [], folder.colours),
      ),
      ...removed.flatMap(({ colorlist, colours }) => colourChanges(colorlist, colours, [])),
    ],
  };
}

const change = (
  kind: FolderChange['kind'],
  id: string,
  name: string,
  nameBefore: string | null = null,
): FolderChange => ({ kind, id, name, nameBefore });

function folderChange(before: PublishedFolder | undefined, after: PublishedFolder): FolderChange[] {
  const { colorlistId, colorlist } = after;
  if (!before) return [change('ADDED', colorlistId, colorlist)];
  if (before.colorlist === colorlist) return [];
  return [change('RENAMED', colorlistId, colorlist, before.colorlist)];
}

function colourChanges(
  colorlist: string,
  published: readonly Colour[],
  working: readonly Colour[],
): ColourChange[] {
  const partners = partnersOf(published, working);
  const left = new Set(published);
  const present = working.flatMap((colour): ColourChange[] => {
    const partner = partners.get(colour);
    if (!partner) return [{ kind: 'ADDED', colorlist, before: null, after: values(colour) }];
    left.delete(partner);
    if (isSame(partner, colour)) return [];
    return [{ kind: 'CHANGED', colorlist, before: values(partner), after: values(colour) }];
  });
  const gone = [...left].map(
    (colour): ColourChange => ({ kind: 'REMOVED', colorlist, before: values(colour), after: null }),
  );
  return [...present, ...gone];
}

/** Which published colour a colour of the working copy was. */
function partnersOf(published: readonly Colour[], working: readonly Colour[]): Map<Colour, Colour> {
  const byId = new Map(published.map((colour) => [colour.id, colour]));
  const stays = new Set(working.map(({ id }) => id));
  const byCode = new Map(
    published.filter(({ id }) => !stays.has(id)).map((colour) => [codeKey(colour.code), colour]),
  );
  return new Map(
    working.flatMap((colour) => {
      const partner = byId.get(colour.id) ?? byCode.get(codeKey(colour.code));
      return partner ? [[colour, partner]] : [];
    }),
  );
}

/** Whether two colours agree in code, HBW and channels. */
export const isSame = (one: ColourValues, other: ColourValues): boolean =>
  one.code === other.code &&
  one.hbw === other.hbw &&
  one.r === other.r &&
  one.g === other.g &&
  one.b === other.b;
