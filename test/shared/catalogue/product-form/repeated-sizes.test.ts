import { describe, expect, it } from 'vitest';
import type { PackDraft } from '#shared/catalogue/product-form/draft.ts';
import { newPriceRange } from '#shared/catalogue/product-form/new-draft.ts';
import { repeatedSizes } from '#shared/catalogue/product-form/repeated-sizes.ts';

const pack = (id: string, packaging: string): PackDraft => ({ id, packaging, quantity: null, prices: {} });
const draft = (...ranges: PackDraft[][]) => ({
  priceranges: ranges.map((packs) => ({ ...newPriceRange([], 'p'), name: 'Bianco', packs })),
});

describe('sizes twice in a price range', () => {
  it('are told at the second one, however they are written', () => {
    const typed = draft([pack('a', '4'), pack('b', '4,0 kg'), pack('c', '4.00')], [pack('d', '4')]);
    expect(repeatedSizes(typed, draft())).toEqual([
      ['priceranges.0.packs.1.packaging', { id: 'b', range: 'Bianco', size: '4' }],
      ['priceranges.0.packs.2.packaging', { id: 'c', range: 'Bianco', size: '4' }],
    ]);
  });

  it('are none that are empty, that cannot be taken, or that were stored', () => {
    const untaken = draft([pack('a', ''), pack('b', ''), pack('c', 'x'), pack('d', 'x')]);
    expect(repeatedSizes(untaken, draft())).toEqual([]);
    const stored = draft([pack('a', '4'), pack('b', '4')]);
    expect(repeatedSizes(stored, stored)).toEqual([]);
  });
});
