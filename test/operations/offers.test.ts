import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { dayInRome, yearInRome } from '#shared/offers/offer-number.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { updateOfferInput } from '#shared/schemas/offer-input.ts';
import { withToken } from '#test/support/accounts-api.ts';
import { documentOf } from '#test/support/api-document.ts';
import { codeOf, tokenOf } from '#test/support/cloud.ts';
import { listenWith } from '#test/support/live.ts';
import {
  anOfferer,
  newWork,
  type Offers,
  offersOf,
  only,
  quotationBy,
  quotationSaved,
} from '#test/support/offers-api.ts';

const { readOffer } = await import('#lambdas/store/offer/offer-store.ts');

type Painter = Awaited<ReturnType<typeof anOfferer>> & { offers: Offers };
let anna: Painter;
let bruno: Painter;
beforeAll(async () => {
  const [one, other] = await Promise.all([anOfferer(), anOfferer()]);
  anna = { ...one, offers: offersOf(one.token) };
  bruno = { ...other, offers: offersOf(other.token) };
});

const aNew = async (input: object = {}, by = anna) => only<Offer>(await by.offers.createOffer(input));
const saved = async ({ id, revision }: Offer, edits: object, by = anna) =>
  only<Offer>(await by.offers.updateOffer({ id, revision, ...edits }));
const refused = async ({ id, revision }: Offer, edits: object) =>
  codeOf(await anna.offers.updateOffer({ id, revision, ...edits }));
const year = yearInRome(new Date());

describe('a new offer', () => {
  it('is empty, numbered, in Italian, good for 30 days, at the highest rate [OFR-004, OFR-006, OFR-055, OFR-067]', async () => {
    const before = only(await anna.offers.offerSettings()).nextNumber;
    const made = await aNew({ title: 'Rifacimento' });
    expect(made).toMatchObject({
      ...{ title: 'Rifacimento', number: before, year, prefix: '', language: 'it', revision: 1 },
      ...{ customer: null, lines: [], sections: [], policy: 'inPrice', defaultVat: 'IT22' },
      validUntil: dayAfter(dayInRome(new Date()), 30),
    });
    expect(only(await anna.offers.offerSettings()).nextNumber).toBe(before + 1);
    expect(only(await anna.offers.offer(made.id))).toEqual(made);
  });

  it('stays one for retries of its key, and is a conflict for another input under it', async () => {
    const key = randomUUID();
    const made = await aNew({ key, title: 'Una' });
    expect((await aNew({ key, title: 'Una' })).id).toBe(made.id);
    expect(codeOf(await anna.offers.createOffer({ key, title: 'Altra' }))).toBe('conflict');
  });

  it('gets another number than one made at the same moment; those of two keys are one [OFR-006]', async () => {
    const key = randomUUID();
    const made = await Promise.all([
      ...Array.from({ length: 6 }, () => aNew()),
      ...Array.from({ length: 3 }, () => aNew({ key })),
    ]);
    const ids = new Set(made.map(({ id }) => id));
    expect(ids.size).toBe(7);
    const numbers = new Map(made.map(({ id, number }) => [id, number]));
    expect(new Set(numbers.values()).size).toBe(7);
  });

  it('does not get the number of a deleted one [OFR-006]', async () => {
    const { id, number } = await aNew();
    only(await anna.offers.deleteOffer(id));
    expect(codeOf(await anna.offers.offer(id))).toBe('not-found');
    expect((await aNew()).number).toBe(number + 1);
  });
});

