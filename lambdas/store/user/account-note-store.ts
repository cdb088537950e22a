import { randomUUID } from 'node:crypto';
import { put } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { profileKey } from '#lambdas/store/keys.ts';
import { ofPerson } from '#lambdas/store/person/of-person.ts';
import type { AccountNote } from '#shared/schemas/account-note.ts';

/** Days that a note is kept: five years, also when the account was deleted meanwhile. */
const days = 5 * 365;

export const accountNotes = 'NOTE';

/**
 * The write of a note about an account, for the transaction that changes it. It lies beside the user, so that the
 * user's archive and erasure have it. The index finds it for the doer too.
 */
export function notingAccount(userId: string, doerId: string, note: AccountNote) {
  const Key = { pk: profileKey(userId).pk, sk: `${accountNotes}#${note.at}#${randomUUID()}` };
  const ttl = ttlAfter(note.at, days);
  const Item = { ...Key, ...note, ...ofPerson(doerId, accountNotes), ttl };
  return put({ Item, ConditionExpression: 'attribute_not_exists(pk)' });
}
