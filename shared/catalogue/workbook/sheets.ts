/** The value of a cell. */
export type Cell = string | number | boolean | null;

/** How a column is read: `list` is several texts, one below the other or with semicolons between them. */
export type ColumnKind = 'text' | 'number' | 'flag' | 'list';

/**
 * The sheets of the catalogue's workbook and their columns, in order. The sheets of `perList` also have a column for
 * each price list.
 */
export const sheets = {
  products: {
    id: 'text',
    'name.it': 'text',
    'name.en': 'text',
    'name.de': 'text',
    phases: 'list',
    userTypes: 'list',
    um: 'text',
    consumptionType: 'text',
    consumption: 'number',
    standalone: 'flag',
    combined: 'flag',
    priceType: 'text',
    rev: 'text',
    url: 'text',
    'details.it': 'text',
    'details.en': 'text',
    'details.de': 'text',
    'specs.it': 'text',
    'specs.en': 'text',
    'specs.de': 'text',
  },
  consumptionRanges: {
    product: 'text',
    range: 'number',
    'name.it': 'text',
    'name.en': 'text',
    consumption: 'number',
  },
  requiredProducts: { product: 'text', range: 'number', required: 'text', consumption: 'number', um: 'text' },
  priceRanges: { product: 'text', range: 'number', 'name.it': 'text', 'name.en': 'text', colors: 'list' },
  prices: { product: 'text', name: 'text', range: 'number', pack: 'text', packaging: 'text' },
  attachments: {
    product: 'text',
    language: 'text',
    category: 'text',
    customCategory: 'text',
    name: 'text',
    url: 'text',
  },
  priceLists: { id: 'text', name: 'text', isCatchAll: 'flag', countries: 'list' },
  members: { product: 'text', name: 'text' },
  colourFolders: { id: 'text', name: 'text' },
  colours: { colorlist: 'text', code: 'text', hbw: 'number', r: 'number', g: 'number', b: 'number' },
  tags: { id: 'text', name: 'text', slug: 'text' },
} as const satisfies Record<string, Record<string, ColumnKind>>;

export type SheetName = keyof typeof sheets;
/** The names of the sheets, in their order. */
export const sheetNames = Object.keys(sheets) as SheetName[];

/** Sheets with a column for each price list: its id is the column's key. */
export const perList: readonly SheetName[] = ['prices', 'members'];

/** Columns that only show people which product a row belongs to: an import ignores their values. */
export const informative: Partial<Record<SheetName, string>> = { prices: 'name', members: 'name' };

/** The cells of a row by the keys of their columns. An empty cell is null or left out. */
export type Row = Readonly<Record<string, Cell>>;
/** A row and its number in the workbook, so that people can find it. */
export type NumberedRow = { row: number; cells: Row };
/** The sheets that a workbook has. */
export type Workbook = Partial<Record<SheetName, readonly NumberedRow[]>>;

/** Why a cell or a row cannot be taken. */
const problemReasons = [
  'missing',
  'number',
  'number-most',
  'flag',
  'unknown',
  'several-phases',
  'unknown-column',
  'duplicate',
  'no-consumption-range',
  'fixed-consumption',
  'variable-consumption',
  'counted-consumption',
  'no-price-range',
  'too-many',
  'too-long',
  'one-of',
  'order',
  'loop',
  'itself',
  'price',
  'too-large',
  'too-small',
  'whole',
  'decimals',
  'slug',
  'id',
  'reserved',
  'size',
  'same-packs',
  'address',
  'formula',
  'invalid',
] as const;
export type Problem = {
  sheet: SheetName;
  row: number;
  /** Key of the column; empty when the whole row is meant. */
  column: string;
  reason: (typeof problemReasons)[number];
  value: string;
  /** The words that could stand there, or the limit. */
  allowed?: readonly string[];
};

/** Sheets that hold parts of products: without their rows, parts of a product that has a row of its own go. */
export const partSheets = [
  'consumptionRanges',
  'requiredProducts',
  'priceRanges',
  'prices',
  'attachments',
] as const satisfies readonly SheetName[];
