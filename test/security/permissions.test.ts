import { describe, expect, it } from 'vitest';
import '#test/support/cloud.ts';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { limits } from '#shared/access/limits.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { type Bound, everyOperation, specs } from './every-operation.ts';

const operations = (await everyOperation()).filter(({ spec }) => 'graphql' in spec.trigger);
const run = ({ operation }: Bound, caller: Caller) =>
  operation.run({}, { caller, address: '', now: new Date(), newId: () => 'id' });

/** The matrix asks at the door. Here the gateway in front of it lets everybody through. */
describe('an operation itself, whatever the gateway let through', () => {
  it.each(operations)('$field refuses a caller without a session', async (bound) => {
    await expect(run(bound, { kind: 'nobody' })).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it.each(operations.filter(({ operation }) => operation.allow !== 'change.publish'))(
    '$field is not the application’s to call',
    async (bound) => {
      await expect(run(bound, { kind: 'application' })).rejects.toMatchObject({ code: 'forbidden' });
    },
  );
});

describe('an operation with a limit', () => {
  const limited = operations.filter(({ operation }) => operation.limit);

  it.each(limited)('$field names one that exists and may write the count', ({ operation, spec }) => {
    expect(Object.keys(limits)).toContain(operation.limit);
    expect(spec.may).toContain('limits:count');
  });
});

describe('a route', () => {
  const routes = specs.filter(({ trigger }) => 'http' in trigger);
  /** For guests, for pages that fetch with their session, for who asks for a mail, and for who looks at an invitation. */
  const withoutTickets: FunctionSpec[] = [
    functions.sharedQuotation,
    functions.downloadCatalogueXLS,
    functions.downloadStatisticsXLS,
    functions.exportUsers,
    functions.signupUser,
    functions.askPasswordReset,
    functions.readInvitation,
  ];

  it.each(routes)('may count passes that open nothing: $entry', ({ may }) => {
    expect(may).toContain('limits:count');
  });

  it.each(routes.filter((spec) => !withoutTickets.includes(spec)))(
    'may use a ticket up: $entry',
    ({ may }) => {
      expect(may).toContain('tokens:redeem');
    },
  );
});
