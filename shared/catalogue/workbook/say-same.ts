import { settledCell } from './read-cell.ts';
import { type ColumnKind, informative, type Row, type SheetName, sheets } from './sheets.ts';

/** Columns of price lists are prices in one sheet and marks in the other. */
const kindOf = (sheet: SheetName, column: string): ColumnKind => {
  const columns: Readonly<Record<string, ColumnKind>> = sheets[sheet];
  return columns[column] ?? (sheet === 'members' ? 'flag' : 'number');
};

/** Whether rows of a workbook say what the stored ones say, in the same order; only columns it has are asked. */
export function saySame(sheet: SheetName, rows: readonly Row[], stored: readonly Row[]): boolean {
  return (
    rows.length === stored.length &&
    rows.every((row, index) =>
      Object.keys(row).every((column) => {
        if (column === informative[sheet]) return true;
        const kind = kindOf(sheet, column);
        const settled = settledCell(kind, row[column]);
        return settled !== undefined && settled === (settledCell(kind, stored[index]?.[column]) ?? null);
      }),
    )
  );
}
