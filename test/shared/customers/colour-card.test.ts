import { describe, expect, it } from 'vitest';
import { type Coloured, colourCard } from '#shared/customers/colour-card.ts';
import { usesOfCustomers } from '#shared/customers/uses-of-customers.ts';
import { aRow } from '#test/support/builders/quotation.ts';

const warm = { code: 'TN 12', r: 230, g: 220, b: 200 };
const paint = aRow({ id: 'paint', sId: 'a', color: warm, colorlist: 'Terre' });

const aColoured = (changes: Partial<Coloured> = {}): Coloured => ({
  ...{ id: 'q1', name: 'Facciata', createdAt: '2026-11-20T09:00:00.000Z', rows: [paint] },
  placesOf: () => [{ place: null, area: 42 }],
  ...changes,
});
const none = { added: [], hidden: [] };
const added = { id: 'line-0001', product: 'Smalto', colour: 'Rosso', place: 'Porta', day: '2026-11-19' };

describe('a colour card', () => {
  it('has each coloured row with swatch, folder, product, place, area, quotation and day [CUS-033]', () => {
    const plain = aRow({ id: 'primer', sId: 'b' });
    const [line, ...others] = colourCard([aColoured({ rows: [paint, plain] })], none);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      ...{ colour: 'TN 12', r: 230, g: 220, b: 200, folder: 'Terre', product: { it: 'paint' } },
      ...{ place: null, area: 42, quotation: 'q1', quotationName: 'Facciata', day: '2026-11-20' },
    });
  });

  it('has it once for each product, colour and place: the newest [CUS-033]', () => {
    const older = aColoured({ id: 'old', createdAt: '2025-01-02T09:00:00.000Z' });
    expect(colourCard([older, aColoured()], none).map(({ quotation }) => quotation)).toEqual(['q1']);
    const rooms = (...places: string[]) =>
      aColoured({ placesOf: () => places.map((place) => ({ place, area: 10 })) });
    const lines = colourCard([rooms('Salone', 'Cucina'), aColoured({ id: 'whole' })], none);
    expect(lines.map(({ place }) => place).toSorted()).toEqual(['Cucina', 'Salone', null].toSorted());
    const other = aColoured({ id: 'q2', rows: [aRow({ ...paint, color: { ...warm, code: 'TN 13' } })] });
    expect(colourCard([aColoured(), other], none)).toHaveLength(2);
  });

  it('lists the newest first, added lines too, and marks hidden ones [CUS-033, CUS-035]', () => {
    const older = aColoured({
      id: 'old',
      createdAt: '2025-01-02T09:00:00.000Z',
      rows: [aRow({ ...paint, id: 'x' })],
    });
    const card = { added: [added], hidden: ['line-0001'] };
    const lines = colourCard([older, aColoured()], card);
    expect(lines.map(({ day, added, hidden }) => [day, added, hidden])).toEqual([
      ['2026-11-20', false, false],
      ['2026-11-19', true, true],
      ['2025-01-02', false, false],
    ]);
    const key = lines[0]?.key ?? '';
    expect(colourCard([aColoured()], { added: [], hidden: [key] })[0]?.hidden).toBe(true);
  });
});

it('uses of customers are counted, with accepted offers and the newest day [CUS-022, CUS-048]', () => {
  const made = (customerId: string | null, day: string) => ({ customerId, createdAt: `2026-11-${day}` });
  const quotations = [made('a', '01'), made('b', '05'), made(null, '09'), made('a', '03')];
  expect(
    usesOfCustomers({ quotations, offers: [made('a', '02'), { ...made('a', '02'), state: 'accepted' }] }),
  ).toEqual([
    { customer: 'a', quotations: 2, offers: 2, accepted: 1, lastActivity: '2026-11-03' },
    { customer: 'b', quotations: 1, offers: 0, accepted: 0, lastActivity: '2026-11-05' },
  ]);
});
