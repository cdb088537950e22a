import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { CustomAttributeType, Entity } from 'electrodb';
import type { Stored } from '#shared/repair/finding.ts';
import { type User, userLight, user as userSchema } from '#shared/schemas/user.ts';
import { forgetSignIns } from './activity-store.ts';
import { forgettingMarks } from './inbox-store.ts';
import { noteChange, noteRemoval } from './list-changes.ts';
import { client, table } from './table.ts';
import { check, put, remove, transact } from './transact.ts';
import { profileKey } from './user-keys.ts';

const users = new Entity(
  {
    model: { service: 'preventivi', entity: 'user', version: '1' },
    attributes: {
      id: { type: 'string', required: true },
      email: { type: 'string', required: true },
      /** The user as the schema describes it; read back through the schema. */
      profile: { type: CustomAttributeType<Omit<User, 'id' | 'email'>>('any'), required: true },
    },
    indexes: {
      profile: {
        pk: { field: 'pk', composite: ['id'], template: 'U#${id}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'PROFILE', casing: 'none' },
      },
      byEmail: {
        index: 'gsi1',
        pk: { field: 'gsi1pk', composite: ['email'], template: 'EMAIL#${email}', casing: 'lower' },
        sk: { field: 'gsi1sk', composite: [], template: 'PROFILE', casing: 'none' },
      },
    },
  },
  { client, table },
);

/** The stored user by the Cognito `sub`, read consistently: a change of rights holds from the next call on. */
export async function readUser(id: string): Promise<User | undefined> {
  const { data } = await users.get({ id }).go({ consistent: true });
  return data ? userSchema.parse({ ...data.profile, id: data.id, email: data.email }) : undefined;
}

/** A user as his item holds him. */
export const userOfItem = ({ id, email, profile }: Record<string, unknown>): User =>
  userSchema.parse({ ...(profile as object), id, email });

/** The user of an address, in whatever letters. */
export async function readUserByEmail(email: string): Promise<User | undefined> {
  const { data } = await users.query.byEmail({ email }).go({ attributes: ['id'], limit: 1 });
  const user = data[0] && (await readUser(data[0].id));
  // The index is a moment late.
  return user?.email.toLowerCase() === email.toLowerCase() ? user : undefined;
}

/** A user as he is stored, in whatever form. */
export async function readStoredUser(id: string): Promise<Stored | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: profileKey(id), ConsistentRead: true }),
  );
  return Item && { ...Item.profile, id: Item.id, email: Item.email };
}

/** The writes of a user, new or of the revision after the stored one; older records have none. */
export function writingUser(user: User) {
  const { id, email, ...profile } = user;
  const isNew = user.revision === 2 ? 'attribute_not_exists(profile.revision)' : 'attribute_not_exists(pk)';
  const guard = {
    ConditionExpression: `${isNew} OR profile.revision = :before`,
    ExpressionAttributeValues: { ':before': user.revision - 1 },
  };
  return [
    put({ ...users.put({ id, email, profile }).params(), ...guard }),
    noteChange('user', userLight.parse(user)),
  ];
}

/**
 * Writes a user, new or of the revision after the stored one, with what is written together with him; `conflict` when
 * somebody wrote him in between.
 */
export const writeUser = (user: User, also: Parameters<typeof transact>[0] = []): Promise<void> =>
  transact([...writingUser(user), ...also]);

/** Removes a user who is still of the revision that was read; lists hear of it. */
export async function removeUser({ id, revision }: Pick<User, 'id' | 'revision'>): Promise<void> {
  const guard = {
    ConditionExpression: 'profile.revision = :revision',
    ExpressionAttributeValues: { ':revision': revision },
  };
  await transact([
    remove({ ...users.delete({ id }).params(), ...guard }),
    noteRemoval('user', { id, revision: revision + 1 }),
    ...forgetSignIns(id),
    forgettingMarks(id),
  ]);
}

/** Holds while a user is an active super user of every country: part of the transaction that takes another one away. */
export const isStillFullAdministrator = (id: string) =>
  check({
    ...keyOf(id),
    ConditionExpression:
      'profile.isSuper = :yes AND profile.managementMode = :all AND profile.archived = :no',
    ExpressionAttributeValues: { ':yes': true, ':no': false, ':all': 'all' },
  });

function keyOf(id: string) {
  const { TableName, Key } = users.get({ id }).params<{ TableName: string; Key: object }>();
  return { TableName, Key };
}
