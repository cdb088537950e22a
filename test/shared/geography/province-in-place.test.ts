import { describe, expect, it } from 'vitest';
import { provinceInPlace } from '#shared/geography/province-in-place.ts';
import { provinces } from '#shared/geography/provinces.ts';

describe('the province that a place names', () => {
  it.each([
    ['Imola (BO)', 'BO'],
    ['Imola ( bo ) ', 'BO'],
    ['Bologna', 'BO'],
    ['  bologna ', 'BO'],
    ['Milano, Via dei Mille 14', 'MI'],
    ['Via dei Mille 14, Milano', 'MI'],
    ['Forli', 'FC'],
    ['Cesena', 'FC'],
    ['Reggio Emilia', 'RE'],
    ['Reggio Calabria', 'RC'],
    ['Urbino', 'PU'],
    ['Monza - Villa Reale', 'MB'],
    ["L'Aquila", 'AQ'],
  ])('%s: %s', (place, code) => {
    expect(provinceInPlace(place)).toBe(code);
  });

  it.each(['', 'Imola', 'Via Roma 3', 'Bologna alta', 'Lugano (CH) Svizzera', 'Imola (XX)', 'Imola (B)'])(
    'none: %s',
    (place) => {
      expect(provinceInPlace(place)).toBeUndefined();
    },
  );

  it('is each province by its own name, and by its code', () => {
    for (const { code, name } of provinces) {
      expect(provinceInPlace(name)).toBe(code);
      expect(provinceInPlace(`Un paese (${code.toLowerCase()})`)).toBe(code);
    }
  });
});
