import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUser } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { head, olderForms, profile } from '#test/support/older-forms.ts';
import { older } from '#test/support/older-item.ts';
import {
  context,
  itemOf,
  lastJob,
  nextId,
  now,
  run,
  seenThrough,
  services,
  start,
} from '#test/support/repair-cloud.ts';

const { undoRepair } = await import('#lambdas/repair/undo-repair.ts');
const { listForcedUsers } = await import('#lambdas/repair/list-forced-users.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
const { readJob } = await import('#lambdas/store/job/job-store.ts');
const { listLapsing } = await import('#lambdas/store/personal-data/own-records.ts');
const { removeScattered } = await import('#lambdas/store/erasure/scattered.ts');

vi.stubEnv('REPAIR_PAUSES', 'none');
afterAll(() => services.close());
beforeEach(olderForms);

const forced = { tasks: ['userCountries'], forceItaly: true };
const undone = (job: string, key = nextId()) => undoRepair.run({ key, job }, context());
const countryOf = async (id: string) => (await readUser(id))?.country;

async function forcedJob(): Promise<string> {
  await run(() => start(forced));
  return (await lastJob()).job.id;
}

async function changed(id: string, changes: object): Promise<void> {
  const stored = await readUser(id);
  if (!stored) throw new Error('They are there.');
  await writeUser({ ...stored, ...changes, revision: stored.revision + 1 });
}

describe('a repair that makes everybody Italian', () => {
  it('names before it begins whom it will move, and from where [OPW-55]', async () => {
    await writeUser(
      aStoredUser({ id: 'anna', uid: 'anna', email: 'anna@example.com', firstName: 'Anna', country: 'AT' }),
    );
    expect(await listForcedUsers.run({ page: 0 }, context())).toEqual({
      total: 3,
      items: [
        { id: 'anna', name: 'Anna Bellini', country: 'AT' },
        { id: 'german', name: 'Persona Bellini', country: 'DE' },
        { id: 'named', name: 'Persona Bellini', country: 'Italia' },
      ],
    });
    await run(() => start({ ...forced, dryRun: true }));
    expect((await lastJob()).told).toContain('user.would german DE -> IT');
    expect(await countryOf('german')).toBe('DE');
  });

  it('is undone: people get back the country they had, as far as they still have what it gave', async () => {
    const job = await forcedJob();
    expect([await countryOf('german'), await countryOf('named')]).toEqual(['IT', 'IT']);
    await changed('named', { country: 'CH' });

    await undone(job);
    await seenThrough();

    expect([await countryOf('german'), await countryOf('named')]).toEqual(['DE', 'CH']);
    const { told, job: undo } = await lastJob();
    expect(told).toEqual([
      'undo-started',
      'user.changed german IT -> DE',
      'user.left named CH',
      'user.changed nowhere IT -> –',
      'undo-done 2',
    ]);
    expect([undo.variant, (await readJob('repair', job))?.variant]).toEqual(['undo', 'forced-undone']);
  });

  it('is undone once; the same key begins one undoing', async () => {
    const job = await forcedJob();
    const key = nextId();
    const first = await undone(job, key);
    expect(await undone(job, key)).toEqual(first);
    await expect(undone(job)).rejects.toMatchObject({ code: 'failed-precondition' });
    await seenThrough();
    await expect(undone(job)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it.each([
    ['dry', { dryRun: true }],
    ['not forced', { forceItaly: false }],
  ])('is the only one that is undone: not one that is %s', async (_, changes) => {
    await run(() => start({ ...forced, ...changes }));
    const { job } = await lastJob();
    await expect(undone(job.id)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it.each([
    ['managing all countries', { managementMode: 'only', managedCountries: ['IT', 'DE'] }],
    ['being a super user', { isSuper: false }],
    ['having access', { archived: true }],
  ] as const)('moves nobody more once who began it lost %s, nor does its undoing', async (_, lost) => {
    await start(forced);
    await changed('sandra', structuredClone(lost));
    await seenThrough();
    expect([await countryOf('german'), (await lastJob()).job.counts]).toEqual(['DE', {}]);

    await changed('sandra', { isSuper: true, managementMode: 'all', managedCountries: [], archived: false });
    await undone(await forcedJob());
    await changed('sandra', structuredClone(lost));
    await seenThrough();
    expect(await countryOf('german')).toBe('IT');
  });

  it('keeps the country before with the person, who finds it in their archive and takes it along when they are erased', async () => {
    const job = await forcedJob();
    expect(await listLapsing('german')).toContainEqual(
      expect.objectContaining({ kind: 'country before a repair' }),
    );
    await removeScattered('german');
    expect(await itemOf({ pk: `REPAIR#${job}`, sk: 'USER#german' })).toBeUndefined();
  });
});

describe('a repair by a super user of one country', () => {
  const ofItaly = { managementMode: 'only' as const, managedCountries: ['IT'] };
  const asked = {
    key: 'one',
    tasks: ['userCountries', 'quotationCountries'],
    dryRun: false,
    forceItaly: false,
  };

  it('takes a missing country for Italy, and leaves what would go to another, or comes from one [REP-009, REP-010, QDA-044]', async () => {
    const { startRepair } = await import('#lambdas/repair/start-repair.ts');
    await changed('sandra', ofItaly);
    await older(head('second'), 'userCountry');
    const user = currentUser(aStoredUser({ id: 'sandra', uid: 'sandra', isSuper: true, ...ofItaly }));
    await startRepair.run(asked, { ...context(), now, caller: { kind: 'user', user } });
    await seenThrough();

    const stored = async (id: string) => (await itemOf(profile(id)))?.profile.country;
    expect([await stored('nowhere'), await stored('named'), await stored('german')]).toEqual([
      'IT',
      'Italia',
      'DE',
    ]);
    const countries = [await itemOf(head('first')), await itemOf(head('second'))].map(
      (item) => item?.userCountry,
    );
    expect(countries).toEqual([undefined, 'IT']);
    const { told, job } = await lastJob();
    expect(told.filter((line) => /first|german|named/.test(line))).toEqual([]);
    expect(job.counts).toMatchObject({ 'userCountries.changed': 1, 'quotationCountries.changed': 1 });
  });
});
