import { describe, expect, it } from 'vitest';
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
