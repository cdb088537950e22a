import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  admin,
  createUser,
  newAddress,
  openNewBrowser,
  pool,
  removeUsers,
  signIn,
} from '#test/support/contract-user.ts';

let user: Awaited<ReturnType<typeof createUser>>;

beforeEach(async () => {
  await openNewBrowser();
  user = await createUser();
});
afterAll(removeUsers);

const create = (Username: string, more: object = {}) =>
  admin.send(new AdminCreateUserCommand({ ...pool, Username, MessageAction: 'SUPPRESS', ...more }));
const describeUser = (Username: string) => admin.send(new AdminGetUserCommand({ ...pool, Username }));
const change = (Username: string, values: Record<string, string>) => {
  const UserAttributes = Object.entries(values).map(([Name, Value]) => ({ Name, Value }));
  return admin.send(new AdminUpdateUserAttributesCommand({ ...pool, Username, UserAttributes }));
};
const attribute = async (username: string, name: string) =>
  (await describeUser(username)).UserAttributes?.find(({ Name }) => Name === name)?.Value;

describe('an account', () => {
  it('is found by address and by id', async () => {
    const byAddress = await describeUser(user.email);
    expect(byAddress).toMatchObject({ Username: user.sub, Enabled: true, UserStatus: 'CONFIRMED' });
    expect(byAddress.UserCreateDate).toBeInstanceOf(Date);
    expect((await describeUser(user.sub)).UserAttributes).toContainEqual({ Name: 'sub', Value: user.sub });
  });

  it('without a permanent password cannot sign in', async () => {
    const email = newAddress();
    const { User } = await create(email);
    expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    await admin.send(new AdminDeleteUserCommand({ ...pool, Username: email }));
  });

  it('is the only one of its address, in any case of letters', async () => {
    for (const address of [user.email, user.email.toUpperCase()]) {
      await expect(create(address)).rejects.toMatchObject({ name: 'UsernameExistsException' });
    }
  });

  it('needs a valid address', async () => {
    await expect(create('not an address')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('keeps no attribute unknown to the pool', async () => {
    const UserAttributes = [{ Name: 'custom:rights', Value: 'all' }];
    await expect(create(newAddress(), { UserAttributes })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  it('is gone once deleted, and its address is free', async () => {
    await admin.send(new AdminDeleteUserCommand({ ...pool, Username: user.sub }));
    await expect(describeUser(user.sub)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(signIn(user.email)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    expect((await createUser(user.email)).sub).not.toBe(user.sub);
  });

  it('that does not exist gives UserNotFoundException for every call', async () => {
    const nobody = newAddress();
    const calls = [
      describeUser(nobody),
      change(nobody, { email_verified: 'true' }),
      admin.send(new AdminDeleteUserCommand({ ...pool, Username: nobody })),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  it('of another pool gives ResourceNotFoundException', async () => {
    const elsewhere = { UserPoolId: `${pool.UserPoolId.split('_')[0]}_Nowhere01`, Username: user.email };
    await expect(admin.send(new AdminGetUserCommand(elsewhere))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });
});

describe('the address of an account', () => {
  it('counts as verified if the server says so', async () => {
    await change(user.sub, { email_verified: 'true' });
    expect(await attribute(user.sub, 'email_verified')).toBe('true');
  });

  it('replaced by the server is valid for sign-ins at once, unverified, and the old one is free', async () => {
    await change(user.sub, { email_verified: 'true' });
    const next = newAddress();
    await change(user.sub, { email: next });
    expect(await attribute(user.sub, 'email_verified')).toBe('false');
    expect(await signIn(next)).toMatchObject({ isSignedIn: true });
    expect((await createUser(user.email)).sub).not.toBe(user.sub);
  });

  it('cannot become that of another account', async () => {
    const other = await createUser();
    await expect(change(user.sub, { email: other.email })).rejects.toMatchObject({
      name: 'AliasExistsException',
    });
    expect(await attribute(user.sub, 'email')).toBe(user.email);
  });

  it('cannot become an invalid address', async () => {
    await expect(change(user.sub, { email: 'nowhere' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });
});
