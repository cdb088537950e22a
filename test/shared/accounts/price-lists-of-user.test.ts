import { describe, expect, it } from 'vitest';
import { isPriceListToConfirm } from '#shared/accounts/price-list-to-confirm.ts';
import { keptPriceList, priceListsFor, suggestedListOf } from '#shared/accounts/price-lists-of-user.ts';
import { priceList } from '#shared/schemas/price-list.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

const lists = [
  { id: 'north', name: 'Nord 2026', code: 'PCU', countries: ['IT'] },
  { id: 'south', name: 'PCCS', countries: ['IT'] },
  { id: 'dach', name: 'DACH', countries: ['DE', 'AT'] },
  { id: 'nobody', name: 'Nobody', countries: [] },
  { id: 'all', name: 'All', isCatchAll: true },
].map((list) => priceList.parse(list));
const painter = { type: 'imbianchino', country: 'IT', province: 'BO' };
const idsFor = (person: object) => priceListsFor(person, lists).map(({ id }) => id);

describe('the price lists that a user may be given', () => {
  it('are those of the user’s country and those of every country [USR-047]', () => {
    expect(idsFor(painter)).toEqual(['north', 'south', 'all']);
    expect(idsFor({ ...painter, country: 'de' })).toEqual(['dach', 'all']);
    expect(idsFor({ ...painter, country: 'FR' })).toEqual(['all']);
    expect(idsFor({ ...painter, country: null })).toEqual(idsFor(painter));
  });

  it('are none for a private user [USR-049]', () => {
    expect(idsFor({ ...painter, type: 'privato' })).toEqual([]);
  });

  it('keep the present one while it is among them [OPC-48]', () => {
    const kept = (changes: object) => keptPriceList({ ...painter, pricelist: 'north', ...changes }, lists);
    expect(kept({})).toBe('north');
    expect(kept({ pricelist: 'all', country: 'DE' })).toBe('all');
    for (const changes of [
      { country: 'DE' },
      { type: 'privato' },
      { pricelist: 'gone' },
      { pricelist: null },
    ])
      expect(kept(changes)).toBeNull();
  });
});

describe('the price list that a province suggests', () => {
  it('is that of its code, else of its name [OPC-38]', () => {
    expect(suggestedListOf(painter, lists)).toBe('north');
    expect(suggestedListOf({ ...painter, province: 'NA' }, lists)).toBe('south');
    expect(suggestedListOf(painter, [])).toBeNull();
  });

  it('is none without a province, abroad or for a private user [USR-048, USR-049, GEO-028, GEO-029]', () => {
    for (const changes of [{ province: null }, { province: '' }, { country: 'DE' }, { type: 'privato' }])
      expect(suggestedListOf({ ...painter, ...changes }, lists)).toBeNull();
  });

  it('is to be confirmed until somebody did, whatever list the user has [OPC-35]', () => {
    const user = (suggestedPricelist: string | null, pricelistConfirmed: boolean) =>
      aStoredUser({ suggestedPricelist, pricelistConfirmed, pricelist: 'all' });
    expect(isPriceListToConfirm(user('north', false))).toBe(true);
    expect(isPriceListToConfirm(user('north', true))).toBe(false);
    expect(isPriceListToConfirm(user(null, false))).toBe(false);
  });
});
