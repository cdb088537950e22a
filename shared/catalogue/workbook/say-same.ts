import { joinedList, listOf, settledCell } from './read-cell.ts';
import { type Cell, type ColumnKind, informative, type Row, type SheetName, sheets } from './sheets.ts';

/** Columns of price lists are prices in one sheet and marks in the other. */
const kindOf = (sheet: SheetName, column: string): ColumnKind => {
  const columns: Readonly<Record<string, ColumnKind>> = sheets[sheet];
  return columns[column] ?? (sheet === 'members' ? 'flag' : 'number');
};

/** Lists whose order says nothing. */
const sets: readonly string[] = ['phases', 'userTypes', 'countries'];

function settledIn(sheet: SheetName, column: string, cell: Cell | undefined): Cell | undefined {
  if (sets.includes(column)) return joinedList([...new Set(listOf(cell))].toSorted());
  return settledCell(kindOf(sheet, column), cell);
}

/** Whether rows of a workbook say what the stored ones say, in the same order; only columns it has are asked. */
export function saySame(sheet: SheetName, rows: readonly Row[], stored: readonly Row[]): boolean {
  return (
    rows.length === stored.length &&
    rows.every((row, index) =>
      Object.keys(row).every((column) => {
        if (column === informative[sheet]) return true;
        const settled = settledIn(sheet, column, row[column]);
        return (
          settled !== undefined && settled === (settledIn(sheet, column, stored[index]?.[column]) ?? null)
        );
      }),
    )
  );
}
