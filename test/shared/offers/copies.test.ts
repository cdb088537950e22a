import { describe, expect, it } from 'vitest';
import { copiedWork, isWorkChanged, withWorkOfToday } from '#shared/offers/changed-work.ts';
import { type CopiedRow, copiedRow, materialLine, renewedLine } from '#shared/offers/copied-row.ts';
import { materialChanges } from '#shared/offers/material-changes.ts';
import { materialSections } from '#shared/offers/material-sections.ts';
import { offerFault } from '#shared/offers/offer-fault.ts';
import { templateContent } from '#shared/offers/template-content.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PrintedCustomer } from '#shared/schemas/offer.ts';
import { aFreeLine, aMaterial, anOffer, aSection, aWork, italianVat } from '#test/support/builders/offer.ts';
import { aPack, aPriceRange, aQuotation, aRow } from '#test/support/builders/quotation.ts';
import { aWork as aLibraryWork } from '#test/support/builders/work.ts';

const now = new Date('2026-11-26T09:00:00Z');

/** A row of 100 m² that takes two packages of 5 l and none of 15. */
function aCopy(changes: object = {}): CopiedRow {
  const packs = [{ ...aPack(5, 20), quantity: 2 }, aPack(15, 50)];
  const row = aRow({
    sId: 'row-0001',
    name: { it: 'Smalto' },
    um: 'l',
    priceranges: [aPriceRange([], packs)],
    ...changes,
  });
  const [priced] = priceQuotation(aQuotation([row])).rows;
  if (!priced) throw new Error('no row');
  return copiedRow(priced, { quotationId: 'quotation', places: ['Sala'], now });
}

describe('the copy of a row', () => {
  it('has packages that are bought, quantity, area and cost net of discounts [OFR-021]', () => {
    const { description, unit, quantity, material } = aCopy({ discount: 0.1 });
    expect([description.it, unit, quantity]).toEqual(['Smalto', 'l', 10_000]);
    expect(material).toMatchObject({
      ...{ quotationId: 'quotation', sId: 'row-0001', area: 100_000, places: ['Sala'], cost: 3600 },
      ...{ packs: [{ size: 5_000_000, count: 2 }], copiedAt: now.toISOString() },
    });
  });

  it('becomes a line that counts by the offer’s markup [OFR-026]', () => {
    const line = materialLine(aCopy(), { id: 'line-0001', sectionId: null, vat: 'IT10' });
    expect(line).toMatchObject({ kind: 'material', price: null, work: null });
    expect(line.material).toMatchObject({ markup: null, works: [], ownCost: false });
  });

  it('renews a line, whose markup, works and own cost stay [OFR-023, OFR-037]', () => {
    const line = aMaterial(100, {
      ...{ optional: true, discount: 500, sectionId: 'section-1' },
      material: { markup: 1000, works: ['line-0009'], ownCost: true },
    });
    const renewed = renewedLine(line, aCopy());
    expect(renewed).toMatchObject({
      id: line.id,
      optional: true,
      discount: 500,
      quantity: 10_000,
      sectionId: 'section-1',
    });
    expect(renewed.material).toMatchObject({
      markup: 1000,
      works: ['line-0009'],
      cost: 10_000,
      ownCost: true,
    });
    const bought = aMaterial(100);
    expect(renewedLine(bought, aCopy()).material?.cost).toBe(4000);
  });
});

