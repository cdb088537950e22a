import type { CellValue } from 'exceljs';
import { withoutRest } from '#shared/money/without-rest.ts';

/** The value of a cell as a reader sees it: the result of a formula, the letters of a formatted text, the text of a link. */
export function cellOf(value: CellValue): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return withoutRest(value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('result' in value) return cellOf(value.result ?? null);
  if ('text' in value) return String(value.text);
  return null;
}

/** A formula that failed, or that no program has worked out, is not an empty cell: taken for one it would delete. */
export const isReadable = (value: CellValue): boolean =>
  typeof value !== 'object' ||
  value === null ||
  !('error' in value || (('formula' in value || 'sharedFormula' in value) && isUnknown(value.result)));

const isUnknown = (result: unknown): boolean =>
  result === undefined || (typeof result === 'object' && result !== null && 'error' in result);

/** The text of a cell that is not readable. */
export function errorOf(value: CellValue): string {
  const shown = typeof value === 'object' && value !== null && 'result' in value ? value.result : value;
  if (typeof shown === 'object' && shown !== null && 'error' in shown) return shown.error;
  return typeof value === 'object' && value !== null && 'formula' in value ? `=${value.formula}` : '';
}
