/** A province as it follows a place: '(BO)'; empty when there is none (OP38). */
export function provinceCode(province: string | null | undefined): string {
  const code = province?.trim().toUpperCase();
  return code ? `(${code})` : '';
}
