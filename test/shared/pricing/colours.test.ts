import { describe, expect, it } from 'vitest';
import { availableColours } from '#shared/catalogue/colours/available-colours.ts';
import {
  colourNotAvailable,
  isColourAvailable,
  priceRangeOfColour,
} from '#shared/pricing/price-range-of-colour.ts';

const ranges = [{ colors: ['Bianco', '9001', 'TN 101'] }, { colors: ['9200', '9001'] }];

describe('the price range of a colour', () => {
  it('is the one whose list has its code, the first when several have [QCO-001]', () => {
    expect(priceRangeOfColour(ranges, '9200')).toBe(1);
    expect(priceRangeOfColour(ranges, '9001')).toBe(0);
  });

  it('does not look at case, blanks around the code or the folder', () => {
    expect(priceRangeOfColour(ranges, ' tn 101 ')).toBe(0);
    expect(priceRangeOfColour([{ colors: [] }, { colors: [{ code: ' BIANCO' }] }], 'Bianco')).toBe(1);
  });

  it('does not exist for a colour no range lists: the colour is not available [QCO-002, QCO-004]', () => {
    expect(priceRangeOfColour(ranges, '7777')).toBeUndefined();
    expect(isColourAvailable({ priceType: 'colors', priceranges: ranges }, '7777')).toBe(false);
    expect(isColourAvailable({ priceType: 'colors', priceranges: ranges }, '9200')).toBe(true);
    expect(colourNotAvailable).toBe('colorSelector.colorNotAvailable');
  });

  it('stops no colour of a product that is not priced by colour', () => {
    for (const priceType of ['fixed', 'width']) {
      expect(isColourAvailable({ priceType, priceranges: ranges }, '7777')).toBe(true);
    }
  });
});

describe('the available colours', () => {
  const colour = (code: string, colorlist: string) => ({ code, colorlist, r: 1, g: 2, b: 3, hbw: 50 });

  it('always have Bianco, 255/255/255, even when nothing is published [QCO-006]', () => {
    expect(availableColours([])).toEqual([
      { code: 'Bianco', r: 255, g: 255, b: 255, hbw: null, colorlist: '' },
    ]);
  });

  it('are sorted with Bianco first, then by folder and by code as people count [QCO-006]', () => {
    const published = [
      colour('TN 1001', 'Terre naturali'),
      colour('TN 101', 'Terre naturali'),
      colour('BG 2', 'Bianchi e grigi'),
    ];
    const codes = availableColours(published).map(({ code }) => code);
    expect(codes).toEqual(['Bianco', 'BG 2', 'TN 101', 'TN 1001']);
    expect(published[0]?.code).toBe('TN 1001');
  });
});
