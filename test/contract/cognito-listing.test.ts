import { randomUUID } from 'node:crypto';
import { AdminDisableUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { admin, createUser, newAddress, pool, removeUsers } from '#test/support/contract-user.ts';

const beginning = `contract-${randomUUID()}-`;
const users: Awaited<ReturnType<typeof createUser>>[] = [];

beforeAll(async () => {
  for (let each = 0; each < 3; each += 1) users.push(await createUser(newAddress(beginning)));
  // The deployed pool lists new accounts a moment later.
  await vi.waitUntil(async () => (await list({ Filter: filter })).Users?.length === 3, { timeout: 120_000 });
});
afterAll(removeUsers);

const filter = `email ^= "${beginning}"`;
const list = (more: object = {}) => admin.send(new ListUsersCommand({ ...pool, ...more }));
const subs = () => users.map(({ sub }) => sub).toSorted();

describe('the list of accounts', () => {
  it('finds one by its whole address, in whatever letters', async () => {
    const [first] = users;
    const { Users } = await list({ Filter: `email = "${first?.email.toUpperCase()}"` });
    expect(Users?.map(({ Username }) => Username)).toEqual([first?.sub]);
  });

  it('finds one by its id', async () => {
    const { Users } = await list({ Filter: `sub = "${users[1]?.sub}"` });
    expect(Users?.[0]?.Attributes).toContainEqual({ Name: 'email', Value: users[1]?.email });
  });

  it('finds none where none is', async () => {
    expect((await list({ Filter: `email = "${newAddress()}"` })).Users).toEqual([]);
  });

  it('comes in pages without a gap or a repetition', async () => {
    const found: string[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await list({ Filter: filter, Limit: 2, PaginationToken });
      expect(page.Users?.length).toBeLessThanOrEqual(2);
      found.push(...(page.Users ?? []).map(({ Username = '' }) => Username));
      PaginationToken = page.PaginationToken;
    } while (PaginationToken);
    expect(found.toSorted()).toEqual(subs());
  });

  it('says who is disabled', async () => {
    await admin.send(new AdminDisableUserCommand({ ...pool, Username: users[2]?.sub }));
    const { Users } = await list({ Filter: `sub = "${users[2]?.sub}"` });
    expect(Users?.[0]).toMatchObject({ Enabled: false, UserStatus: 'CONFIRMED' });
  });

  it.each([
    ['a filter that is none', { Filter: 'everybody' }],
    ['a filter of an attribute that cannot be searched', { Filter: 'locale = "it"' }],
    ['a page of more than sixty', { Limit: 61 }],
    ['a token that was not given', { PaginationToken: 'invented' }],
  ])('refuses %s', async (_what, more) => {
    await expect(list(more)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});
