import { describe, expect, it } from 'vitest';
import italianProvinces from '#shared/geography/italian-provinces.json' with { type: 'json' };
import regions from '#shared/geography/italian-regions.json' with { type: 'json' };
import { provinces } from '#shared/geography/provinces.ts';

const inItaly = ({ latitudine, longitudine }: { latitudine: number; longitudine: number }) =>
  latitudine > 35 && latitudine < 48 && longitudine > 6 && longitudine < 19;

describe('the regions of Italy', () => {
  it('are 20, each with an id, a name and a place [GEO-001]', () => {
    expect(regions).toHaveLength(20);
    expect(new Set(regions.map(({ id }) => id)).size).toBe(20);
    expect(new Set(regions.map(({ nome }) => nome)).size).toBe(20);
    expect(regions.filter((region) => !inItaly(region))).toEqual([]);
    for (const region of regions)
      expect(Object.keys(region)).toEqual(['id', 'nome', 'latitudine', 'longitudine']);
  });
});

describe('the provinces of Italy', () => {
  it('are 107, each with ids, name, letters and a place [GEO-002, OPW-60]', () => {
    expect(italianProvinces).toHaveLength(107);
    expect(new Set(italianProvinces.map(({ id }) => id)).size).toBe(107);
    expect(new Set(italianProvinces.map((province) => province.sigla_automobilistica)).size).toBe(107);
    expect(italianProvinces.filter((province) => !inItaly(province))).toEqual([]);
    for (const province of italianProvinces) {
      expect(Object.keys(province)).toEqual([
        'id',
        'id_regione',
        'codice_citta_metropolitana',
        'nome',
        'sigla_automobilistica',
        'latitudine',
        'longitudine',
      ]);
      expect(province.sigla_automobilistica).toMatch(/^[A-Z]{2}$/);
    }
  });

  it('lie each in one of the 20 regions, and every region has some [GEO-003]', () => {
    const ids = regions.map(({ id }) => id);
    expect(
      [...new Set(italianProvinces.map(({ id_regione }) => id_regione))].toSorted((a, b) => a - b),
    ).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('are the ones that forms offer', () => {
    expect(provinces.map(({ code }) => code).toSorted()).toEqual(
      italianProvinces.map((province) => province.sigla_automobilistica).toSorted(),
    );
  });
});
