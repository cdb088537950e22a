import { expect, it } from 'vitest';
import { planPriceLists } from '#shared/catalogue/workbook/plan-price-lists.ts';
import type { Problem } from '#shared/catalogue/workbook/sheets.ts';

it.each(['packaging', 'id', 'quantity', 'product', 'range', 'pack', 'name', '__proto__', 'constructor'])(
  'refuses a price list whose prices would stand in the place of something else: %s',
  (id) => {
    const problems: Problem[] = [];
    const row = { row: 2, cells: { id, name: 'Listino', isCatchAll: true, countries: null } };
    const { entries } = planPriceLists({ priceLists: [row] }, [], problems);
    expect(entries).toEqual([]);
    expect(problems).toEqual([{ sheet: 'priceLists', row: 2, column: 'id', reason: 'reserved', value: id }]);
  },
);
