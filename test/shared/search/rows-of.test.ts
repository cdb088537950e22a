import { expect, it } from 'vitest';
import { sortedIndex } from '#shared/search/list-index.ts';
import { positionsBy, rowsOf } from '#shared/search/rows-of.ts';
import { quotationRules } from '#shared/search/search-quotations.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';

it('finds the rows of an owner with what was added, changed, given away and removed since', () => {
  const rows = ['kept', 'changed', 'removed', 'moved'].map((id) => aQuotationLight({ id, uid: 'andrea' }));
  const index = sortedIndex([...rows, aQuotationLight({ id: 'other', uid: 'marco' })], quotationRules);
  const changes = new Map([
    ['changed', aQuotationLight({ id: 'changed', uid: 'andrea', revision: 2 })],
    ['removed', null],
    ['moved', aQuotationLight({ id: 'moved', uid: 'marco' })],
    ['added', aQuotationLight({ id: 'added', uid: 'andrea' })],
  ]);
  const of = rowsOf(index, positionsBy(index, 'owner'), changes, quotationRules.facets.owner);
  const ids = (owner: string) =>
    of(owner)
      .map(({ id, revision }) => `${id} ${revision}`)
      .toSorted();
  expect(ids('andrea')).toEqual(['added 1', 'changed 2', 'kept 1']);
  expect(ids('marco')).toEqual(['moved 1', 'other 1']);
  expect(of('nobody')).toEqual([]);
});
