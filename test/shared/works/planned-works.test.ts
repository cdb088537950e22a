import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegisterRow } from '#shared/registers/register.ts';
import { type Work, workUnits } from '#shared/schemas/work.ts';
import { largestWorkHours, largestWorkPrice } from '#shared/schemas/work-input.ts';
import { plannedWorks } from '#shared/works/planned-works.ts';
import { rowsOfWorks } from '#shared/works/works-register.ts';
import { aWork } from '#test/support/builders/work.ts';

const phases = [
  { id: 'interni', names: ['Finitura, interni', 'Interior finish'] },
  { id: 'rasatura', names: ['Rasatura', 'Skim coating'] },
];
const phaseNames = new Map(phases.map(({ id, names: [name = ''] }) => [id, name]));
let made = 0;
const around = (works: readonly Work[] = []) => ({
  ...{ works, phases, phaseNames, vat: new Set(['IT22', 'IT10']), problems: [] },
  newId: () => `made-${++made}`,
});
const planned = (rows: RegisterRow['cells'][], works: readonly Work[] = []) =>
  plannedWorks({ works: rows.map((cells, at) => ({ line: at + 2, cells })) }, around(works));

const full = aWork({
  ...{ code: 'I01', description: { it: 'Pareti', en: 'Walls', de: 'Wände' }, group: 'Interni', unit: 'mq' },
  ...{ longText: { it: 'Due mani', en: null, de: 'Zwei' }, price: 85_000, vat: 'IT10', hours: 1250 },
  ...{ hourlyCost: 285_000, unitCost: 1500, finished: true, phases: ['interni', 'rasatura'], archived: true },
});

describe('the rows of works', () => {
  it('have every field: amounts in euro, phases by name [WRK-025]', () => {
    const [row] = rowsOfWorks([full], phaseNames).works ?? [];
    expect(row?.cells).toEqual({
      ...{ code: 'I01', description: 'Pareti', descriptionEn: 'Walls', descriptionDe: 'Wände' },
      ...{ longText: 'Due mani', longTextEn: null, longTextDe: 'Zwei', group: 'Interni', unit: 'mq' },
      ...{ price: 8.5, vat: 'IT10', hours: 0.125, hourlyCost: 28.5, unitCost: 0.15 },
      ...{ finished: true, phases: 'Finitura, interni; Rasatura', archived: true },
    });
  });

  const word = fc
    .string({ unit: fc.constantFrom(...'abzèü .;='), minLength: 1, maxLength: 8 })
    .map((text) => text.trim());
  const text = fc.option(word.filter(Boolean));
  const amount = fc.option(fc.integer({ min: 0, max: largestWorkPrice }));
  const work = fc.record({
    description: fc.record({ it: word.filter(Boolean), en: text, de: text }),
    longText: fc.option(fc.record({ it: word.filter(Boolean), en: text, de: text })),
    group: text,
    unit: fc.constantFrom(...workUnits),
    price: amount,
    vat: fc.constantFrom(null, 'IT10', 'gone'),
    hours: fc.option(fc.integer({ min: 0, max: largestWorkHours })),
    hourlyCost: amount,
    unitCost: amount,
    finished: fc.boolean(),
    phases: fc.constantFrom<string[]>(
      [],
      ['interni'],
      ['rasatura', 'interni'],
      ['removed'],
      ['interni', 'removed'],
    ),
    archived: fc.boolean(),
  });

  it('change nothing when they come back as they went [WRK-026]', () => {
    fc.assert(
      fc.property(fc.array(work, { maxLength: 5 }), (given) => {
        const works = given.map((one, at) => aWork({ ...one, id: `w${at}`, code: `C${at}` }));
        const plan = plannedWorks(rowsOfWorks(works, phaseNames), around(works));
        expect(plan).toEqual({ entries: [], unchanged: works.length, refused: 0, problems: [] });
      }),
    );
  });

  it('make the same works in an empty library [WRK-025, WRK-026]', () => {
    const { entries } = plannedWorks(rowsOfWorks([full], phaseNames), around());
    const { id: _, uid: __, revision: ___, createdAt, updatedAt, updatedBy, ...content } = full;
    expect(entries).toMatchObject([{ name: 'I01 Pareti', does: 'add', revision: 0, fields: content }]);
  });
});

