import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import type { Language } from '#shared/languages.ts';
import { isRoundedPrice } from '#shared/money/parse-catalogue-number.ts';
import type { PackDraft } from './draft.ts';
import { newPack } from './new-draft.ts';
import { otherReading, unmistakable } from './other-reading.ts';
import { type Block, type Cell, type Heads, pastedBlock, sizeOf } from './pasted-block.ts';
import { typedPrice, typedSize } from './typed-number.ts';

export type Pasted = {
  packs: PackDraft[];
  /** Headings of columns that the table has not; a dash stands for none. */
  leftOut: string[];
  /** The headings of a block of which the table has none: nothing of it was taken. */
  unknown: string[];
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

/** The rows of lines: of the package of their size where they say one, else the next from a row on, else new ones. */
function rowsOf(packs: readonly PackDraft[], { lines, columnAt }: Block, from: number): number[] {
  const taken = new Set<number>();
  const ofSize = lines.map((line) => {
    const size = line.find((cell, right) => columnAt(right) === 0 && cell !== '');
    const row = packs.findIndex(
      ({ packaging }, at) => size !== undefined && !taken.has(at) && sizeOf(packaging) === sizeOf(size),
    );
    if (row >= 0) taken.add(row);
    return row;
  });
  let added = packs.length;
  return ofSize.map((row, down) => {
    if (row >= 0) return row;
    const next = from + down;
    const found = next < packs.length && !taken.has(next) ? next : added++;
    taken.add(found);
    return found;
  });
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
 * ones. Columns go by their headings, where the first line has them, and lines by their sizes, where they have them.
 */
export function pasteCells(
  packs: readonly PackDraft[],
  heads: Heads,
  from: Cell,
  text: string,
  newId: () => string,
  language: Language,
): Pasted {
  const block = pastedBlock(
    text,
    from,
    heads,
    new Set(packs.flatMap(({ packaging }) => (packaging ? [sizeOf(packaging)] : []))),
  );
  const { lines, columnAt, leftOut, unknown } = block;
  const none = { filled: 0, doubtful: 0, rounded: 0, emptied: 0, refused: 0 };
  const pasted: Pasted = { packs: [...packs], leftOut, unknown, ...none };
  const rows = rowsOf(packs, block, from.row);
  lines.forEach((line, down) => {
    const row = rows[down] ?? 0;
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
