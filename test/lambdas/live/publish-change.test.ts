import { expect, it, vi } from 'vitest';
import type { Caller } from '#shared/access/permissions.ts';
import { aUser } from '#test/support/builders/user.ts';

vi.stubEnv('TABLE_NAME', 'publish-change');
const { publishChange } = await import('#lambdas/live/publish-change.ts');

const change = { scope: 'admin', entity: 'tags', id: 'tags', revision: 2 };
const published = (caller: Caller) =>
  publishChange.run(change, { caller, address: '192.0.2.1', now: new Date(0), newId: () => 'id' });

it('hands on the change that the application publishes', async () => {
  expect(await published({ kind: 'application' })).toEqual(change);
});

it('refuses a change that a user publishes', async () => {
  await expect(published({ kind: 'user', user: aUser() })).rejects.toMatchObject({ code: 'forbidden' });
});
