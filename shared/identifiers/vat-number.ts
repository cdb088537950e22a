import { validate } from 'stdnum/lib/cjs/it/iva.js';
import { italy } from '#shared/geography/countries.ts';
import { compact } from './compact.ts';

/** Eleven digits with a known office and the right check digit (F15). */
export const isItalianVatNumber = (digits: string): boolean =>
  /^\d{11}$/.test(digits) && validate(digits).isValid;

/**
 * A VAT number as it is stored. null: left empty. undefined: wrong. Those of Italy lose their IT and all signs (CUS-008);
 * those of other countries stay as typed: their rules are their own (CUS-011).
 */
export function readVatNumber(typed: string, country: string): string | null | undefined {
  const trimmed = typed.trim();
  if (!trimmed) return null;
  if (country !== italy) return isForeign(trimmed) ? trimmed : undefined;
  const digits = compact(trimmed)?.replace(/^IT/, '');
  return digits !== undefined && isItalianVatNumber(digits) ? digits : undefined;
}

/** Up to 20 letters and digits; Swiss people write signs and blanks between them. */
const isForeign = (trimmed: string) => trimmed.length <= 20 && /^[a-z\d](?:[ .\-/]?[a-z\d])*$/i.test(trimmed);
