import { provinceOf, provinces } from './provinces.ts';

/** A name as it is compared: neither case nor accents count. */
const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The cities that a province is called after, each with its code: two for "Forlì-Cesena". */
const byCity = new Map(
  provinces.flatMap(({ code, name }) => {
    const cities = [name, name.replace(/ di | nell'/, ' '), ...name.split(/-| e della | e /)];
    return cities.map((city) => [folded(city), code] as const);
  }),
);

/**
 * The code of the province that a typed place names: in brackets at its end, or as one of its parts between commas. "Via
 * Roma" names no city.
 */
export function provinceInPlace(place: string): string | undefined {
  const [, code] = /\(\s*([a-z]{2})\s*\)\s*$/i.exec(place) ?? [];
  if (code) return provinceOf(code)?.code;
  const parts = place.split(/[,;]| [-–] /).map((part) => folded(part.trim()));
  return parts.map((part) => byCity.get(part)).find(Boolean);
}
