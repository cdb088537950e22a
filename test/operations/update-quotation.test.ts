import { describe, expect, it } from 'vitest';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { codeOf } from '#test/support/cloud.ts';
import { answered, created, read, update, updated } from '#test/support/quotations-api.ts';

const rowOf = ({ selectedProducts }: Quotation, sId: string) =>
  selectedProducts.find((row) => row.sId === sId);
const countsOf = (quotation: Quotation, sId: string) =>
  Object.fromEntries(
    rowOf(quotation, sId)?.priceranges.flatMap(({ prices }) =>
      prices.map(({ id, quantity }) => [id, quantity]),
    ) ?? [],
  );
const allRows = ({ selectedProducts }: Quotation) => selectedProducts.map(({ sId }) => ({ sId }));

describe('saving a quotation', () => {
  it('changes name, location and province and leaves the rest [QVW-067]', async () => {
    const { id, revision, selectedProducts } = await created('painter');
    const saved = await updated('painter', {
      id,
      revision,
      name: 'Nuovo nome',
      location: 'Modena',
      province: 'MO',
    });
    expect(saved).toMatchObject({
      name: 'Nuovo nome',
      location: 'Modena',
      province: 'MO',
      revision: revision + 1,
    });
    expect(saved.selectedProducts).toEqual(selectedProducts);
  });

  it('keeps the province that is not sent [QVW-055]', async () => {
    const { id, revision } = await created('painter', { province: 'RA' });
    expect((await updated('painter', { id, revision, name: 'Altro' })).province).toBe('RA');
  });

  it('archives and unarchives [QVW-066, QVW-034, QVW-035]', async () => {
    const { id, revision } = await created('painter');
    const archived = await updated('painter', { id, revision, archived: true });
    expect(archived.archived).toBe(true);
    expect((await updated('painter', { id, revision: archived.revision, archived: false })).archived).toBe(
      false,
    );
  });

  it('stores area, rows, ticks and all three discounts [QVW-068]', async () => {
    const { id, revision } = await created('painter');
    const discounts = { discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 };
    await updated('painter', {
      id,
      revision,
      area: 180,
      ...discounts,
      selectedProducts: [{ sId: 'primer', ...discounts }, { sId: 'plaster' }],
      selectedIncidences: ['primer'],
    });
    const { quotation } = answered(await read('painter', id));
    expect(quotation).toMatchObject({ area: 180, ...discounts });
    expect(rowOf(quotation, 'primer')).toMatchObject(discounts);
    expect(rowOf(quotation, 'plaster')?.discount).toBe(0);
    expect(quotation.selectedIncidences).toEqual([{ id: 'primer', value: 0.42, text: '0,42\u00a0€' }]);
  });

  it('answers no discounts to an owner without a price list, and keeps those that are stored [QCA-003]', async () => {
    const { readQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
    const given = { discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 };
    const none = { discount: 0, discountExtra: 0, discountAccounting: 0 };
    const { id, revision } = await created('privateUser');
    const selectedProducts = [{ sId: 'primer', ...given }, { sId: 'plaster' }];
    const discounted = await updated('privateUser', { id, revision, ...given, selectedProducts });
    const named = await updated('privateUser', { id, revision: discounted.revision, name: 'Altro' });
    for (const answer of [discounted, named]) {
      expect(answer).toMatchObject({ pricelist: null, ...none });
      expect(rowOf(answer, 'primer')).toMatchObject(none);
    }
    const stored = await readQuotation(id);
    expect(stored?.header).toMatchObject({ name: 'Altro', ...given });
    expect(stored?.rows[0]?.choices).toMatchObject(given);
  });

  it('recounts automatic packages for a new area and keeps those counted by hand', async () => {
    const { id, revision } = await created('painter');
    const byHand = [
      { sId: 'primer', prices: [{ id: 'piave-fissativo-5l', quantity: 3 }] },
      { sId: 'plaster' },
    ];
    const first = await updated('painter', { id, revision, selectedProducts: byHand });
    const second = await updated('painter', { id, revision: first.revision, area: 180 });
    expect(countsOf(second, 'primer')).toEqual({ 'piave-fissativo-20l': 0, 'piave-fissativo-5l': 3 });
    expect(countsOf(second, 'plaster')).toEqual({ 'livenza-rasante-calce-25kg': 22 });
  });

  it('adds, removes and reorders rows; a new row inherits the quotation’s discounts', async () => {
    const quotation = await created('painter');
    const discounted = await updated('painter', {
      id: quotation.id,
      revision: quotation.revision,
      discount: 0.1,
    });
    const saved = await updated('painter', {
      id: quotation.id,
      revision: discounted.revision,
      selectedProducts: [{ sId: 'plaster' }, { sId: 'cloth', product: 'telo-protezione' }],
    });
    expect(allRows(saved)).toEqual([{ sId: 'plaster' }, { sId: 'cloth' }]);
    expect(rowOf(saved, 'cloth')).toMatchObject({ discount: 0.1, lockedArea: true });
    expect(allRows(answered(await read('painter', quotation.id)).quotation)).toEqual(allRows(saved));
  });

  it('keeps the notes of quotation and rows, without blanks around them; a blank one is none', async () => {
    const { id, revision, note } = await created('painter');
    const noted = await updated('painter', {
      id,
      revision,
      note: ' Lavori da maggio.\r\nSaldo alla fine. \n',
      selectedProducts: [{ sId: 'primer', note: 'Due mani\n' }, { sId: 'plaster' }],
    });
    const notes = (quotation: Quotation) => [quotation.note, rowOf(quotation, 'primer')?.note];
    const kept = ['Lavori da maggio.\nSaldo alla fine.', 'Due mani'];
    expect([note, ...notes(noted)]).toEqual([null, ...kept]);
    const named = await updated('painter', { id, revision: noted.revision, name: 'Altro' });
    expect(notes(answered(await read('painter', id)).quotation)).toEqual(kept);
    const blank = [{ sId: 'primer', note: null }, { sId: 'plaster' }];
    await updated('painter', { id, revision: named.revision, note: '  \n', selectedProducts: blank });
    expect(notes(answered(await read('painter', id)).quotation)).toEqual([null, null]);
  });

  it('sets the price range by the colour and refuses a colour that no range lists [QCO-001, QCO-002, QCO-007]', async () => {
    const { id, revision } = await created('painter', {
      selectedProducts: [{ sId: 'paint', product: 'adda-acrilsilossanica' }],
    });
    const color = { code: 'RAL 1001', r: 208, g: 176, b: 132 };
    const saved = await updated('painter', {
      id,
      revision,
      selectedProducts: [{ sId: 'paint', color, colorlist: 'RAL Classic' }],
    });
    expect(rowOf(saved, 'paint')).toMatchObject({ color, colorlist: 'RAL Classic', priceRange: 1 });
    const refused = await update('painter', {
      id,
      revision: saved.revision,
      selectedProducts: [{ sId: 'paint', color: { code: 'XX 999', r: 0, g: 0, b: 0 } }],
    });
    expect(codeOf(refused)).toBe('colour-not-available');
  });

  it('ignores an owner sent by the client [QNW-044]', async () => {
    const { id, revision, uid } = await created('painter');
    const saved = await updated('painter', {
      id,
      revision,
      uid: 'somebody-else',
      user: '{"pricelist":"pccs"}',
    });
    expect(saved).toMatchObject({ uid, user: { uid, pricelist: 'pcu' } });
  });

  it('by a super user keeps the owner, their price list and their snapshot', async () => {
    const { id, revision, uid, user } = await created('germanRetailer', {
      province: null,
      selectedProducts: [{ sId: 'primer', product: 'piave-fissativo' }],
    });
    const saved = await updated('superUser', { id, revision, name: 'Vom Hersteller' });
    expect(saved).toMatchObject({
      uid,
      user,
      updatedBy: 'Giulia Ferrero',
      pricelist: { id: 'export-dach-fr' },
    });
  });
});

describe('a save that lost the race', () => {
  it('is a conflict that says who saved and when, and stores nothing', async () => {
    const { id, revision } = await created('painter');
    const first = await updated('painter', { id, revision, name: 'Primo' });
    const second = await update('painter', { id, revision, name: 'Secondo' });
    expect(second.errors?.[0]).toMatchObject({
      errorType: 'conflict',
      errorInfo: { by: 'Andrea Conti', at: first.updatedAt },
    });
    expect(answered(await read('painter', id)).quotation.name).toBe('Primo');
  });

  it('loses against exactly one of two that come together', async () => {
    const { id, revision } = await created('painter');
    const names = ['Uno', 'Due', 'Tre', 'Quattro'];
    const answers = await Promise.all(names.map((name) => update('painter', { id, revision, name })));
    expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === 'conflict')).toHaveLength(names.length - 1);
  });
});

