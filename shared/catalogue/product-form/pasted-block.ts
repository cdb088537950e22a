import { headedColumns } from '#shared/headed-columns.ts';
import { typedSize } from './typed-number.ts';

/** A cell of the table of packages: `column` 0 is the size, then one for each price list. */
export type Cell = { row: number; column: number };

/** The headings of the table: of the sizes, then the price lists. */
export type Heads = { size: string; lists: readonly { id: string; name: string }[] };

/** Lines and cells of a spreadsheet's clipboard. */
function cellsOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  return lines === '' ? [] : lines.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** A dash is how spreadsheets write nothing. */
const withoutDash = (cell: string) => (/^[-–—]$/.test(cell) ? '' : cell);

/** Begins with a word, as headings do, those with a year too: 'Prezzo 2027'. */
const isWord = (cell: string) => /^\p{L}/u.test(cell) && !/^eur/i.test(cell);
const hasLetter = (cell: string | undefined) => /\p{L}/u.test(cell ?? '');

/** Headings of sizes in other sheets. */
const sizeWords =
  'Confezione Confezioni Conf Formato Misura kg l lt Litri pz Pezzi Pack Package Packaging Size Litres Liters Pieces'.split(
    ' ',
  );

/** A heading without what sheets write around the name of a list: 'Listino PCU (€)' is 'PCU'. */
const bare = (heading: string): string => {
  const words = heading.replace(/€|\b(?:euro?|listino|prezz[oi]|prices?|list)\b/giu, ' ');
  return words.replace(/^[\s.:()]+|[\s.:()]+$/g, '') || heading;
};

/** The names that head each column: the size, then a list by its name, its id, or both as in the workbook. */
function titlesOf({ size, lists }: Heads): string[][] {
  const ofLists = lists.map(({ id, name }) => [name, id, `${name} [${id}]`]);
  const names = new Set(ofLists.flat().map((name) => name.toLowerCase()));
  return [[size, ...sizeWords.filter((word) => !names.has(word.toLowerCase()))], ...ofLists];
}

/** The copied lines without their headings, and the column of each cell. */
export type Block = {
  lines: string[][];
  columnAt: (right: number) => number | undefined;
  leftOut: string[];
  unknown: string[];
};

/** The value of a size, to be compared: '5 l' is that of '5'. */
export const sizeOf = (text: string): string => JSON.stringify(typedSize(text));

/** The column that holds sizes of the table, whatever its heading is; -1 for none. */
const columnOfSizes = (
  lines: readonly string[][],
  columns: readonly (number | undefined)[],
  sizes: ReadonlySet<string>,
) =>
  columns.findIndex(
    (column, at) => column === undefined && lines.some((line) => sizes.has(sizeOf(line[at] ?? ''))),
  );

/**
 * Headings choose the columns where one of them is a heading of the table. Where none is, a single column goes by position;
 * of several nobody knows which is which.
 */
export function pastedBlock(text: string, from: Cell, heads: Heads, sizes: ReadonlySet<string>): Block {
  const copied = cellsOf(text).map((cells) => cells.map(withoutDash));
  const [first = [], ...below] = copied;
  const titles = titlesOf(heads).map((names) => names.map(bare));
  const columns = headedColumns(first.map(bare), titles);
  const isNamed = columns.some((column, at) => column !== undefined && hasLetter(first[at]));
  if (below.length > 0 && isNamed) {
    const ofSizes = columns.includes(0) ? -1 : columnOfSizes(below, columns, sizes);
    if (ofSizes >= 0) columns[ofSizes] = 0;
    const width = Math.max(...copied.map(({ length }) => length));
    const unknown = Array.from({ length: width }, (_, at) => at).filter(
      (at) => columns[at] === undefined && copied.some((line) => line[at]),
    );
    return {
      lines: below,
      columnAt: (right) => columns[right],
      leftOut: unknown.map((at) => first[at] || '–'),
      unknown: [],
    };
  }
  const words = first.filter(Boolean);
  const isHeaded =
    words.length > 0 && words.every(isWord) && below.flat().some((cell) => /\d/.test(cell) && !isWord(cell));
  const place = { columnAt: (right: number) => from.column + right, leftOut: [] };
  if (isHeaded && first.length > 1) return { lines: [], ...place, unknown: words };
  return { lines: isHeaded ? below : copied, ...place, unknown: [] };
}
