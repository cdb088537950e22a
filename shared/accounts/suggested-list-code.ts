import { isItaly } from '#shared/geography/countries.ts';
import { italianProvinces, regions } from '#shared/geography/italy.ts';

/** Codes of the two price lists of Italy: the north's, and that of centre and south. */
export type ListCode = 'PCU' | 'PCCS';

/** Regions whose provinces are the north's (GEO-006 to GEO-012). */
const northern = new Set([
  "Valle d'Aosta",
  'Piemonte',
  'Liguria',
  'Lombardia',
  'Trentino-Alto Adige',
  'Veneto',
  'Friuli-Venezia Giulia',
]);

/** Of Emilia-Romagna these belong to the north, the others do not (GEO-013, GEO-014). */
const northernOfEmilia = new Set(['PC', 'PR', 'RE', 'MO', 'BO', 'FC']);

const regionNames = new Map(regions.map(({ id, nome }) => [id, nome]));

const codes = new Map(
  italianProvinces.map(({ sigla_automobilistica: code, id_regione }): [string, ListCode] => {
    const isNorthern = northern.has(regionNames.get(id_regione) ?? '') || northernOfEmilia.has(code);
    return [code, isNorthern ? 'PCU' : 'PCCS'];
  }),
);

/** The code of a province's price list, by its two letters (OPW-59). */
export const listCodeOfProvince = (code: string): ListCode | undefined =>
  codes.get(code.trim().toUpperCase());

type Person = { type?: string | null; country: string; province?: string | null };

/**
 * The code of the price list that a user's province suggests: none for private users, without a province or outside
 * Italy (GEO-028, GEO-029, OPC-38).
 */
export function suggestedListCode({ type, country, province }: Person): ListCode | undefined {
  if (type === 'privato' || !isItaly(country)) return undefined;
  return province ? listCodeOfProvince(province) : undefined;
}
