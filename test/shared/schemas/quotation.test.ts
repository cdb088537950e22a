import { describe, expect, it } from 'vitest';
import { quotationHeader, quotationLight, selectedProduct } from '#shared/schemas/quotation.ts';
import { aConsumptionRange, aProduct } from '#test/support/builders/product.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

const stored = {
  ...aQuotationLight(),
  user: aStoredUser(),
  selectedIncidences: [{ id: 's1', value: 1.58, text: '1,58 €' }],
  color: { code: '9200', r: 1, g: 2, b: 3 },
  colorlist: 'Esterni',
  tags: ['esterno'],
  attachments: [{ name: 'Foto', url: 'https://example.com/foto.jpg' }],
  updatedAt: '2026-03-01T10:00:00.000Z',
  updatedBy: 'marta',
};

describe('a quotation', () => {
  it('has its fields, the products as rows of their own [QDA-010]', () => {
    const fields =
      'id uid user name location province createdAt archived userName userCountry area discount discountExtra ' +
      'discountAccounting selectedIncidences attachments';
    const read = quotationHeader.parse(stored);
    expect(Object.keys(read)).toEqual(expect.arrayContaining(fields.split(' ')));
    expect(read.attachments).toEqual(stored.attachments);
  });

  it('is not archived, and its owner is of Italy, unless it says otherwise [QDA-013, QDA-014]', () => {
    const { archived, userCountry, ...rest } = aQuotationLight();
    expect(quotationLight.parse(rest)).toMatchObject({ archived: false, userCountry: 'IT' });
    expect(quotationLight.parse({ ...rest, archived: true, userCountry: 'AT' })).toMatchObject({
      archived: true,
      userCountry: 'AT',
    });
  });

  it('has 100 square metres and no discounts at the start [QDA-015, WDA-062]', () => {
    expect(quotationHeader.parse(stored)).toMatchObject({
      area: 100,
      discount: 0,
      discountExtra: 0,
      discountAccounting: 0,
    });
  });

  it('has discounts that are fractions [QDA-016]', () => {
    for (const field of ['discount', 'discountExtra', 'discountAccounting']) {
      expect(quotationHeader.safeParse({ ...stored, [field]: 0.1 }).success).toBe(true);
      expect(quotationHeader.safeParse({ ...stored, [field]: 1 }).success).toBe(true);
      expect(quotationHeader.safeParse({ ...stored, [field]: 10 }).success).toBe(false);
      expect(quotationHeader.safeParse({ ...stored, [field]: -0.1 }).success).toBe(false);
    }
  });

  it('keeps the ticked incidences with id, value and text [QDA-017, QDA-032]', () => {
    expect(quotationHeader.parse(stored).selectedIncidences).toEqual([
      { id: 's1', value: 1.58, text: '1,58 €' },
    ]);
    const unpriced = { ...stored, selectedIncidences: [{ id: 's1', value: null, text: '–' }] };
    expect(quotationHeader.safeParse(unpriced).success).toBe(true);
    expect(quotationHeader.safeParse({ ...stored, selectedIncidences: [{ value: 1 }] }).success).toBe(false);
  });

  it('keeps colour, colour folder and tags of a guided test [QDA-018]', () => {
    expect(quotationHeader.parse(stored)).toMatchObject({
      color: { code: '9200', r: 1, g: 2, b: 3 },
      colorlist: 'Esterni',
      tags: ['esterno'],
    });
  });
});

describe('a selected product', () => {
  const row = { ...aProduct(), sId: 's1' };

  it('keeps the texts of the product in every language, its unit and picture [QDA-020]', () => {
    const texts = { name: { it: 'Calce', en: 'Lime' }, specs: { it: 'S' }, details: { it: 'D', de: 'd' } };
    const kept = { ...row, ...texts, um: 'l', imageUrl: '/calce.png' };
    expect(selectedProduct.parse(kept)).toMatchObject({
      id: 'adda-calce',
      sId: 's1',
      um: 'l',
      imageUrl: '/calce.png',
      ...texts,
    });
    expect(selectedProduct.safeParse(aProduct()).success).toBe(false);
  });

  it('keeps its consumption, fixed or variable, its consumption ranges and the chosen one [QDA-023]', () => {
    const ranges = [aConsumptionRange(), aConsumptionRange('primer')];
    const fixed = { consumptionType: 'fixed', consumption: 0.35, consumptionranges: [], consumptionRange: 0 };
    const variable = {
      consumptionType: 'variable',
      consumption: null,
      consumptionranges: ranges,
      consumptionRange: 1,
    };
    for (const kept of [fixed, variable])
      expect(selectedProduct.parse({ ...row, ...kept })).toMatchObject(kept);
  });

  it('starts with its first ranges, no area of its own, no discount, no lock flag [QDA-027, QDA-028]', () => {
    const read = selectedProduct.parse(row);
    expect(read).toMatchObject({
      area: 0,
      combined: false,
      standalone: true,
      consumptionRange: 0,
      priceRange: 0,
    });
    expect(read).toMatchObject({ discount: 0, discountExtra: 0, discountAccounting: 0 });
    expect(read.lockedArea).toBeUndefined();
    expect(selectedProduct.parse({ ...row, lockedArea: true }).lockedArea).toBe(true);
    expect(selectedProduct.safeParse({ ...row, discountExtra: 1.5 }).success).toBe(false);
  });

  it('keeps attachments with name, url, category and custom category [QDA-029]', () => {
    const attachment = {
      name: 'A',
      url: 'https://example.com/a.pdf',
      category: 'altro',
      customCategory: 'B',
    };
    const read = selectedProduct.parse({ ...row, attachments_i18n: { it: [attachment] } });
    expect(read.attachments_i18n).toEqual({ it: [attachment] });
  });
});
