import { describe, expect, it } from 'vitest';
import { aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { asked, createdCustomer, refusal } from '#test/support/customers-api.ts';
import { created } from '#test/support/quotations-api.ts';

type Line = { key: string; added: boolean; hidden: boolean; colour: string; quotation: string | null };
type Card = { customer: string; revision: number; lines: Line[] };
const cardOf = (customer: string) => asked<Card>('painter', 'colourCard', { customer });
const line = { id: 'line-0001', product: 'Smalto', colour: 'Rosso', place: ' ', day: '2026-11-19' };
const save = (card: object) => asked<Card>('painter', 'saveColourCard', { card });

/** A customer with a quotation whose paint has a colour. */
async function coloured() {
  const { id: customerId } = await createdCustomer('painter');
  const selectedProducts = [
    { sId: 'paint', product: 'adda-acrilsilossanica', color: { code: 'TN 101', r: 247, g: 241, b: 232 } },
  ];
  const quotation = await created('painter', {
    ...{ customerId, selectedProducts: selectedProducts.map(({ color, ...row }) => row) },
  });
  const edits = selectedProducts.map(({ sId, color }) => ({ sId, color, colorlist: 'Tinte' }));
  await asked('painter', 'updateQuotation', {
    input: { id: quotation.id, revision: quotation.revision, selectedProducts: edits },
  });
  return { customerId, quotation };
}

describe('the colour card of a customer', () => {
  it('has the colours of their quotations [CUS-033]', async () => {
    const { customerId, quotation } = await coloured();
    const { revision, lines } = await cardOf(customerId);
    expect(revision).toBe(0);
    expect(lines).toEqual([
      expect.objectContaining({ colour: 'TN 101', folder: 'Tinte', quotation: quotation.id, place: null }),
    ]);
  });

  it('says the places of a row whose area comes from measures [CUS-033]', async () => {
    const { customerId, quotation } = await coloured();
    const measures = someMeasures([aRoom()]);
    const selectedProducts = [{ sId: 'paint', areaFrom: { entries: [{ place: aRoom().id }] } }];
    const input = { id: quotation.id, revision: 2, measures, selectedProducts };
    await asked('painter', 'updateQuotation', { input });
    const { lines } = await cardOf(customerId);
    expect(lines).toMatchObject([{ colour: 'TN 101', place: 'Sala', area: 52.92 }]);
  });

  it('keeps what the owner adds and hides, each save on the one before [CUS-035]', async () => {
    const { customerId: customer } = await coloured();
    const [{ key = '' } = {}] = (await cardOf(customer)).lines;
    const saved = await save({ customer, revision: 0, added: [line], hidden: [key] });
    expect(saved.revision).toBe(1);
    expect(saved.lines.map(({ colour, added, hidden }) => [colour, added, hidden]).toSorted()).toEqual([
      ['Rosso', true, false],
      ['TN 101', false, true],
    ]);
    expect(await cardOf(customer)).toEqual(saved);
    const late = { card: { customer, revision: 0, added: [], hidden: [] } };
    expect((await refusal('painter', 'saveColourCard', late))?.errorType).toBe('conflict');
  });

  it('takes at most 200 lines, each of its own id, and 500 hidden ones [CUS-035]', async () => {
    const { id: customer } = await createdCustomer('painter');
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...line, id: `line-${1000 + index}` }));
    const keys = (count: number) => Array.from({ length: count }, (_, index) => `key ${index}`);
    const refused = async (card: object) => {
      const sent = { card: { customer, revision: 0, added: [], hidden: [], ...card } };
      return (await refusal('painter', 'saveColourCard', sent))?.errorType;
    };
    expect(await refused({ added: lines(201) })).toBe('invalid-input');
    expect(await refused({ added: [line, line] })).toBe('invalid-input');
    expect(await refused({ hidden: keys(501) })).toBe('invalid-input');
    expect(await refused({ added: lines(200), hidden: keys(500) })).toBeUndefined();
  });

  it('is nobody else’s [CUS-003]', async () => {
    const { id: customer } = await createdCustomer('painter');
    for (const who of ['retailer', 'superUser'] as const) {
      expect((await refusal(who, 'colourCard', { customer }))?.errorType).toBe('not-found');
      const card = { customer, revision: 0, added: [line], hidden: [] };
      expect((await refusal(who, 'saveColourCard', { card }))?.errorType).toBe('not-found');
    }
  });
});

it('quotations of customers are counted for their owner [CUS-022]', async () => {
  const { customerId, quotation } = await coloured();
  const uses = await asked<{ customer: string }[]>('painter', 'customerUses');
  expect(uses.find(({ customer }) => customer === customerId)).toEqual({
    ...{ customer: customerId, quotations: 1, offers: 0, accepted: 0, lastActivity: quotation.createdAt },
  });
  const others = await asked<{ customer: string }[]>('superUser', 'customerUses');
  expect(others.map(({ customer }) => customer)).not.toContain(customerId);
});
