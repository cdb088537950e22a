const natural = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });

/** The key of a code in its folder: neither blanks around codes nor case tell them apart (OPC-07). */
export const codeKey = (code: string): string => code.trim().toLowerCase();

/** The natural order of codes: 9 before 10, whatever their case (OPC-07). */
export const compareCodes = (a: string, b: string): number =>
  natural.compare(a, b) || (a < b ? -1 : Number(a > b));

/** Colours by code, 'TN 2' before 'TN 10' (COL-013). */
export const byCode = <Colour extends { code: string }>(colours: readonly Colour[]): Colour[] =>
  colours.toSorted((a, b) => compareCodes(a.code, b.code));
