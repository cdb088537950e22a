import { parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { perUnit } from '#shared/money/units.ts';
import type { Cell, ColumnKind } from './sheets.ts';

const yes = ['x', 'sì', 'si', 's', 'yes', 'y', 'true', 'vero', '1'];
const no = ['', 'no', 'n', 'false', 'falso', '0'];

/** The parts of a list: lines, or what stands between semicolons. */
export const listOf = (cell: Cell | undefined): string[] =>
  textOf(cell)
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The cell of a list: its parts with semicolons between, null for no part. */
export const joinedList = (parts: readonly string[]): string | null => parts.join('; ') || null;

/** The text of a cell without outer spaces; empty for an empty cell. */
export const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim();

/**
 * A number; text is read as typed in the catalogue (OPC-24); null when the cell is empty, undefined when it holds no
 * number.
 */
export function numberOf(cell: Cell | undefined): number | null | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) && cell >= 0 ? cell : undefined;
  const text = textOf(cell);
  // No number of the catalogue is a percentage.
  const parsed = text.includes('%') ? undefined : parseCatalogueQuantity(text);
  // One beyond any limit is refused later, where the limit is known.
  return typeof parsed === 'number' ? Math.min(parsed, Number.MAX_SAFE_INTEGER) / perUnit : parsed;
}

/** A yes or a no; undefined when it is neither. */
export function flagOf(cell: Cell | undefined): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const text = textOf(cell).toLowerCase();
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : undefined;
}

/** A cell in the one form that says the same: two rows are compared by it. Undefined when it cannot be read. */
export function settledCell(kind: ColumnKind, cell: Cell | undefined): Cell | undefined {
  if (kind === 'number') return numberOf(cell);
  if (kind === 'flag') return flagOf(cell);
  if (kind === 'list') return joinedList(listOf(cell));
  return textOf(cell).replace(/\r\n?/g, '\n') || null;
}
