import { describe, expect, it } from 'vitest';
import '#test/support/cloud.ts';
import type { Operation } from '#lambdas/runtime/operation.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { aUser } from '#test/support/builders/user.ts';

const areas = await Promise.all([
  import('#lambdas/accounts/graphql.ts'),
  import('#lambdas/catalogue/graphql.ts'),
  import('#lambdas/documents/graphql.ts'),
  import('#lambdas/live/graphql.ts'),
  import('#lambdas/quotations/graphql.ts'),
]);
const operations = areas.flatMap((area): [string, Operation][] => Object.entries(area.operations));
const run = (operation: Operation, caller: Caller) =>
  operation.run({}, { caller, now: new Date(), newId: () => 'id' });

describe('every operation', () => {
  it.each(operations)('%s refuses a caller without a session', async (_, operation) => {
    await expect(run(operation, { kind: 'nobody' })).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  const open = new Set(['Query.currentUser', 'Subscription.onChange', 'Mutation.publishChange']);
  it.each(operations.filter(([field]) => !open.has(field)))(
    '%s refuses a user whose e-mail is not verified [SES-003]',
    async (_, operation) => {
      const caller = { kind: 'user', user: aUser({ emailVerified: false }) } as const;
      await expect(run(operation, caller)).rejects.toMatchObject({ code: 'email-not-verified' });
    },
  );

  it.each(operations.filter(([field]) => field !== 'Mutation.publishChange'))(
    '%s is not the application’s to call',
    async (_, operation) => {
      await expect(run(operation, { kind: 'application' })).rejects.toMatchObject({ code: 'forbidden' });
    },
  );
});

it('lets users publish no changes', async () => {
  const publish = operations.find(([field]) => field === 'Mutation.publishChange')?.[1];
  const caller = { kind: 'user', user: aUser() } as const;
  await expect(publish && run(publish, caller)).rejects.toMatchObject({ code: 'forbidden' });
});
