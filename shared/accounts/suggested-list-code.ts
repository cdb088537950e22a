import { isItaly } from '#shared/geography/countries.ts';
import { provinces } from '#shared/geography/provinces.ts';

/** Codes of the two price lists of Italy: one for the north, one for centre and south. */
export type ListCode = 'PCU' | 'PCCS';

/** Provinces of the north, by region (GEO-006 to GEO-012); of Emilia-Romagna these alone (GEO-013, GEO-014). */
const northern = new Set(
  [
    'AL AT BI CN NO TO VB VC',
    'AO',
    'GE IM SP SV',
    'BG BS CO CR LC LO MB MI MN PV SO VA',
    'BZ TN',
    'BL PD RO TV VE VI VR',
    'GO PN TS UD',
    'PC PR RE MO BO FC',
  ].flatMap((codes) => codes.split(' ')),
);

const codes = new Map(
  provinces.map(({ code }): [string, ListCode] => [code, northern.has(code) ? 'PCU' : 'PCCS']),
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
