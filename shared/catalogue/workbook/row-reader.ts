import { everyDigit } from '#shared/format/every-digit.ts';
import { flagOf, listOf, numberOf, textOf } from './read-cell.ts';
import type { Cell, NumberedRow, Problem, SheetName } from './sheets.ts';

const shown = (cell: Cell | undefined): string =>
  typeof cell === 'number' ? everyDigit(cell) : textOf(cell);

/**
 * Reads the cells of one row and notes what cannot be taken. A column that the workbook does not have leaves what is
 * stored: `kept`.
 */
export class RowReader {
  readonly sheet: SheetName;
  readonly row: number;
  readonly #cells: NumberedRow['cells'];
  readonly #problems: Problem[];

  constructor(sheet: SheetName, { row, cells }: NumberedRow, problems: Problem[]) {
    this.sheet = sheet;
    this.row = row;
    this.#cells = cells;
    this.#problems = problems;
  }

  has(column: string): boolean {
    return column in this.#cells;
  }

  text(column: string, kept?: string | null): string {
    return this.has(column) ? textOf(this.#cells[column]) : (kept ?? '');
  }

  /** A text that must be there. */
  needed(column: string): string {
    const text = this.text(column);
    if (!text) this.refuse(column, 'missing');
    return text;
  }

  /** `most`: the largest that the column takes. */
  number(column: string, kept?: number | null, most?: number): number | null {
    if (!this.has(column)) return kept ?? null;
    const number = numberOf(this.#cells[column]);
    if (number === undefined)
      this.refuse(column, most ? 'number-most' : 'number', undefined, most ? [String(most)] : undefined);
    return number ?? null;
  }

  flag(column: string, kept: boolean): boolean {
    if (!this.has(column)) return kept;
    const flag = flagOf(this.#cells[column]);
    if (flag === undefined) this.refuse(column, 'flag');
    return flag ?? kept;
  }

  list(column: string, kept: readonly string[]): string[] {
    return this.has(column) ? listOf(this.#cells[column]) : [...kept];
  }

  isRefused(column: string): boolean {
    return this.#problems.some(
      (one) => one.sheet === this.sheet && one.row === this.row && one.column === column,
    );
  }

  refuse(
    column: string,
    reason: Problem['reason'],
    value = shown(this.#cells[column]),
    allowed?: readonly string[] | undefined,
  ): void {
    const problem = { sheet: this.sheet, row: this.row, column, reason, value };
    this.#problems.push(allowed ? { ...problem, allowed } : problem);
  }
}
