import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { value } from '#shared/catalogue/history/comparable-parts.ts';
import { comparablePriceList } from '#shared/catalogue/history/comparable-price-list.ts';
import { comparableProduct } from '#shared/catalogue/history/comparable-product.ts';
import { type Comparable, type Difference, differences } from '#shared/catalogue/history/differences.ts';
import { type Known, productOfInput, type SentProduct } from '#shared/catalogue/product-of-input.ts';
import { textIn } from '#shared/format/text-in.ts';
import type { Language } from '#shared/languages.ts';
import { byId } from './by-id.ts';
import { entryName, type Plan, type PlannedColours, type PlannedEntry, type PlannedMembers } from './plan.ts';
import type { StoredCatalogue } from './plan-workbook.ts';
import type { SheetName } from './sheets.ts';

/** A value that an import changes, in the sheet that has it: the path leads to it from the named entity. */
export type ChangedValue = Pick<PlannedEntry, 'kind' | 'id' | 'name' | 'does'> & {
  sheet: SheetName;
  /** The unit of a package. */
  um?: string;
} & Difference;

/** Each value of a plan before and after, entry by entry. What is new has nothing before. */
export function changedValues(
  { entries }: Pick<Plan, 'entries'>,
  stored: StoredCatalogue,
  language: Language,
): ChangedValue[] {
  const differencesOf = comparing(entries, stored, language);
  return entries.flatMap((entry) =>
    differencesOf(entry).map((difference) => {
      const sheet = sheetOf(entry.kind, difference.path);
      return {
        ...{ kind: entry.kind, id: entry.id, name: entryName(entry, language), does: entry.does },
        ...{ sheet, ...(sheet === 'prices' && entry.kind === 'product' && { um: entry.sent.um }) },
        ...difference,
      };
    }),
  );
}

/** Stands for a change that nothing else tells: the order of lists, and codes that nobody sees. */
const order: Difference = { path: ['order'], before: [], after: ['others'] };

function comparing(entries: readonly PlannedEntry[], stored: StoredCatalogue, language: Language) {
  const [tags, folders, lists] = [byId(stored.tags), byId(stored.colourFolders), byId(stored.priceLists)];
  const known: Known = {
    phases: stored.phases,
    lists: new Set([
      ...lists.keys(),
      ...entries.flatMap(({ kind, id }) => (kind === 'priceList' ? [id] : [])),
    ]),
  };
  const products = new Map([...stored.products].map(([id, { name }]) => [id, textIn(name, language)]));
  for (const entry of entries)
    if (entry.kind === 'product') products.set(entry.id, entryName(entry, language));
  const told = (before: Comparable, after: Comparable): Difference[] => {
    const found = differences(before, after);
    return found.length > 0 ? found : [order];
  };
  return (entry: PlannedEntry): Difference[] => {
    const { id } = entry;
    switch (entry.kind) {
      case 'tag':
        return told(named(tags.get(id)), named(entry.sent));
      case 'colourFolder':
        return told(named(folders.get(id)), named(entry.sent));
      case 'colour':
        return colourDifferences(entry, stored);
      case 'priceList': {
        const before = lists.get(id);
        return told(before && comparablePriceList(before), comparablePriceList(entry.sent));
      }
      case 'product': {
        const before = stored.products.get(id);
        return told(...comparableContents(before, entry.sent, known));
      }
      case 'members':
        return memberDifferences(entry, products);
    }
  };
}

const named = (entity: { name: string; slug?: string } | undefined): Comparable =>
  entity && { name: value(entity.name), slug: value(entity.slug) };

/** A product before and after, as a save would store it. Older ones may hold words that no save takes any more. */
function comparableContents(
  before: EditableProduct | undefined,
  sent: SentProduct,
  known: Known,
): [before: Comparable, after: Comparable] {
  const old = before && productOfInput(before as SentProduct, known);
  return [old && comparableProduct(old), comparableProduct(productOfInput(sent, known), old)];
}

/** Colours by their code. */
function colourDifferences({ id, edits }: PlannedColours, { colours }: StoredCatalogue): Difference[] {
  const before = new Map((colours.get(id) ?? []).map((colour) => [codeKey(colour.code), colour]));
  return edits.flatMap(({ code, ...after }) => {
    const old = before.get(codeKey(code));
    return differences(old && colourOf(old), colourOf(after), [code]);
  });
}

const colourOf = ({ hbw, r, g, b }: Omit<PlannedColours['edits'][number], 'code' | 'does'>): Comparable => ({
  ...{ hbw: value(hbw), r: value(r), g: value(g), b: value(b) },
});

/** Products that join and leave a price list, each a mark that is set or taken away. */
function memberDifferences(
  { add, remove }: PlannedMembers,
  products: ReadonlyMap<string, string>,
): Difference[] {
  const mark = (after: boolean) => (product: string) => ({
    path: ['products', products.get(product) ?? product],
    before: [String(!after)],
    after: [String(after)],
  });
  return [...add.map(mark(true)), ...remove.map(mark(false))];
}

const sheetOfKind = {
  tag: 'tags',
  colourFolder: 'colourFolders',
  colour: 'colours',
  priceList: 'priceLists',
  members: 'members',
} as const satisfies Partial<Record<PlannedEntry['kind'], SheetName>>;

/** Parts of products have sheets of their own. */
function sheetOf(kind: PlannedEntry['kind'], [part, , within]: readonly string[]): SheetName {
  if (kind !== 'product') return sheetOfKind[kind];
  if (part === 'attachments') return 'attachments';
  if (part === 'priceranges') return within === 'prices' ? 'prices' : 'priceRanges';
  if (part === 'consumptionranges')
    return within === 'requiredProducts' ? 'requiredProducts' : 'consumptionRanges';
  return 'products';
}
