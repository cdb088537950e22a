import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import { indexOf, type ListChanges, merged, searchIndex, sortedIndex } from '#shared/search/list-index.ts';
import { quotationQuery, quotationRules, quotationSorts } from '#shared/search/search-quotations.ts';
import { searchRows } from '#shared/search/search-rows.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';

const text = fc
  .array(fc.constantFrom('Villa', 'casa', 'Àncora', 'lotto 2', 'ROMA'), { maxLength: 3 })
  .map((words) => words.join(' '));
const content = fc.record({
  name: text,
  location: text,
  userName: text,
  userCountry: fc.constantFrom('IT', 'AT', 'DE'),
  archived: fc.boolean(),
  uid: fc.constantFrom('marta', 'q-owner', 'luca'),
  day: fc.integer({ min: 10, max: 28 }),
  total: fc.constantFrom(undefined, null, 0, 100, 208_854),
});
const row = ({ day, ...changes }: typeof content extends fc.Arbitrary<infer T> ? T : never, id: string) =>
  aQuotationLight({ id, createdAt: `2026-03-${day}T10:00:00.000Z`, ...changes });

const rows = fc
  .array(content, { maxLength: 40 })
  .map((list) => list.map((each, index) => row(each, `q${index}`)));
/** Changes of rows that exist, of new ones, and removals of both. */
const changes = fc
  .dictionary(
    fc.integer({ min: 0, max: 60 }).map((index) => `q${index}`),
    fc.option(content),
    { maxKeys: 15 },
  )
  .map(
    (given): ListChanges<QuotationLight> =>
      new Map(Object.entries(given).map(([id, each]) => [id, each && row(each, id)])),
  );
type Query = ReturnType<typeof quotationQuery>;
const wanted = fc.record({
  search: fc.constantFrom('', 'a', 'villa', 'À', 'lotto r'),
  archived: fc.boolean(),
  country: fc.constantFrom('', 'IT', 'AT'),
  sort: fc.constantFrom(...quotationSorts),
  descending: fc.boolean(),
  page: fc.integer({ min: 0, max: 3 }),
  names: fc.constantFrom(undefined, {
    of: 'country' as const,
    name: (code: string) => ({ IT: 'Ungheria', AT: 'Malta' })[code] ?? 'Oman',
  }),
});
type Asked = typeof wanted extends fc.Arbitrary<infer T> ? T : never;
/** The rows a super user may read: a clause of two, with a test for values. */
const readable = fc.constantFrom(
  [],
  [{ country: (country: string) => country !== 'AT', owner: 'q-owner' }],
  [{ country: (country: string) => country === 'DE', owner: 'marta' }],
);
type Readable = typeof readable extends fc.Arbitrary<infer T> ? T : never;
const queryOf = ({ names, ...asked }: Asked, clauses: Readable): Query => {
  const query = quotationQuery(asked);
  return { ...query, ...(names && { names }), clauses: [...query.clauses, ...clauses], pageSize: 4 };
};

function now(before: readonly QuotationLight[], since: ListChanges<QuotationLight>): QuotationLight[] {
  const kept = before.filter(({ id }) => !since.has(id));
  return [...kept, ...[...since.values()].filter((each) => each !== null)];
}

const indexOfNone = () => sortedIndex([], quotationRules);

/** The index of a snapshot that the changes are worked into. */
function renewed(before: ReturnType<typeof indexOfNone>, changes: ListChanges<QuotationLight>) {
  const { rows, orders } = merged(before, changes, quotationRules);
  return indexOf(rows, orders, quotationRules);
}

describe('the index of a long list', () => {
  it('answers what a search of all rows, as they are now, answers', () => {
    fc.assert(
      fc.property(rows, changes, wanted, readable, (before, since, asked, clauses) => {
        const query = queryOf(asked, clauses);
        const found = searchIndex(sortedIndex(before, quotationRules), since, quotationRules, query);
        expect(found).toEqual(searchRows(now(before, since), quotationRules, query));
      }),
    );
  });

  it('answers the same after its changes were worked in', () => {
    fc.assert(
      fc.property(rows, changes, changes, wanted, readable, (before, since, later, asked, clauses) => {
        const query = queryOf(asked, clauses);
        const index = renewed(sortedIndex(before, quotationRules), since);
        expect(searchIndex(index, later, quotationRules, query)).toEqual(
          searchRows(now(now(before, since), later), quotationRules, query),
        );
      }),
    );
  });

  it('is left as it was by the changes worked in', () => {
    const index = sortedIndex([aQuotationLight({ id: 'a' }), aQuotationLight({ id: 'b' })], quotationRules);
    merged(index, new Map([['a', null]]), quotationRules);
    expect(index.rows.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([...index.orders.name]).toEqual([0, 1]);
  });

  it('forgets the rows that changes worked in have replaced', () => {
    const index = sortedIndex([aQuotationLight({ id: 'a' }), aQuotationLight({ id: 'b' })], quotationRules);
    const changed = new Map([
      ['a', null],
      ['b', aQuotationLight({ id: 'b', name: 'new', revision: 2 })],
    ]);
    const { rows, positions } = renewed(index, changed);
    expect(rows.map(({ name }) => name)).toEqual(['new']);
    expect([...positions]).toEqual([['b', 0]]);
  });

  it('finds nothing across the border of two rows', () => {
    const two = ['Villa Ada', 'Borgo'].map((name, at) =>
      aQuotationLight({ id: `${at}`, name, location: name }),
    );
    const found = searchIndex(sortedIndex(two, quotationRules), new Map(), quotationRules, {
      ...quotationQuery({ search: 'adaborgo' }),
    });
    expect(found.total).toBe(0);
  });
});
