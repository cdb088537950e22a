import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LimitName, limits } from '#shared/access/limits.ts';
import { type Caller, refusal } from '#shared/access/permissions.ts';
import { aShareLink } from '#test/support/builders/share-link.ts';
import { aStoredUser, aUser } from '#test/support/builders/user.ts';
import '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import {
  countedFirst,
  countedLater,
  countedOfCustomers,
  countedSilently,
  failedPasses,
} from './counted-uses.ts';
import { type Bound, everyOperation } from './every-operation.ts';

const operations = await everyOperation();
// The keys of a literal object are its type.
const names = Object.keys(limits) as LimitName[];
const first = names.flatMap((limit) => (countedFirst[limit] ?? []).map((field) => ({ limit, field })));

/** A window of every length begins with this day, which no other test uses. */
const start = Date.parse('2041-06-01T00:00:00Z');
const elapsed = 10;
const now = new Date(start + elapsed * 1000);
const guest: Caller = { kind: 'guest', link: aShareLink({ quotation: 'none' }) };
const nobody: Caller = { kind: 'nobody' };

const operationOf = (field: string): Bound['operation'] => {
  const bound = operations.find((each) => each.field === field);
  if (!bound) throw new Error(`There is no ${field}.`);
  return bound.operation;
};

/** The code that a call is refused with. */
const codeOf = (field: string, args: object, caller: Caller, address = '') =>
  operationOf(field)
    .run(args, { caller, address, now, newId: () => 'id' })
    .then(
      () => undefined,
      ({ code, params }: { code?: string; params?: object }) =>
        code === 'too-many-requests' ? { code, params } : code,
    );

const refused = (limit: LimitName) => ({
  code: 'too-many-requests',
  params: { retryAfter: limits[limit].seconds - elapsed },
});

/** Fills the window as if these uses had happened. */
async function counted(limit: LimitName, by: string, uses: number): Promise<void> {
  const { ratePartition } = await import('#lambdas/store/limit/rate-store.ts');
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  const Item = { pk: ratePartition(limit, by), sk: `WINDOW#${start / 1000}`, uses };
  await client.send(new PutCommand({ TableName: table, Item }));
}

describe('the table of counted uses', () => {
  it('has every limit', () => {
    const known = [...first, ...countedLater].map(({ limit }) => limit);
    const silent = [...Object.keys(countedSilently), ...Object.keys(countedOfCustomers)];
    expect([...new Set([...known, ...silent, 'failed-pass'])].toSorted()).toEqual(names.toSorted());
  });

  it('names the limit, if any, of every operation and every route', () => {
    const declared = operations.flatMap(({ field, operation: { limit } }) =>
      limit ? [{ limit, field }] : [],
    );
    const sorted = (rows: typeof first) => rows.toSorted((a, b) => a.field.localeCompare(b.field));
    expect(sorted(first)).toEqual(sorted(declared));
  });

  it('includes everything that opens without a session', () => {
    const open = operations.filter(({ operation }) =>
      [nobody, guest].some((caller) => !refusal(operation.allow, caller)),
    );
    expect(open.length).toBeGreaterThan(0);
    const uncounted = open.filter(({ field }) => !first.some((row) => row.field === field));
    expect(uncounted.map(({ field }) => field)).toEqual([]);
  });
});

describe('a use that is counted before its input is checked', () => {
  /** Callers of the operation, and the key of their count. */
  const callerOf = (field: string, name: string): { caller: Caller; by: string } => {
    const { allow } = operationOf(field);
    const id = `${name} ${field} ${process.pid}`;
    for (const caller of [nobody, guest])
      if (!refusal(allow, caller) && allow !== 'document.print') return { caller, by: `address ${id}` };
    return { caller: { kind: 'user', user: aUser({ id, superUser: true }) }, by: `account ${id}` };
  };

  it.each(first)('$field: $limit', async ({ limit, field }) => {
    // No input has this field, so the input of mutations is invalid.
    const send = ({ caller, by }: ReturnType<typeof callerOf>) =>
      codeOf(field, { nonsense: true }, caller, by.replace('address ', ''));
    const much = callerOf(field, 'much');
    await counted(limit, much.by, limits[limit].most - 1);
    expect(await send(much)).not.toEqual(refused(limit));
    expect(await send(much)).toEqual(refused(limit));
    expect(await send(callerOf(field, 'little'))).not.toEqual(refused(limit));
  });
});

describe('a use that is counted during its work', () => {
  const send = async ({ limit, field, args }: (typeof countedLater)[number], uses: number) => {
    const { writeUser } = await import('#lambdas/store/user/user-store.ts');
    const id = `${limit}-${field.replace(/\W/g, '')}-${uses}-${process.pid}`;
    const user = aUser({ id, uid: id, email: `${id}@example.com`.toLowerCase(), emailVerified: false });
    await writeUser(aStoredUser({ ...user, isSuper: false }));
    await counted(limit, `account ${id}`, uses);
    const caller: Caller = refusal(operationOf(field).allow, nobody) ? { kind: 'user', user } : nobody;
    return codeOf(field, args(user), caller, id);
  };

  it.each(countedLater)('$field: $limit', async (row) => {
    const { most } = limits[row.limit];
    expect(await send(row, most - 1)).not.toEqual(refused(row.limit));
    expect(await send(row, most)).toEqual(refused(row.limit));
  });
});

describe('passes that open nothing, counted by address', () => {
  let door: ServedLocally;
  beforeAll(async () => {
    door = await openHttpDoor(new Date(start), 0);
  });
  afterAll(() => door.close());

  it.each(failedPasses)('%s, %j', async (path, headers) => {
    const send = async () => (await fetch(`${door.url}/functions/${path}`, { headers })).status;
    const { most } = limits['failed-pass'];
    await counted('failed-pass', '127.0.0.1', most - 1);
    expect(await send()).toBe(410);
    expect(await send()).toBe(429);
  });
});
