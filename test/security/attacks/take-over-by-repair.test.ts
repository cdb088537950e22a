import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { repairTasks } from '#shared/repair/tasks.ts';
import {
  callAs,
  finishedJob,
  logOf,
  type Owner,
  ownerIn,
  runRepair,
  signedInSuperUser,
  startRepair,
  storedHeader,
  storedPerson,
  withoutCountry,
} from '#test/support/two-countries.ts';
import type { Somebody } from '../roles.ts';

const countries = { tasks: ['userCountries', 'quotationCountries'], dryRun: false, forceItaly: true };

describe.each(['ofItaly', 'exceptGermany'] as const)('a super user %s', (name) => {
  let attacker: Somebody;
  let victim: Owner;
  beforeAll(async () => {
    attacker = await signedInSuperUser(name);
    victim = await ownerIn('DE');
  });

  const takenOver = (who: Somebody) => {
    const uid = victim.id;
    const password = 'Colori-2027!';
    return Promise.all([
      callAs(who, 'Query.user', { id: uid }),
      callAs(who, 'Query.userAs', { userId: uid }),
      callAs(who, 'Mutation.updateUser', { uid, password, currentPassword: null }),
    ]);
  };

  it('does not take over a German user by a repair that makes everybody Italian', async () => {
    for (const { code } of await takenOver(attacker)) expect(code).toBe('not-found');

    const begun = await startRepair(attacker, countries);
    const { id } = (begun.data ?? {}) as { id?: string }; // the whole job, if one began
    if (id) await finishedJob(attacker, 'repair', id);

    expect((await storedPerson(victim)).country).toBe('DE');
    for (const { code } of await takenOver(attacker)) expect(code).toBe('not-found');
    expect(begun.code).toBe('forbidden');
  });

  it('does not learn which users that would move', async () => {
    expect((await startRepair(attacker, { ...countries, dryRun: true })).code).toBe('forbidden');
    const { code, body } = await callAs(attacker, 'Query.forcedUsers', { page: 0 });
    expect(code).toBe('forbidden');
    expect(body).not.toContain(victim.id);
  });

  it('does not undo the work of a super user of all countries', async () => {
    const { code } = await callAs(attacker, 'Mutation.undoRepair', { key: randomUUID(), job: 'none' });
    expect(code).toBe('forbidden');
  });
});

describe('the repair of a super user of all countries', () => {
  let stranger: Somebody;
  let all: Somebody;
  let id: string;
  beforeAll(async () => {
    [stranger, all] = [await signedInSuperUser('ofItaly'), await signedInSuperUser('ofAll')];
    ({ id } = await runRepair(all, { tasks: ['userCountries'], dryRun: true }));
  });

  it.each(['Query.job', 'Query.jobLog', 'Mutation.continueJob', 'Mutation.cancelJob'])(
    'does not exist for one of Italy: %s',
    async (operation) => {
      const { code, body } = await callAs(stranger, operation, { kind: 'repair', id });
      expect(code, body).toBe('not-found');
    },
  );

  it('is listed only for super users of at least the same countries', async () => {
    expect((await callAs(all, 'Query.jobs', { kind: 'repair' })).body).toContain(id);
    expect((await callAs(stranger, 'Query.jobs', { kind: 'repair' })).body).not.toContain(id);
  });

  it('is not continued by a call with the same key', async () => {
    const begun = await startRepair(all, { tasks: repairTasks, dryRun: true });
    const { code, body } = await callAs(stranger, 'Mutation.fixUserIds');
    expect(code, body).toBe('already-running');
    await finishedJob(all, 'repair', (begun.data as { id: string }).id); // the whole job
  });
});

describe('the log of a repair', () => {
  it.each(['ofItaly', 'exceptGermany'] as const)(
    'names no user outside the countries of a super user %s, dry or real',
    async (name) => {
      const [who, foreign] = [await signedInSuperUser(name), await ownerIn('DE')];
      await withoutCountry(foreign);
      for (const dryRun of [true, false]) {
        const { id } = await runRepair(who, { tasks: ['userCountries', 'quotationCountries'], dryRun });
        const told = JSON.stringify(await logOf(who, id));
        expect(told).not.toContain(foreign.id);
        expect(told).not.toContain(foreign.quotation);
      }
      expect((await storedHeader(foreign)).userCountry).toBeUndefined();
    },
  );
});
