import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf, unexpired } from '#lambdas/runtime/table/query-all.ts';
import { ConditionFailed, check, put, transact } from '#lambdas/runtime/table/transact.ts';
import { partitions, profileKey, sorts } from '#lambdas/store/keys.ts';
import { forgetOfUser } from '#lambdas/store/person/forget-of-user.ts';
import { readUser, userFields, userOfItem } from '#lambdas/store/user/user-store.ts';
import { lastUseOf } from '#shared/access/last-use-of.ts';
import type { User } from '#shared/schemas/user.ts';

/** A session as it is kept beside its user; times are ISO 8601. Of one that ended nothing is kept but that it did. */
export type Session = {
  id: string;
  signedInAt: string;
  usedAt?: string;
  browser?: string | null;
  system?: string | null;
  endedAt?: string;
};

const keyOf = (uid: string, id: string) => ({ pk: partitions.user(uid), sk: sorts.session(id) });

/** Written below. */
const sessionOfItem = ({ pk, sk, ttl, ...session }: Record<string, unknown>) =>
  ({ ...session, id: sorts.session.restOf(String(sk)) }) as Session;

/** A user and one of their sessions, in one consistent read: an ended session is refused from the next call on. */
export async function readUserInSession(
  uid: string,
  id: string | undefined,
): Promise<{ user?: User | undefined; session?: Session | undefined }> {
  if (!id) return { user: await readUser(uid) };
  const items = await getItems([profileKey(uid), keyOf(uid, id)], true, {
    ProjectionExpression: `sk, ${userFields}, signedInAt, usedAt, endedAt`,
  });
  const profile = items.find(({ sk }) => sk === sorts.profile);
  const session = items.find(({ sk }) => sk !== sorts.profile);
  return { user: profile && userOfItem(profile), session: session && sessionOfItem(session) };
}

/** The sessions of a user that are kept, also those that ended. */
export async function listSessions(uid: string, now: Date): Promise<Session[]> {
  const items = await itemsOf(partitions.user(uid), {
    prefix: sorts.session.prefix,
    ...unexpired(now),
    ConsistentRead: true,
  });
  return items.map(sessionOfItem);
}

/** Notes that a session is used, unless it ended or its user was removed meanwhile. */
export async function noteSession(uid: string, session: Session): Promise<void> {
  try {
    await write(uid, session, { ConditionExpression: 'attribute_not_exists(endedAt)' });
  } catch (cause) {
    if (!(cause instanceof ConditionFailed)) throw cause;
  }
}

/** Ends a session for as long as a token of it could be good, or be renewed. */
export const endSession = (
  uid: string,
  { id, signedInAt }: Pick<Session, 'id' | 'signedInAt'>,
  now: Date,
): Promise<void> => write(uid, { id, signedInAt, endedAt: now.toISOString() });

function write(uid: string, { id, ...session }: Session, guard: object = {}): Promise<void> {
  const ttl = lastUseOf(Date.parse(session.signedInAt) / 1000);
  return transact([
    put({ Item: { ...keyOf(uid, id), ...session, ttl }, ...guard }),
    check({ Key: profileKey(uid), ConditionExpression: 'attribute_exists(pk)' }),
  ]);
}

/** Removes the sessions of a removed user. */
export const forgetSessions = (uid: string): Promise<void> => forgetOfUser(uid, sorts.session.prefix);
