import { describe, expect, it } from 'vitest';
import type { UserLight } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { accounts, codeOf, graphql, type Who } from '#test/support/cloud.ts';

type Item = Omit<Partial<UserLight>, 'createdAt'> & { createdAt: number };
type Listed = { users: { items: Item[]; total: number } };
const query = `query ($filter: UserFilter, $sort: UserSort, $descending: Boolean, $page: Int, $pageSize: Int) {
  users(filter: $filter, sort: $sort, descending: $descending, page: $page, pageSize: $pageSize) {
    items { id firstName lastName email country province pricelist archived createdAt } total
  }
}`;
const ask = (who: Who, variables: Record<string, unknown> = {}) => graphql<Listed>(who, query, variables);
const listed = async (who: Who, variables?: Record<string, unknown>) =>
  (await ask(who, variables)).data.users;
const emails = ({ items }: Listed['users']) => items.map(({ email }) => email);

describe('the list of users', () => {
  it('is for super users', async () => {
    expect(codeOf(await ask('painter'))).toBe('forbidden');
    expect(codeOf(await ask('unverified'))).toBe('forbidden');
  });

  it('holds the users of the managed countries and no others [CDA-003, CDA-009]', async () => {
    const everybody = await listed('superUser', { filter: { archived: true } });
    expect(new Set(everybody.items.map(({ country }) => country)).size).toBeGreaterThan(1);
    const { items, total } = await listed('superUserOfGermanyAndAustria', { filter: { archived: true } });
    // Other tests add users of these countries.
    expect(items).toHaveLength(Math.min(20, total));
    expect(total).toBeLessThan(everybody.total);
    const austrians = { archived: true, country: 'AT' };
    items.push(...(await listed('superUserOfGermanyAndAustria', { filter: austrians })).items);
    expect(new Set(items.map(({ country }) => country))).toEqual(new Set(['DE', 'AT']));
    expect(await listed('superUserOfNoCountry')).toEqual({ items: [], total: 0 });
  });

  it('starts with the newest, 20 a page, without the archived ones [USR-017, USR-019, CDA-056]', async () => {
    const { items, total } = await listed('superUser');
    const dates = items.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(items).toHaveLength(Math.min(20, total));
    expect(items.every(({ archived }) => !archived)).toBe(true);
    const all = await listed('superUser', { filter: { archived: true } });
    expect(all.total).toBeGreaterThan(total);
  });

  it('is searched by name, company, e-mail and city, and filtered', async () => {
    const [name] = accounts.painter.split('@');
    expect(emails(await listed('superUser', { filter: { search: name } }))).toEqual([accounts.painter]);
    expect(emails(await listed('superUser', { filter: { search: 'CONTI andrea' } }))).toContain(
      accounts.painter,
    );
    const germans = await listed('superUser', { filter: { country: 'DE', search: 'stefan' } });
    expect(emails(germans)).toContain(accounts.germanRetailer);
    expect(germans.items.every(({ country }) => country === 'DE')).toBe(true);
    const without = await listed('superUser', { filter: { withoutPricelist: true } });
    expect(without.total).toBeGreaterThan(0);
    expect(without.items.every(({ pricelist }) => !pricelist)).toBe(true);
  });

  it('is sorted by any column and comes in pages', async () => {
    const pages = [0, 1].map((page) => listed('superUser', { sort: 'email', page, pageSize: 10 }));
    const [first, second] = await Promise.all(pages);
    if (!first || !second) throw new Error('Two pages were asked for.');
    const shown = [...emails(first), ...emails(second)];
    expect(shown).toEqual(shown.toSorted());
    expect(new Set(shown).size).toBe(shown.length);
    expect((await ask('superUser', { sort: 'password' })).errors?.[0]?.message).toContain('sort');
  });
});

describe('writing a user', () => {
  it('takes the revision after the stored one alone, so that nobody overwrites another unseen', async () => {
    const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
    const user = aStoredUser({ id: 'revised', uid: 'revised', email: 'revised@example.com' });
    await writeUser(user);
    await writeUser({ ...user, revision: 2, lastName: 'Secondo' });
    const late = { ...user, revision: 2, lastName: 'Terzo' };
    await expect(writeUser(late)).rejects.toMatchObject({ code: 'conflict' });
    expect((await readUser('revised'))?.lastName).toBe('Secondo');
    const { items } = await listed('superUser', { filter: { search: 'revised@' } });
    expect(items.map(({ lastName }) => lastName)).toEqual(['Secondo']);
  });
});
