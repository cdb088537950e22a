import { validate } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { compact } from './compact.ts';
import { isItalianVatNumber } from './vat-number.ts';

/**
 * An Italian tax code as it is stored: sixteen characters of a person, or eleven digits of anybody else (F15, CUS-009).
 * null: left empty. undefined: wrong.
 */
export function readTaxCode(typed: string): string | null | undefined {
  if (!typed.trim()) return null;
  const code = compact(typed);
  return code && (validate(code).isValid || isItalianVatNumber(code)) ? code : undefined;
}
