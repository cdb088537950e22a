import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aStoredUser, aSuperUser, aUser } from '#test/support/builders/user.ts';
import { aFirstSave, aStoredRow, byTest, openCountedQuotations } from '#test/support/counted-quotations.ts';

const world = await openCountedQuotations();
afterAll(() => world.table.close());
const { readStatistics } = await import('#lambdas/statistics/read-statistics.ts');
const { beginGuidedTest } = await import('#lambdas/statistics/begin-guided-test.ts');
const { forgetBegunTests } = await import('#lambdas/store/statistics/begun-test-store.ts');
const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { writeUser } = await import('#lambdas/store/user/user-store.ts');

const context = (user: CurrentUser) => ({
  caller: { kind: 'user', user } as const,
  address: '',
  now: new Date('2026-11-18T10:00:00Z'),
  newId: () => 'id',
});
const period = { from: '2026-W46', to: '2026-W47' };
const asked = (changes: object = {}, user: CurrentUser = aSuperUser()) =>
  readStatistics.run({ ...period, ...changes }, context(user));
const begin = (run: string, user: CurrentUser) => beginGuidedTest.run({ run }, context(user));

const of = (country: string) => ({ owner: { country, type: 'agente' as const } });
const painter = aUser({ id: 'painter', uid: 'painter' });

beforeAll(async () => {
  const colours = [aStoredRow('r1', 'adda', 2, 'TN 1'), aStoredRow('r2', 'piave', 1, 'TN 1')];
  await world.create(aFirstSave('italian', colours, byTest));
  await world.create(
    aFirstSave('older', [aStoredRow('r1', 'adda', 1)], { createdAt: '2026-11-03T10:00:00.000Z' }),
  );
  await world.create(aFirstSave('eldest', [], { createdAt: '2026-10-20T10:00:00.000Z' }));
  await world.create(aFirstSave('german', [aStoredRow('r1', 'adda', 3)], of('DE')));
  const french = aFirstSave('french', [], { ...of('FR'), createdAt: '2026-11-11T10:00:00.000Z' });
  await world.create(french);
  await world.follow();
  await writeProduct(aProduct({ id: 'adda', name: { it: 'Adda di oggi', en: 'Adda today' } }));
  await writeUser(aStoredUser({ id: painter.id, uid: painter.uid }));
});

