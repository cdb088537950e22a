import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rebuildTasks } from '#shared/repair/tasks.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { killAfter } from '#test/support/kill-after.ts';
import { detail, head, olderForms, profile } from '#test/support/older-forms.ts';
import { older } from '#test/support/older-item.ts';
import {
  type Begin,
  context,
  itemOf,
  lastJob,
  nextId,
  now,
  run,
  seenThrough,
  services,
  start,
  stateOf,
} from '#test/support/repair-cloud.ts';

const { client } = await import('#lambdas/runtime/table/table.ts');
const { bucketClient } = await import('#lambdas/runtime/files/bucket.ts');
const { startRepair } = await import('#lambdas/repair/start-repair.ts');
const { createProductsLight, fixUserIds } = await import('#lambdas/jobs/called-repairs.ts');
const { beginRepair } = await import('#lambdas/store/repair/begin-repair.ts');

afterAll(services.close);
beforeEach(() => () => vi.restoreAllMocks());

const clients = [client, bucketClient];

describe('a repair', () => {
  it('is refused while another one is not over; the same key begins one [OPW-57]', async () => {
    await olderForms();
    const wanted = { key: 'again', tasks: ['phaseNames'], dryRun: true, forceItaly: false };
    const first = await startRepair.run(wanted, context());
    expect(await startRepair.run(wanted, context())).toMatchObject({ id: (first as { id: string }).id });
    await expect(start()).rejects.toMatchObject({ code: 'already-running' });
    await seenThrough();
    expect(await start()).toMatchObject({ state: 'running' });
    await seenThrough();
  });

  it('never writes over what somebody saved meanwhile', async () => {
    await olderForms();
    await start({ tasks: ['phaseNames'] });
    const send = client.send.bind(client) as (command: object) => Promise<unknown>;
    let isSaved = false;
    vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
      if (!isSaved && JSON.stringify(command).includes('phase.changed')) {
        isSaved = true;
        await older({ pk: 'CATALOGUE#phase', sk: 'fondo' }, 'name', { it: 'Di un altro' });
        await older({ pk: 'CATALOGUE#phase', sk: 'fondo' }, 'revision', 7);
      }
      return send(command);
    }) as never);
    await seenThrough();
    expect(await itemOf({ pk: 'CATALOGUE#phase', sk: 'fondo' })).toMatchObject({
      name: { it: 'Di un altro' },
      revision: 7,
    });
    expect((await lastJob()).told).toContain('task-done phaseNames 0');
  });

  it('tells in red what somebody saves again and again, and comes to its end [OPW-57]', async () => {
    await olderForms();
    await start({ tasks: ['phaseNames', 'productNames'] });
    const send = client.send.bind(client) as (command: object) => Promise<unknown>;
    let revision = 10;
    vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
      if (JSON.stringify(command).includes('phase.changed')) {
        revision += 1;
        await older({ pk: 'CATALOGUE#phase', sk: 'fondo' }, 'revision', revision);
      }
      return send(command);
    }) as never);
    await seenThrough();
    const { told, job } = await lastJob();
    expect(told).toContain('phase.failed fondo conflict');
    expect(told).toContain('product.changed Adda Calce Adda Calce -> it: Adda Calce');
    expect(job).toMatchObject({ state: 'done', notes: [{ subject: 'fondo', reason: 'conflict' }] });
  });
});

describe('a call that repairs', () => {
  it('says what it could not do, and how much it did [OPW-66, QDA-041]', async () => {
    await olderForms();
    // Larger than any number that JSON could hold.
    await older(detail('primer'), 'consumption', 10n ** 20n);
    expect(await createProductsLight.run({}, context())).toEqual({
      success: false,
      count: 1,
      errors: [expect.stringMatching(/^primer: /)],
    });
  });

  it('goes on with what did not fit into the call before; other repairs wait for it [OPW-66]', async () => {
    await olderForms();
    const begun = await beginRepair({
      tasks: ['lightProducts'],
      dryRun: false,
      forceItaly: false,
      variant: 'lightProducts',
      user: aSuperUser(),
      now,
      id: nextId(),
    });
    await expect(fixUserIds.run({}, context())).rejects.toMatchObject({ code: 'already-running' });
    expect(await createProductsLight.run({}, context())).toEqual({ success: true, count: 2, errors: [] });
    expect((await lastJob()).job.id).toBe(begun.id);
  });
});

describe('a repair that is killed', () => {
  const rebuild: Begin = () =>
    beginRepair({
      tasks: rebuildTasks.slice(),
      dryRun: false,
      forceItaly: false,
      variant: 'calls',
      user: aSuperUser(),
      now,
      id: nextId(),
    });

  /** The repairs of one task. */
  async function broken() {
    await olderForms();
    await older(profile('german'), 'profile.uid', 'old');
    await older(head('second'), 'user');
    await older(head('second'), 'userName', '');
    const { createdAt = '' } = (await itemOf(head('first'))) ?? {};
    await older({ pk: 'OWNER#german', sk: `Q#${createdAt}#first` }, 'name', 'Altro');
  }

  it.each<[string, () => Promise<void>, Begin]>([
    ['the eight tasks', olderForms, start],
    ['the calls', broken, rebuild],
  ])(
    'after any single write ends, run again, as if it had not been: %s',
    async (name, prepare, begin) => {
      await prepare();
      await run(begin);
      const whole = await stateOf();
      expect(whole.counts).not.toEqual({});
      let points = 0;
      for (let isWhole = false; !isWhole; points += 1) {
        await prepare();
        killAfter(points, clients);
        isWhole = await run(begin).then(
          () => true,
          () => false,
        );
        vi.restoreAllMocks();
        if (!isWhole) await run(begin);
        expect(await stateOf(), `after ${points} writes`).toEqual(whole);
      }
      expect(points).toBeGreaterThan(8);
      console.info(`${name}: killed at ${points - 1} points`);
    },
    300_000,
  );
});
