import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubtfulCells, settleDoubts } from '#shared/catalogue/product-form/doubts.ts';
import type { PackDraft } from '#shared/catalogue/product-form/draft.ts';
import { newPriceRange } from '#shared/catalogue/product-form/new-draft.ts';
import { typedPrice } from '#shared/catalogue/product-form/typed-number.ts';
import { languages } from '#shared/languages.ts';

const pack = (id: string, packaging: string, prices: Record<string, string>): PackDraft => ({
  ...{ id, packaging, quantity: null, prices },
});
const draft = (...packs: PackDraft[]) => ({
  priceranges: [{ ...newPriceRange([], 'p'), name: 'Bianco', packs }],
});
const cell = 'priceranges.0.packs.0.prices.pcu';
const price = (now: ReturnType<typeof draft>) => now.priceranges[0]?.packs[0]?.prices.pcu ?? '';

describe('doubtful numbers of a product', () => {
  it('are the sizes and prices that may be thousands, with both readings [OPC-24]', () => {
    const typed = draft(
      pack('a', '1.500', { pcu: '1.120', pccs: '1.120,50' }),
      pack('b', '5', { pcu: '1,125' }),
    );
    const said = { range: 'Bianco', size: '1.500' };
    expect(doubtfulCells(typed, draft(), 'it')).toEqual([
      ['priceranges.0.packs.0.packaging', { ...said, text: '1.500', read: '1,5', other: '1500' }],
      [cell, { ...said, list: 'pcu', text: '1.120', read: '1,12', other: '1.120,00' }],
    ]);
    expect(doubtfulCells(typed, draft(), 'en').map(([path]) => path)).toEqual([
      'priceranges.0.packs.0.packaging',
      cell,
      'priceranges.0.packs.1.prices.pcu',
    ]);
  });

  it('are none that were stored, and none that cannot be taken', () => {
    const stored = draft(pack('a', '5', { pcu: '1,125' }));
    expect(doubtfulCells(stored, stored, 'en')).toEqual([]);
    expect(doubtfulCells(draft(pack('a', '5', { pcu: '-1.125' })), draft(), 'it')).toEqual([]);
  });

  it('are settled as they were read or as thousands, and asked no more', () => {
    const digits = [fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 })] as const;
    fc.assert(
      fc.property(...digits, fc.constantFrom(...languages), (whole, rest, language) => {
        const text = `${whole}${language === 'en' ? ',' : '.'}${String(rest).padStart(3, '0')}`;
        const typed = draft(pack('a', '5', { pcu: text, pccs: '2' }));
        const doubts = new Map(doubtfulCells(typed, draft(), language));
        const [read, other] = (['read', 'other'] as const).map((reading) => {
          const settled = settleDoubts(typed, doubts, reading, language);
          expect(doubtfulCells(settled, draft(), language)).toEqual([]);
          expect(settled.priceranges[0]?.packs[0]?.prices.pccs).toBe('2');
          return typedPrice(price(settled));
        });
        expect([read, other]).toEqual([
          { value: (whole * 1000 + rest) / 1000 },
          { value: whole * 1000 + rest },
        ]);
      }),
    );
  });
});
