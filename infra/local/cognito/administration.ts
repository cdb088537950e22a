import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ServiceFault } from '../service-fault.ts';
import { checkPassword } from './check-password.ts';
import { invalidParameter } from './cognito-fault.ts';
import { noFailures } from './lockout.ts';
import { attributeList, checkPool, describeUser, operation, type Pool, poolName } from './pool.ts';
import { credentialsOf } from './srp.ts';
import { emailKey, type User } from './user-directory.ts';

const target = { UserPoolId: z.string(), Username: z.string() };

const adminCreateUser = operation(
  z.object({
    ...target,
    UserAttributes: attributeList.default([]),
    TemporaryPassword: z.string().optional(),
  }),
  async (input, pool) => {
    checkPool(pool, input.UserPoolId);
    if (!isEmail(input.Username)) throw invalidParameter('Username should be an email.');
    if (pool.directory.find(input.Username)) {
      throw new ServiceFault('UsernameExistsException', 'User account already exists');
    }
    if (input.TemporaryPassword) checkPassword(input.TemporaryPassword);
    const now = pool.now();
    const user: User = {
      sub: randomUUID(),
      attributes: { email_verified: 'false', ...record(input.UserAttributes), email: input.Username.trim() },
      enabled: true,
      status: 'FORCE_CHANGE_PASSWORD',
      createdAt: now,
      changedAt: now,
      failures: noFailures,
    };
    await pool.directory.put(user);
    return { User: describeUser(user, 'Attributes') };
  },
);

const adminSetUserPassword = operation(
  z.object({ ...target, Password: z.string(), Permanent: z.boolean().default(false) }),
  async (input, pool) => {
    const user = targetOf(input, pool);
    checkPassword(input.Password);
    if (!input.Permanent) throw invalidParameter('Only permanent passwords are supported.');
    const credentials = credentialsOf(poolName(pool), user.sub, input.Password);
    await change(user, { credentials, status: 'CONFIRMED', failures: noFailures }, pool);
    return {};
  },
);

const adminGetUser = operation(z.object(target), (input, pool) => {
  return describeUser(targetOf(input, pool), 'UserAttributes');
});

const adminUpdateUserAttributes = operation(
  z.object({ ...target, UserAttributes: attributeList }),
  async (input, pool) => {
    const user = targetOf(input, pool);
    const changes = record(input.UserAttributes);
    if ('sub' in changes) throw invalidParameter('Cannot modify the non-mutable attribute sub');
    if (changes.email !== undefined) checkNewEmail(user, changes.email, pool);
    // A new address has not been verified by anybody, unless the caller says so.
    const unverified: Record<string, string> = changes.email !== undefined ? { email_verified: 'false' } : {};
    await change(user, { attributes: { ...user.attributes, ...unverified, ...changes } }, pool);
    return {};
  },
);

const adminDeleteUser = operation(z.object(target), async (input, pool) => {
  await pool.directory.remove(targetOf(input, pool));
  return {};
});

const adminDisableUser = operation(z.object(target), async (input, pool) => {
  await change(targetOf(input, pool), { enabled: false }, pool);
  return {};
});

const adminEnableUser = operation(z.object(target), async (input, pool) => {
  await change(targetOf(input, pool), { enabled: true }, pool);
  return {};
});

const adminUserGlobalSignOut = operation(z.object(target), async (input, pool) => {
  const user = targetOf(input, pool);
  await pool.directory.endSessions(({ sub }) => sub === user.sub);
  return {};
});

export const operations = {
  AdminCreateUser: adminCreateUser,
  AdminSetUserPassword: adminSetUserPassword,
  AdminGetUser: adminGetUser,
  AdminUpdateUserAttributes: adminUpdateUserAttributes,
  AdminDeleteUser: adminDeleteUser,
  AdminDisableUser: adminDisableUser,
  AdminEnableUser: adminEnableUser,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
};

function targetOf(input: { UserPoolId: string; Username: string }, pool: Pool): User {
  checkPool(pool, input.UserPoolId);
  return pool.directory.get(input.Username);
}

const change = (user: User, changes: Partial<User>, pool: Pool) =>
  pool.directory.put({ ...user, ...changes, changedAt: pool.now() });

function checkNewEmail(user: User, email: string, pool: Pool) {
  if (!isEmail(email)) throw invalidParameter('Invalid email address format.');
  const holder = pool.directory.find(emailKey(email));
  if (holder && holder.sub !== user.sub) {
    throw new ServiceFault('AliasExistsException', 'An account with the given email already exists.');
  }
}

const isEmail = (text: string) => z.email().safeParse(text.trim()).success;

const record = (list: z.infer<typeof attributeList>) =>
  Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
