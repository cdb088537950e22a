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

/** The matrix tests at the gateway. Here the gateway would let everybody through. */
describe('an operation itself, behind an open gateway', () => {
  it.each(operations)('$field refuses a caller without a session', async (bound) => {
    await expect(run(bound, { kind: 'nobody' })).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it.each(operations.filter(({ operation }) => operation.allow !== 'change.publish'))(
    '$field refuses the application itself',
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
  /**
   * Usable without a user: for guests, for pages that fetch with their session, for requested mails, for
   * invitations.
   */
  const withoutTickets: FunctionSpec[] = [
    functions.sharedQuotation,
    functions.offerPage,
    functions.verifyDocument,
    functions.refuseReminders,
    functions.downloadCatalogueXLS,
    functions.downloadStatisticsXLS,
    functions.exportUsers,
    functions.exportOffers,
    functions.signupUser,
    functions.askPasswordReset,
    functions.readInvitation,
  ];

  it.each(routes)('may count passes that open nothing: $entry', ({ may }) => {
    expect(may).toContain('limits:count');
  });

  it.each(routes.filter((spec) => !withoutTickets.includes(spec)))(
    'may use up a ticket: $entry',
    ({ may }) => {
      expect(may.some((word) => ['tickets:redeem', 'tokens:redeem', 'tokens:use'].includes(word))).toBe(true);
    },
  );
});
