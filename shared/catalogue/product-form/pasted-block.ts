import { headedColumns } from '#shared/headed-columns.ts';
import { clipboardCells } from './clipboard-cells.ts';
import { typedSize } from './typed-number.ts';

/** A cell of the table of packages: `column` 0 is the size, then one for each price list. */
export type Cell = { row: number; column: number };

/** The headings of the table: of the sizes, then the price lists. */
export type Heads = { size: string; lists: readonly { id: string; name: string }[] };

/** A dash is how spreadsheets write nothing. */
const withoutDash = (cell: string) => (/^[-–—]$/.test(cell) ? '' : cell);

/** Begins with a word, as headings do, those with a year too: 'Prezzo 2027'. */
const isWord = (cell: string) => /^\p{L}/u.test(cell) && !/^eur/i.test(cell);
const hasLetter = (cell: string | undefined) => /\p{L}/u.test(cell ?? '');

/** A heading of prices that names no list. */
const isPriceWord = (heading: string) => /prezz|price|listin/i.test(heading);

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

/** The first of the lines with the largest number; undefined where all have none. */
function lineWithMost<Line>(lines: readonly Line[], numberOf: (line: Line) => number): Line | undefined {
  const most = Math.max(0, ...lines.map(numberOf));
  return most > 0 ? lines.find((line) => numberOf(line) === most) : undefined;
}

/** Headings, the number of their line, and the columns that they name. */
type Headings = { at: number; line: string[]; columns: (number | undefined)[] };

/** The line whose headings name most columns of the table; undefined where none names any. */
function knownHeadings(lines: readonly string[][], heads: Heads): Headings | undefined {
  const titles = titlesOf(heads).map((names) => names.map(bare));
  const headings = lines.map((line, at) => ({ at, line, columns: headedColumns(line.map(bare), titles) }));
  return lineWithMost(
    headings,
    ({ line, columns }) =>
      columns.filter((column, right) => column !== undefined && hasLetter(line[right])).length,
  );
}

/** The lines below headings. A column with sizes of the table is that of the sizes, whatever heads it. */
function headedBlock({ line, columns }: Headings, lines: string[][], sizes: ReadonlySet<string>): Block {
  const isOfSizes = (at: number) => lines.some((cells) => sizes.has(sizeOf(cells[at] ?? '')));
  const ofSizes = columns.includes(0)
    ? -1
    : columns.findIndex((column, at) => column === undefined && isOfSizes(at));
  const columnAt = (right: number) => (right === ofSizes ? 0 : columns[right]);
  const width = Math.max(...[line, ...lines].map(({ length }) => length));
  const leftOut = Array.from({ length: width }, (_, at) => at).filter(
    (at) => columnAt(at) === undefined && [line, ...lines].some((cells) => cells[at]),
  );
  return { lines, columnAt, leftOut: leftOut.map((at) => line[at] || '–'), unknown: [] };
}

const wordsOf = (line: readonly string[]) => line.filter(Boolean);

/**
 * Headings choose the columns, where one of them is a heading of the table. Titles may stand above them. Without headings of
 * the table a single column goes by position. Several columns are refused: nobody knows which is which. So are prices that
 * are pasted among the sizes: nobody knows of which list they are.
 */
export function pastedBlock(text: string, from: Cell, heads: Heads, sizes: ReadonlySet<string>): Block {
  const copied = clipboardCells(text).map((cells) => cells.map(withoutDash));
  const firstNumbers = Math.max(
    0,
    copied.findIndex((line) => line.some((cell) => /\d/.test(cell) && !isWord(cell))),
  );
  const known = knownHeadings(copied.slice(0, Math.min(firstNumbers + 1, copied.length - 1)), heads);
  if (known) return headedBlock(known, copied.slice(known.at + 1), sizes);
  const above = copied.slice(0, firstNumbers).filter((line) => wordsOf(line).every(isWord));
  const headings = lineWithMost(above, (line) => wordsOf(line).length) ?? [];
  const words = wordsOf(headings);
  const isDoubtful = headings.length > 1 || (from.column === 0 && words.some(isPriceWord));
  const isRefused = words.length > 0 && isDoubtful;
  return {
    lines: isRefused ? [] : copied.slice(words.length > 0 ? copied.indexOf(headings) + 1 : 0),
    columnAt: (right) => from.column + right,
    leftOut: [],
    unknown: isRefused ? words : [],
  };
}