describe('an offer', () => {
  it('is nobody else’s: each operation answers as if it were not there [OFR-001, CUS-003]', async () => {
    const { id, revision } = await aNew();
    const others = [bruno.offers, offersOf(await tokenOf('superUser')), offersOf(await tokenOf('painter'))];
    for (const offers of others) {
      expect(codeOf(await offers.offer(id))).toBe('not-found');
      expect(codeOf(await offers.offerChanges(id))).toBe('not-found');
      expect(codeOf(await offers.updateOffer({ id, revision, title: 'Mia' }))).toBe('not-found');
      expect(codeOf(await offers.duplicateOffer({ id, todayWorks: false }))).toBe('not-found');
      expect(codeOf(await offers.deleteOffer(id))).toBe('not-found');
      expect(codeOf(await offers.createOfferTemplate(id))).toBe('not-found');
      expect(only(await offers.offers()).items.map((each) => each.id)).not.toContain(id);
    }
  });

  it('is closed to private customers, whatever they made before their type changed [CUS-002]', async () => {
    const customer = offersOf(await tokenOf('privateUser'));
    expect(codeOf(await customer.offers())).toBe('forbidden');
    expect(codeOf(await customer.createOffer())).toBe('forbidden');
  });

  it('comes in the list with its total, VAT included [OFR-008]', async () => {
    const made = await saved(await aNew({ title: 'In elenco' }), { lines: [newWork('line-0001')] });
    const { items } = only(await anna.offers.offers());
    const listed = items.find(({ id }) => id === made.id);
    expect(listed).toMatchObject({
      ...{ number: made.number, year, title: 'In elenco', revision: 2, customerName: null },
      total: evaluateOffer(made).total,
    });
    expect(listed?.total).toBe(124_440);
  });

  it('is heard of by its owner’s other windows alone', async () => {
    const [first, second] = await Promise.all([
      listenWith(anna.token, `user:${anna.id}`),
      listenWith(bruno.token, `user:${bruno.id}`),
    ]);
    const { id } = await aNew();
    const own = await aNew({}, bruno);
    const heardOf = async (listener: typeof first, wanted: string) => {
      let change = await listener.next();
      while (change.id !== wanted) change = await listener.next();
      return change;
    };
    expect(await heardOf(first, id)).toMatchObject({ entity: 'offer', revision: 1 });
    await heardOf(second, own.id);
    expect(second.said()).not.toContain(id);
    for (const listener of [first, second]) listener.close();
  });
});

