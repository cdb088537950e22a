import { provinceCode } from '#shared/geography/provinces.ts';

/** A province as it follows a place: '(BO)'; empty without a province (OP38). */
export function provinceInBrackets(province: string | null | undefined): string {
  const code = provinceCode(province);
  return code ? `(${code})` : '';
}
