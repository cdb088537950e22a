import { describe, expect, it } from 'vitest';
import { planPriceUpdate } from '#shared/price-update/plan.ts';
import { planLines } from '#shared/price-update/plan-lines.ts';
import { planLog } from '#shared/price-update/plan-log.ts';
import { priceDifferences } from '#shared/price-update/price-differences.ts';
import { seenPrices } from '#shared/price-update/seen-prices.ts';
import type { FactorTable } from '#shared/schemas/price-update.ts';
import type { Product } from '#shared/schemas/product.ts';
import { aPack, aRange, aTable } from '#test/support/builders/price-update.ts';
import { aProduct } from '#test/support/builders/product.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const lists = [
  { id: 'pcu', name: 'PCU' },
  { id: 'pccs', name: 'PCCS' },
];
const recent = '2026-11-10T10:00:00.000Z';
const planOf = (products: Product[], table: FactorTable, evenRecent: string[] = []) =>
  planPriceUpdate(products, lists, { table, evenRecent, pricelists: null }, now);

const velino = aProduct({
  id: 'velino',
  name: { it: 'Velino Perlàto', en: 'Pearl' },
  um: 'kg',
  priceranges: [
    aRange(
      {},
      {
        name: 'Bianchi',
        name_i18n: { it: '', en: 'Whites' },
        prices: [aPack('p1', { pcu: '10,50' }), { ...aPack('p2', { pcu: 20, pccs: 8 }), packaging: 12.5 }],
      },
    ),
    aRange({ pcu: 30 }, { updatedAt: recent }),
    aRange({ pcu: 0, pccs: null }, { name_i18n: { it: 'Chiari' } }),
  ],
});
const calce = aProduct({ id: 'calce', name: { it: 'Calce' }, priceranges: [aRange({ pcu: 100 })] });
const table = aTable({ velino: [1.05, 1.05, 1.05] });

const wanted = { pricelist: 'pcu', page: 0, pageSize: 100, onlyChanges: false, language: 'it' };

describe('the table of a preview', () => {
  it('shows every price of a list before and after, and what becomes of it [PUP-005]', () => {
    const { lines, total } = planLines(planOf([velino, calce], table), wanted);
    const same = { product: 'velino', name: velino.name, um: 'kg', archived: false };
    const whites = { ...same, range: 0, rangeName: { it: 'Bianchi', en: 'Whites' }, changedAt: null };
    const first = { ...whites, pack: 'p1', packaging: '5', factor: 1.05 };
    expect(total).toBe(5);
    const old = planLines(planOf([{ ...velino, archived: true }], table), wanted);
    expect(old.lines.every(({ archived }) => archived)).toBe(true);
    expect(lines.slice(0, 4)).toEqual([
      { ...first, before: 10.5, after: 11.03, state: 'changed' },
      { ...first, pack: 'p2', packaging: '12.5', before: 20, after: 21, state: 'changed' },
      {
        ...first,
        ...{ range: 1, rangeName: { it: 'Fascia' }, changedAt: recent },
        ...{ before: 30, after: 30, state: 'skipped' },
      },
      {
        ...first,
        ...{ range: 2, rangeName: { it: 'Chiari' } },
        ...{ before: null, after: null, state: 'zero' },
      },
    ]);
    expect(lines[4]).toMatchObject({
      product: 'calce',
      factor: 1,
      before: 100,
      after: 100,
      state: 'unchanged',
    });
  });

  it('is of one list, of what changes alone or of products of a name, when that is asked for', () => {
    const plan = planOf([velino, calce], table);
    const of = (more: object) =>
      planLines(plan, { ...wanted, ...more }).lines.map(({ product, range, pack }) => [product, range, pack]);
    expect(of({ pricelist: 'pccs' })).toEqual([
      ['velino', 0, 'p2'],
      ['velino', 2, 'p1'],
    ]);
    expect(of({ onlyChanges: true })).toEqual([
      ['velino', 0, 'p1'],
      ['velino', 0, 'p2'],
    ]);
    expect(of({ search: 'perlato' })).toHaveLength(4);
    expect(of({ search: 'pearl', language: 'en' })).toHaveLength(4);
    expect(of({ search: 'pearl' })).toEqual([]);
    expect(of({ search: '' })).toHaveLength(5);
  });

  it('comes in pages of a hundred', () => {
    const prices = Array.from({ length: 150 }, (_, index) => aPack(`p${index}`, { pcu: index + 1 }));
    const plan = planOf([aProduct({ id: 'a', priceranges: [aRange({}, { prices })] })], aTable({}));
    const pages = [0, 1, 2].map((page) => planLines(plan, { ...wanted, page }));
    expect(pages.map(({ lines, total }) => [lines.length, total])).toEqual([
      [100, 150],
      [50, 150],
      [0, 150],
    ]);
    expect(pages[1]?.lines[0]?.pack).toBe('p100');
  });
});

