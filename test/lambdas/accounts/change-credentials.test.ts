import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices({ withPool: true });
afterAll(services.close);

const { changeCredentials } = await import('#lambdas/accounts/change-credentials.ts');
const { clientSettings } = await import('#lambdas/runtime/client-settings.ts');
const { env } = await import('#lambdas/runtime/env.ts');
const { client } = await import('#lambdas/runtime/table/table.ts');
const accounts = await import('#lambdas/store/user/account-store.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');

const now = new Date('2026-11-20T09:00:00Z');
const clock = { now: () => now, until: vi.fn(async () => {}) };
const password = 'Colori-2026!';
const pool = new CognitoIdentityProviderClient(clientSettings());

let made = 0;
let before: User;
let wanted: { email: string; password: string };
const run = () => changeCredentials(before, wanted, 'Marta Bellini', clock);

beforeEach(async () => {
  clock.until.mockClear();
  made += 1;
  const email = `marta-${made}@example.com`;
  const id = await accounts.createAccount(email, true);
  await accounts.setPassword(id, password);
  before = aStoredUser({ id, uid: id, email, emailVerified: true });
  await writeUser(before);
  wanted = { email: `moved-${made}@example.com`, password: 'Vernici-2027!' };
});
afterEach(() => {
  client.middlewareStack.remove('broken');
});

/** The first write of the user arrives, and its answer does not. */
function breakTheUser(): void {
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (call) => {
        if (!commandName.startsWith('TransactWrite')) return next(call);
        client.middlewareStack.remove('broken');
        await next(call);
        throw new Error('broken');
      },
    { step: 'initialize', name: 'broken', priority: 'high' },
  );
}

async function session(): Promise<string> {
  const { AuthenticationResult } = await pool.send(
    new AdminInitiateAuthCommand({
      UserPoolId: env.userPoolId,
      ClientId: env.userPoolClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: before.id, PASSWORD: password },
    }),
  );
  return AuthenticationResult?.RefreshToken ?? '';
}
const renewed = (token: string) =>
  pool.send(new GetTokensFromRefreshTokenCommand({ ClientId: env.userPoolClientId, RefreshToken: token }));

describe('a change of e-mail and password', () => {
  it('is one of account and user, and ends the sessions [OPC-42, OPC-43]', async () => {
    const token = await session();
    await renewed(token);
    const after = await run();
    const changed = { email: wanted.email, emailVerified: false };
    expect(after).toMatchObject({ ...changed, sessionsEndedAt: now.toISOString() });
    expect(await readUser(before.id)).toEqual(after);
    expect(await accounts.readAccount(before.id)).toMatchObject(changed);
    await accounts.checkPassword(before.id, wanted.password);
    await expect(renewed(token)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(clock.until).toHaveBeenCalledWith(new Date('2026-11-20T09:00:01Z'));
  });

  it('that the account refuses changes no user [OPC-43]', async () => {
    await accounts.createAccount(wanted.email);
    await expect(run()).rejects.toMatchObject({ code: 'email-taken' });
    expect(await readUser(before.id)).toEqual(before);
    await accounts.checkPassword(before.id, password);
  });

  it.each([
    ['of the user', breakTheUser, { message: 'broken' }],
    // Shorter than the pool accepts.
    ['of the password', () => Object.assign(wanted, { password: 'x' }), { code: 'invalid-input' }],
  ])('that fails at the write %s is taken back from both [OPC-43]', async (_, breakIt, failure) => {
    breakIt();
    await expect(run()).rejects.toMatchObject(failure);
    const former = { email: before.email, emailVerified: true };
    expect(await accounts.readAccount(before.id)).toMatchObject(former);
    expect(await readUser(before.id)).toMatchObject({ ...former, updatedBy: 'Marta Bellini' });
    await accounts.checkPassword(before.id, password);
  });
});
