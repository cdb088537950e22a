import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import type { Operation } from '#lambdas/runtime/operation.ts';
import { activityRules } from '#shared/search/search-activity.ts';
import { quotationRules } from '#shared/search/search-quotations.ts';
import { userRules } from '#shared/search/search-users.ts';
import { print } from '#test/prove/figure.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { capacityOf } from '#test/support/capacity.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { multiplierOf } from '#test/support/many-items.ts';
import { publishRows } from '#test/support/snapshot-of.ts';
import { editedUser, edits } from './edits.ts';
import { pinned } from './pinned.ts';
import { type Ask, journeys } from './steps.ts';

const sizes = [1000, 100_000] as const;
const painter = { id: 'sample-owner', email: 'sample-owner@example.com', isSuper: false };
const edited = { id: editedUser, email: 'edited@example.com', isSuper: false };
const superUser = { id: 'sample-super', email: 'sample-super@example.com', isSuper: true };

/** Units and requests of every journey, at both sizes: each is the pinned one. */
export async function benchJourneys(): Promise<void> {
  const services = await openDataServices();
  standInForPool();
  mockClient(SNSClient).resolves({ MessageId: 'accepted' });
  try {
    const multiply = await seed(services);
    const ask = await asker();
    // Noted once an hour: this is not part of what follows.
    await ask('superUser', 'Query.quotationsAs', { userId: painter.id });
    // Whoever begins later looks at who began before.
    await edits(ask)['repair the catalogue, dry']?.();
    let known: Known = {};
    let from = 0;
    for (const size of sizes) {
      await multiply({ from, to: size });
      known = await publish(size, known);
      from = size;
      await forgetChanges();
      compare(size, await measured(ask));
    }
  } finally {
    await services.close();
  }
}

/** The user pool answers that the account is as the table has it; its calls are no units. */
function standInForPool(): void {
  mockClient(CognitoIdentityProviderClient)
    .onAnyCommand()
    .resolves({
      Enabled: true,
      UserAttributes: [
        { Name: 'sub', Value: painter.id },
        { Name: 'email', Value: painter.email },
        { Name: 'email_verified', Value: 'true' },
      ],
    });
}

type Services = Awaited<ReturnType<typeof openDataServices>>;
type Known = { quotation?: string; user?: string; activity?: string };

/** The demo's catalogue, a painter with a price list, a super user, and copies of both with a quotation. */
async function seed({ dynamoDb }: Services) {
  const { writeUser } = await import('#lambdas/store/user-store.ts');
  const { noteSignIn } = await import('#lambdas/store/activity-store.ts');
  for (const { id, email, isSuper } of [painter, superUser, edited]) {
    await writeUser(
      aStoredUser({
        id,
        uid: id,
        email,
        isSuper,
        emailVerified: true,
        pricelist: 'pcu',
        type: 'imbianchino',
      }),
    );
    await noteSignIn(id, Date.parse('2026-11-20T10:00:00Z') / 1000);
  }
  const multiply = await multiplierOf(dynamoDb, 'sample');
  const { loadCatalogue } = await import('#infra/local/demo/load-catalogue.ts');
  await loadCatalogue();
  return multiply;
}

async function publish(size: number, known: Known): Promise<Known> {
  const numbers = Array.from({ length: size }, (_, number) => number);
  const quotations = numbers.map((number) => aQuotationLight({ id: `sample-quotation-${number}` }));
  const users = numbers.map((number) => aStoredUser({ id: `sample-user-${number}` }));
  const signedInAt = '2026-11-20T10:00:00.000Z';
  const signIns = users.map(({ id }) => ({ id, revision: 1, signedInAt }));
  return {
    quotation: await publishRows('quotation', quotations, quotationRules, known.quotation),
    user: await publishRows('user', users, userRules, known.user),
    activity: await publishRows('activity', signIns, activityRules, known.activity),
  };
}

/** What journeys changed before waits for no snapshot. */
async function forgetChanges(): Promise<void> {
  const { queryAll } = await import('#lambdas/store/query-all.ts');
  const { removeItems } = await import('#lambdas/store/remove-items.ts');
  for (const kind of ['quotation', 'user', 'activity']) {
    const items = await queryAll({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :changed)',
      ExpressionAttributeValues: { ':pk': `CHANGES#${kind}`, ':changed': 'CHANGED#' },
      ProjectionExpression: 'pk, sk',
    });
    await removeItems(items);
  }
}

/** Runs operations with the caller read from the table, as the adapters do. */
async function asker(): Promise<Ask> {
  const operations = await allOperations();
  const { callerOf } = await import('#lambdas/runtime/caller.ts');
  const { newId } = await import('#lambdas/runtime/new-id.ts');
  return async (who, field, args = {}) => {
    const operation = operations[field];
    if (!operation) throw new Error(`There is no ${field}.`);
    const caller = await callerOf((who === 'painter' ? painter : superUser).id);
    return operation.run(args, { caller, address: '127.0.0.1', now: new Date(), newId });
  };
}

async function allOperations(): Promise<Record<string, Operation>> {
  const specs = Object.values<FunctionSpec>(functions).filter(({ trigger }) => 'graphql' in trigger);
  const areas = await Promise.all(specs.map(({ entry }) => import(`${process.cwd()}/${entry}`)));
  return Object.assign({}, ...areas.map(({ operations }) => operations));
}

/** `requests, read units, write units` of each journey. */
async function measured(ask: Ask): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, journey] of Object.entries({ ...journeys(ask), ...edits(ask) })) {
    const { requests, read, write } = await capacityOf(() => named(name, journey));
    found[name] = `${requests}, ${read}, ${write}`;
  }
  return found;
}

/** A journey that fails says which it was. */
const named = async (name: string, journey: () => Promise<unknown>) => {
  try {
    await journey();
  } catch (cause) {
    throw new Error(`The journey failed: ${name}`, { cause });
  }
};

function compare(size: number, found: Readonly<Record<string, string>>): void {
  const names = [...new Set([...Object.keys(pinned), ...Object.keys(found)])];
  const changed = names.filter((name) => pinned[name] !== found[name]);
  print({
    name: `journeys whose requests, read or write units are others than pinned, at ${size.toLocaleString('en')} quotations and users`,
    value: changed.length,
    unit: 'journeys',
    limit: 0,
    ok: changed.length === 0,
    passed: names.length - changed.length,
    changed: Object.fromEntries(changed.map((name) => [name, { before: pinned[name], after: found[name] }])),
  });
}
