import { describe, expect, it } from 'vitest';
import { saveInput } from '#shared/editing/changes.ts';
import { restoreRevision } from '#shared/editing/restore-revision.ts';
import { setMeasures, setQuotationChoice, setRowChoice } from '#shared/editing/set-measures.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import {
  aChoice,
  aLine,
  anOpening,
  aPlace,
  aRoom,
  exactRule,
  measureId,
  someMeasures,
} from '#test/support/builders/measures.ts';
import { type Answer, codeOf } from '#test/support/cloud.ts';
import { bytesOf, itemsOf } from '#test/support/quotation-items.ts';
import {
  answered,
  created,
  destroy,
  duplicate,
  list,
  read,
  readRevision,
  update,
  updated,
} from '#test/support/quotations-api.ts';

const rooms = someMeasures([aRoom('Sala'), aRoom('Cucina')]);
const save = (before: Quotation, after: Quotation) => updated('painter', { ...saveInput(before, after) });
const again = async ({ id }: Quotation) => {
  const { todayPrices, ...quotation } = answered(await read('painter', id)).quotation;
  return quotation;
};
/** A quotation whose area is that of one room, and a row's that of the other's ceiling. */
async function aMeasured() {
  const made = await created('painter');
  const measured = setQuotationChoice(setMeasures(made, rooms), aChoice(['Sala']));
  return save(made, setRowChoice(measured, 'plaster', aChoice([], ['CucinaTop'])));
}
const areasOf = ({ area, selectedProducts }: Quotation) => [area, ...selectedProducts.map((row) => row.area)];
const sortKeys = async ({ id }: Quotation) => (await itemsOf(id)).map(({ sk }) => sk);
const failureOf = (answer: Answer<unknown>) => {
  const [failure] = answer.errors ?? [];
  return { code: failure?.errorType, ...failure?.errorInfo };
};
const refusal = async (of: Quotation, changes: object) =>
  failureOf(await update('painter', { id: of.id, revision: of.revision, ...changes }));

