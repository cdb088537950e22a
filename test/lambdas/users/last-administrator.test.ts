import { randomUUID } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '#lambdas/runtime/operation.ts';
import { currentUser, type User } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

// A table of its own: being the last depends on all users in it.
const services = await openDataServices();
const { saveUser } = await import('#lambdas/users/save-user.ts');
const { deleteUser } = await import('#lambdas/users/delete-user.ts');
const { readUser, removeUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
mockedClient(CognitoIdentityProviderClient).onAnyCommand().resolves({});
afterAll(() => services.close());

const everyCountry: Partial<User> = { isSuper: true, managementMode: 'all' };
/** As far as the last one goes, and yet not of mode `all`. */
const asFar: Partial<User> = { isSuper: true, managementMode: 'allExcept', managedCountries: [] };

async function stored(rights: Partial<User>): Promise<User> {
  const id = randomUUID();
  const user = aStoredUser({ id, uid: id, email: `${id}@example.com`, type: 'privato', ...rights });
  await writeUser(user);
  return user;
}

const run = (operation: Operation, acting: User, args: object) =>
  operation
    .run(args, {
      caller: { kind: 'user', user: currentUser(acting) },
      address: '',
      now: new Date('2026-11-20T10:00:00Z'),
      newId: randomUUID,
    })
    .then(() => 'done')
    .catch((cause) => cause.code ?? cause);

/** The input of the administration for a user. */
function edited({ id, revision, ...user }: User, changes: Partial<User>): object {
  const { type, firstName, lastName, isSuper, managementMode, managedCountries, archived } = user;
  const rights = { isSuper, managementMode, managedCountries, archived };
  return { id, revision, type, firstName, lastName, country: 'IT', checkbox1: true, ...rights, ...changes };
}
const save = (acting: User, user: User, changes: Partial<User>) =>
  run(saveUser, acting, { user: edited(user, changes) });

let last: User;
let manager: User;

beforeEach(async () => {
  for (const user of [last, manager]) {
    const left = user && (await readUser(user.id));
    if (left) await removeUser(left);
  }
  [last, manager] = [await stored(everyCountry), await stored(asFar)];
});

describe('the last super user of every country', () => {
  it.each([
    { archived: true },
    { isSuper: false },
    { managementMode: 'only', managedCountries: ['IT'] },
  ] as const)('stays unchanged, whatever is sent: %o [OPC-11]', async (change) => {
    expect(await save(manager, last, { ...change, managedCountries: ['IT'] })).toBe('last-administrator');
    expect(await readUser(last.id)).toEqual(last);
  });

  it('is not deleted [OPC-11]', async () => {
    expect(await run(deleteUser, manager, { uid: last.id })).toBe('last-administrator');
    expect(await readUser(last.id)).toEqual(last);
  });

  it('may go once there is another; then that one is the last [OPC-11]', async () => {
    const second = await stored(everyCountry);
    expect(await save(manager, last, { isSuper: false })).toBe('done');
    expect(await run(deleteUser, manager, { uid: second.id })).toBe('last-administrator');
    await removeUser(second);
  });

  it('is the one of two who take each other’s rights away at the same time [OPC-11]', async () => {
    const second = await stored(everyCountry);
    const outcomes = await Promise.all([
      save(second, last, { isSuper: false }),
      save(last, second, { isSuper: false }),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    const left = await Promise.all([last, second].map(({ id }) => readUser(id)));
    expect(left.filter((user) => user?.isSuper)).toHaveLength(1);
    await removeUser((await readUser(second.id)) ?? second);
  });

  it('has no other in who is archived, or manages some countries only [OPC-11]', async () => {
    const others = [
      await stored({ ...everyCountry, archived: true }),
      await stored({ isSuper: true, managementMode: 'only', managedCountries: ['IT'] }),
    ];
    expect(await save(manager, last, { isSuper: false })).toBe('last-administrator');
    for (const user of others) await removeUser(user);
  });
});
