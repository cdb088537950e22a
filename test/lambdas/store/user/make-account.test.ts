import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
afterAll(() => table.close());
vi.stubEnv('WEB_ORIGIN', 'https://preventivi.example');
const accounts = new Map<string, { id: string; password?: string }>();
const mails: string[] = [];
const beside = {
  createAccount: vi.fn<(email: string) => Promise<string>>(),
  setPassword: vi.fn<(id: string, password: string) => Promise<void>>(),
  sendMail: vi.fn<(mail: { to: string }) => Promise<void>>(),
};
vi.mock('#lambdas/store/user/account-store.ts', () => ({
  ...beside,
  readAccount: async (name: string) => {
    const known = [...accounts].find(([email, { id }]) => email === name || id === name)?.[1];
    return known && { ...known, hasPassword: known.password !== undefined };
  },
}));
vi.mock('#lambdas/store/mail/send-mail.ts', () => ({ sendMail: beside.sendMail }));
vi.mock('#lambdas/store/user/user-store.ts', async (original) => {
  const actual = await original<typeof import('#lambdas/store/user/user-store.ts')>();
  return { ...actual, writeUser: vi.fn(actual.writeUser) };
});
const { makeAccount } = await import('#lambdas/store/user/make-account.ts');
const { onceKey, visitor } = await import('#lambdas/store/once/once-store.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
const { DomainError } = await import('#shared/errors.ts');
const steps = { ...beside, writeUser: vi.mocked(writeUser) };

let number = 0;
let email = '';
const sub = () => `sub of ${email}`;
const make = (password: string, key = 'key', content = 'content') =>
  makeAccount({
    once: onceKey(visitor, `${key}-${number}`, content),
    password,
    now: new Date(),
    newcomer: async () => ({ email, of: (id) => aStoredUser({ id, uid: id, email }) }),
  });

beforeEach(() => {
  vi.clearAllMocks();
  email = `serena-${++number}@example.com`;
  mails.length = 0;
  beside.createAccount.mockImplementation(async (address) => {
    if (accounts.has(address)) throw new DomainError('email-taken');
    accounts.set(address, { id: sub() });
    return sub();
  });
  beside.setPassword.mockImplementation(async (id, password) => void accounts.set(email, { id, password }));
  beside.sendMail.mockImplementation(async ({ to }) => void mails.push(to));
});

describe('making an account', () => {
  it('makes account, user, password and mail; the id of all is the account’s', async () => {
    const { user, mailSent } = await make('Colori-2026!');
    expect([user.id, user.uid, mailSent]).toEqual([sub(), sub(), true]);
    expect(accounts.get(email)).toEqual({ id: sub(), password: 'Colori-2026!' });
    expect(mails).toEqual([email]);
  });

  it('again with its key answers the same, and neither changes the password nor sends another mail', async () => {
    const first = await make('Colori-2026!');
    expect(await make('Altra-2026!')).toEqual(first);
    expect(accounts.get(email)?.password).toBe('Colori-2026!');
    expect(mails).toEqual([email]);
    await expect(make('Colori-2026!', 'key', 'other')).rejects.toMatchObject({ code: 'conflict' });
  });

  const cuts = Object.keys(steps).flatMap((step) =>
    ['before', 'after'].map((when) => [step as keyof typeof steps, when] as const),
  );
  it.each(cuts)('that was cut off at %s, %s it was done, is completed by a retry', async (step, when) => {
    const whole = steps[step].getMockImplementation() as (...args: unknown[]) => Promise<unknown>;
    steps[step].mockImplementationOnce(async (...args: unknown[]): Promise<never> => {
      if (when === 'after') await whole(...args);
      throw new Error('killed');
    });
    // The table remembers the write: the same call finds it.
    await make('Colori-2026!').catch((cause) => expect(cause).toMatchObject({ message: 'killed' }));
    expect((await make('Colori-2026!')).user.id).toBe(sub());
    expect(await readUser(sub())).toMatchObject({ email });
    expect(accounts.get(email)).toEqual({ id: sub(), password: 'Colori-2026!' });
    // A call that was killed with a mail may have sent it: it is not sent twice, and the user can ask for it.
    expect(mails).toEqual(step === 'sendMail' && when === 'before' ? [] : [email]);
  });

  it('five times at once with one key makes one, with one mail', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => make('Colori-2026!')));
    expect(new Set(made.map(({ user }) => user.id))).toEqual(new Set([sub()]));
    expect(mails).toEqual([email]);
  });

  it('whose mail could not be sent says so, and sends it by the next call', async () => {
    beside.sendMail.mockRejectedValueOnce(new DomainError('mail-not-sent'));
    expect((await make('Colori-2026!')).mailSent).toBe(false);
    expect((await make('Colori-2026!')).mailSent).toBe(true);
    expect(mails).toEqual([email]);
  });

  it('that broke off before the user is taken over by a call with another key', async () => {
    steps.writeUser.mockRejectedValueOnce(new Error('broken'));
    await expect(make('Colori-2026!')).rejects.toThrow('broken');
    expect(accounts.get(email)).toEqual({ id: sub() });
    expect((await make('Colori-2027!', 'another')).user.id).toBe(sub());
    expect(accounts.get(email)?.password).toBe('Colori-2027!');
  });

  it('that broke off before the password is not taken over by a call with another key, which is told that the address is taken [CER-003]', async () => {
    beside.setPassword.mockRejectedValueOnce(new Error('broken'));
    await expect(make('Colori-2026!')).rejects.toThrow('broken');
    await expect(make('Altra-2026!', 'another')).rejects.toMatchObject({ code: 'email-taken' });
    expect(accounts.get(email)).toEqual({ id: sub() });
  });

  it('twice at once with two keys makes one: the other is told the address is taken, and sets no password', async () => {
    const outcomes = await Promise.allSettled([make('Prima-2026!'), make('Seconda-2026!', 'another')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(beside.setPassword).toHaveBeenCalledTimes(1);
  });

  it('with the address of a user changes nothing of that user [CER-003]', async () => {
    await make('Colori-2026!');
    await expect(make('Altra-2026!', 'another')).rejects.toMatchObject({ code: 'email-taken' });
    expect(accounts.get(email)?.password).toBe('Colori-2026!');
  });
});
