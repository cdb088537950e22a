import { describe, expect, it } from 'vitest';
import { listCodeOfProvince, suggestedListCode } from '#shared/accounts/suggested-list-code.ts';
import italianProvinces from '#shared/geography/italian-provinces.json' with { type: 'json' };
import regions from '#shared/geography/italian-regions.json' with { type: 'json' };

/** The codes that the provinces of a region have, each once. */
function codesOf(name: string) {
  const region = regions.find(({ nome }) => nome.startsWith(name));
  const own = italianProvinces.filter(({ id_regione }) => id_regione === region?.id);
  expect(own).not.toEqual([]);
  return [...new Set(own.map((province) => listCodeOfProvince(province.sigla_automobilistica)))];
}

describe('the price list that a province suggests', () => {
  it.each(["Valle d'Aosta [GEO-006]", 'Piemonte [GEO-007]', 'Liguria [GEO-008]', 'Lombardia [GEO-009]'])(
    'is PCU in %s',
    (title) => {
      expect(codesOf(title.split(' [')[0] ?? '')).toEqual(['PCU']);
    },
  );
  it.each(['Trentino-Alto Adige [GEO-010]', 'Veneto [GEO-011]', 'Friuli-Venezia Giulia [GEO-012]'])(
    'is PCU in %s',
    (title) => {
      expect(codesOf(title.split(' [')[0] ?? '')).toEqual(['PCU']);
    },
  );

  it('is PCU in Piacenza, Parma, Reggio, Modena, Bologna and Forlì-Cesena [GEO-013]', () => {
    expect(['PC', 'PR', 'RE', 'MO', 'BO', 'FC'].map(listCodeOfProvince)).toEqual(Array(6).fill('PCU'));
  });

  it('is PCCS in Ferrara, Ravenna and Rimini [GEO-014]', () => {
    expect(['FE', 'RA', 'RN'].map(listCodeOfProvince)).toEqual(Array(3).fill('PCCS'));
  });

  it.each([
    'Marche [GEO-015]',
    'Toscana [GEO-016]',
    'Umbria [GEO-017]',
    'Abruzzo [GEO-018]',
    'Lazio [GEO-019]',
    'Molise [GEO-020]',
    'Campania [GEO-021]',
    'Puglia [GEO-022]',
    'Basilicata [GEO-023]',
    'Calabria [GEO-024]',
    'Sicilia [GEO-025]',
    'Sardegna [GEO-026]',
  ])('is PCCS in %s', (title) => {
    expect(codesOf(title.split(' [')[0] ?? '')).toEqual(['PCCS']);
  });

  it('is exactly one of the two in each of the 107 [GEO-027]', () => {
    const codes = italianProvinces.map((province) => listCodeOfProvince(province.sigla_automobilistica));
    expect(codes).toHaveLength(107);
    expect(codes.every((code) => code === 'PCU' || code === 'PCCS')).toBe(true);
  });

  it('is none without a province [GEO-028, USR-048]', () => {
    expect(suggestedListCode({ type: 'imbianchino', country: 'IT', province: null })).toBeUndefined();
    expect(suggestedListCode({ type: 'imbianchino', country: 'IT', province: '' })).toBeUndefined();
    expect(suggestedListCode({ type: 'imbianchino', country: 'IT', province: 'TO' })).toBe('PCU');
  });

  it('is none for private users [GEO-029, USR-049]', () => {
    expect(suggestedListCode({ type: 'privato', country: 'IT', province: 'TO' })).toBeUndefined();
  });

  it('is none outside Italy [OPC-38]', () => {
    expect(suggestedListCode({ type: 'agente', country: 'DE', province: 'TO' })).toBeUndefined();
  });
});
