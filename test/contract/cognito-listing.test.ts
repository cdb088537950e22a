import { randomUUID } from 'node:crypto';
import { AdminDisableUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { admin, createUser, newAddress, pool, removeUsers } from '#test/support/contract-user.ts';

const beginning = `contract-${randomUUID()}-`;
const users: Awaited<ReturnType<typeof createUser>>[] = [];

beforeAll(async () => {
  for (let each = 0; each < 3; each += 1) users.push(await createUser(newAddress(beginning)));
  // The deployed pool lists new accounts a moment later.
  await vi.waitUntil(async () => (await listed()).length === 3, { timeout: 120_000 });
});
afterAll(removeUsers);

const list = (more: object = {}) => admin.send(new ListUsersCommand({ ...pool, ...more }));
const subs = () => users.map(({ sub }) => sub).toSorted();

/** The accounts of this test, page by page. */
async function listed(Limit = 60) {
  const found: NonNullable<Awaited<ReturnType<typeof list>>['Users']> = [];
  let PaginationToken: string | undefined;
  do {
    const page = await list({ Limit, PaginationToken });
    expect(page.Users?.length).toBeLessThanOrEqual(Limit);
    const isOwn = ({ Value = '' }) => Value.startsWith(beginning);
    found.push(...(page.Users ?? []).filter(({ Attributes = [] }) => Attributes.some(isOwn)));
    PaginationToken = page.PaginationToken;
  } while (PaginationToken);
  return found;
}

describe('the list of accounts', () => {
  it('holds each with its address', async () => {
    const own = (await listed()).find(({ Username }) => Username === users[1]?.sub);
    expect(own?.Attributes).toContainEqual({ Name: 'email', Value: users[1]?.email });
  });

  it('comes in pages without a gap or a repetition', async () => {
    expect((await listed(2)).map(({ Username = '' }) => Username).toSorted()).toEqual(subs());
  });

  it('tells that an account is disabled', async () => {
    await admin.send(new AdminDisableUserCommand({ ...pool, Username: users[2]?.sub }));
    const disabled = (await listed()).filter(({ Enabled }) => Enabled === false);
    expect(disabled).toMatchObject([{ Username: users[2]?.sub, UserStatus: 'CONFIRMED' }]);
  });

  it.each([
    ['a page of more than sixty', { Limit: 61 }],
    ['a token that was not given', { PaginationToken: 'invented' }],
  ])('refuses %s', async (_what, more) => {
    await expect(list(more)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});