describe('what changed of materials', () => {
  const copy = aCopy();
  const line = (changes: Partial<CopiedRow['material']> = {}, fields: object = {}) => ({
    ...materialLine(
      { ...copy, material: { ...copy.material, ...changes } },
      { id: 'line-0001', sectionId: null, vat: 'IT10' },
    ),
    ...fields,
  });
  const today = new Map([['quotation', { revision: 3, rows: [copy] }]]);
  const kinds = (lines: Parameters<typeof materialChanges>[0], quotations = today) =>
    materialChanges(lines, quotations).map(({ kind }) => kind);

  it('is nothing while product, colour, quantity, packages and cost are the same [OFR-036]', () => {
    expect(kinds([line()])).toEqual([]);
    expect(kinds([line({ area: 1, places: [] })])).toEqual([]);
    expect(kinds([line({ packs: copy.material.packs.toReversed() })])).toEqual([]);
  });

  it.each([
    ['the product', line({ productId: 'other' })],
    ['the colour', line({ color: { code: 'RAL 1', r: 1, g: 2, b: 3 } })],
    ['the quantity', line({}, { quantity: 1 })],
    ['the packages', line({ packs: [{ size: 5_000_000, count: 3 }] })],
    ['the cost', line({ cost: 1 })],
  ])('is %s [OFR-036]', (_, changed) => {
    expect(kinds([changed])).toEqual(['changed']);
  });

  it('is not the cost where the owner typed one [OFR-023]', () => {
    const typed = line({ cost: 1 });
    expect(kinds([{ ...typed, material: typed.material && { ...typed.material, ownCost: true } }])).toEqual(
      [],
    );
  });

  it('says the difference in euro, and nothing where a cost is missing [OFR-037]', () => {
    const of = (cost: number | null) => materialChanges([line({ cost })], today)[0]?.difference;
    expect([of(3000), of(null)]).toEqual([1000, null]);
  });

  it('is a row that is gone, one that the offer lacks, and a quotation that is gone [OFR-036, OFR-039]', () => {
    expect(kinds([line({ sId: 'other' })])).toEqual(['gone', 'added']);
    expect(kinds([line()], new Map())).toEqual(['quotationGone']);
    expect(kinds([line(), line({}, { id: 'line-0002' })])).toEqual([]);
  });
});

describe('the section of a copied row', () => {
  let made = 0;
  const placed = (places: string[][], sections: string[]) => {
    made = 0;
    const rows = places.map((names) => ({ ...aCopy(), material: { ...aCopy().material, places: names } }));
    const known = sections.map((name) => aSection(name.toLowerCase(), name));
    const found = materialSections(rows, known, 'Materiali', () => `new-${++made}`);
    return [found.sectionIds, found.sections.map(({ name }) => name)];
  };

  it('is that of its one place, else the one of materials, made once [OFR-022]', () => {
    expect(placed([['Sala'], ['Sala', 'Camera'], []], ['Sala', 'Camera'])).toEqual([
      ['sala', 'new-1', 'new-1'],
      ['Sala', 'Camera', 'Materiali'],
    ]);
    expect(placed([[]], ['Materiali'])).toEqual([['materiali'], ['Materiali']]);
  });

  it('is none while the offer has none [OFR-022]', () => {
    expect(placed([['Sala'], []], [])).toEqual([[null, null], []]);
  });
});

describe('the copy of a work', () => {
  const work = aLibraryWork({ id: 'work', revision: 3, price: 99_000, vat: null });

  it('has all its fields, and its VAT code only where it has one [WRK-006, WRK-012]', () => {
    expect(copiedWork(work)).toMatchObject({ price: 99_000, work: { workId: 'work', workRevision: 3 } });
    const line = aFreeLine({
      kind: 'work',
      work: { workId: 'work', workRevision: 2, finished: false },
      quantity: 7,
      vat: 'IT4',
    });
    expect(withWorkOfToday(line, work, italianVat)).toMatchObject({ price: 99_000, quantity: 7, vat: 'IT4' });
    expect(withWorkOfToday(line, { ...work, vat: 'IT22' }, italianVat).vat).toBe('IT22');
    expect(withWorkOfToday(line, { ...work, vat: 'own-00000001' }, italianVat).vat).toBe('IT4');
  });

  it('is changed once the work was saved again, not when it is gone [WRK-011, WRK-013]', () => {
    const of = (workRevision: number | null) =>
      aFreeLine({ kind: 'work', work: { workId: 'work', workRevision, finished: false } });
    expect([of(2), of(3), of(null)].map((line) => isWorkChanged(line, work))).toEqual([true, false, false]);
    expect(isWorkChanged(of(2), undefined)).toBe(false);
    expect(withWorkOfToday(of(3), work, italianVat)).toEqual(expect.objectContaining({ price: 10_000 }));
  });
});