describe('bad input is refused and changes nothing', () => {
  const cases: [string, object, string][] = [
    ['a negative area', { area: -1 }, 'invalid-input'],
    ['a discount above one', { discount: 1.2 }, 'invalid-input'],
    ['an empty name', { name: '' }, 'invalid-input'],
    ['a note that is too long', { note: 'a'.repeat(2001) }, 'invalid-input'],
    [
      'a row note with a control character',
      { selectedProducts: [{ sId: 'primer', note: 'a\u0007' }, { sId: 'plaster' }] },
      'invalid-input',
    ],
    ['a province that is no code', { province: 'B1' }, 'invalid-input'],
    ['no rows', { selectedProducts: [] }, 'empty-selection'],
    ['a new row without its product', { selectedProducts: [{ sId: 'ghost' }] }, 'unknown-product'],
    [
      'half a package',
      { selectedProducts: [{ sId: 'primer', prices: [{ id: 'piave-fissativo-20l', quantity: -1 }] }] },
      'invalid-input',
    ],
    [
      'packages of another product',
      { selectedProducts: [{ sId: 'primer', prices: [{ id: 'alpe-rete-50mq', quantity: 1 }] }] },
      'invalid-input',
    ],
    [
      'a colour outside the screen',
      { selectedProducts: [{ sId: 'primer', color: { code: 'X', r: -5, g: 0, b: 300 } }] },
      'invalid-input',
    ],
    [
      'a range that is not there',
      { selectedProducts: [{ sId: 'plaster', consumptionRange: 9 }] },
      'invalid-input',
    ],
  ];

  it.each(cases)('%s', async (_, changes, code) => {
    const quotation = await created('painter');
    expect(
      codeOf(await update('painter', { id: quotation.id, revision: quotation.revision, ...changes })),
    ).toBe(code);
    expect(answered(await read('painter', quotation.id)).quotation).toEqual(quotation);
  });

  it('a text where a number belongs', async () => {
    const { id, revision } = await created('painter');
    const answer = await update('painter', { id, revision, area: 'molta' });
    expect(answer.errors?.[0]?.message).toContain('Float');
  });
});
