import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Context, operation } from '#lambdas/runtime/operation.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { aUser } from '#test/support/builders/user.ts';

const contextOf = (caller: Caller): Context => ({ caller, now: new Date(0), newId: () => 'id' });
const asUser = contextOf({ kind: 'user', user: aUser() });

function anOperation() {
  const run = vi.fn(async ({ name }: { name: string }) => name);
  const input = z.strictObject({ name: z.string().check(z.minLength(1)) });
  return { run, made: operation({ allow: 'quotation.write', input, run }) };
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
});
