import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import { headedColumns } from '#shared/headed-columns.ts';
import type { Language } from '#shared/languages.ts';
import { isRoundedPrice } from '#shared/money/parse-catalogue-number.ts';
import type { PackDraft } from './draft.ts';
import { newPack } from './new-draft.ts';
import { otherReading, unmistakable } from './other-reading.ts';
import { typedPrice, typedSize } from './typed-number.ts';

/** A cell of the table of packages: `column` 0 is the size, then one for each price list. */
export type Cell = { row: number; column: number };

/** The headings of the table: of the sizes, then the price lists. */
export type Heads = { size: string; lists: readonly { id: string; name: string }[] };

export type Pasted = {
  packs: PackDraft[];
  /** Headings of columns that the table has not; a dash stands for none. */
  leftOut: string[];
  /** Cells that took a number. */
  filled: number;
  /** Those among them whose number may be another one. */
  doubtful: number;
  /** Those among them whose price had more decimals than a price holds. */
  rounded: number;
  /** Cells that held something and hold nothing any more. */
  emptied: number;
  /** Cells whose text is no number, or lies outside the table. */
  refused: number;
};

/** Lines and cells of a spreadsheet's clipboard. */
function cellsOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  return lines === '' ? [] : lines.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** A dash is how spreadsheets write nothing. */
const withoutDash = (cell: string) => (/^[-–—]$/.test(cell) ? '' : cell);

const hasNoNumber = (cells: readonly string[]) => cells.every((cell) => !/\d/.test(cell));

/** The copied lines without their headings, and the column of each cell. */
type Block = { lines: string[][]; columnAt: (right: number) => number | undefined; leftOut: string[] };

/** Headings choose the columns where one of them is a heading of the table; else all go by position. */
function blockOf(text: string, from: Cell, { size, lists }: Heads): Block {
  const copied = cellsOf(text).map((cells) => cells.map(withoutDash));
  const [first = [], ...below] = copied;
  const columns = headedColumns(first, [[size], ...lists.map(({ name }) => [name])]);
  const isNamed = columns.some((column, at) => column !== undefined && /\p{L}/u.test(first[at] ?? ''));
  if (below.length > 0 && isNamed) {
    const width = Math.max(...copied.map(({ length }) => length));
    const unknown = Array.from({ length: width }, (_, at) => at).filter(
      (at) => columns[at] === undefined && copied.some((line) => line[at]),
    );
    return {
      lines: below,
      columnAt: (right) => columns[right],
      leftOut: unknown.map((at) => first[at] || '–'),
    };
  }
  const isHeaded = below.length > 0 && hasNoNumber(first) && !hasNoNumber(below.flat());
  return { lines: isHeaded ? below : copied, columnAt: (right) => from.column + right, leftOut: [] };
}

type Shown = { text: string; taken: boolean; doubtful?: true };

/** The text of a cell after a paste; one that is no number stays as it is, for the user to see. */
function shown(text: string, column: number, language: Language): Shown {
  const typed = column === 0 ? typedSize(text) : typedPrice(text);
  if ('issue' in typed) return { text, taken: text === '' };
  // It may mean another number: the user sees what it was.
  if (otherReading(text, language) !== undefined) return { text, taken: true, doubtful: true };
  const number = column === 0 ? formatCatalogueNumber(typed.value) : formatEuro(typed.value);
  return { text: unmistakable(number, language), taken: true };
}

/** The package with a text in one of its cells; `list` is undefined for its size. */
export const withCell = (pack: PackDraft, list: string | undefined, text: string): PackDraft =>
  list === undefined ? { ...pack, packaging: text } : { ...pack, prices: { ...pack.prices, [list]: text } };

type Change = { before: string; cell: string; isPrice: boolean; next: Shown };

function count(pasted: Pasted, { before, cell, isPrice, next }: Change): void {
  if (!next.taken) pasted.refused += 1;
  else if (next.text !== '') pasted.filled += 1;
  else if (before.trim() !== '') pasted.emptied += 1;
  if (next.taken && isPrice && isRoundedPrice(cell)) pasted.rounded += 1;
  if (next.doubtful) pasted.doubtful += 1;
}

/**
 * Packages with what was copied from a spreadsheet filled in from a cell on; lines below the last package become new
 * ones. Columns go by their headings, where the first line has them.
 */
export function pasteCells(
  packs: readonly PackDraft[],
  heads: Heads,
  from: Cell,
  text: string,
  newId: () => string,
  language: Language,
): Pasted {
  const { lines, columnAt, leftOut } = blockOf(text, from, heads);
  const none = { filled: 0, doubtful: 0, rounded: 0, emptied: 0, refused: 0 };
  const pasted: Pasted = { packs: [...packs], leftOut, ...none };
  lines.forEach((line, down) => {
    const row = from.row + down;
    let pack = pasted.packs[row] ?? newPack(newId());
    line.forEach((cell, right) => {
      const column = columnAt(right);
      if (column === undefined) return;
      if (column > heads.lists.length) {
        pasted.refused += cell === '' ? 0 : 1;
        return;
      }
      const list = heads.lists[column - 1]?.id;
      const before = list === undefined ? pack.packaging : (pack.prices[list] ?? '');
      const next = shown(cell, column, language);
      pack = withCell(pack, list, next.text);
      count(pasted, { before, cell, isPrice: column > 0, next });
    });
    pasted.packs[row] = pack;
  });
  return pasted;
}

/** The table as a spreadsheet takes it: headings, then a line for each package. */
export function copiedCells(packs: readonly PackDraft[], { size, lists }: Heads): string {
  const lines = packs.map(({ packaging, prices }) => [packaging, ...lists.map(({ id }) => prices[id] ?? '')]);
  return [[size, ...lists.map(({ name }) => name)], ...lines].map((line) => line.join('\t')).join('\n');
}
