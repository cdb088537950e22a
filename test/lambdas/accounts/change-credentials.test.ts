import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aStoredUser } from '#test/support/builders/user.ts';

vi.stubEnv('TABLE_NAME', 'credentials');
const setAddress = vi.fn();
const setPassword = vi.fn();
const signOutEverywhere = vi.fn();
vi.mock('#lambdas/store/user/account-store.ts', () => ({ setAddress, setPassword, signOutEverywhere }));
const changeUser = vi.fn();
vi.mock('#lambdas/store/user/change-user.ts', () => ({ changeUser }));
const { changeCredentials } = await import('#lambdas/accounts/change-credentials.ts');

const before = aStoredUser({ emailVerified: true });
const now = new Date('2026-11-20T09:00:00Z');
const wanted = { email: 'moved@example.com', password: 'Vernici-2027!' };
const clock = { now: () => now, until: vi.fn(async () => {}) };
const run = () => changeCredentials(before, wanted, 'Marta Bellini', clock);
const former = { email: before.email, emailVerified: true };

beforeEach(() => {
  vi.resetAllMocks();
  let stored = before;
  changeUser.mockImplementation(async (_, change) => {
    stored = { ...stored, ...(typeof change === 'function' ? change(stored) : change) };
    return { before, after: stored };
  });
});

describe('a change of e-mail and password', () => {
  it('is one of account and user, and ends the sessions [OPC-42, OPC-43]', async () => {
    const after = await run();
    expect(after).toMatchObject({
      email: wanted.email,
      emailVerified: false,
      sessionsEndedAt: now.toISOString(),
    });
    expect(setAddress.mock.calls).toEqual([[before.id, wanted.email, false]]);
    expect(setPassword).toHaveBeenCalledWith(before.id, wanted.password);
    expect(signOutEverywhere).toHaveBeenCalledWith(before.id);
    expect(clock.until).toHaveBeenCalledWith(new Date('2026-11-20T09:00:01Z'));
  });

  it('that the account refuses changes no user [OPC-43]', async () => {
    setAddress.mockRejectedValue(new Error('taken'));
    await expect(run()).rejects.toThrow('taken');
    expect(changeUser).not.toHaveBeenCalled();
    expect(setPassword).not.toHaveBeenCalled();
  });

  it.each([
    ['of the user', () => changeUser.mockRejectedValueOnce(new Error('broken'))],
    ['of the password', () => setPassword.mockRejectedValue(new Error('broken'))],
  ])('that fails at the write %s is taken back from both [OPC-43]', async (_, breakIt) => {
    breakIt();
    await expect(run()).rejects.toThrow('broken');
    expect(setAddress).toHaveBeenLastCalledWith(before.id, before.email, true);
    expect(changeUser).toHaveBeenLastCalledWith(before.id, former, 'Marta Bellini', now);
  });
});
