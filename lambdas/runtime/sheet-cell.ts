import type { Cell, Style } from 'exceljs';
import { formatDate } from '#shared/format/format-date.ts';
import { type Price, pricePerEuro } from '#shared/money/units.ts';

/**
 * The content of a cell: a number with its format, or a text; null leaves the cell empty. A number may have the formula
 * that computes it. Formulas are made of addresses, numbers and names of functions, and never of a text that somebody
 * typed.
 */
export type SheetValue = { number: number; format: string; formula?: string | undefined } | string | null;

/** A catalogue price with up to four decimals (decision 6). */
export const price = (value: Price | null): SheetValue =>
  value === null ? null : { number: value / pricePerEuro, format: '#,##0.00## €' };

/** The day in Rome, as spreadsheets count days. */
export const day = (instant: string): SheetValue => printedDay(formatDate(instant));

/** A day as it is printed, '18/11/2026'. */
export function printedDay(printed: string): SheetValue {
  const [date = 0, month = 0, year = 0] = printed.split('/').map(Number);
  if (!year) return null;
  return { number: Date.UTC(year, month - 1, date) / 86_400_000 + 25_569, format: 'dd/mm/yyyy' };
}

/** Texts that a spreadsheet program could take for a formula, now or after it saved them as CSV. */
const looksLikeFormula = /^[=+\-@\t\r]/;

/** Characters that XML cannot hold (XML 1.0, 2.2): older texts may contain some, and one makes the file unreadable. */
const noXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The most characters of a cell: programs refuse a file with a longer text. */
const longestText = 32_767;

/** The content of a cell and its format. A text stays a text, even if it begins like a formula. */
export function contentOf(value: NonNullable<SheetValue>): { content: string | number; format?: string } {
  if (typeof value !== 'string') return { content: value.number, format: value.format };
  const content = value.replace(noXml, '').slice(0, longestText);
  return looksLikeFormula.test(value) ? { content, format: '@' } : { content };
}

/** Writes a value and returns its format. */
export function write(cell: Cell, value: SheetValue): string | undefined {
  if (value === null) return undefined;
  if (typeof value !== 'string' && value.formula) {
    cell.value = { formula: value.formula, result: value.number };
    return value.format;
  }
  const { content, format } = contentOf(value);
  cell.value = content;
  return format;
}

/** The styles of a sheet's cells, each made once: exceljs recognises the object and writes it once. */
export function cellStyles() {
  const known = new Map<string, Partial<Style>>();
  return (numFmt: string | undefined, horizontal: 'left' | 'right'): Partial<Style> => {
    const key = `${horizontal} ${numFmt}`;
    const style = known.get(key);
    if (style) return style;
    const alignment = { vertical: 'top', wrapText: true, horizontal } as const;
    const made = { alignment, ...(numFmt && { numFmt }) };
    known.set(key, made);
    return made;
  };
}

/** How the titles of columns look. */
export const titleStyle = (horizontal: 'left' | 'right'): Partial<Style> => ({
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFF0EDE8' } },
  border: { bottom: { style: 'thin' } },
  alignment: { wrapText: true, vertical: 'bottom', horizontal },
});
