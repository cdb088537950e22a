import { displayName } from '#shared/accounts/display-name.ts';
import { isRecord } from '#shared/is-record.ts';
import { snapshotOf, type User } from '#shared/schemas/user.ts';
import type { Change, Finding, Stored } from './finding.ts';

/** The id of a user is their `sub`, under both names (decision 1). */
export function repairedUserIds({ id, uid }: Stored, sub: string): Finding | undefined {
  const wrong = Object.entries({ id, uid }).filter(([, value]) => value !== sub);
  if (wrong.length === 0) return undefined;
  return { fields: { id: sub, uid: sub }, changes: wrong.map(([name]) => ({ before: name, after: sub })) };
}

/** A copy that says something of its owner. */
const isKept = (user: unknown): user is Stored => isRecord(user) && Object.values(user).some(Boolean);

/**
 * The parts that a quotation keeps of its owner, where they are missing: the copy, its ids, the name. Undefined too
 * when the owner is no more and nothing is known of them. Changes name fields alone: nobody reads in a log who the
 * owner is.
 */
export function repairedOwner(header: Stored, owner: User | undefined): Finding | undefined {
  const { uid, user, userName } = header;
  const copy = isKept(user) ? user : owner && snapshotOf(owner);
  if (!copy || typeof uid !== 'string' || uid === '') return undefined;
  const fields: Record<string, unknown> = {};
  const changes: Change[] = [];
  const fill = (name: string, value: unknown) => {
    fields[name] = value;
    changes.push({ before: `${name} –`, after: `${name} ${uid}` });
  };
  if (!isKept(user) || !copy.id || !copy.uid)
    fill('user', { ...copy, id: copy.id || uid, uid: copy.uid || uid });
  if (!userName && owner) fill('userName', displayName(owner));
  return changes.length > 0 ? { fields, changes } : undefined;
}

/** Nobody can say whose the quotation is. */
export const isWithoutOwner = ({ user }: Stored, owner: User | undefined): boolean => !isKept(user) && !owner;