describe('an import of works', () => {
  it('matches by code, and tells each change field by field; empty cells and missing columns change nothing [WRK-026]', () => {
    const { entries, unchanged } = planned(
      [{ code: ' i01 ', price: 9, description: null, phases: 'Skim coating', finished: false }],
      [full],
    );
    expect(unchanged).toBe(0);
    expect(entries).toMatchObject([{ id: full.id, does: 'change', revision: 1 }]);
    expect(entries[0]?.changes).toEqual([
      { field: 'code', before: 'I01', after: 'i01' },
      { field: 'price', before: 8.5, after: 9 },
      { field: 'finished', before: true, after: false },
      { field: 'phases', before: 'Finitura, interni; Rasatura', after: 'Rasatura' },
    ]);
    expect(entries[0]?.fields).toMatchObject({ hours: 1250, description: { it: 'Pareti', en: 'Walls' } });
  });

  it('adds a work of code, description and unit [WRK-026]', () => {
    const { entries } = planned([{ code: 'N1', description: 'Nuova', unit: 'h' }]);
    expect(entries).toMatchObject([
      { does: 'add', name: 'N1 Nuova', fields: { unit: 'h', price: null, phases: [], archived: false } },
    ]);
  });

  const good = { code: 'N1', description: 'Nuova', unit: 'h' };
  it.each([
    ['no code', { code: null }, 'code', 'missing'],
    ['a long code', { code: 'x'.repeat(21) }, 'code', 'invalid'],
    ['no description', { description: null }, 'description', 'missing'],
    ['a long description in German', { descriptionDe: 'x'.repeat(201) }, 'descriptionDe', 'invalid'],
    ['a long text in English', { longTextEn: 'x'.repeat(2001) }, 'longTextEn', 'invalid'],
    ['no unit', { unit: null }, 'unit', 'missing'],
    ['a price below 0', { price: -1 }, 'price', 'invalid'],
    ['a price above a million', { price: 1_000_000.01 }, 'price', 'invalid'],
    ['an unknown VAT code', { vat: 'DE19' }, 'vat', 'unknown-vat'],
    ['an unknown phase', { phases: 'Rasatura; Lucidatura' }, 'phases', 'unknown-phase'],
  ])(
    'refuses a row with %s, and says row, column and reason [WRK-026, WRK-027]',
    (_, cells, field, reason) => {
      const { entries, refused, problems } = planned([{ ...good, ...cells }]);
      expect({ entries, refused }).toEqual({ entries: [], refused: 1 });
      expect(problems).toMatchObject([{ sheet: 'works', line: 2, field, reason }]);
    },
  );

  it('writes a refused number as Italians do [WRK-026]', () => {
    const { problems } = planned([{ ...good, price: 1_000_000.01 }]);
    expect(problems).toMatchObject([{ field: 'price', value: '1000000,01' }]);
  });

  it('refuses a code that comes twice, and rows that could not be read [WRK-026]', () => {
    const twice = planned([good, { ...good, code: 'n1' }]);
    expect(twice).toMatchObject({ refused: 1, problems: [{ line: 3, field: 'code', reason: 'twice' }] });
    const problem = { sheet: 'works', line: 2, field: 'unit', reason: 'word', value: 'kg' };
    const cells = { ...good, unit: null };
    const unread = plannedWorks({ works: [{ line: 2, cells }] }, { ...around(), problems: [problem] });
    // Its unit is not said to be missing, too.
    expect(unread).toMatchObject({ entries: [], refused: 1, problems: [problem] });
  });

  it('leaves the VAT code that a work has, though it is offered no longer [WRK-027, WRK-028]', () => {
    const old = { ...full, vat: 'IT21' };
    expect(planned([{ code: 'I01', vat: 'IT21', price: 9 }], [old]).entries).toHaveLength(1);
    expect(planned([{ code: 'I01', vat: 'IT20' }], [old]).refused).toBe(1);
  });

  it('has no room above a thousand works, and changes those that are there [WRK-009, WRK-026]', () => {
    const many = Array.from({ length: 1000 }, (_, at) => aWork({ id: `w${at}`, code: `C${at}` }));
    const plan = planned([{ ...good }, { code: 'C7', price: 1 }], many);
    expect(plan.problems).toMatchObject([{ line: 2, reason: 'too-many', value: '1000' }]);
    expect(plan.entries).toMatchObject([{ id: 'w7', does: 'change' }]);
  });
});