describe('what keeps an offer from being stored', () => {
  const codeOf = (...given: Parameters<typeof anOffer>) => offerFault(anOffer(...given))?.code;

  it('is nothing for a good one, an empty one too', () => {
    expect(codeOf()).toBeUndefined();
    expect(codeOf([aWork(300, 1), aMaterial(10), aFreeLine()])).toBeUndefined();
  });

  it('is more than it may have, or an id twice [OFR-013]', () => {
    expect(codeOf(Array.from({ length: 301 }, () => aFreeLine()))).toBe('too-many-lines');
    expect(codeOf([aFreeLine({ id: 'same-0001' }), aFreeLine({ id: 'same-0001' })])).toBe('invalid-input');
    expect(codeOf([], { sections: [aSection('same'), aSection('same')] })).toBe('invalid-input');
    const long = { it: 'a'.repeat(1000) };
    expect(codeOf(Array.from({ length: 100 }, () => aFreeLine({ longText: long })))).toBe('too-large');
  });

  it('is an amount or a sale value above a hundred millions [OFR-014]', () => {
    expect(codeOf([aFreeLine({ quantity: 1_000_000_000, price: 1_000_000 })])).toBeUndefined();
    expect(codeOf([aFreeLine({ quantity: 1_000_000_000, price: 1_000_001 })])).toBe('invalid-input');
    expect(codeOf([aMaterial(100_000_000)], { markup: 1 })).toBe('invalid-input');
  });

  it('is split payment with reverse charge, in a line that does not count too [OFR-065]', () => {
    const line = aFreeLine({ vat: 'IT-N6.7', optional: true });
    expect(codeOf([line], { splitPayment: true })).toBe('split-with-reverse-charge');
    expect(codeOf([line])).toBeUndefined();
  });

  it('is a material that names two works of a group [OFR-027]', () => {
    const works = ['one-00001', 'two-00001'].map((id) => aWork(1, 1, { id, alternative: 'group-01' }));
    const material = (ids: string[]) => aMaterial(1, { material: { works: ids } });
    expect(codeOf([...works, material(['one-00001'])])).toBeUndefined();
    expect(codeOf([...works, material(['one-00001', 'two-00001'])])).toBe('one-of-group');
  });
});

describe('the content of a template', () => {
  it('has works and free lines without quantities, and the days it is good [OFR-079]', () => {
    const offer = anOffer(
      [
        aWork(12, 5, { vat: 'IT22' }),
        aFreeLine({ unit: 'corpo', quantity: 5000 }),
        aMaterial(10, { vat: 'IT4' }),
      ],
      { validUntil: '2026-12-20', discount: { amount: 5 } },
    );
    const content = templateContent(offer, '2026-11-20');
    expect(content.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
      [0, 50_000],
      [1000, 10_000],
    ]);
    expect(content.vat.map(({ code }) => code)).toEqual(['IT22', 'IT10']);
    expect(content.validityDays).toBe(30);
    for (const left of ['customer', 'discount', 'rounding', 'number'])
      expect(content).not.toHaveProperty(left);
    expect(templateContent(offer, '2026-12-31').validityDays).toBe(1);
  });

  it('has no choice of a customer: no option counts, and of alternatives the first does [OFR-079]', () => {
    const offer = anOffer([
      aFreeLine({ optional: true, chosen: true }),
      aFreeLine({ alternative: 'paint' }),
      aFreeLine({ alternative: 'paint', chosen: true }),
      aFreeLine(),
    ]);
    const { lines } = templateContent(offer, '2026-11-20');
    expect(lines.map(({ chosen }) => chosen)).toEqual([false, true, false, false]);
  });

  it.each([
    ['Facciate di Villa Aurora', 'Facciate di Villa Aurora'],
    ['Laura Rota, bagno e cucina', 'bagno e cucina'],
    ['Bagno – Rota – Bergamo', 'Bagno – Bergamo'],
    ['Bagno per la famiglia Rota', 'Bagno'],
    ['Facciate, sig.ra Rota', 'Facciate'],
    ['Scala per Rota, al primo piano', 'Scala, al primo piano'],
    ['Pittura di casa (Rota)', 'Pittura di casa'],
    ['Ringhiere rotanti, una rota', 'Ringhiere rotanti, una rota'],
    ['Laura Rota', ''],
  ])('does not name its customer: %s [OFR-079]', (title, kept) => {
    const customer = { kind: 'private', name: 'Laura Rota' } as PrintedCustomer;
    expect(templateContent(anOffer([], { title, customer }), '2026-11-20').title).toBe(kept);
  });

  it('does not name a company, of which a word alone stays [OFR-079]', () => {
    const customer = { kind: 'company', name: 'Edil+ (Nord) S.r.l.' } as PrintedCustomer;
    const titleOf = (title: string) => templateContent(anOffer([], { title, customer }), '2026-11-20').title;
    expect(titleOf('Capannone, Edil+ (Nord) S.r.l.')).toBe('Capannone');
    expect(titleOf('Capannone a nord')).toBe('Capannone a nord');
  });
});