describe('the measures of a quotation', () => {
  it('begin with the owner’s rule and no place, and are kept with the areas that they give [MEA-002, MEA-017, MEA-034]', async () => {
    const made = await created('painter');
    expect(made.measures).toEqual(someMeasures([]));
    const saved = await aMeasured();
    expect(saved.measures).toEqual(rooms);
    expect(areasOf(saved)).toEqual([52.92, 100, 15.12]);
    expect(saved.selectedProducts[1]).toMatchObject({
      lockedArea: false,
      areaFrom: aChoice([], ['CucinaTop']),
    });
    expect(await again(saved)).toEqual(saved);
  });

  it('are calculated by the server, whatever areas stand beside them [MEA-035]', async () => {
    const { id, revision } = await created('painter');
    const saved = await updated('painter', {
      ...{ id, revision, measures: rooms, areaFrom: aChoice(['Sala']), area: 7 },
      selectedProducts: [{ sId: 'primer', area: 3, areaFrom: aChoice(['Cucina']) }, { sId: 'plaster' }],
    });
    expect(areasOf(saved).slice(0, 2)).toEqual([52.92, 52.92]);
    const [sala] = rooms.places;
    const smaller = { ...rooms, places: [{ ...aRoom('Sala'), lines: sala?.lines.slice(1) ?? [] }] };
    const less = { id, revision: saved.revision, measures: smaller, area: 99 };
    const after = await updated('painter', {
      ...less,
      selectedProducts: [{ sId: 'primer', area: 99, lockedArea: false }, { sId: 'plaster' }],
    });
    expect(after).toMatchObject({ area: 15.12, areaFrom: aChoice(['Sala']) });
    expect(after.selectedProducts[0]).toMatchObject({ area: 52.92, areaFrom: null });
  });

  it('are left by a typed area, also by somebody who knows no measures [MEA-032]', async () => {
    const saved = await aMeasured();
    const typed = await save(saved, setQuotationArea(saved, 80));
    expect(typed).toMatchObject({ area: 80, areaFrom: null, measures: rooms });
    const { id, revision } = typed;
    const rows = [{ sId: 'primer' }, { sId: 'plaster', area: 5, lockedArea: false }];
    const row = await updated('painter', { id, revision, selectedProducts: rows });
    expect(row.selectedProducts[1]).toMatchObject({ area: 5, areaFrom: null });
    const other = await aMeasured();
    expect(await updated('painter', { id: other.id, revision: other.revision, area: 44 })).toMatchObject({
      ...{ area: 44, areaFrom: null },
    });
  });

  it('keep their areas where other things are saved', async () => {
    const saved = await aMeasured();
    const renamed = await updated('painter', { id: saved.id, revision: saved.revision, name: 'Altro' });
    expect({ ...renamed, revision: 0, updatedAt: '' }).toEqual({
      ...saved,
      name: 'Altro',
      revision: 0,
      updatedAt: '',
    });
    expect(await sortKeys(saved)).toContain('MEASURES#00000002');
  });

  it('are refused with place, line and reason where they cannot be counted [MEA-006, MEA-007, MEA-010, MEA-020]', async () => {
    const made = await created('painter');
    const of = (line: ReturnType<typeof aLine>) =>
      refusal(made, { measures: someMeasures([aPlace('Bagno', [line])]) });
    const named = { code: 'invalid-measure', place: 'Bagno', line: 'Parete' };
    const wall = { description: 'Parete' };
    expect(await of(aLine('1.234,56', '2', wall))).toEqual({ ...named, reason: 'unreadable' });
    expect(await of(aLine('1/0', '2', wall))).toEqual({ ...named, reason: 'division-by-zero' });
    expect(await of(aLine('2-3', '2', wall))).toEqual({ ...named, reason: 'negative' });
    expect(await of(aLine('100000', '2', wall))).toEqual({ ...named, reason: 'too-large' });
    expect(await of(aLine(null, '2', wall))).toEqual({ ...named, reason: 'length-missing' });
    const openings = [anOpening('3', '3')];
    expect(await of(aLine('2', '2', { ...wall, openings }))).toEqual({
      ...named,
      reason: 'openings-exceed-surface',
    });
    expect(await of(aLine('2', null, { ...wall, openings }))).toEqual({
      ...named,
      reason: 'openings-without-surface',
    });
    const half = [anOpening('3', null)];
    expect(await of(aLine('2', '2', { ...wall, openings: half }))).toEqual({
      ...named,
      reason: 'opening-incomplete',
    });
    expect(await of(aLine('9'.repeat(5000), '2', wall))).toEqual({ ...named, reason: 'unreadable' });
    expect(await again(made)).toEqual(made);
  });

  it('are refused when there are too many or they are too long, and nothing is stored [MEA-027]', async () => {
    const made = await created('painter');
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => aLine('1', null, { id: `line-${at + 1000}` }));
    expect(await refusal(made, { measures: someMeasures([aPlace('Sala', lines(401))]) })).toEqual({
      code: 'too-many-measures',
    });
    const long = lines(210).map((line) => ({ ...line, note: 'n'.repeat(480) }));
    expect(await refusal(made, { measures: someMeasures([aPlace('Sala', long)]) })).toEqual({
      code: 'too-large',
    });
    const twice = someMeasures([aRoom('Sala'), aRoom('Sala')]);
    expect(await refusal(made, { measures: twice })).toMatchObject({ code: 'invalid-input' });
    const huge = someMeasures([
      aPlace(
        'Sala',
        ['line-001', 'line-002'].map((id) => aLine('10000', '1000', { id })),
      ),
    ]);
    expect(await refusal(made, { measures: huge, areaFrom: aChoice(['Sala']) })).toMatchObject({
      code: 'invalid-input',
    });
    expect(await sortKeys(made)).toEqual(['HEAD']);
  });

  it('of the largest size fit their item and an answer [MEA-027]', async () => {
    const made = await created('painter');
    const letters = (seed: number, length: number) =>
      Array.from({ length }, (_, at) =>
        String.fromCharCode(97 + ((seed * 7 + at * at * 31 + at * seed) % 26)),
      ).join('');
    const idOf = (...parts: number[]) =>
      `id-${parts
        .map((part) => String(part).padStart(3, '0'))
        .join('-')
        .padEnd(5, '-')}`;
    const places = Array.from({ length: 60 }, (_, place) =>
      aPlace(
        letters(place, 20),
        Array.from({ length: place < 40 ? 7 : 6 }, (_, line) =>
          aLine('100,25', '90,5', {
            id: idOf(place, line),
            description: letters(place * 9 + line, 60),
            note: letters(place * 5 + line, 120),
            openings: Array.from({ length: 2 }, (_, at) =>
              anOpening('1,10', '2,15', {
                id: idOf(place, line, at),
                description: letters(place + line + at, 12),
              }),
            ),
          }),
        ),
        { id: idOf(place) },
      ),
    );
    const saved = await updated('painter', { id: made.id, revision: 1, measures: someMeasures(places) });
    expect(await again(saved)).toEqual(saved);
    for (const item of await itemsOf(made.id)) expect(bytesOf(item)).toBeLessThan(400 * 1024);
  });

  it('that were saved meanwhile by somebody else are a conflict [MEA-036]', async () => {
    const saved = await aMeasured();
    const mine = setMeasures(saved, someMeasures([aRoom('Sala')]));
    await updated('superUser', { ...saveInput(saved, setMeasures(saved, { ...rooms, rule: exactRule })) });
    expect(codeOf(await update('painter', { ...saveInput(saved, mine) }))).toBe('conflict');
    expect((await again(saved)).measures.places).toHaveLength(2);
  });

  it('belong to all who may edit the quotation, private users too [MEA-001]', async () => {
    const made = await created('privateUser');
    const input = { id: made.id, revision: 1, measures: rooms, areaFrom: aChoice(['Sala']) };
    expect(codeOf(await update('painter', input))).toBe('not-found');
    expect(await updated('privateUser', input)).toMatchObject({ area: 52.92, measures: rooms });
  });
});

