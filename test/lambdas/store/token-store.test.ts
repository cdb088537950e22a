import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { issueToken, redeemToken, revokeToken } = await import('#lambdas/store/token-store.ts');
afterAll(() => table.close());

const payload = z.object({ of: z.string() });
const pass = { kind: 'PASS', lifetime: 60, use: 'once', payload } as const;
const share = { kind: 'SHARE', lifetime: 3600, use: 'often', payload } as const;
const now = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const expired = { code: 'link-expired', params: undefined };

describe('a token of one use', () => {
  it('gives what it was issued for, once', async () => {
    const { token } = await issueToken(pass, { of: 'q1' }, now);
    expect(await redeemToken(pass, token, now)).toEqual({ of: 'q1' });
    await expect(redeemToken(pass, token, now)).rejects.toMatchObject(expired);
  });

  it('gives it to one of many who come at once', async () => {
    const { token } = await issueToken(pass, { of: 'q1' }, now);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => redeemToken(pass, token, now)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a token of many uses', () => {
  it('is good until it is revoked by its id', async () => {
    const { token, id } = await issueToken(share, { of: 'q1' }, now);
    expect(await redeemToken(share, token, now)).toEqual({ of: 'q1' });
    expect(await redeemToken(share, token, later(3599))).toEqual({ of: 'q1' });
    await revokeToken(share, id);
    await expect(redeemToken(share, token, now)).rejects.toMatchObject(expired);
  });
});

describe.each([pass, share])('any token ($kind)', (kind) => {
  it('is good until the moment it expires, though the table still holds it', async () => {
    const early = await issueToken(kind, { of: 'q1' }, now);
    const late = await issueToken(kind, { of: 'q1' }, now);
    expect(early.expiresAt).toEqual(later(kind.lifetime));
    await expect(redeemToken(kind, early.token, later(kind.lifetime - 0.001))).resolves.toEqual({ of: 'q1' });
    await expect(redeemToken(kind, late.token, later(kind.lifetime))).rejects.toMatchObject(expired);
  });

  it('opens nothing of another kind, and trying does not use it up', async () => {
    const { token } = await issueToken(kind, { of: 'q1' }, now);
    await expect(redeemToken({ ...kind, kind: 'RESET' }, token, now)).rejects.toMatchObject(expired);
    expect(await redeemToken(kind, token, now)).toEqual({ of: 'q1' });
  });

  it('that was never issued, or is not whole, is refused alike', async () => {
    const { token, id } = await issueToken(kind, { of: 'q1' }, now);
    for (const wrong of ['', 'x', token.slice(1), id, `${token} `, '__proto__', 'x'.repeat(100_000)]) {
      await expect(redeemToken(kind, wrong, now)).rejects.toMatchObject(expired);
    }
  });

  it('is 256 random bits and stored nowhere', async () => {
    const { token, id } = await issueToken(kind, { of: 'q1' }, now);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { Items = [] } = await table.documents.send(new ScanCommand({ TableName: table.tableName }));
    expect(JSON.stringify(Items)).not.toContain(token);
    const stored = Items.find(({ pk }) => pk === `TOKEN#${id}`);
    expect(stored?.ttl).toBe(later(kind.lifetime).getTime() / 1000);
  });
});