describe('the log of a preview', () => {
  const saidOf = (products: Product[], factors: FactorTable) =>
    planLog(planOf(products, factors), 'start', 'end').map(({ tone, code, subject, detail }) =>
      [tone, code, subject, detail].filter(Boolean).join(' '),
    );

  it('says what was looked at, what changes, what is left and why [PUP-004, OPW-53]', () => {
    const strange = aProduct({
      id: 'strange',
      name: { it: 'Strano' },
      priceranges: [
        aRange({ pcu: 'da definire', pccs: '' }),
        aRange({ pcu: 900_000 }),
        aRange({ pcu: 1 }, { updatedAt: '2026-11-01T00:00:00.000Z' }),
        aRange({ pcu: 1 }, { updatedAt: '2026-11-02T00:00:00.000Z' }),
      ],
    });
    const factors = aTable(
      { velino: [1.05, 1.05, 1.05], strange: [1.05, 2], nobody: [1] },
      { pcu: 1.01, gone: 1 },
    );
    expect(saidOf([velino, calce, strange], factors)).toEqual([
      'info previewStarted',
      'info previewScope 3 8',
      'warn unknownProduct nobody',
      'warn unknownPriceList gone',
      'warn unusualFactors 1',
      'info productChanges Velino Perlàto 1',
      'info productChanges Calce 1',
      `warn productSkipped Velino Perlàto ${recent}`,
      'warn productSkipped Strano 2026-11-02T00:00:00.000Z',
      'warn leftEmpty Velino Perlàto 1',
      'warn leftEmpty Strano 1',
      'warn leftZero Velino Perlàto 1',
      'warn leftUnreadable Strano 1',
      'warn leftLimit Strano 1',
      'success previewDone',
    ]);
  });

  it('says of a product that it has fewer ranges than factors are given for', () => {
    expect(saidOf([calce], aTable({ calce: [1, 1.01] }))).toContain('warn unknownRange calce 1');
    expect(saidOf([calce], aTable({ calce: [1, null] })).join()).not.toContain('unknownRange');
    expect(saidOf([calce], aTable({ calce: [1] })).join()).not.toMatch(/unknown|unusual|more/);
  });

  it('says of no product that it waits whose prices changed long ago', () => {
    const long = { ...calce, priceranges: [aRange({ pcu: 10 }, { updatedAt: '2026-01-01T00:00:00.000Z' })] };
    expect(saidOf([long], aTable({ calce: [1.01] }))).toEqual([
      'info previewStarted',
      'info previewScope 1 1',
      'info productChanges Calce 1',
      'success previewDone',
    ]);
  });

  it('is of the two moments between which it was made', () => {
    const lines = planLog(planOf([calce], aTable({})), 'start', 'end');
    expect(lines.map(({ at }) => at)).toEqual(['start', 'start', 'end']);
  });

  it('names two hundred products for a reason, and counts the others', () => {
    const many = (count: number, changes: Partial<Product> = {}) =>
      Array.from({ length: count }, (_, index) =>
        aProduct({
          id: `p${index}`,
          name: { it: `P${index}` },
          priceranges: [aRange({ pcu: 10 })],
          ...changes,
        }),
      );
    const all = aTable({}, { pcu: 1.05 });
    expect(saidOf(many(200), all).filter((line) => line.includes('more'))).toEqual([]);
    const said = saidOf(many(203), all);
    expect(said.filter((line) => line.includes('productChanges'))).toHaveLength(200);
    expect(said).toContain('info moreChange 3');
    const old = { priceranges: [aRange({ pcu: 10 }, { updatedAt: recent })] };
    expect(saidOf(many(201, old), all)).toContain('warn moreSkipped 1');
    expect(saidOf(many(202, { priceranges: [aRange({ pcu: 0 })] }), all)).toContain('warn moreLeft 2');
    const unknown = Object.fromEntries(Array.from({ length: 204 }, (_, index) => [`x${index}`, [1]]));
    expect(saidOf([calce], aTable(unknown))).toContain('warn moreUnknown 4');
  });
});

