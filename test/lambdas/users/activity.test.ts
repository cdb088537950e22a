import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { local } from '#infra/local/environment.ts';
import type { Caller } from '#shared/access/permissions.ts';
import type { UserActivity } from '#shared/accounts/user-activity.ts';
import { currentUser, type User } from '#shared/schemas/user.ts';
import { quotationRules } from '#shared/search/search-quotations.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { aStoredUser, aSuperUser } from '#test/support/builders/user.ts';
import { capacityOf } from '#test/support/capacity.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { publishRows } from '#test/support/snapshot-of.ts';

const services = await openDataServices();
afterAll(services.close);
const { noteSignIn, readLastSignIn } = await import('#lambdas/store/user/activity-store.ts');
const { readCurrentUser } = await import('#lambdas/accounts/read-current-user.ts');
const { listUsers } = await import('#lambdas/users/list-users.ts');
const { readUserActivity } = await import('#lambdas/users/read-user-activity.ts');
const { activityList } = await import('#lambdas/store/list/lists.ts');
const { client } = await import('#lambdas/runtime/table/table.ts');
const { readUser, removeUser, writeUser } = await import('#lambdas/store/user/user-store.ts');

const now = new Date('2026-11-20T10:00:00Z');
const secondsOf = (instant: string) => Date.parse(instant) / 1000;
const giulia = aSuperUser();

async function stored(changes: Partial<User> = {}): Promise<User> {
  const id = randomUUID();
  const user = aStoredUser({ id, uid: id, email: `${id}@example.com`, ...changes });
  await writeUser(user);
  return user;
}
const contextOf = (caller: Caller) => ({ caller, address: '', now, newId: randomUUID });
const asSuper = contextOf({ kind: 'user', user: giulia });
const starts = (user: User, signedInAt?: string) =>
  readCurrentUser.run(
    {},
    contextOf({
      kind: 'user',
      user: currentUser(user),
      signedInAt: signedInAt === undefined ? undefined : secondsOf(signedInAt),
    }),
  );
const activityOf = async (id: string, context = asSuper) =>
  (await readUserActivity.run({ id }, context)) as UserActivity;
type Listed = { items: (UserActivity & { id: string })[]; total: number };
const listed = async (args: object, context = asSuper) => (await listUsers.run(args, context)) as Listed;
const noted = async (id: string) => (await activityList.rowsBy('user'))(id);

describe('the last sign-in of a user', () => {
  it('is when the session of the token began, whatever the browser says', async () => {
    const user = await stored();
    expect((await activityOf(user.id)).lastSignInAt).toBeNull();
    await starts(user, '2026-11-20T08:59:58Z');
    expect((await activityOf(user.id)).lastSignInAt).toBe('2026-11-20T08:59:58.000Z');
    const found = await listed({ filter: { search: user.email } });
    expect(found.items[0]?.lastSignInAt).toBe('2026-11-20T08:59:58.000Z');
  });

  it('is noted once a session: starting the application again writes nothing and costs half a unit more', async () => {
    const user = await stored();
    const first = await capacityOf(() => starts(user, '2026-11-20T08:00:00Z'));
    expect(first.write).toBeGreaterThan(0);
    const sent = vi.spyOn(client, 'send');
    const again = await capacityOf(() => starts(user, '2026-11-20T08:00:00Z'));
    // A write that is refused is one too.
    expect(sent.mock.calls.map(([command]) => command.constructor.name)).toEqual(['GetCommand']);
    sent.mockRestore();
    expect([again.write, again.read]).toEqual([0, 0.5]);
  });

  it('never goes back: an older session that goes on elsewhere is no sign-in', async () => {
    const user = await stored();
    await starts(user, '2026-11-20T08:00:00Z');
    await starts(user, '2026-11-18T08:00:00Z');
    expect(await readLastSignIn(user.id)).toBe('2026-11-20T08:00:00.000Z');
  });

  it('leaves the user as they are, so that no open form meets a conflict', async () => {
    const user = await stored();
    await starts(user, '2026-11-20T08:00:00Z');
    const after = await readUser(user.id);
    expect(after).toEqual(user);
    await writeUser({ ...user, revision: user.revision + 1, city: 'Bologna' });
    expect(await readLastSignIn(user.id)).toBe('2026-11-20T08:00:00.000Z');
  });

  it('tells the list of one sign-in an hour, and the user of each', async () => {
    const user = await stored();
    for (const at of ['08:00:00', '08:40:00', '09:10:00'])
      await noteSignIn(user.id, secondsOf(`2026-11-20T${at}Z`));
    expect((await noted(user.id)).map(({ signedInAt }) => signedInAt)).toEqual(['2026-11-20T09:10:00.000Z']);
    await noteSignIn(user.id, secondsOf('2026-11-20T09:50:00Z'));
    expect((await noted(user.id))[0]?.signedInAt).toBe('2026-11-20T09:10:00.000Z');
    expect(await readLastSignIn(user.id)).toBe('2026-11-20T09:50:00.000Z');
  });

  it('is not noted of what is no session', async () => {
    const user = await stored();
    await starts(user);
    expect(await readLastSignIn(user.id)).toBeUndefined();
  });

  it('lets somebody in who cannot be noted', async () => {
    const user = aStoredUser({ id: 'nobody-stored', uid: 'nobody-stored' });
    await expect(starts(user, '2026-11-20T08:00:00Z')).resolves.toMatchObject({ id: 'nobody-stored' });
    expect(await readLastSignIn(user.id)).toBeUndefined();
  });

  it('goes with the user, and does not come back', async () => {
    const user = await stored();
    await starts(user, '2026-11-20T08:00:00Z');
    await removeUser(user);
    expect(await noted(user.id)).toEqual([]);
    await starts(user, '2026-11-20T09:00:00Z');
    expect(await noted(user.id)).toEqual([]);
    const Key = { pk: `U#${user.id}`, sk: 'ACTIVITY' };
    expect((await client.send(new GetCommand({ TableName: local.tableName, Key }))).Item).toBeUndefined();
  });

  it('is in the next snapshot, and the changes of it are forgotten', async () => {
    const user = await stored();
    await starts(user, '2026-11-20T08:00:00Z');
    expect(await activityList.refresh(now, 1)).toBe(true);
    expect((await noted(user.id))[0]?.signedInAt).toBe('2026-11-20T08:00:00.000Z');
  });
});