describe('the statistics of a period', () => {
  it('are of every country for a super user of all, in euro', async () => {
    const told = await asked();
    expect(told.countries).toEqual(['DE', 'FR', 'IT']);
    expect(told.sums).toEqual({ quotations: 3, value: 675, valued: 2, fromTests: 1, begunTests: 0 });
    expect(told.weeks).toEqual([
      { week: '2026-W46', quotations: 1, value: 0, valued: 0, fromTests: 0, begunTests: 0 },
      { week: '2026-W47', quotations: 2, value: 675, valued: 2, fromTests: 1, begunTests: 0 },
    ]);
    expect(told.byCountry.map(({ key, quotations, value }) => [key, quotations, value])).toEqual([
      ['DE', 1, 337.5],
      ['FR', 1, 0],
      ['IT', 1, 337.5],
    ]);
    expect(told.byProvince).toEqual([{ key: 'BO', quotations: 1, value: 337.5, valued: 1, fromTests: 0 }]);
    expect(told.byUserType.map(({ key, quotations, value }) => [key, quotations, value])).toEqual([
      ['agente', 2, 337.5],
      ['imbianchino', 1, 337.5],
    ]);
  });

  it('stand beside those of as many weeks directly before', async () => {
    expect((await asked()).before).toMatchObject({ quotations: 1, value: 112.5 });
    expect((await asked({ from: '2026-W44' })).before).toMatchObject({ quotations: 1, value: 0 });
    expect((await asked({ from: '2026-W47' })).before).toMatchObject({ quotations: 1, value: 0 });
  });

  it('name products as they are called today, those that are gone as they were called, and colours as they look', async () => {
    const { products, colours } = await asked();
    expect(products).toMatchObject([
      { key: 'adda', quotations: 2, value: 562.5, name: { it: 'Adda di oggi', en: 'Adda today' } },
      { key: 'piave', quotations: 1, value: 112.5, name: { it: 'piave' } },
    ]);
    expect(colours).toEqual([
      { key: 'TN 1', quotations: 1, value: 337.5, valued: 1, fromTests: 0, r: 1, g: 2, b: 3 },
    ]);
  });

  it('are of the countries that a super user manages, and of no other', async () => {
    const german = aSuperUser({ managementMode: 'only', managedCountries: ['DE', 'AT'] });
    const told = await asked({}, german);
    expect(told.countries).toEqual(['DE']);
    expect([told.sums.quotations, told.before.quotations]).toEqual([1, 0]);
    expect(JSON.stringify(told)).not.toMatch(/IT|FR|TN 1|imbianchino|piave/);
    const notItalian = aSuperUser({ managementMode: 'allExcept', managedCountries: ['IT'] });
    expect((await asked({}, notItalian)).byCountry.map(({ key }) => key)).toEqual(['DE', 'FR']);
    const nobodys = await asked({}, aSuperUser({ managementMode: 'only', managedCountries: [] }));
    expect([nobodys.countries, nobodys.sums.quotations, nobodys.weeks.length]).toEqual([[], 0, 2]);
  });

  it('are of one country when it is asked for, and of none that the super user does not manage', async () => {
    const italian = await asked({ country: 'IT' });
    expect([italian.sums.quotations, italian.before.quotations, italian.countries]).toEqual([
      1,
      1,
      ['DE', 'FR', 'IT'],
    ]);
    expect((await asked({ country: 'DE' })).before.quotations).toBe(0);
    expect((await asked({ country: 'MT' })).sums.quotations).toBe(0);
    const german = aSuperUser({ managementMode: 'only', managedCountries: ['DE'] });
    await expect(asked({ country: 'IT' }, german)).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    [{ from: '2026-W48' }, 'to'],
    [{ from: '2025-W46' }, 'to'],
    [{ from: '2025-W53' }, 'from'],
    [{ to: '2026-11-20' }, 'to'],
    [{ country: 'it' }, 'country'],
    [{ user: 'anna' }, ''],
  ])('are not those of %j', async (wrong, field) => {
    await expect(asked(wrong)).rejects.toMatchObject({ code: 'invalid-input', params: { field } });
  });

  it('may be those of 53 weeks', async () => {
    expect((await asked({ from: '2025-W47' })).weeks).toHaveLength(53);
  });
});

describe('a guided test that is begun', () => {
  it('is counted once in its week and its country, however often it is said', async () => {
    const numbers = async () => {
      const { sums, weeks, byCountry } = await asked({ country: 'MT' });
      return [sums.begunTests, weeks.map(({ begunTests }) => begunTests), byCountry];
    };
    const maltese = { ...painter, country: 'MT' };
    await Promise.all([begin('run-1', maltese), begin('run-1', maltese)]);
    expect(await begin('run-1', maltese)).toBe(true);
    expect(await numbers()).toEqual([1, [0, 1], []]);
    await begin('run-2', maltese);
    expect(await numbers()).toEqual([2, [0, 2], []]);
    expect((await asked()).countries).not.toContain('MT');
  });

  it('stays counted when its user is deleted, and nobody who is gone begins one', async () => {
    await begin('run-3', { ...painter, country: 'CY' });
    await forgetBegunTests(painter.id);
    const items = await world.table.documents.send(
      new QueryCommand({
        TableName: world.table.tableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `U#${painter.id}` },
      }),
    );
    expect(items.Items?.map(({ sk }) => sk)).toEqual(['PROFILE']);
    expect((await asked({ country: 'CY' })).sums.begunTests).toBe(1);
    await expect(begin('run-4', aUser({ id: 'gone', country: 'CY' }))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await asked({ country: 'CY' })).sums.begunTests).toBe(1);
  });
});
