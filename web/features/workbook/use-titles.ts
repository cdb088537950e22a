import { useTranslation } from 'react-i18next';
import type it from '#locales/it/workbook.json';
import { type PlanKind, planKinds } from '#shared/catalogue/workbook/plan.ts';
import { problemReasons, type SheetName, sheets } from '#shared/catalogue/workbook/sheets.ts';

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
const shownFirst: readonly string[] = [
  'product',
  'priceList',
  'members',
  'colourFolder',
  'colour',
  'tag',
] satisfies PlanKind[];
export const placeOfKind = (kind: string): number => shownFirst.indexOf(kind);

/** Sheets in the order of the file. */
export const placeOfSheet = (sheet: string): number => Object.keys(sheets).indexOf(sheet);

const isSheet = (sheet: string): sheet is SheetName => sheet in sheets;
const isKind = (kind: string): kind is PlanKind => planKinds.some((one) => one === kind);
const isColumn = (key: string): key is keyof typeof it.columns =>
  Object.values(sheets).some((columns) => Object.keys(columns).some((one) => one.replace('.', '_') === key));
type Reason = (typeof problemReasons)[number];
const isReason = (reason: string): reason is Reason => problemReasons.some((one) => one === reason);

/** What sheets, columns and reasons are called, as in the file. */
export function useTitles() {
  const { t } = useTranslation('workbook');
  const sheet = (name: string) => (isSheet(name) ? t(`sheets.${name}`) : name);
  return {
    sheet,
    kind: (kind: string) => (isKind(kind) ? sheet(sheetOfKind[kind]) : kind),
    /** Those of price lists end with their id; one that nobody knows is called as in the file. */
    column: (key: string, lists: readonly { id: string; name: string }[]) => {
      const column = key.replace('.', '_');
      if (isColumn(column)) return t(`columns.${column}`);
      const list = lists.find(({ id }) => id === key);
      return list ? `${list.name} [${list.id}]` : key;
    },
    reason: (reason: string) => (isReason(reason) ? t(`reasons.${reason}`) : reason),
  };
}
