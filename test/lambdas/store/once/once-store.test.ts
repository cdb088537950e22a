import { afterAll, describe, expect, it } from 'vitest';
import { openStoreTable } from '#test/support/store-table.ts';

const now = new Date('2026-11-20T09:00:00Z');
let clock = now.getTime();
const table = await openStoreTable({ clock: () => clock });
const { onceKey, ownKey, rememberOnce } = await import('#lambdas/store/once/once-store.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');
afterAll(() => table.close());

const make = (once: ReturnType<typeof onceKey>, result: string) => transact([once.remembering(result, now)]);

describe('the key of a creation', () => {
  it('remembers what the first call made', async () => {
    const once = onceKey('marta', 'key-1', 'content');
    expect(await rememberOnce(once)).toBeUndefined();
    await make(once, 'q1');
    expect(await rememberOnce(onceKey('marta', 'key-1', 'content'))).toBe('q1');
  });

  it('with another content is a conflict', async () => {
    await make(onceKey('marta', 'key-2', 'content'), 'q1');
    await expect(rememberOnce(onceKey('marta', 'key-2', 'another'))).rejects.toEqual(
      expect.objectContaining({ code: 'conflict', params: { made: 'before' } }),
    );
  });

  it('of a signed-in user tells which one the first call made, where that is an id', async () => {
    const marta = { id: 'marta' };
    const refused = async (key: string, result: string) => {
      await make(ownKey(marta, key, { name: 'first' }), result);
      return rememberOnce(ownKey(marta, key, { name: 'other' }));
    };
    await expect(refused('key-6', 'q1')).rejects.toMatchObject({ params: { made: 'before', id: 'q1' } });
    await expect(refused('key-7', '{"joined":[]}')).rejects.toEqual(
      expect.objectContaining({ params: { made: 'before' } }),
    );
  });

  it('of one user says nothing to another', async () => {
    await make(onceKey('marta', 'key-3', 'content'), 'q1');
    expect(await rememberOnce(onceKey('andrea', 'key-3', 'content'))).toBeUndefined();
    await expect(make(onceKey('andrea', 'key-3', 'content'), 'q2')).resolves.toBeUndefined();
  });

  it('lets one of several calls at once make something', async () => {
    const made = await Promise.allSettled(
      ['q1', 'q2', 'q3', 'q4'].map((id) => make(onceKey('marta', 'key-4', 'content'), id)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { status, ...rest } of made) {
      if (status === 'rejected') expect(rest).toMatchObject({ reason: { code: 'conflict' } });
    }
  });

  it('is remembered for two days, then the table lets it go', async () => {
    const once = onceKey('marta', 'key-5', 'content');
    await make(once, 'q1');
    const twoDays = 2 * 86_400_000;
    clock = now.getTime() + twoDays - 1000;
    await table.dynamoDb.removeExpired();
    expect(await rememberOnce(once)).toBe('q1');
    clock = now.getTime() + twoDays + 1000;
    await table.dynamoDb.removeExpired();
    expect(await rememberOnce(once)).toBeUndefined();
  });
});
