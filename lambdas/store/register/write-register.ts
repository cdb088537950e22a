import type { SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import { addFilter, rowWriter, streamedWorkbook, titledSheet } from '#lambdas/runtime/streamed-workbook.ts';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import type {
  ColumnKind,
  Register,
  RegisterCell,
  RegisterRows,
  RegisterSheets,
} from '#shared/registers/register.ts';
import { registerTexts } from './register-texts.ts';

const widthOf = (kind: ColumnKind) => (kind === 'text' ? 28 : 16);

/** A register as a spreadsheet in the language of its reader; a text that begins like a formula stays a text (CUS-046). */
export const writeRegister = (
  register: Register,
  { sheets, rows }: { sheets: RegisterSheets; rows: RegisterRows },
  language: Language,
  now: Date,
): Promise<Uint8Array> =>
  streamedWorkbook((workbook) => {
    Object.assign(workbook, { creator: brand.software, created: now, modified: now });
    const texts = registerTexts(register, language);
    const write = rowWriter((value) => (typeof value === 'object' ? 'right' : 'left'));
    const shown = (column: string, kind: ColumnKind, cell: RegisterCell): SheetValue => {
      if (cell === null) return null;
      if (typeof cell === 'boolean') return texts.flag(cell);
      if (typeof cell === 'number') return { number: cell, format: '#,##0.####' };
      return typeof kind === 'object' ? texts.word(column, cell) : cell;
    };
    for (const [name, kinds] of Object.entries(sheets)) {
      const columns = Object.entries(kinds);
      const titles = columns.map(([key, kind]) => ({
        ...{ title: texts.column(key), width: widthOf(kind), alignment: 'left' as const },
      }));
      const sheet = titledSheet(workbook, texts.sheet(name), titles, { xSplit: 1 });
      const own = rows[name] ?? [];
      for (const { cells } of own)
        write(
          sheet,
          columns.map(([key, kind]) => shown(key, kind, cells[key] ?? null)),
        );
      addFilter(sheet, own.length, columns.length);
      sheet.commit();
    }
  });