describe('the list of users by what they do', () => {
  it('is sorted by the last sign-in and by quotations, and leaves those away for 90 days or never there', async () => {
    const company = `Ditta ${randomUUID()}`;
    const old = { company, createdAt: '2026-01-10T09:00:00.000Z' };
    const [here, away, never] = [await stored(old), await stored(old), await stored(old)];
    const fresh = await stored({ company, createdAt: '2026-11-19T09:00:00.000Z' });
    await noteSignIn(here.id, secondsOf('2026-11-19T08:00:00Z'));
    await noteSignIn(away.id, secondsOf('2026-08-21T08:00:00Z'));
    await publishRows(
      'quotation',
      [here, here, never].map(({ id: uid }, at) =>
        aQuotationLight({ id: `q-${at}`, uid, createdAt: `2026-10-0${at + 1}T08:00:00.000Z` }),
      ),
      quotationRules,
    );
    const ids = async (wanted: object, filter: object = {}) =>
      (await listed({ filter: { search: company, ...filter }, ...wanted })).items.map(({ id }) => id);
    const untouched = [never.id, fresh.id].toSorted();
    expect(await ids({ sort: 'lastSignInAt' })).toEqual([...untouched, away.id, here.id]);
    expect((await ids({ sort: 'lastSignInAt', descending: true })).slice(0, 2)).toEqual([here.id, away.id]);
    const byQuotations = await listed({
      filter: { search: company },
      sort: 'quotations',
      descending: true,
      pageSize: 10,
    });
    expect(byQuotations.items.slice(0, 2).map(({ id, quotations }) => [id, quotations])).toEqual([
      [here.id, 2],
      [never.id, 1],
    ]);
    expect(byQuotations.items[0]?.lastQuotationAt).toBe('2026-10-02T08:00:00.000Z');
    expect((await ids({}, { lastSignIn: 'over90Days' })).toSorted()).toEqual([away.id, never.id].toSorted());
    expect((await ids({}, { lastSignIn: 'never' })).toSorted()).toEqual(untouched);
  });

  it('comes in pages of those that the filter leaves', async () => {
    const company = `Ditta ${randomUUID()}`;
    for (let made = 0; made < 11; made += 1) await stored({ company });
    const filter = { search: company, lastSignIn: 'never' };
    const [first, second] = [
      await listed({ filter, page: 0, pageSize: 10 }),
      await listed({ filter, page: 1, pageSize: 10 }),
    ];
    expect([first?.items.length, second?.items.length, first?.total]).toEqual([10, 1, 11]);
  });
});

describe('quotations made', () => {
  it('are counted as far as the asking super user may read them', async () => {
    const { createQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
    const { digestOf, onceKey } = await import('#lambdas/store/once/once-store.ts');
    const { newHeader } = await import('#lambdas/store/quotation/new-header.ts');
    const user = await stored({ country: 'IT' });
    for (const country of ['IT', 'FR']) {
      const key = randomUUID();
      const input = { key, name: 'Facciata', location: 'Bologna', province: null, selectedProducts: [] };
      const header = newHeader(input, currentUser({ ...user, country }), key, now);
      await createQuotation({ header, rows: [] }, onceKey(user.id, key, digestOf(input)), now);
    }
    const ofItaly = aSuperUser({ managementMode: 'only', managedCountries: ['IT'] });
    const asItalian = contextOf({ kind: 'user', user: ofItaly });
    expect((await activityOf(user.id)).quotations).toBe(2);
    expect((await activityOf(user.id, asItalian)).quotations).toBe(1);
    expect((await listed({ filter: { search: user.email } }, asItalian)).items[0]?.quotations).toBe(1);
    const german = contextOf({
      kind: 'user',
      user: aSuperUser({ managementMode: 'only', managedCountries: ['DE'] }),
    });
    await expect(activityOf(user.id, german)).rejects.toMatchObject({ code: 'not-found' });
  });
});