describe('earlier states', () => {
  it('keep the measures of their time, which no save copies, and bring them back [MEA-044]', async () => {
    const first = await aMeasured();
    const grown = {
      ...aRoom('Sala'),
      lines: [...aRoom('Sala').lines, aLine('50', '3', { id: measureId('new') })],
    };
    const second = await save(first, setMeasures(first, someMeasures([grown])));
    const third = await save(second, setMeasures(second, someMeasures([grown, aRoom('Bagno')])));
    const earlier = answered(await readRevision('painter', first.id, first.revision)).quotationRevision;
    expect(earlier).toMatchObject({ area: 52.92, areaFrom: aChoice(['Sala']), measures: rooms });
    expect(earlier.selectedProducts[1]?.areaFrom).toEqual(aChoice([], ['CucinaTop']));
    const measured = (await sortKeys(first)).filter((sk) => String(sk).startsWith('MEASURES#'));
    expect(measured).toEqual(
      [first, third].map(({ revision }) => `MEASURES#${String(revision).padStart(8, '0')}`),
    );

    const restored = await save(third, restoreRevision(third, third, earlier));
    expect(restored).toMatchObject({ area: 52.92, areaFrom: aChoice(['Sala']), measures: rooms });
    expect(areasOf(restored)).toEqual(areasOf(first));
    expect(await again(restored)).toEqual(restored);
  });

  it('leave no measures that nothing names', async () => {
    let now = await aMeasured();
    for (let count = 1; count <= 23; count += 1) {
      const wall = aLine(String(count * 100), '3', { id: measureId('wall') });
      now = await save(now, setMeasures(now, someMeasures([aPlace('Sala', [wall])])));
    }
    const keys = await sortKeys(now);
    const [states, measures] = ['REV#', 'MEASURES#'].map((word) =>
      keys.filter((sk) => String(sk).startsWith(word)),
    );
    expect(states).toHaveLength(20);
    expect(measures).toHaveLength(21);
  });
});

describe('a copy', () => {
  it('has measures and choices of its own [MEA-044]', async () => {
    const original = await aMeasured();
    const key = `measured-copy-${process.pid}`;
    for (const prices of ['KEEP', 'TODAY']) {
      const input = { key: `${key}-${prices}`, id: original.id, prices };
      const copy = answered(await duplicate('painter', input)).duplicateQuotation;
      expect(copy).toMatchObject({ area: 52.92, areaFrom: aChoice(['Sala']), measures: rooms });
      expect(copy.selectedProducts[1]).toMatchObject({ area: 15.12, areaFrom: aChoice([], ['CucinaTop']) });
      await save(copy, setMeasures(copy, someMeasures([])));
      expect(answered(await duplicate('painter', input)).duplicateQuotation.measures.places).toEqual([]);
      expect((await again(original)).measures).toEqual(rooms);
    }
  });
});

describe('a deletion', () => {
  it('removes the measures [MEA-045]', async () => {
    const saved = await aMeasured();
    answered(await destroy('painter', saved.id));
    await expect.poll(() => sortKeys(saved)).toEqual([]);
    const { items } = answered(await list('painter', {})).quotations;
    expect(items.some(({ id }) => id === saved.id)).toBe(false);
  });
});
