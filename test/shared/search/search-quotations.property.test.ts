import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSizes, quotationSorts, searchQuotations } from '#shared/search/search-quotations.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';

const words = fc.array(fc.constantFrom('Villa', 'casa', 'Àncora', 'lotto 2', 'ROMA'), { maxLength: 3 });
const text = words.map((parts) => parts.join(' '));
const quotation = fc.record({
  name: text,
  location: text,
  userName: text,
  archived: fc.boolean(),
  day: fc.integer({ min: 10, max: 28 }),
  total: fc.constantFrom(undefined, null, 0, 100, 208_854),
});
const quotations = fc
  .array(quotation, { maxLength: 60 })
  .map((list) =>
    list.map(({ day, ...changes }, index) =>
      aQuotationLight({ id: `q${index}`, createdAt: `2026-03-${day}T10:00:00.000Z`, ...changes }),
    ),
  );
const wanted = fc.record({
  search: fc.constantFrom('', 'a', 'villa', 'À', 'lotto r'),
  archived: fc.boolean(),
  sort: fc.constantFrom(...quotationSorts),
  descending: fc.boolean(),
  pageSize: fc.constantFrom(...pageSizes),
});

const allPages = (
  rows: ReturnType<typeof aQuotationLight>[],
  search: Parameters<typeof searchQuotations>[1],
) => [0, 1, 2, 3, 4, 5, 6].flatMap((page) => searchQuotations(rows, { ...search, page }).items);

describe('whatever is searched', () => {
  it('the pages show every quotation found exactly once, and none that was not there', () => {
    fc.assert(
      fc.property(quotations, wanted, (rows, search) => {
        const shown = allPages(rows, search);
        expect(shown).toHaveLength(searchQuotations(rows, search).total);
        expect(new Set(shown).size).toBe(shown.length);
        for (const row of shown) expect(rows).toContain(row);
      }),
    );
  });

  it('the order of the results does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(quotations, wanted, (rows, search) => {
        expect(allPages([...rows].reverse(), search)).toEqual(allPages(rows, search));
      }),
    );
  });

  it('more typed words find no more', () => {
    fc.assert(
      fc.property(quotations, wanted, (rows, search) => {
        const { total } = searchQuotations(rows, { ...search, search: `${search.search} casa` });
        expect(total).toBeLessThanOrEqual(searchQuotations(rows, search).total);
      }),
    );
  });
});
