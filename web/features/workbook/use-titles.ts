import type { PlanKind } from '#shared/catalogue/workbook/plan.ts';
import { type SheetName, sheets } from '#shared/catalogue/workbook/sheets.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { useTextOf } from '#web/lib/use-text-of.ts';

/** The sheet that has the entities of a kind. */
const sheetOfKind: Readonly<Record<PlanKind, SheetName>> = {
  tag: 'tags',
  colourFolder: 'colourFolders',
  colour: 'colours',
  priceList: 'priceLists',
  product: 'products',
  members: 'members',
};

/** Kinds in the order of their sheets. */
export const shownKinds: readonly PlanKind[] = [
  'product',
  'priceList',
  'members',
  'colourFolder',
  'colour',
  'tag',
];
const places: readonly string[] = shownKinds;
export const placeOfKind = (kind: string): number => places.indexOf(kind);

const isKind = (kind: string): kind is PlanKind => kind in sheetOfKind;

/** Sheets in the order of the file. */
export const placeOfSheet = (sheet: string): number => Object.keys(sheets).indexOf(sheet);

/** Numbers are written as on any screen. */
const inFull = (allowed: string) => (/^\d+$/.test(allowed) ? formatWhole(Number(allowed)) : allowed);

/** Names of sheets, columns and reasons, as in the file. */
export function useTitles() {
  const sheetText = useTextOf('workbook:sheets');
  const columnText = useTextOf('workbook:columns');
  const reasonText = useTextOf('workbook:reasons');
  const sheet = (name: string) => sheetText(name) ?? name;
  return {
    sheet,
    kind: (kind: string) => (isKind(kind) ? sheet(sheetOfKind[kind]) : kind),
    /** The key of a price list's column ends with its id; an unknown column is called as in the file. */
    column: (key: string, lists: readonly { id: string; name: string }[]) => {
      const list = lists.find(({ id }) => id === key);
      return columnText(key.replace('.', '_')) ?? (list ? `${list.name} [${list.id}]` : key);
    },
    /** With the words that could stand there, where they are few. */
    reason: (reason: string, allowed: readonly string[]) =>
      [reasonText(reason) ?? reason, allowed.map(inFull).join(', ')].filter(Boolean).join(' '),
  };
}
