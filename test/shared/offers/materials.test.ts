import { describe, expect, it } from 'vitest';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import type { OfferTerms } from '#shared/schemas/offer.ts';
import { aFreeLine, aMaterial, anOffer, aSection, aWork } from '#test/support/builders/offer.ts';

const worksOf = (offer: OfferTerms, at: number) => evaluateOffer(offer).lines[at]?.works;
const stateOf = (offer: OfferTerms, at: number) => evaluateOffer(offer).lines[at]?.state;
const sections = ['hall-001', 'room-001', 'stuff-01'].map((id) => aSection(id));
const hall = { sectionId: 'hall-001' };
const room = { sectionId: 'room-001' };

describe('the works of a material', () => {
  it('are those it names, in the order of the offer, with a quantity [OFR-027]', () => {
    const [first, second, empty] = [aWork(5, 1), aWork(7, 1), aWork(0, 1)];
    const works = [second.id, empty.id, first.id, 'gone-0001'];
    expect(worksOf(anOffer([first, second, empty, aMaterial(1, { material: { works } })]), 3)).toEqual([
      0, 1,
    ]);
  });

  it('may be options, and works in other units, when it names them [OFR-027]', () => {
    const option = aWork(5, 1, { optional: true, unit: 'pz' });
    expect(worksOf(anOffer([option, aMaterial(1, { material: { works: [option.id] } })]), 1)).toEqual([0]);
  });

  it('are else the first fixed one in m² of its section [OFR-027]', () => {
    const lines = [
      aWork(5, 1, hall),
      aWork(5, 1, { ...room, unit: 'm' }),
      aWork(5, 1, { ...room, optional: true }),
      aWork(0, 1, room),
      aWork(5, 1, room),
      aMaterial(1, room),
    ];
    expect(worksOf(anOffer(lines, { sections }), 5)).toEqual([4]);
  });

  it('are none when its section has works, but none that fits [OFR-034]', () => {
    const lines = [aWork(5, 1, hall), aWork(5, 1, { ...room, unit: 'h' }), aMaterial(1, room)];
    const offer = anOffer(lines, { sections });
    expect(worksOf(offer, 2)).toEqual([]);
    expect(stateOf(offer, 2)).toBe('priced');
  });

  it('are the first of every section when its own has no work at all [OFR-027]', () => {
    const lines = [
      aWork(3, 1),
      aWork(5, 1, hall),
      aWork(6, 1, hall),
      aWork(7, 1, room),
      aFreeLine({ sectionId: 'stuff-01' }),
      aMaterial(1, { sectionId: 'stuff-01' }),
    ];
    expect(worksOf(anOffer(lines, { sections }), 5)).toEqual([0, 1, 3]);
  });

  it('are never free lines', () => {
    expect(worksOf(anOffer([aFreeLine({ quantity: 5000 }), aMaterial(1)]), 1)).toEqual([]);
  });
});

describe('a material', () => {
  it('has its own markup, 0 too, else the offer’s, and its discount [OFR-026]', () => {
    const values = (markup: number | null, discount = 0) =>
      evaluateOffer(anOffer([aMaterial(100, { discount, material: { markup } })], { markup: 2500 })).lines[0]
        ?.saleValue;
    expect([values(null), values(0), values(5000), values(null, 1000)]).toEqual([
      12_500, 10_000, 15_000, 11_250,
    ]);
  });

  it('without works, or as an option or alternative, is listed with price [OFR-034]', () => {
    const work = aWork(5, 1);
    for (const policy of ['inPrice', 'listed', 'priced'] as const)
      for (const choice of [{ optional: true }, { alternative: 'group-01', chosen: true }])
        expect(stateOf(anOffer([work, aMaterial(1, choice)], { policy }), 1)).toBe('priced');
    expect(stateOf(anOffer([aMaterial(1)]), 0)).toBe('priced');
  });

  it('counts while one of its works counts [OFR-035]', () => {
    const option = aWork(10, 5, { optional: true, hours: 10_000, hourlyCost: 200_000 });
    const offer = (chosen: boolean) =>
      anOffer([{ ...option, chosen }, aMaterial(30, { material: { works: [option.id] } })], {
        policy: 'priced',
      });
    expect(evaluateOffer(offer(false)).sum).toBe(0);
    expect(evaluateOffer(offer(false)).margin.cost).toBe(0);
    expect(evaluateOffer(offer(true)).sum).toBe(5000 + 3000);
    expect(evaluateOffer(offer(true)).margin.cost).toBe(3000 + 20_000);
  });

  it('in the price of an option adds to its price, chosen or not [OFR-045]', () => {
    const option = aWork(10, 5, { optional: true });
    const { lines, sum } = evaluateOffer(
      anOffer([option, aMaterial(30, { material: { works: [option.id] } })]),
    );
    expect([lines[0]?.price, lines[0]?.amount, sum]).toEqual([80_000, 8000, 0]);
  });

  it('that is free rounds the price of its work to cents all the same [OFR-028]', () => {
    const { lines } = evaluateOffer(anOffer([aWork(10, 1.2345), aMaterial(null)]));
    expect([lines[0]?.price, lines[0]?.added]).toEqual([12_300, -45]);
  });

  it('leaves the share of a finished work in nobody’s price [OFR-033]', () => {
    const lines = [aWork(1, 10), aWork(3, 10, { finished: true })];
    const material = aMaterial(40, { material: { works: lines.map(({ id }) => id) } });
    expect(evaluateOffer(anOffer([...lines, material])).lines.map(({ price }) => price)).toEqual([
      200_000,
      100_000,
      null,
    ]);
  });
});

describe('the margin of a line', () => {
  it('is its amount less its costs, and those of its materials [OFR-084]', () => {
    const work = aWork(120, 8.5, { hours: 1200, hourlyCost: 240_000, unitCost: 1500 });
    const { lines } = evaluateOffer(anOffer([work, aMaterial(280.8)], { markup: 2500 }));
    expect(lines[0]?.margin).toBe(137_160 - 34_560 - 1800 - 28_080);
    expect(lines[1]?.margin).toBeNull();
  });

  it('of a material listed with price is its amount less its cost [OFR-084]', () => {
    const { lines } = evaluateOffer(anOffer([aMaterial(100)], { markup: 2500 }));
    expect(lines[0]?.margin).toBe(2500);
  });

  it('uses the offer’s hourly cost where the line has none [WRK-006]', () => {
    const { lines } = evaluateOffer(anOffer([aWork(2, 100, { hours: 10_000 })], { hourlyCost: 240_000 }));
    expect(lines[0]?.costs).toEqual({ hours: 200, labour: 4800, other: 0, materials: 0 });
  });
});

describe('the panel of the margin', () => {
  it('has neither percent of nothing nor euro per hour without hours [OFR-085]', () => {
    const { margin } = evaluateOffer(anOffer([aFreeLine({ price: 0, unitCost: 10_000 })]));
    expect(margin).toMatchObject({ margin: -100, percent: null, perHour: null });
  });

  it('shows a loss with its sign [OFR-085]', () => {
    const line = aFreeLine({ price: 10_000, hours: 10_000, hourlyCost: 30_000, unitCost: 20_000 });
    expect(evaluateOffer(anOffer([line])).margin).toMatchObject({
      margin: -400,
      percent: -40_000,
      perHour: -100,
    });
  });
});
