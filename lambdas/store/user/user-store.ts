import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { queryPage } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { check, put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { partitions, profileKey, sorts } from '#lambdas/store/keys.ts';
import { noteChange, noteRemoval } from '#lambdas/store/list/list-changes.ts';
import { forgettingMarks } from '#lambdas/store/notification/inbox-store.ts';
import type { Stored } from '#shared/repair/finding.ts';
import {
  type QuotationOwner,
  quotationOwner,
  type User,
  userLight,
  user as userSchema,
} from '#shared/schemas/user.ts';
import { forgetSignIns } from './activity-store.ts';

/** The key of a user in the index: their address in lower case. */
const addressKey = (email: string) => ({
  gsi1pk: partitions.address(email.toLowerCase()),
  gsi1sk: sorts.profile,
});

/** The stored user by the Cognito `sub`, read consistently: a change of rights holds from the next call on. */
export async function readUser(id: string): Promise<User | undefined> {
  const stored = await readStoredUser(id);
  return stored && userSchema.parse(stored);
}

/** The attributes of a user in their item. */
export const userFields = 'id, email, profile';

export const userOfItem = ({ id, email, profile }: Record<string, unknown>): User =>
  userSchema.parse({ ...(profile as object), id, email });

const ownerFields = Object.keys(quotationOwner.shape).join(', ');

/**
 * The owner of a quotation. These fields lie beside the profile too: the function of guests may read nothing else. An
 * older record has them in its profile alone: its links open nothing until it is repaired.
 */
export async function readOwner(id: string): Promise<QuotationOwner | undefined> {
  const item = await readItem(profileKey(id), true, `pk, ${ownerFields}`);
  if (!item) return undefined;
  const { data } = quotationOwner.safeParse(item);
  return data ?? readUser(id);
}

/** The price list of each user who is there, by their ids; older records have it in their profile alone. */
export async function readPriceListsOf(ids: readonly string[]): Promise<Map<string, string | null>> {
  const items = await getItems(ids.map(profileKey), false, {
    ProjectionExpression: 'id, pricelist, profile.pricelist',
  });
  // Written by writingUser below.
  const users = items as (Pick<User, 'id' | 'pricelist'> & { profile?: Pick<User, 'pricelist'> })[];
  return new Map(users.map(({ id, pricelist, profile }) => [id, pricelist ?? profile?.pricelist ?? null]));
}

/** The user of an address, in upper or lower case. */
export async function readUserByEmail(email: string): Promise<User | undefined> {
  const { gsi1pk, gsi1sk } = addressKey(email);
  const [found] = await queryPage({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :address AND gsi1sk = :profile',
    ExpressionAttributeValues: { ':address': gsi1pk, ':profile': gsi1sk },
    ProjectionExpression: 'id',
    Limit: 1,
  });
  const user = found && (await readUser(found.id));
  // The index is a moment late.
  return user?.email.toLowerCase() === email.toLowerCase() ? user : undefined;
}

/** A user as they are stored, in any form. */
export async function readStoredUser(id: string): Promise<Stored | undefined> {
  const item = await readItem(profileKey(id), true, userFields);
  return item && { ...item.profile, id: item.id, email: item.email };
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
    put({
      // The profile is the user as the schema describes them; it is read through the schema.
      Item: { ...profileKey(id), ...addressKey(email), id, email, profile, ...quotationOwner.parse(user) },
      ...guard,
    }),
    ...(user.isProbe ? [] : [noteChange('user', userLight.parse(user))]),
  ];
}

/** Writes a user, new or of the revision after the stored one, with other writes; `conflict` after a lost race. */
export const writeUser = (user: User, also: Parameters<typeof transact>[0] = []): Promise<void> =>
  transact([...writingUser(user), ...also]);

/** Removes a user who is still of the revision that was read; lists hear of it. */
export async function removeUser({ id, revision }: Pick<User, 'id' | 'revision'>): Promise<void> {
  const guard = {
    ConditionExpression: 'profile.revision = :revision',
    ExpressionAttributeValues: { ':revision': revision },
  };
  await transact([
    remove({ Key: profileKey(id), ...guard }),
    noteRemoval('user', { id, revision: revision + 1 }),
    ...forgetSignIns(id),
    forgettingMarks(id),
  ]);
}

/** Holds while a user is an active super user of every country: part of the transaction that takes another one away. */
export const isStillFullAdministrator = (id: string) =>
  check({
    Key: profileKey(id),
    ConditionExpression:
      'profile.isSuper = :yes AND profile.managementMode = :all AND profile.archived = :no',
    ExpressionAttributeValues: { ':yes': true, ':no': false, ':all': 'all' },
  });
