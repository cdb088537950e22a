import { describe, expect, it } from 'vitest';
import { planWorkbook, type StoredCatalogue } from '#shared/catalogue/workbook/plan-workbook.ts';
import type { Cell, Problem, Row, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import { aCatalogue, withCells, withRows, workbookOf } from '#test/support/builders/catalogue-workbook.ts';
import { aConsumptionRange, aProduct, aRequirer } from '#test/support/builders/product.ts';

const calce = aProduct({
  consumption: 0.2,
  consumptionranges: [{ ...aConsumptionRange(), consumption: 0.2 }],
});
const stored = aCatalogue({ products: [calce] });
const own = workbookOf(stored);

/** A file as it was exported when fixed consumptions had rows of ranges, too. */
const older = (consumption: Cell, workbook = own): Workbook => ({
  ...workbook,
  consumptionRanges: [{ row: 2, cells: { product: calce.id, range: 1, 'name.it': 'Standard', consumption } }],
});
const withOwn = (cells: Row) => withCells(own, 'products', 0, cells);

function planOf(workbook: Workbook, catalogue: StoredCatalogue = stored) {
  const problems: Problem[] = [];
  const { entries } = planWorkbook(workbook, catalogue, problems);
  const sent = entries.flatMap((entry) => (entry.kind === 'product' ? [entry.sent] : []));
  return {
    sent: sent.map(({ consumption, consumptionranges }) => [
      consumption,
      consumptionranges.map((range) => range.consumption),
    ]),
    problems: problems.map(({ sheet, column, reason, value, allowed }) => [
      ...[sheet, column, reason, value],
      ...(allowed ?? []),
    ]),
  };
}

const required = aProduct({ id: 'rete' });
const requiring = aProduct({
  ...{ id: 'colla', consumption: 5 },
  consumptionranges: [{ ...aConsumptionRange('rete'), consumption: 4 }],
});
const both = aCatalogue({ products: [required, requiring] });

describe('a fixed consumption', () => {
  it('is exported with the product alone, and its ranges only for what they require', () => {
    expect(own).toMatchObject({ products: [{ cells: { consumption: 0.2 } }], consumptionRanges: [] });
    expect(workbookOf(both)).toMatchObject({
      consumptionRanges: [
        { cells: { product: 'colla', range: 1, 'name.it': 'Standard', consumption: null } },
      ],
      requiredProducts: [{ cells: { product: 'colla', range: 1, required: 'rete' } }],
    });
    expect(planOf(workbookOf(both), both)).toEqual({ sent: [], problems: [] });
  });

  it('changes with its own cell, and leaves the range that nobody sees as it is [CDA-019]', () => {
    const changed = { sent: [[0.5, [0.2]]], problems: [] };
    expect(planOf(withOwn({ consumption: 0.5 }))).toEqual(changed);
    expect(planOf(older(0.2, withOwn({ consumption: 0.5 })))).toEqual(changed);
    expect(planOf(older(0.5, withOwn({ consumption: 0.5 })))).toEqual(changed);
  });

  it.each([0.2, '0,20', null])('says the same in an older file whose range has %s', (consumption) => {
    expect(planOf(older(consumption))).toEqual({ sent: [], problems: [] });
  });

  it('is not changed in its range: that is refused there, with the number that counts [QCA-004]', () => {
    const found = ['consumptionRanges', 'consumption', 'fixed-consumption', '0,5', '0,2'];
    expect(planOf(older(0.5)).problems).toEqual([found]);
    const ranges = older(0.5).consumptionRanges ?? [];
    expect(planOf({ consumptionRanges: ranges }).problems).toEqual([found]);
    expect(planOf(older(0.5, withOwn({ consumption: null }))).problems).toEqual([
      ['consumptionRanges', 'consumption', 'fixed-consumption', '0,5', '–'],
    ]);
  });

  it('keeps the ranges that have no row, and what they require as its rows say', () => {
    const { consumptionRanges, ...rest } = workbookOf(both);
    const [row] = rest.requiredProducts ?? [];
    const more = { ...row?.cells, consumption: 0.3 };
    for (const ranges of [{}, { consumptionRanges: [] }]) {
      const workbook = { ...rest, ...ranges, requiredProducts: [{ row: 2, cells: more }] };
      expect(planWorkbook(workbook, both, []).entries).toMatchObject([
        { sent: { consumptionranges: [{ consumption: 4, requiredProducts: [{ consumption: 0.3 }] }] } },
      ]);
    }
  });

  it('of a new product needs no range, and no second number [PRD-044, PRD-051]', () => {
    const bare = aCatalogue({ products: [] });
    const { entries } = planWorkbook(own, bare, []);
    expect(entries.find(({ kind }) => kind === 'product')).toMatchObject({
      sent: { consumption: 0.2, consumptionranges: [{ name: 'Fascia di consumo 1', consumption: null }] },
    });
    expect(planOf(older(0.2), bare)).toEqual({ sent: [[0.2, [null]]], problems: [] });
    expect(planOf(older(0.12), bare).problems).toEqual([
      ['consumptionRanges', 'consumption', 'fixed-consumption', '0,12', '0,2'],
    ]);
  });
});

describe('a variable consumption', () => {
  const malta = aCatalogue({ products: [aRequirer('malta', [[]])] });

  it('is not changed in the cell of a fixed one: that is refused there [QCA-005]', () => {
    const typed = withCells(workbookOf(malta), 'products', 0, { consumption: 0.7 });
    expect(planOf(typed, malta).problems).toEqual([
      ['products', 'consumption', 'variable-consumption', '0,7'],
    ]);
    expect(planOf(withOwn({ consumptionType: 'variable' })).problems).toContainEqual([
      ...['products', 'consumption', 'variable-consumption', '0,2'],
    ]);
  });

  it('that becomes a fixed one leaves its ranges as they are', () => {
    const fixed = withCells(workbookOf(malta), 'products', 0, { consumptionType: 'fixed', consumption: 0.7 });
    expect(planOf(fixed, malta)).toEqual({ sent: [[0.7, [0.3]]], problems: [] });
  });
});

it('a counted product has no consumption: one that is typed is refused', () => {
  const rete = aCatalogue({ products: [aProduct({ um: 'mq', consumption: 1 })] });
  const workbook = workbookOf(rete);
  expect(planOf(workbook, rete)).toEqual({ sent: [], problems: [] });
  expect(planOf(withCells(workbook, 'products', 0, { consumption: 1.1 }), rete).problems).toEqual([
    ['products', 'consumption', 'counted-consumption', '1,1'],
  ]);
  const range = { product: 'adda-calce', range: 1, 'name.it': 'Standard', consumption: 0.4 };
  expect(planOf(withRows(workbook, 'consumptionRanges', range), rete).problems).toEqual([
    ['consumptionRanges', 'consumption', 'counted-consumption', '0,4'],
  ]);
});
