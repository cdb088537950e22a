import { createHash } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DomainError } from '#shared/errors.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { issueToken, redeemToken, withToken } = await import('#lambdas/store/pass/token-store.ts');
afterAll(() => table.close());

const payload = z.object({ of: z.string() });
const pass = { kind: 'PASS', lifetime: 60, payload } as const;
const now = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
/** A failure as AWS names it. */
const named = (name: string) => Object.assign(new Error(name), { name });
const expired = { code: 'link-expired', params: undefined };

describe('a token', () => {
  it('gives what it was issued for, once', async () => {
    const { token } = await issueToken(pass, { of: 'q1' }, now, 'painter');
    expect(await redeemToken(pass, token, now)).toEqual({ of: 'q1' });
    await expect(redeemToken(pass, token, now)).rejects.toMatchObject(expired);
  });

  it('gives it to one of many who come at once', async () => {
    const { token } = await issueToken(pass, { of: 'q1' }, now, 'painter');
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => redeemToken(pass, token, now)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is good until the moment it expires, though the table still holds it', async () => {
    const early = await issueToken(pass, { of: 'q1' }, now, 'painter');
    const late = await issueToken(pass, { of: 'q1' }, now, 'painter');
    expect(early.expiresAt).toEqual(later(pass.lifetime));
    await expect(redeemToken(pass, early.token, later(pass.lifetime - 0.001))).resolves.toEqual({ of: 'q1' });
    await expect(redeemToken(pass, late.token, later(pass.lifetime))).rejects.toMatchObject(expired);
  });

  it('is used up by work that is refused', async () => {
    for (const cause of [
      new DomainError('forbidden'),
      named('InvalidPasswordException'),
      new Error('broken'),
    ]) {
      const { token } = await issueToken(pass, { of: 'q1' }, now, 'painter');
      const use = withToken(pass, token, now, () => Promise.reject(cause));
      await expect(use, cause.name).rejects.toBe(cause);
      await expect(redeemToken(pass, token, now), cause.name).rejects.toMatchObject(expired);
    }
  });

  it('is good again, until the same moment, after work that failed for that moment', async () => {
    for (const cause of [new DomainError('busy'), named('TooManyRequestsException')]) {
      const { token } = await issueToken(pass, { of: 'q1' }, now, 'painter');
      const fail = () => withToken(pass, token, now, () => Promise.reject(cause));
      await expect(fail(), cause.name).rejects.toBe(cause);
      await expect(fail(), cause.name).rejects.toBe(cause);
      await expect(redeemToken(pass, token, later(pass.lifetime))).rejects.toMatchObject(expired);
      expect(await redeemToken(pass, token, now)).toEqual({ of: 'q1' });
      await expect(redeemToken(pass, token, now)).rejects.toMatchObject(expired);
    }
  });

  it('opens nothing of another kind, and trying does not use it up', async () => {
    const { token } = await issueToken(pass, { of: 'q1' }, now, 'painter');
    await expect(redeemToken({ ...pass, kind: 'RESET' }, token, now)).rejects.toMatchObject(expired);
    expect(await redeemToken(pass, token, now)).toEqual({ of: 'q1' });
  });

  it('that was never issued, or is not whole, is refused alike', async () => {
    const { token } = await issueToken(pass, { of: 'q1' }, now, 'painter');
    for (const wrong of [
      '',
      'x',
      token.slice(1),
      hashOf(token),
      `${token} `,
      '__proto__',
      'x'.repeat(100_000),
    ]) {
      await expect(redeemToken(pass, wrong, now)).rejects.toMatchObject(expired);
    }
  });

  it('is 256 random bits and stored nowhere', async () => {
    const { token } = await issueToken(pass, { of: 'q1' }, now, 'painter');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { Items = [] } = await table.documents.send(new ScanCommand({ TableName: table.tableName }));
    expect(JSON.stringify(Items)).not.toContain(token);
    const stored = Items.find(({ pk }) => pk === `TOKEN#${hashOf(token)}`);
    expect(stored?.ttl).toBe(later(pass.lifetime).getTime() / 1000);
  });
});
