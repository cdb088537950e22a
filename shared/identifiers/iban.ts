import { compact } from './compact.ts';

/** Country, check digits and account (ISO 13616). The shortest is Norway's with 15 characters. */
const shape = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** An IBAN as it is stored, without blanks and in capitals. null: left empty. undefined: wrong (OFR-078). */
export function readIban(typed: string): string | null | undefined {
  if (!typed.trim()) return null;
  const iban = compact(typed);
  return iban && shape.test(iban) && remainder(iban) === 1 ? iban : undefined;
}

/** ISO 7064, mod 97-10: country and check digits at the end, letters as 10 to 35. */
function remainder(iban: string): number {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** An IBAN as it is printed, in groups of four (OFR-078). */
export const ibanInGroups = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');
