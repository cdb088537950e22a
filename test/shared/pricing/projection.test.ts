import { describe, expect, it } from 'vitest';
import { projectRow } from '#shared/pricing/project-row.ts';
import type { StoredPack } from '#shared/schemas/product.ts';
import { aConsumptionRange, aProduct } from '#test/support/builders/product.ts';

const range = {
  name: 'Fascia 1',
  colors: [{ code: 'TN 101', r: 247, g: 241, b: 232 }],
  prices: [
    { id: 'p25', packaging: '12,5', quantity: '7', pcu: '112,50', pccs: 118.4 },
    { id: 'p5', packaging: 5, pccs: 40 },
  ],
  updatedAt: '2026-01-15T08:00:00.000Z',
};
const product = {
  ...aProduct({ consumption: '0,35', details: { it: 'Solo per il catalogo' }, priceranges: [range] }),
};
const choices = {
  consumptionRange: 0,
  priceRange: 0,
  color: { code: 'TN 101', r: 247, g: 241, b: 232 },
  colorlist: 'Terre naturali',
  packAim: null,
  area: 0,
  discount: 0.1,
  discountExtra: 0,
  discountAccounting: 0,
  note: null,
  areaFrom: null,
};
const packs: Record<string, number> = { p25: 2 };
const stored = { sId: 's1', product, packs, choices };
const countsIn = (row: { packs: Record<string, number> }, pricelist: string) =>
  projectRow({ ...stored, ...row }, pricelist).priceranges[0]?.prices.map(({ quantity }) => quantity);
const pricesIn = (pricelist: string | null) =>
  projectRow(stored, pricelist).priceranges[0]?.prices.map(({ price }) => price);

describe('a stored copy stripped for its reader', () => {
  it("has the prices of the owner's list and a place for those it lacks [QCA-002, QCA-007]", () => {
    expect(projectRow(stored, 'pcu').priceranges[0]?.prices).toEqual([
      { id: 'p25', packaging: '12,5', quantity: 2, price: 112.5 },
      { id: 'p5', packaging: '5', quantity: 0, price: null },
    ]);
    expect(pricesIn('pccs')).toEqual([118.4, 40]);
  });

  it('has no price for an owner without list, nor for a list that is not one', () => {
    for (const pricelist of [null, 'unknown', 'id', 'packaging', 'quantity', 'toString']) {
      expect(pricesIn(pricelist)).toEqual([null, null]);
    }
  });

  it("keeps nothing of other lists nor of the catalogue's own fields", () => {
    const row = projectRow(stored, 'pcu');
    expect(JSON.stringify(row)).not.toMatch(/pccs|118\.4|Solo per il catalogo|updatedAt|"r":247.*"r":247/);
    for (const field of [
      'details',
      'userTypes',
      'phases',
      'archived',
      'revision',
      'createdAt',
      'updatedAt',
    ]) {
      expect(row).not.toHaveProperty(field);
    }
    expect(row.priceranges[0]?.colors).toEqual(['TN 101']);
  });

  it('keeps what the user chose and turns legacy text into numbers', () => {
    expect(projectRow(stored, 'pcu')).toMatchObject({
      sId: 's1',
      consumption: 0.35,
      color: { code: 'TN 101' },
      colorlist: 'Terre naturali',
      discount: 0.1,
      lockedArea: null,
    });
  });

  it('has nothing in the place of texts, images and locks that a copy lacks', () => {
    const { specs, imageUrl, ...older } = product;
    expect(projectRow({ ...stored, product: older }, 'pcu')).toMatchObject({
      ...{ specs: null, imageUrl: null, lockedArea: null },
    });
  });

  it('shows a copy to each list with its own prices, and each row with its own counts', () => {
    const other = { ...stored, sId: 's2', packs: { p5: 3 } };
    expect(countsIn(other, 'pcu')).toEqual([0, 3]);
    expect(countsIn(stored, 'pcu')).toEqual([2, 0]);
    expect(countsIn({ ...stored, packs: {} }, 'pccs')).toEqual([0, 0]);
    expect(pricesIn('pccs')).toEqual([118.4, 40]);
    expect(pricesIn('pcu')).toEqual([112.5, null]);
  });

  it('keeps areas, discounts, notes, texts and chosen ranges', () => {
    const names = { name_i18n: { it: 'Fine', en: 'Fine' } };
    const texts = { specs: { it: 'Per esterni' }, imageUrl: 'images/a.png' };
    const chosen = {
      ...{ area: 12.5, lockedArea: true, note: 'Sotto gronda' },
      ...{ priceRange: 1, discountExtra: 0.05, discountAccounting: 0.02 },
    };
    const ranges = {
      priceranges: [range, { ...range, ...names }],
      consumptionranges: [{ ...aConsumptionRange('primer'), ...names }],
    };
    const row = projectRow(
      { ...stored, product: { ...product, ...texts, ...ranges }, choices: { ...choices, ...chosen } },
      'pcu',
    );
    expect(row).toMatchObject({ ...texts, ...chosen });
    expect(row.priceranges.map(({ name_i18n }) => name_i18n)).toEqual([null, names.name_i18n]);
    expect(row.consumptionranges).toEqual([
      {
        ...names,
        name: 'Standard',
        consumption: 0.3,
        requiredProducts: [{ product: 'primer', consumption: 0.05, um: 'kg' }],
      },
    ]);
  });

  it('keeps a size that is no number as it is written, and none where there is none', () => {
    const sizeOf = (packaging: unknown) => {
      const prices = [{ id: 'p', packaging } as StoredPack];
      const sized = { ...product, priceranges: [{ ...range, prices }] };
      return projectRow({ ...stored, product: sized }, 'pcu').priceranges[0]?.prices[0]?.packaging;
    };
    expect(['Secchio', null, true].map(sizeOf)).toEqual(['Secchio', '', '']);
  });
});