describe('a product that a quotation copied', () => {
  const differs = (copied: Product, factors: FactorTable, today: Product[] = [calce]) =>
    priceDifferences(planOf(today, factors))(copied);

  it('differs when a price of its will be another than its own [OPW-54]', () => {
    expect(differs(calce, aTable({}))).toBe(false);
    expect(differs(calce, aTable({ calce: [1.05] }))).toBe(true);
    const before = { ...calce, priceranges: [aRange({ pcu: '105,00' })] };
    expect(differs(before, aTable({ calce: [1.05] }))).toBe(false);
    expect(differs(before, aTable({}))).toBe(true);
  });

  it('differs when one price of many does', () => {
    const prices = [aPack('p1', { pcu: 10 }), aPack('p2', { pcu: 20, pccs: 8 })];
    const today = { ...calce, priceranges: [aRange({ pcu: 1 }), aRange({}, { prices })] };
    expect(differs(today, aTable({ calce: [1, 1] }), [today])).toBe(false);
    expect(differs(today, aTable({ calce: [1, null] }, { pccs: 1.05 }), [today])).toBe(true);
  });

  it('differs from nothing that is gone, and in no package or list that only one of them has', () => {
    expect(differs(calce, aTable({}), [])).toBe(false);
    const others = aRange({}, { prices: [aPack('p9', { pcu: 1 }), aPack('p1', { pccs: 1, pcu: 100 })] });
    expect(differs({ ...calce, priceranges: [others] }, aTable({}))).toBe(false);
    expect(differs({ ...calce, priceranges: [aRange({ pcu: 100 }), aRange({ pcu: 1 })] }, aTable({}))).toBe(
      false,
    );
  });

  it('is compared with what a range that waits keeps, and not at all with what nobody can read', () => {
    const today = [{ ...calce, priceranges: [aRange({ pcu: 100 }, { updatedAt: recent })] }];
    expect(differs(calce, aTable({ calce: [1.05] }), today)).toBe(false);
    const unread = [{ ...calce, priceranges: [aRange({ pcu: 'da definire' })] }];
    expect(differs(calce, aTable({}), unread)).toBe(false);
  });
});

describe('what an update rests on', () => {
  it('is the same in whatever order products, and prices of a package, are read', () => {
    const [one, other] = [
      { ...calce, priceranges: [aRange({ pcu: 1, pccs: 2 })] },
      { ...calce, priceranges: [aRange({ pccs: 2, pcu: 1 })] },
    ];
    expect(JSON.stringify(seenPrices([velino, one]))).toBe(JSON.stringify(seenPrices([other, velino])));
    expect(seenPrices([velino, one]).map(({ id }) => id)).toEqual(['calce', 'velino']);
    expect(seenPrices([one])).toEqual([
      {
        id: 'calce',
        ranges: [
          {
            dates: [
              ['pccs', null],
              ['pcu', null],
            ],
            packs: [
              [
                ['id', 'p1'],
                ['packaging', '5'],
                ['pccs', 2],
                ['pcu', 1],
              ],
            ],
          },
        ],
      },
    ]);
  });

  it('is another with another price, date or product', () => {
    const seen = (product: Product) => JSON.stringify(seenPrices([product]));
    const others = [aRange({ pcu: 101 }), aRange({ pcu: 100 }, { updatedAt: recent })];
    for (const range of others) expect(seen({ ...calce, priceranges: [range] })).not.toBe(seen(calce));
    expect(seen({ ...calce, id: 'other' })).not.toBe(seen(calce));
  });
});
