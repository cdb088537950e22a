import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

vi.stubEnv('TABLE_NAME', 'make-account');
const accounts = new Map<string, { id: string; password?: string }>();
const users = new Map<string, User>();
const createAccount = vi.fn();
const setPassword = vi.fn();
const writeUser = vi.fn();
vi.mock('#lambdas/store/account-store.ts', () => ({
  createAccount,
  setPassword,
  readAccount: async (email: string) => accounts.get(email),
}));
vi.mock('#lambdas/store/user-store.ts', () => ({ writeUser, readUser: async (id: string) => users.get(id) }));
const { makeAccount } = await import('#lambdas/runtime/account/make-account.ts');
const { ConditionFailed } = await import('#lambdas/store/transact.ts');
const { DomainError } = await import('#shared/errors.ts');

const email = 'serena@example.com';
const make = (password: string) => makeAccount(email, password, (id) => aStoredUser({ id, uid: id, email }));

beforeEach(() => {
  vi.resetAllMocks();
  accounts.clear();
  users.clear();
  createAccount.mockImplementation(async (address: string) => {
    if (accounts.has(address)) throw new DomainError('email-taken');
    accounts.set(address, { id: 'sub' });
    return 'sub';
  });
  setPassword.mockImplementation(async (_: string, password: string) => {
    accounts.set(email, { id: 'sub', password });
  });
  writeUser.mockImplementation(async (user: User) => {
    if (users.has(user.id)) throw new ConditionFailed([0], undefined);
    users.set(user.id, user);
  });
});

describe('making an account', () => {
  it('makes account, user and password; the id of all is the account’s', async () => {
    expect(await make('Colori-2026!')).toMatchObject({ id: 'sub', uid: 'sub' });
    expect(accounts.get(email)).toEqual({ id: 'sub', password: 'Colori-2026!' });
  });

  it('that broke off before the user is completed by the next call', async () => {
    writeUser.mockRejectedValueOnce(new Error('broken'));
    await expect(make('Colori-2026!')).rejects.toThrow('broken');
    expect(accounts.get(email)).toEqual({ id: 'sub' });
    expect(await make('Colori-2027!')).toMatchObject({ id: 'sub' });
    expect(accounts.get(email)?.password).toBe('Colori-2027!');
  });

  it('that broke off before the password is not taken over by who comes with another: he is told the address is taken [CER-003]', async () => {
    setPassword.mockRejectedValueOnce(new Error('broken'));
    await expect(make('Colori-2026!')).rejects.toThrow('broken');
    await expect(make('Altra-2026!')).rejects.toMatchObject({ code: 'email-taken' });
    expect(accounts.get(email)).toEqual({ id: 'sub' });
  });

  it('twice at once makes one: the other is told the address is taken, and sets no password', async () => {
    const outcomes = await Promise.allSettled([make('Prima-2026!'), make('Seconda-2026!')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(setPassword).toHaveBeenCalledTimes(1);
  });

  it('with the address of a user changes nothing of his [CER-003]', async () => {
    await make('Colori-2026!');
    await expect(make('Altra-2026!')).rejects.toMatchObject({ code: 'email-taken' });
    expect(accounts.get(email)?.password).toBe('Colori-2026!');
  });
});