describe('a save of an offer', () => {
  it('changes what it names, and settles the rest [OFR-010, OFR-017, OFR-042]', async () => {
    const offer = await aNew();
    const lines = [
      newWork('line-0001', { sectionId: 'section-1', hours: 1200 }),
      { ...newWork('line-0002', { alternative: 'group-01' }), kind: 'free', unit: 'rotoli' },
    ];
    const first = await saved(offer, { sections: [{ id: 'section-1', name: 'Sala' }], lines });
    expect(first.lines.map(({ id, alternative, vat }) => [id, alternative, vat])).toEqual([
      ['line-0002', null, 'IT22'],
      ['line-0001', null, 'IT22'],
    ]);
    const second = await saved(first, {
      lines: [{ id: 'line-0002' }, { id: 'line-0001', description: { it: 'Altra' } }],
    });
    expect(second.lines[1]).toMatchObject({ quantity: 120_000, price: 85_000, hours: 1200, discount: 0 });
    expect(second.lines[0]).toEqual(first.lines[0]);
    expect(second.revision).toBe(3);
    const third = await saved(second, { lines: [{ id: 'line-0001', price: null, hours: null }] });
    expect(third.lines).toMatchObject([{ id: 'line-0001', price: null, hours: null, quantity: 120_000 }]);
  });

  it('of an older revision is a conflict, which says who saved and when [OFR-020]', async () => {
    const offer = await aNew();
    await saved(offer, { title: 'Nuovo' });
    const answer = await anna.offers.updateOffer({ id: offer.id, revision: 1, title: 'Vecchio' });
    expect(codeOf(answer)).toBe('conflict');
    const together = await Promise.all(
      ['a', 'b', 'c'].map((title) => anna.offers.updateOffer({ id: offer.id, revision: 2, title })),
    );
    expect(together.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    expect(together.map(codeOf).filter((code) => code === 'conflict')).toHaveLength(2);
  });

  it('takes no amounts [OFR-018]', async () => {
    const offer = await saved(await aNew(), { lines: [newWork('line-0001')] });
    for (const field of ['amount', 'total', 'saleValue', 'cost']) {
      const input = { id: offer.id, revision: offer.revision, lines: [{ id: 'line-0001', [field]: 1 }] };
      expect((await anna.offers.updateOffer(input)).errors?.[0]?.message).toContain(field);
      expect(updateOfferInput.safeParse(input).success).toBe(false);
    }
    const { offer: stored } = await readOffer(anna.id, offer.id);
    expect(evaluateOffer(stored)).toEqual(evaluateOffer(offer));
  });

  it.each([
    ['a quantity below 0', { quantity: -1 }],
    ['a quantity above a million', { quantity: 1_000_000_001 }],
    ['a price above a million', { price: 10_000_000_001 }],
    ['a discount above 100', { discount: 10_001 }],
    ['a unit that works have not', { unit: 'kg' }],
    ['a code that is not offered', { vat: 'DE19' }],
    ['an option that is an alternative', { optional: true, alternative: 'group-01' }],
    ['an amount above a hundred millions', { quantity: 1_000_000_000, price: 1_000_001 }],
    ['an id that is too short', { id: 'short' }],
    ['a field of materials', { markup: 100 }],
  ])('refuses %s [OFR-014, OFR-042, OFR-053]', async (_, fields) => {
    const other = newWork('line-0002', { alternative: 'group-01' });
    expect(await refused(await aNew(), { lines: [newWork('line-0001', fields), other] })).toBe(
      'invalid-input',
    );
  });

  it('refuses more than an offer may have [OFR-013]', async () => {
    const offer = await aNew();
    const many = (count: number, of: (at: number) => object) =>
      Array.from({ length: count }, (__, at) => of(at));
    const id = (at: number) => `part-${String(at).padStart(4, '0')}`;
    const works = (count: number, fields = {}) => many(count, (at) => newWork(id(at), fields));
    expect(await refused(offer, { lines: works(301) })).toBe('too-many-lines');
    const sections = many(41, (at) => ({ id: id(at), name: 'Sala' }));
    expect(await refused(offer, { sections })).toBe('invalid-input');
    const grouped = many(42, (at) => newWork(id(at), { alternative: id(Math.floor(at / 2)) }));
    expect(await refused(offer, { lines: grouped })).toBe('invalid-input');
    const plan = many(13, () => ({ label: 'Rata', kind: 'rest', when: { at: 'end' } }));
    expect(await refused(offer, { plan })).toBe('invalid-input');
    expect(await refused(offer, { lines: [newWork('line-0001'), newWork('line-0001')] })).toBe(
      'invalid-input',
    );
    const longText = { it: 'a'.repeat(2000) };
    expect(await refused(offer, { lines: works(52, { longText }) })).toBe('too-large');
    expect((await saved(offer, { lines: works(300) })).lines).toHaveLength(300);
  });

  it('refuses a discount above the sum, and a rounding above a tenth [OFR-046, OFR-049]', async () => {
    const offer = await saved(await aNew(), { lines: [newWork('line-0001')] });
    expect(await refused(offer, { discount: { amount: 102_001 } })).toBe('discount-too-large');
    expect(await refused(offer, { discount: { amount: 1, percent: 1 } })).toBe('invalid-input');
    const rounding = (amount: number) => ({ rounding: { amount, wanted: 1, basis: 'net' } });
    expect(await refused(offer, rounding(-10_201))).toBe('rounding-too-large');
    const rounded = await saved(offer, { discount: { percent: 1000 }, ...rounding(-9180) });
    expect(evaluateOffer(rounded).taxable).toBe(82_620);
    expect(rounded.discount).toMatchObject({ percent: 1000 });
    const emptied = await saved(rounded, { lines: [], discount: null });
    expect([emptied.rounding, emptied.discount]).toEqual([null, null]);
    expect(await refused(emptied, rounding(1))).toBe('nothing-to-round');
  });

  it('refuses split payment with reverse charge [OFR-065]', async () => {
    const offer = await saved(await aNew(), { lines: [newWork('line-0001', { vat: 'IT-N6.7' })] });
    expect(await refused(offer, { splitPayment: true })).toBe('split-with-reverse-charge');
    const other = await saved(offer, { lines: [{ id: 'line-0001', vat: 'IT22' }], splitPayment: true });
    expect(other.splitPayment).toBe(true);
  });

  it('keeps rich texts clean, and one that says nothing not at all [OFR-074]', async () => {
    const texts = {
      intro: '<p onclick="x()">Gentile <b>cliente</b><script>alert(1)</script></p>',
      terms: '<p> </p>',
      timing: ' Due settimane ',
    };
    const offer = await saved(await aNew(), { texts });
    expect(offer.texts).toMatchObject({
      ...{ intro: '<p>Gentile <b>cliente</b></p>', terms: null, timing: 'Due settimane', payment: null },
    });
    const later = await saved(offer, { texts: { timing: null } });
    expect(later.texts).toMatchObject({ intro: offer.texts.intro, timing: null });
    expect(await refused(later, { texts: { intro: 'a'.repeat(5001) } })).toBe('invalid-input');
  });

  it('keeps plan, language, validity and regimes [OFR-061, OFR-070, OFR-088]', async () => {
    const plan = [
      { label: 'Acconto', kind: 'percent', value: 3000, when: { at: 'signature' } },
      { label: 'Secondo', kind: 'amount', value: 50_000, when: { at: 'day', day: '2026-12-24' } },
      { label: 'Saldo', kind: 'rest', when: { at: 'afterInvoice', days: 30 } },
    ];
    const edits = { plan, language: 'de', validUntil: '2027-02-28', withholding: 400, stamp: true };
    const offer = await saved(await aNew(), edits);
    expect(offer).toMatchObject({ language: 'de', validUntil: '2027-02-28', withholding: 400, stamp: true });
    expect(offer.plan).toMatchObject([plan[0], plan[1], { ...plan[2], value: 0 }] as object[]);
    expect(await refused(offer, { validUntil: '2027-02-30' })).toBe('invalid-input');
    expect(await refused(offer, { withholding: 3001 })).toBe('invalid-input');
    const noDay = { label: 'x', kind: 'rest', when: { at: 'day' } };
    expect(await refused(offer, { plan: [noDay] })).toBe('invalid-input');
  });
});

describe('materials', () => {
  it('of a quotation come as one frozen line a row [OFR-003, OFR-009, OFR-021, OFR-022]', async () => {
    const quotation = await quotationBy(anna.token, { name: 'Facciata nord' });
    const offer = await aNew({ quotation: quotation.id });
    expect(offer).toMatchObject({
      title: 'Facciata nord',
      sections: [],
      site: { city: 'Bologna', province: 'BO' },
    });
    expect(offer.lines.map(({ kind, material }) => [kind, material?.sId])).toEqual([
      ['material', 'primer'],
      ['material', 'plaster'],
    ]);
    const [line] = offer.lines;
    expect(line).toMatchObject({ unit: 'l', price: null, vat: 'IT22' });
    expect(line?.material).toMatchObject({
      quotationId: quotation.id,
      area: 100_000,
      ownCost: false,
      works: [],
    });
    expect(line?.material?.cost).toBeGreaterThan(0);
    expect(line?.material?.packs.length).toBeGreaterThan(0);
  });

  it('keep for an order the row as it stood, which nobody is answered [OFR-021]', async () => {
    const quotation = await quotationBy(anna.token);
    const offer = await aNew({ quotation: quotation.id });
    const { rows } = await readOffer(anna.id, offer.id);
    const [first] = offer.lines;
    expect(Object.keys(rows)).toEqual(offer.lines.map(({ id }) => id));
    expect(rows[first?.id ?? '']).toMatchObject({ estimate: expect.any(Number), copy: expect.any(String) });
    expect(JSON.stringify(only(await anna.offers.offer(offer.id)))).not.toContain(
      rows[first?.id ?? '']?.copy,
    );
    const shorter = await saved(offer, { lines: offer.lines.slice(1).map(({ id }) => ({ id })) });
    expect(Object.keys((await readOffer(anna.id, shorter.id)).rows)).toEqual([offer.lines[1]?.id]);
  });

  it('do not follow the quotation: a later look says what changed, and a save takes it over [OFR-036, OFR-037, OFR-038]', async () => {
    const quotation = await quotationBy(anna.token);
    const offer = await aNew({ quotation: quotation.id });
    expect(only(await anna.offers.offerChanges(offer.id))).toEqual({
      materials: [],
      works: [],
      quantities: [],
    });
    const [primer, plaster] = offer.lines;
    const edited = await saved(offer, {
      lines: [{ id: primer?.id, markup: 3000, discount: 500, optional: true }, { id: plaster?.id }],
    });
    const changed = await quotationSaved(anna.token, {
      ...{ id: quotation.id, revision: quotation.revision, area: 200 },
      selectedProducts: [{ sId: 'primer' }, { sId: 'more', product: 'livenza-rasante-calce' }],
    });
    expect(only(await anna.offers.offer(offer.id)).lines).toEqual(edited.lines);
    const { materials } = only(await anna.offers.offerChanges(offer.id));
    expect(materials.map(({ kind, lineId, sId }) => [kind, lineId, sId])).toEqual([
      ['changed', primer?.id, 'primer'],
      ['gone', plaster?.id, 'plaster'],
      ['added', null, 'more'],
    ]);
    const [first] = materials;
    expect(first?.difference).toBeGreaterThan(0);
    const row = { quotation: quotation.id, sId: 'primer', revision: changed.revision };
    const renewed = await saved(edited, { lines: [{ id: primer?.id, row }] });
    expect(renewed.lines).toMatchObject([
      {
        ...{ id: primer?.id, discount: 500, optional: true },
        material: {
          markup: 3000,
          cost: (primer?.material?.cost ?? 0) + (first?.difference ?? 0),
          area: 200_000,
        },
      },
    ]);
  });

  it('are taken over only as they were shown: a quotation saved since is a conflict', async () => {
    const quotation = await quotationBy(anna.token);
    const offer = await aNew();
    const row = { quotation: quotation.id, sId: 'primer', revision: quotation.revision + 1 };
    const lines = [{ id: 'line-0001', kind: 'material', row }];
    expect(await refused(offer, { lines })).toBe('conflict');
    const right = { ...row, revision: quotation.revision };
    const made = await saved(offer, {
      lines: [{ id: 'line-0001', kind: 'material', row: right, markup: 0 }],
    });
    expect(made.lines[0]?.material).toMatchObject({ sId: 'primer', markup: 0 });
    expect(await refused(made, { lines: [{ id: 'line-0001', description: { it: 'Mio' } }] })).toBe(
      'invalid-input',
    );
    expect(await refused(made, { lines: [{ id: 'line-0001', ownCost: 100 }] })).toBe('invalid-input');
  });

  it('of somebody else’s quotation are not found [OFR-005]', async () => {
    const { id, revision } = await quotationBy(bruno.token);
    expect(codeOf(await anna.offers.createOffer({ quotation: id }))).toBe('not-found');
    const row = { quotation: id, sId: 'primer', revision };
    expect(await refused(await aNew(), { lines: [{ id: 'line-0001', kind: 'material', row }] })).toBe(
      'not-found',
    );
  });

  it('without a price get a cost of the owner’s, which stays [OFR-023]', async () => {
    const noList = await anOfferer({ pricelist: null });
    const offers = offersOf(noList.token);
    const quotation = await quotationBy(noList.token);
    const offer = only<Offer>(await offers.createOffer({ quotation: quotation.id }));
    const [line] = offer.lines;
    expect(line?.material).toMatchObject({ cost: null, ownCost: false });
    const lines = offer.lines.map(({ id }) => ({ id, ...(id === line?.id && { ownCost: 12_345 }) }));
    const typed = only<Offer>(await offers.updateOffer({ id: offer.id, revision: 1, lines }));
    expect(typed.lines[0]?.material).toMatchObject({ cost: 12_345, ownCost: true });
    const row = { quotation: quotation.id, sId: 'primer', revision: quotation.revision };
    const renewed = only<Offer>(
      await offers.updateOffer({ id: offer.id, revision: 2, lines: [{ id: line?.id, row }] }),
    );
    expect(renewed.lines[0]?.material).toMatchObject({ cost: 12_345, ownCost: true });
    const without = only<Offer>(
      await offers.updateOffer({ id: offer.id, revision: 3, lines: [{ id: line?.id, ownCost: null }] }),
    );
    expect(without.lines[0]?.material).toMatchObject({ cost: null, ownCost: false });
  });

  it('stay when their quotation is deleted; the look says so [OFR-002, OFR-039]', async () => {
    const quotation = await quotationBy(anna.token);
    const offer = await aNew({ quotation: quotation.id });
    only(await withToken(anna.token, documentOf('Mutation.deleteQuotation'), { id: quotation.id }));
    expect(only(await anna.offers.offer(offer.id)).lines).toEqual(offer.lines);
    const { materials } = only(await anna.offers.offerChanges(offer.id));
    expect(materials).toMatchObject(
      offer.lines.map(({ id }) => ({ kind: 'quotationGone', lineId: id, now: null })),
    );
  });

  it('may name works, but one of a group at most [OFR-027]', async () => {
    const quotation = await quotationBy(anna.token);
    const row = { quotation: quotation.id, sId: 'primer', revision: quotation.revision };
    const lines = [
      newWork('work-0001', { alternative: 'group-01' }),
      newWork('work-0002', { alternative: 'group-01' }),
      { id: 'line-0001', kind: 'material', row, works: ['work-0001'] },
    ];
    const offer = await saved(await aNew(), { lines });
    const named = offer.lines.map(({ id }) => ({ id }));
    const both = [...named.slice(0, 2), { id: 'line-0001', works: ['work-0001', 'work-0002'] }];
    expect(await refused(offer, { lines: both })).toBe('one-of-group');
    const twice = [...named, { id: 'line-0002', kind: 'material', row, works: ['work-0002'] }];
    expect((await saved(offer, { lines: twice })).lines).toHaveLength(4);
  });
});
