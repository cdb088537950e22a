import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { phase } from '#shared/schemas/phase.ts';
import type { User } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { codeOf } from '#test/support/cloud.ts';
import {
  allLists,
  aNewList,
  create,
  created,
  destroy,
  listOf,
  priceListUses,
  setProducts,
} from '#test/support/price-lists-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { readOrder, writeOrder } = await import('#lambdas/store/catalogue/order-store.ts');
const { readAvailableProducts } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { readPhase, writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');

async function aUserOf(pricelist: string, changes: Partial<User> = {}): Promise<string> {
  const id = `user-${randomUUID()}`;
  const email = `${id}@example.com`;
  await writeUser(aStoredUser({ id, uid: id, email, country: 'DE', pricelist, ...changes }));
  return id;
}

async function aPhaseOf(...availablePricelists: string[]): Promise<string> {
  const id = `phase-${randomUUID()}`;
  await writePhase(phase.parse({ id, name: { it: id }, availablePricelists }));
  return id;
}

describe('deleting a price list', () => {
  it('removes it by its id, with its products, its name and its place in the order [PLI-032, OPC-04]', async () => {
    const { id, name } = await created();
    await setProducts(id, ['piave-fissativo'], 1);
    await writeOrder(
      'pricelist',
      (await allLists()).map((list) => list.id),
    );
    expect(answered(await destroy(id)).deletePriceList).toEqual({ id, deleted: true, usersLeft: 0 });
    await expect(listOf(id)).rejects.toThrow();
    expect(await readOrder('pricelist')).not.toContain(id);
    expect(await readAvailableProducts(id)).toEqual([]);
    expect(codeOf(await create(aNewList({ name })))).toBeUndefined();
    expect(codeOf(await destroy(id))).toBe('not-found');
  });

  it('is refused while users or phases have it, archived users too, and says how many [OPC-16]', async () => {
    const { id } = await created();
    await aUserOf(id);
    await aUserOf(id, { archived: true });
    await aPhaseOf('pcu', id);
    expect(await priceListUses(id)).toEqual({ users: 2, unmanagedUsers: 0, phases: 1 });
    const refused = await destroy(id);
    expect(refused.errors?.[0]).toMatchObject({ errorType: 'in-use', errorInfo: { users: 2, phases: 1 } });
    expect((await listOf(id)).id).toBe(id);
  });

  it('is refused while one phase has it: without it the phase would be for every list [OPC-16]', async () => {
    const { id } = await created();
    const only = await aPhaseOf(id);
    expect(codeOf(await destroy(id))).toBe('in-use');
    expect((await readPhase(only))?.availablePricelists).toEqual([id]);
  });

  it('gives users and phases the replacement first [OPC-16]', async () => {
    const [old, replacement] = [await created(), await created()];
    const users = await Promise.all([aUserOf(old.id), aUserOf(old.id)]);
    const bystander = await aUserOf('pcu');
    const [one, both] = [await aPhaseOf(old.id), await aPhaseOf(old.id, replacement.id)];
    const answer = answered(await destroy(old.id, replacement.id)).deletePriceList;
    expect(answer).toEqual({ id: old.id, deleted: true, usersLeft: 0 });
    for (const user of users)
      expect(await readUser(user)).toMatchObject({ pricelist: replacement.id, revision: 2 });
    expect((await readUser(bystander))?.pricelist).toBe('pcu');
    for (const id of [one, both])
      expect(await readPhase(id)).toMatchObject({
        availablePricelists: [replacement.id],
        revision: 2,
        updatedBy: 'Giulia Ferrero',
      });
    expect(await priceListUses(replacement.id)).toEqual({ users: 2, unmanagedUsers: 0, phases: 2 });
  });

  it('moves so many users a call, until all are moved [OPC-16]', async () => {
    const [old, replacement] = [await created(), await created()];
    for (let group = 0; group < 21; group += 1)
      await Promise.all(Array.from({ length: 10 }, () => aUserOf(old.id)));
    const first = answered(await destroy(old.id, replacement.id)).deletePriceList;
    expect(first).toEqual({ id: old.id, deleted: false, usersLeft: 10 });
    expect((await listOf(old.id)).id).toBe(old.id);
    expect(answered(await destroy(old.id, replacement.id)).deletePriceList.deleted).toBe(true);
    expect((await priceListUses(replacement.id)).users).toBe(210);
  });

  it.each(['itself', 'none'])('takes no replacement that is %s', async (which) => {
    const { id } = await created();
    const answer = await destroy(id, which === 'itself' ? id : 'none');
    expect(answer.errors?.[0]).toMatchObject({
      errorType: 'invalid-input',
      errorInfo: { field: 'replacement' },
    });
  });

  it('changes no user of a country that the super user does not manage [OPC-16]', async () => {
    const [old, replacement] = [await created(), await created()];
    const [german, french] = [await aUserOf(old.id), await aUserOf(old.id, { country: 'FR' })];
    const who = 'superUserOfGermanyAndAustria';
    expect(await priceListUses(old.id, who)).toEqual({ users: 2, unmanagedUsers: 1, phases: 0 });
    expect(codeOf(await destroy(old.id, replacement.id, who))).toBe('in-use');
    for (const user of [german, french]) expect((await readUser(user))?.pricelist).toBe(old.id);
  });
});
