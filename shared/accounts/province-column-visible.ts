import { isItaly } from '#shared/geography/countries.ts';

/** Only Italians have a province: the column is there for them (USR-014). */
export const provinceColumnVisible = (listed: readonly { country?: string | null | undefined }[]): boolean =>
  listed.some(({ country }) => isItaly(country));
