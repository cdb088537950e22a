import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Context, operationsCounted } from '#lambdas/runtime/operation.ts';
import type { LimitName } from '#shared/access/limits.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { DomainError } from '#shared/errors.ts';
import { aUser } from '#test/support/builders/user.ts';

const countUse = vi.fn();
const operation = operationsCounted(countUse);

const now = new Date(0);
const contextOf = (caller: Caller): Context => ({ caller, address: '192.0.2.1', now, newId: () => 'id' });
const asUser = contextOf({ kind: 'user', user: aUser() });

beforeEach(() => {
  countUse.mockReset();
});

function anOperation(limit?: LimitName) {
  const run = vi.fn(async ({ name }: { name: string }) => name);
  const input = z.strictObject({ name: z.string().check(z.minLength(1)) });
  return { run, made: operation({ allow: 'quotation.write', ...(limit && { limit }), input, run }) };
}

describe('an operation', () => {
  it('runs with checked input for a caller who may', async () => {
    const { made } = anOperation();
    await expect(made.run({ name: 'Villa' }, asUser)).resolves.toBe('Villa');
  });

  it('refuses a caller without the permission before it looks at the input', async () => {
    const { made, run } = anOperation();
    await expect(made.run({}, contextOf({ kind: 'nobody' }))).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    await expect(made.run({}, contextOf({ kind: 'application' }))).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(run).not.toHaveBeenCalled();
  });

  it('names the field that is wrong and does not run', async () => {
    const { made, run } = anOperation();
    await expect(made.run({ name: '' }, asUser)).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'name' },
    });
    expect(run).not.toHaveBeenCalled();
  });

  it('refuses input it does not know', async () => {
    const { made } = anOperation();
    await expect(made.run({ name: 'Villa', price: 1 }, asUser)).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('that has a limit counts every call of an account that may, even one with wrong input', async () => {
    const { made } = anOperation('download-ticket');
    await made.run({ name: 'Villa' }, asUser);
    await made.run({}, asUser).catch(() => {});
    await made.run({ name: 'Villa' }, contextOf({ kind: 'nobody' })).catch(() => {});
    const counted = ['download-ticket', 'account marta', now];
    expect(countUse.mock.calls).toEqual([counted, counted]);
  });

  it('does not run past its limit', async () => {
    const { made, run } = anOperation('download-ticket');
    countUse.mockRejectedValue(new DomainError('too-many-requests', { retryAfter: 9 }));
    await expect(made.run({ name: 'Villa' }, asUser)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(run).not.toHaveBeenCalled();
  });

  it('without a limit counts nothing', async () => {
    await anOperation().made.run({ name: 'Villa' }, asUser);
    expect(countUse).not.toHaveBeenCalled();
  });
});
