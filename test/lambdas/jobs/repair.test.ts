import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repairTasks } from '#shared/repair/tasks.ts';
import { priceList } from '#shared/schemas/price-list.ts';
import { detail, head, light, olderForms, profile, url } from '#test/support/older-forms.ts';
import { older } from '#test/support/older-item.ts';
import { olderRow } from '#test/support/older-row.ts';
import { dataOf, itemOf, lastJob, now, run, services, start, waited } from '#test/support/repair-cloud.ts';
import { itemsOfTable } from '#test/support/whole-cloud.ts';

const { client, table } = await import('#lambdas/runtime/table/table.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { listUnfinishedJobs } = await import('#lambdas/store/job/job-store.ts');
const { workers } = await import('#lambdas/jobs/workers.ts');
const { writeNewPriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { readQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');

afterAll(services.close);
beforeEach(() => () => vi.restoreAllMocks());

describe('a repair', () => {
  it('does every task to older forms, in order, and says so [REP-007, REP-021, REP-022, WDA-023, WDA-025, WDA-027]', async () => {
    await olderForms();
    await run(start);
    const { told, job } = await lastJob();
    expect(job).toMatchObject({ state: 'done', variant: 'real', startedBy: 'Sandra Gatti' });
    expect(told).toEqual([
      'started',
      'task userCountries',
      'user.changed named Italia -> IT',
      'user.changed nowhere – -> IT',
      'task-done userCountries 2',
      'task quotationCountries',
      'quotation.changed first – -> DE',
      'task-done quotationCountries 1',
      'task phaseNames',
      'phase.changed Fondo Fondo -> it: Fondo',
      'task-done phaseNames 1',
      'task productNames',
      'product.changed Adda Calce Adda Calce -> it: Adda Calce',
      'task-done productNames 1',
      'task lightProducts',
      'product.changed primer um',
      'task-done lightProducts 1',
      'task requiredProducts',
      'dangling Adda Calce gone',
      'product.changed Adda Calce {…} -> primer',
      'task-done requiredProducts 1',
      'task packagings',
      'product.changed Adda Calce 12.5 -> 12,5',
      'quotation.changed first 12.5 -> 12,5',
      'quotation.changed second 12.5 -> 12,5',
      'task-done packagings 3',
      'task productUrls',
      `product.changed Adda Calce url ${url} -> scheda-tecnica`,
      'task-done productUrls 1',
      'finished 11',
    ]);
    expect(await itemOf(detail('paint'))).toMatchObject({
      name: { it: 'Adda Calce' },
      url: null,
      attachments_i18n: { it: [{ type: 'link', category: 'scheda-tecnica', url }] },
      consumptionranges: [
        {
          requiredProducts: [
            { product: 'primer', um: 'l' },
            { product: 'gone', um: 'kg' },
          ],
        },
      ],
      priceranges: [{ prices: [{ id: 'p', packaging: '12,5', pcu: 10 }] }],
      userTypes: [],
      updatedBy: 'Sandra Gatti',
      updatedAt: now.toISOString(),
      revision: 5,
    });
    expect(await itemOf(profile('nowhere'))).toMatchObject({
      profile: { country: 'IT', revision: 2, updatedBy: 'Sandra Gatti', updatedAt: now.toISOString() },
    });
    expect(await itemOf(profile('german'))).toMatchObject({ profile: { country: 'DE', revision: 1 } });
    expect(await itemOf({ pk: 'CATALOGUE#phase', sk: 'fondo' })).toMatchObject({
      name: { it: 'Fondo' },
      revision: 2,
    });
    expect(await itemOf(head('first'))).toMatchObject({
      userCountry: 'DE',
      revision: 3,
      updatedBy: expect.not.stringContaining('Sandra'),
    });
    expect((await readQuotation('first'))?.rows).toMatchObject([
      { product: { priceranges: [{ prices: [{ packaging: '12,5', pcu: 10 }] }] } },
    ]);
  });

  it('run again changes nothing, says 0 everywhere and makes no pause [OPW-56, OPW-58]', async () => {
    const before = await dataOf();
    process.env.REPAIR_PAUSES = '';
    waited.length = 0;
    await run(start);
    process.env.REPAIR_PAUSES = 'none';
    const { told } = await lastJob();
    expect(await dataOf()).toEqual(before);
    expect(told.filter((line) => line.startsWith('task-done'))).toEqual(
      repairTasks.map((task) => `task-done ${task} 0`),
    );
    expect(told.at(-1)).toBe('finished 0');
    expect(waited).toEqual([]);
  });

  it('writes nothing when it is dry, and says what it would do [OPW-56]', async () => {
    await olderForms();
    // No other case has a copy of this product: written copies stay.
    await olderRow('first', 'product.specs', { it: 'Solo di prova' });
    const before = await dataOf();
    await run(() => start({ dryRun: true }));
    expect(await dataOf()).toEqual(before);
    const { told, job } = await lastJob();
    expect(job.variant).toBe('dry');
    expect(told).toContain('product.would Adda Calce 12.5 -> 12,5');
    expect(told).toContain('task-done packagings 3');
    // The light form of the product follows its new name in a real run.
    expect(told).toContainEqual(expect.stringMatching(/^product.would Adda Calce name, /));
    expect(told.at(-1)).toMatch(/^finished-dry \d+$/);
    await run(start);
    expect((await lastJob()).told).toContain('task-done packagings 3');
  });

  it('says when it is dry which country a quotation gets from an owner whose own is mended before [OPW-55]', async () => {
    const begin = (dryRun: boolean) => () =>
      start({ dryRun, tasks: ['userCountries', 'quotationCountries'] });
    const saidOf = async (dryRun: boolean) => {
      await olderForms();
      await older(profile('german'), 'profile.country', 'Germania');
      await older(head('first'), 'user.country', 'FR');
      await run(begin(dryRun));
      const { told } = await lastJob();
      return told.filter((line) => line.includes(' first ')).map((line) => line.replace(/^\S+ /, ''));
    };
    expect(await saidOf(true)).toEqual(['first – -> IT']);
    expect(await saidOf(false)).toEqual(['first – -> IT']);
  });

  it('rebuilds light products that are not what their products say, missing ones too, with their names by language [REP-013]', async () => {
    await olderForms();
    await client.send(new DeleteCommand({ TableName: table, Key: light('primer') }));
    const list = priceList.parse({ id: 'pcu', name: 'PCU' });
    await writeNewPriceList(list, ['primer'], { once: onceKey('seed', 'pcu', ''), now });
    await older(light('lost'), 'id', 'lost');
    await run(() => start({ tasks: ['lightProducts'] }));
    expect(await itemOf(light('primer'))).toMatchObject({
      name: { it: 'primer' },
      um: 'l',
      pricedIn: ['pcu'],
    });
    expect(await itemOf(light('paint'))).toMatchObject({ name: { it: 'Adda Calce' } });
    expect(await itemOf(light('lost'))).toMatchObject({ id: 'lost' });
    expect((await lastJob()).told).toContain('no-product lost');
    await run(() => start({ tasks: ['lightProducts'] }));
    expect((await lastJob()).told).toContain('task-done lightProducts 0');
  });

  it('makes everybody Italian only when that is asked for [REP-009, OPW-55]', async () => {
    await olderForms();
    await run(() => start({ tasks: ['userCountries', 'quotationCountries'], forceItaly: true }));
    expect(await itemOf(profile('german'))).toMatchObject({ profile: { country: 'IT' } });
    const { job, told } = await lastJob();
    expect(job.variant).toBe('forced');
    expect(told).toContain('forced');
    expect(told).toContain('quotation.changed first – -> IT');
  });

  it('rests after what it wrote [REP-018, REP-019, OPW-58]', async () => {
    await olderForms();
    process.env.REPAIR_PAUSES = '';
    waited.length = 0;
    await run(start);
    process.env.REPAIR_PAUSES = 'none';
    expect(waited).toEqual([500, 500, 500, 500, 500, 500, 1000]);
  });

  it('rests ten seconds after each hundredth quotation, however many products it wrote before [REP-020]', async () => {
    await olderForms();
    await start({ tasks: ['packagings'] });
    const [job] = await listUnfinishedJobs('repair');
    if (!job) throw new Error('It was begun just now.');
    const step = await workers.repair(job);
    // The start, the beginning of the task, two products: then comes the first quotation.
    const restAfter = async (counts: Record<string, number>) => {
      const outcome = await step(4, now, { ...job, counts });
      return outcome === 'later' ? undefined : outcome.rest;
    };
    process.env.REPAIR_PAUSES = '';
    expect(await restAfter({ 'packagings.changed': 150, 'packagings.quotation': 99 })).toBe(10_000);
    expect(await restAfter({ 'packagings.changed': 99, 'packagings.quotation': 98 })).toBe(500);
    process.env.REPAIR_PAUSES = 'none';
    await run(start);
  });

  it('says in red what fails, goes on, and counts it [REP-008, WER-007, OPW-57]', async () => {
    await olderForms();
    // Larger than any number that JSON could hold.
    await older(detail('primer'), 'consumption', 10n ** 20n);
    await older(profile('nowhere'), 'profile.createdAt');
    await run(start);
    const { lines, job, told } = await lastJob();
    const failures = lines.filter(({ tone }) => tone === 'error');
    expect(failures.map(({ code, subject }) => [code, subject])).toEqual([
      ['user.failed', 'nowhere'],
      ['task-failed', 'userCountries'],
      ['product.failed', 'primer'],
      ['task-failed', 'lightProducts'],
      ['failed', undefined],
    ]);
    expect(failures[0]?.detail).toMatch(/^createdAt: /);
    expect(told.at(-1)).toBe('failed 2');
    expect(job.notes.map(({ subject }) => subject)).toEqual(['nowhere', 'primer']);
    expect(told).toContain('task-done packagings 3');
  });

  it('names no person in its log: users and quotations stand there by their ids [OPW-57]', async () => {
    await olderForms();
    await run(start);
    const log = (await itemsOfTable()).filter(({ where }) => where.startsWith('JOBLOG'));
    expect(log.filter(({ text }) => /Persona|Casa Rossi|example\.com(?!\/)/.test(text))).toEqual([]);
  });
});
