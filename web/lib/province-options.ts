import { provinces } from '#shared/geography/provinces.ts';

/** The provinces of Italy as options of a list. */
export const provinceOptions = provinces.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));
