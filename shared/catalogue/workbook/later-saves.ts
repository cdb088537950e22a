import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import type { Language } from '#shared/languages.ts';
import { byId } from './by-id.ts';
import {
  entryName,
  type Plan,
  type PlanKind,
  type PlannedColour,
  type PlannedColours,
  type PlannedEntry,
} from './plan.ts';
import type { StoredCatalogue } from './plan-workbook.ts';

/** Something that somebody saved after a file was downloaded, and that the file would change. */
export type LaterSave = Of & { name: string; at: string; by: string };
/** The code is that of a colour in its folder. */
type Of = { kind: PlanKind; id: string; code?: string };

/** The same for an entity and for its values, of which those of colours begin with the code. */
export const keyOfSaved = ({ kind, id, code, path }: Of & { path?: readonly string[] }): string =>
  [kind, id, ...(kind === 'colour' ? [code ?? path?.[0]] : [])].join(' ');

type Save = { updatedAt?: string | null | undefined; updatedBy?: string | null | undefined };

/** Files keep whole seconds. */
const seconds = (time: string) => Math.floor(Date.parse(time) / 1000);

/** Parts a plan by the moment of its file: what was saved later, and the plan without it. */
export function partedBySaves(
  { entries, left }: Plan,
  stored: StoredCatalogue,
  moment: Date,
  language: Language,
): { later: LaterSave[]; without: Plan } {
  const [tags, folders, lists] = [byId(stored.tags), byId(stored.colourFolders), byId(stored.priceLists)];
  const savesOf = {
    tag: tags,
    colourFolder: folders,
    priceList: lists,
    members: lists,
    product: stored.products,
  };
  const later: LaterSave[] = [];
  const kept: PlannedEntry[] = [];
  const remaining = { ...left };
  const isLater = ({ kind, id, name, code }: Of & { name: string }, save: Save | undefined) => {
    const at = save?.updatedAt;
    if (!at || !(seconds(at) > seconds(moment.toISOString()))) return false;
    later.push({ kind, id, name, ...(code !== undefined && { code }), at, by: save.updatedBy ?? '' });
    remaining[kind] += 1;
    return true;
  };
  const edited = (entry: PlannedColours): PlannedColour[] => {
    const saves = new Map((stored.colours.get(entry.id) ?? []).map((one) => [codeKey(one.code), one]));
    return entry.edits.filter((edit) => {
      const name = `${entry.name} · ${edit.code}`;
      return (
        edit.does === 'add' ||
        !isLater({ kind: entry.kind, id: entry.id, name, code: edit.code }, saves.get(codeKey(edit.code)))
      );
    });
  };
  for (const entry of entries) {
    if (entry.kind === 'colour') {
      const edits = edited(entry);
      if (edits.length > 0) kept.push({ ...entry, edits });
    } else {
      const told = { kind: entry.kind, id: entry.id, name: entryName(entry, language) };
      if (!isLater(told, savesOf[entry.kind].get(entry.id))) kept.push(entry);
    }
  }
  return { later, without: { entries: kept, left: remaining } };
}
