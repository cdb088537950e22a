import { describe, expect, it } from 'vitest';
import type { Choice } from '#shared/schemas/phase.ts';
import { type OfferedMaterial, suggestedWorks } from '#shared/works/suggested-works.ts';
import { aWorkRow } from '#test/support/builders/work.ts';

const aChoice = (...products: string[]) => ({ products }) as Choice;
const aPhase = (id: string, ...products: string[]) => ({
  id,
  name: { it: `Fase ${id}` },
  choices: [aChoice('other'), aChoice(...products)],
});
const aMaterial = (of: Partial<OfferedMaterial> = {}): OfferedMaterial => ({
  ...{ section: null, product: 'paint', name: 'Tanaro', area: 4000, places: [], ...of },
});

const primer = aPhase('fondo', 'primer', 'paint');
const finish = aPhase('finitura', 'paint');
const phases = [primer, finish];
const walls = aWorkRow({ code: 'I10', phases: ['finitura'] });
const ceilings = aWorkRow({ code: 'I2', phases: ['finitura'], price: null });
const undercoat = aWorkRow({ code: 'P11', phases: ['fondo'] });
const given = {
  materials: [aMaterial()],
  works: [walls, ceilings, undercoat],
  phases,
  inOffer: new Set<string>(),
  measured: new Map(),
};
const suggested = (of: Partial<typeof given> = {}) => suggestedWorks({ ...given, ...of });
const codes = (of: Partial<typeof given> = {}) => suggested(of).map(({ work }) => work.code);

describe('the works that materials suggest', () => {
  it('are tied to a phase one of whose choices holds the product, by phase, then by code [WRK-017]', () => {
    expect(codes()).toEqual(['P11', 'I2', 'I10']);
    expect(codes({ materials: [aMaterial({ product: 'primer' })] })).toEqual(['P11']);
    expect(codes({ materials: [aMaterial({ product: 'unknown' })] })).toEqual([]);
  });

  it('come once, for the first of their phases, and never archived [WRK-017]', () => {
    const both = aWorkRow({ code: 'A', phases: ['finitura', 'fondo'] });
    const archived = aWorkRow({ code: 'B', phases: ['fondo'], archived: true });
    expect(codes({ works: [both, archived], materials: [aMaterial(), aMaterial()] })).toEqual(['A']);
    expect(suggested({ works: [both] })[0]?.because.phase.id).toBe('fondo');
  });

  it('come once for each section whose materials suggest them, and go there [WRK-018]', () => {
    const materials = [
      aMaterial({ section: 'kitchen', area: 1500 }),
      aMaterial({ section: 'hall', area: 2500 }),
      aMaterial({ section: 'kitchen', area: 3000 }),
      aMaterial({ section: 'cellar', product: 'unknown' }),
    ];
    const of = suggested({ materials, works: [walls] });
    expect(of.map(({ section, quantity }) => [section, quantity])).toEqual([
      ['kitchen', 30_000],
      ['hall', 25_000],
    ]);
  });

  it('propose the largest area in m², the measures of the places in m and pieces, 1 for a lump sum [WRK-018, WRK-003]', () => {
    const materials = [
      aMaterial({ area: 4000, places: ['room', 'hall'] }),
      aMaterial({ area: 5292, places: ['hall'] }),
      aMaterial({ product: 'unknown', area: 9999, places: ['facade'] }),
    ];
    const measured = new Map([
      ['room', { m: 1470, pz: 200 }],
      ['hall', { m: 530, pz: 0 }],
      ['facade', { m: 9900, pz: 900 }],
    ]);
    const quantity = (unit: 'mq' | 'm' | 'pz' | 'h' | 'corpo', of: Partial<typeof given> = {}) =>
      suggested({ materials, measured, works: [aWorkRow({ unit, phases: ['finitura'] })], ...of })[0]
        ?.quantity;
    expect(quantity('mq')).toBe(52_920);
    expect(quantity('m')).toBe(20_000);
    expect(quantity('pz')).toBe(2000);
    expect(quantity('corpo')).toBe(1000);
    expect(quantity('h')).toBeNull();
    expect(quantity('m', { measured: new Map() })).toBeNull();
    expect(quantity('mq', { materials: [aMaterial({ area: 0 })] })).toBeNull();
  });

  it('propose the area of the materials that suggest them, and of no others [WRK-018]', () => {
    const materials = [
      aMaterial({ product: 'primer', area: 100 }),
      aMaterial({ product: 'finish', area: 9000 }),
    ];
    const others = [primer, aPhase('finitura', 'finish')];
    const [first] = suggested({ materials, works: [undercoat], phases: others });
    expect(first?.quantity).toBe(1000);
  });

  it('say why, and are ticked when they have a price [WRK-019]', () => {
    const [, second, third] = suggested();
    expect(second).toMatchObject({ work: ceilings, isTicked: false });
    expect(third).toMatchObject({
      work: walls,
      isTicked: true,
      because: { product: 'Tanaro', phase: { id: 'finitura', name: { it: 'Fase finitura' } } },
    });
    expect(suggested({ works: [aWorkRow({ price: 0, phases: ['fondo'] })] })[0]?.isTicked).toBe(true);
  });

  it('tick one of those that do the same phase in two ways [WRK-019]', () => {
    const works = ['E01', 'E04'].map((code) => aWorkRow({ code, price: 85_000, phases: ['fondo'] }));
    expect(suggested({ works }).map(({ isTicked }) => isTicked)).toEqual([true, false]);
    const [free, ...priced] = [aWorkRow({ code: 'A1', price: null, phases: ['fondo'] }), ...works];
    expect(suggested({ works: [free, ...priced] }).map(({ isTicked }) => isTicked)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('leave out those that are in the offer already [WRK-020]', () => {
    expect(codes({ inOffer: new Set([walls.id]) })).toEqual(['P11', 'I2']);
  });
});
