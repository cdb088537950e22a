import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#shared/access/limits.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { countUse, uncountUse } = await import('#lambdas/store/limit/rate-store.ts');
afterAll(() => table.close());

const { most, seconds } = limits['failed-pass'];
const start = new Date('2026-11-20T09:00:00Z');
const later = (elapsed: number) => new Date(start.getTime() + elapsed * 1000);
let somebody = 0;
let address: string;
beforeEach(() => {
  somebody += 1;
  address = `192.0.2.${somebody}`;
});

const count = (now: Date, by = address) => countUse('failed-pass', by, now);
const refusal = (retryAfter: number) => ({ code: 'too-many-requests', params: { retryAfter } });
const uses = (times: number, now = start) => Promise.all(Array.from({ length: times }, () => count(now)));

describe('a limit', () => {
  it('lets so many through and refuses the next with the seconds until the window ends', async () => {
    await uses(most);
    await expect(count(later(10))).rejects.toMatchObject(refusal(seconds - 10));
    await expect(count(later(seconds - 0.5))).rejects.toMatchObject(refusal(1));
  });

  it('starts again with the next window', async () => {
    await uses(most);
    await expect(count(later(seconds))).resolves.toBeDefined();
  });

  it('of one address is not that of another, nor that of another limit', async () => {
    await uses(most);
    await expect(count(start, '198.51.100.7')).resolves.toBeDefined();
    await expect(countUse('download-ticket', address, start)).resolves.toBeDefined();
  });

  it('lets exactly as many through when all come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: most + 5 }, () => count(start)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
  });

  it('gives a use back that does not count', async () => {
    const [first] = await uses(most);
    if (first) await uncountUse(first);
    await expect(count(start)).resolves.toBeDefined();
    await expect(count(start)).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  it('takes nothing back from a window that is gone, and leaves nothing behind', async () => {
    const use = { Key: { pk: 'RATE#failed-pass#gone', sk: 'WINDOW#0' } };
    await uncountUse(use);
    const { Items = [] } = await table.documents.send(new ScanCommand({ TableName: table.tableName }));
    expect(Items.map(({ pk }) => pk)).not.toContain(use.Key.pk);
  });

  it('keeps no address in the table, and nothing longer than its window', async () => {
    await count(start);
    const { Items = [] } = await table.documents.send(new ScanCommand({ TableName: table.tableName }));
    expect(JSON.stringify(Items)).not.toContain(address);
    for (const { ttl, sk } of Items) {
      expect(ttl - Number(sk.replace('WINDOW#', ''))).toBeLessThanOrEqual(seconds);
    }
  });
});
