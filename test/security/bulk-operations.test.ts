import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Permission, permissions, refusal } from '#shared/access/permissions.ts';
import { anInvitation } from '#test/support/builders/invitation.ts';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { aStoredUser, aSuperUser, aUser } from '#test/support/builders/user.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { aNewList } from '#test/support/price-lists-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import {
  finishedJob,
  inOlderForms,
  ownerIn,
  runRepair,
  signedInSuperUser,
  storedHeader,
  storedPerson,
  successOf,
} from '#test/support/two-countries.ts';
import { bulkOperations, operationsOnOnePerson, type World } from './bulk-operations.ts';
import { everyOperation } from './every-operation.ts';
import { operationsOnSharedThings } from './operations-on-shared-things.ts';
import type { Somebody } from './roles.ts';

let door: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(new Date());
});
afterAll(() => door.close());

describe('an operation that only super users may use', () => {
  const ofSuperUsers = (permission: Permission) =>
    refusal(permission, { kind: 'user', user: aUser({ type: 'imbianchino' }) }) === 'forbidden' &&
    refusal(permission, { kind: 'user', user: aSuperUser() }) === undefined;
  const known = [...Object.keys(bulkOperations), ...operationsOnOnePerson, ...operationsOnSharedThings];

  it('every operation is tried here, or is about one person, or about what all countries share', async () => {
    const asked = Object.keys(permissions) as Permission[]; // keys are the type
    const open = new Set(asked.filter(ofSuperUsers));
    const operations = (await everyOperation()).filter(
      ({ field, operation }) => open.has(operation.allow) || field in bulkOperations,
    );
    expect(known.toSorted()).toEqual(operations.map(({ field }) => field).toSorted());
  });

  it('an operation on what all countries share needs a right that names it', async () => {
    const bound = new Map((await everyOperation()).map(({ field, operation }) => [field, operation.allow]));
    const named: Permission[] = ['catalogue.write', 'wizard.write'];
    expect(
      operationsOnSharedThings.filter((field) => !named.some((one) => one === bound.get(field))),
    ).toEqual([]);
  });
});

async function usersOf(list: string, countries: readonly string[]): Promise<void> {
  const { writeUser } = await import('#lambdas/store/user/user-store.ts');
  for (const country of countries) {
    const id = `${country}-${randomUUID()}`;
    await writeUser(aStoredUser({ id, uid: id, email: `${id}@example.com`, country, pricelist: list }));
  }
}

async function made(all: Somebody): Promise<World['made']> {
  const id = async (operation: string, args: object) =>
    (await successOf<{ id: string }>(all, operation, args)).id;
  const key = () => ({ key: randomUUID() });
  const list = () => id('Mutation.createPriceList', { ...key(), pricelist: aNewList() });
  const table = { byProduct: [], byPricelist: [{ pricelist: 'pcu', factor: 1.01 }] };
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const preview = await id('Mutation.previewPriceUpdate', { table, startsAt });
  const [onlyItalian, mixed] = [await list(), await list()];
  await usersOf(onlyItalian, ['IT', 'IT']);
  await usersOf(mixed, ['IT', 'DE']);
  const email = `eingeladen-${randomUUID()}@example.com`;
  const { invitation } = await successOf<{ invitation: { id: string } }>(all, 'Mutation.invite', {
    ...key(),
    invitation: anInvitation({ email, country: 'DE', province: null, pricelist: null }),
  });
  return {
    preview,
    invitation: invitation.id,
    invited: email,
    onlyItalian,
    mixed,
    notification: await id('Mutation.createNotification', {
      ...{ ...key(), input: aNotificationInput(), status: 'draft' },
    }),
    // It waits for its day.
    update: await id('Mutation.startPriceUpdate', {
      ...{ ...key(), preview, confirmUnusual: true },
    }),
    repair: (await runRepair(all, { tasks: ['quotationCountries'], dryRun: true })).id,
  };
}

describe.each(['ofItaly', 'exceptGermany'] as const)('by a super user %s, with real work', (name) => {
  let who: Somebody;
  let world: World;
  beforeAll(async () => {
    who = await signedInSuperUser(name);
    const [all, italian, german] = [
      await signedInSuperUser('ofAll'),
      await ownerIn('IT'),
      await ownerIn('DE'),
    ];
    await inOlderForms(italian);
    await inOlderForms(german);
    world = { italian, german, all, door: door.url, made: await made(all) };
  });
  afterAll(async () => {
    const { all, made } = world;
    await successOf(all, 'Mutation.cancelJob', { kind: 'price_update', id: made.update });
    for (const call of ['fixUserIds', 'fixQuotationsUsers']) await successOf(all, `Mutation.${call}`);
  });

  const german = async () => ({
    person: await storedPerson(world.german),
    header: await storedHeader(world.german),
  });

  it.each(Object.keys(bulkOperations))(
    '%s neither changes nor shows anything of another country',
    async (operation) => {
      const before = await german();
      const replies = (await bulkOperations[operation]?.(who, world)) ?? [];
      expect(await german()).toEqual(before);
      expect(replies).not.toEqual([]);
      for (const { body } of replies)
        for (const secret of [
          ...[world.german.id, world.german.quotation, world.german.email],
          ...[world.made.invitation, world.made.invited],
        ])
          expect(body).not.toContain(secret);
    },
  );

  it('what a super user of all countries started is unchanged', async () => {
    const { all, made } = world;
    const job = await successOf<{ state: string }>(all, 'Query.job', {
      kind: 'price_update',
      id: made.update,
    });
    expect(job.state).toBe('waiting');
    expect((await finishedJob(all, 'repair', made.repair)).state).toBe('done');
    const notifications = await successOf<{ id: string; revision: number }[]>(all, 'Query.notifications');
    expect(notifications).toContainEqual(expect.objectContaining({ id: made.notification, revision: 1 }));
  });
});
