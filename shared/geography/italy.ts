import provinceList from './italian-provinces.json' with { type: 'json' };
import regionList from './italian-regions.json' with { type: 'json' };

/** A region of Italy; degrees of latitude and longitude (GEO-001). */
export type Region = { id: number; nome: string; latitudine: number; longitudine: number };

/** A province of Italy; `sigla_automobilistica` are its two letters (GEO-002). */
export type ItalianProvince = {
  id: number;
  id_regione: number;
  codice_citta_metropolitana: number | null;
  nome: string;
  sigla_automobilistica: string;
  latitudine: number;
  longitudine: number;
};

/** The 20 regions and 107 provinces, from the open data set (OPW-60); heavy, so forms read `provinces.ts` instead. */
export const regions: readonly Region[] = regionList;
export const italianProvinces: readonly ItalianProvince[] = provinceList;
