import { describe, expect, it } from 'vitest';
import {
  defaultPageSize,
  pageSizes,
  type QuotationSearch,
  searchQuotations,
} from '#shared/search/search-quotations.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';

const villa = aQuotationLight({
  id: 'villa',
  name: 'Villa Ada',
  location: 'Roma',
  province: 'RM',
  userName: 'Luca Verdi',
});
const school = aQuotationLight({
  id: 'school',
  name: 'Scuola',
  location: 'San Donà',
  province: 've',
  userName: 'Marta Bellini',
});
const old = aQuotationLight({
  id: 'old',
  name: 'Villa vecchia',
  location: 'Wien',
  province: null,
  userName: 'Anna Gruber',
  userCountry: 'AT',
  archived: true,
});
const rows = [villa, school, old];

const found = (wanted: QuotationSearch, among = rows) =>
  searchQuotations(among, wanted).items.map(({ id }) => id);

describe('searching quotations', () => {
  it('keeps those with a word that contains the typed text [QLS-036, QLS-041]', () => {
    expect(found({ search: 'cuol' })).toEqual(['school']);
    expect(found({ search: 'scuolavilla' })).toEqual([]);
    expect(found({ search: 'aada' })).toEqual([]);
  });

  it('takes capitals and small letters as equal [QLS-037]', () => {
    expect(found({ search: 'VILLA' })).toEqual(['villa']);
    expect(found({ search: 'SAN DONÀ' })).toEqual(['school']);
  });

  it('looks into name, user name and location [QLS-038, QLS-039, QLS-040]', () => {
    expect(found({ search: 'ada' })).toEqual(['villa']);
    expect(found({ search: 'verdi' })).toEqual(['villa']);
    expect(found({ search: 'roma' })).toEqual(['villa']);
  });

  it('finds nothing across the border of two fields or lines', () => {
    expect(found({ search: 'adaluca' })).toEqual([]);
    const lines = aQuotationLight({ name: 'Villa\nAda' });
    expect(found({ search: 'villaada' }, [lines])).toEqual([]);
    expect(found({ search: 'villa ada' }, [lines])).toEqual(['q1']);
  });

  it('looks nowhere else', () => {
    expect(found({ search: 'RM' })).toEqual([]);
    expect(found({ search: '2026' })).toEqual([]);
  });

  it('wants every part of several words, in any order and field', () => {
    expect(found({ search: ' roma  vill ' })).toEqual(['villa']);
    expect(found({ search: 'villa scuola' })).toEqual([]);
    expect(found({ search: '   ' })).toEqual(['villa', 'school']);
  });

  it('finds an accent however it was typed', () => {
    expect(found({ search: 'dona\u0300' })).toEqual(['school']);
  });
});

describe('the filters of the list', () => {
  it('hide archived quotations while the switch is off [QLS-018]', () => {
    expect(found({})).toEqual(['villa', 'school']);
    expect(found({ archived: false })).toEqual(['villa', 'school']);
  });

  it('show archived quotations beside the others while the switch is on [QLS-019]', () => {
    expect(found({ archived: true })).toEqual(['villa', 'school', 'old']);
  });

  it('keep the quotations whose owner is of the chosen country', () => {
    expect(found({ archived: true, country: 'at' })).toEqual(['old']);
    expect(found({ archived: true, country: 'IT' })).toEqual(['villa', 'school']);
    expect(found({ country: '' })).toEqual(['villa', 'school']);
  });

  it('keep the quotations of the chosen province, so none without a province', () => {
    expect(found({ archived: true, province: 'VE' })).toEqual(['school']);
    expect(found({ archived: true, province: 'rm' })).toEqual(['villa']);
    expect(found({ archived: true, province: 'TO' })).toEqual([]);
  });

  it('hold together', () => {
    expect(found({ archived: true, search: 'villa', country: 'AT' })).toEqual(['old']);
    expect(searchQuotations(rows, { search: 'villa' }).total).toBe(1);
  });
});

describe('the order of the list', () => {
  const days = ['2026-03-02', '2026-03-10', '2026-03-01'];
  const dated = days.map((day) => aQuotationLight({ id: day, createdAt: `${day}T10:00:00.000Z` }));

  it('is newest first at the start [QLS-012]', () => {
    expect(found({}, dated)).toEqual(['2026-03-10', '2026-03-02', '2026-03-01']);
    expect(found({ sort: 'createdAt', descending: false }, dated)).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-10',
    ]);
  });

  it('follows the Italian alphabet, accents and capitals beside their letters', () => {
    const names = ['Zoo', 'lotto', 'Èlite', 'Lotto B', 'erba', 'Estate'];
    const named = names.map((name, index) => aQuotationLight({ id: `${index}`, name }));
    const sorted = searchQuotations(named, { sort: 'name' }).items.map(({ name }) => name);
    expect(sorted).toEqual(['Èlite', 'erba', 'Estate', 'lotto', 'Lotto B', 'Zoo']);
  });

  it('may be that of every column, both ways', () => {
    expect(found({ archived: true, sort: 'location' })).toEqual(['villa', 'school', 'old']);
    expect(found({ archived: true, sort: 'location', descending: true })).toEqual(['old', 'school', 'villa']);
    expect(found({ archived: true, sort: 'userName' })).toEqual(['old', 'villa', 'school']);
    expect(found({ archived: true, sort: 'userCountry' })).toEqual(['old', 'school', 'villa']);
    const priced = [
      aQuotationLight({ id: 'dear', total: 1_000_000 }),
      aQuotationLight({ id: 'free', total: 0 }),
      aQuotationLight({ id: 'none', total: null }),
      aQuotationLight({ id: 'older' }),
      aQuotationLight({ id: 'cheap', total: 2 }),
    ];
    expect(found({ sort: 'total' }, priced)).toEqual(['none', 'older', 'free', 'cheap', 'dear']);
  });

  it('is by id among equal ones, and turns round with the column', () => {
    const equal = ['b', 'c', 'a'].map((id) => aQuotationLight({ id }));
    expect(found({ sort: 'name' }, equal)).toEqual(['a', 'b', 'c']);
    expect(found({ sort: 'name', descending: true }, equal)).toEqual(['c', 'b', 'a']);
  });
});

describe('the pages of the list', () => {
  const many = Array.from({ length: 45 }, (_, index) => aQuotationLight({ id: `${index + 100}` }));

  it('hold 20 rows at the start [QLS-010]', () => {
    expect(defaultPageSize).toBe(20);
    expect(searchQuotations(many)).toMatchObject({ total: 45 });
    expect(searchQuotations(many).items).toHaveLength(20);
  });

  it('hold 10, 20, 30, 50 or 100 rows and no other number [QLS-011]', () => {
    expect(pageSizes).toEqual([10, 20, 30, 50, 100]);
    expect(searchQuotations(many, { pageSize: 30 }).items).toHaveLength(30);
    expect(searchQuotations(many, { pageSize: 45 }).items).toHaveLength(20);
  });

  it('count from 0 and are empty after the last', () => {
    expect(found({ sort: 'name', page: 2 }, many)).toEqual(['140', '141', '142', '143', '144']);
    expect(found({ sort: 'name', page: 3 }, many)).toEqual([]);
    expect(found({ page: -1, pageSize: 10 }, many)).toHaveLength(10);
  });
});
