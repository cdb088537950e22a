import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { operations as accountOperations } from '#lambdas/accounts/graphql.ts';
import { operations as colourOperations } from '#lambdas/colours/graphql.ts';
import { operations as jobOperations } from '#lambdas/jobs/graphql.ts';
import { functions } from '#lambdas/manifest.ts';
import { operations as userOperations } from '#lambdas/users/graphql.ts';
import { repairTasks } from '#shared/repair/tasks.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { finishedJob, type JobAnswer } from '#test/support/jobs-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { client, table } = await import('#lambdas/runtime/table/table.ts');
const { readProduct, removingProduct, writeProduct } = await import(
  '#lambdas/store/catalogue/product-store.ts'
);
const { transact } = await import('#lambdas/runtime/table/transact.ts');

type Started = { startRepair: Pick<JobAnswer, 'id' | 'total'> & { variant: string } };
type Wanted = { tasks?: readonly string[]; dryRun?: boolean; forceItaly?: boolean; key?: string };

const start = (wanted: Wanted = {}, who: 'superUser' | 'painter' = 'superUser') =>
  graphql<Started>(
    who,
    `mutation ($key: ID!, $tasks: [RepairTask!]!, $dryRun: Boolean!, $forceItaly: Boolean!) {
      startRepair(key: $key, tasks: $tasks, dryRun: $dryRun, forceItaly: $forceItaly) { id total variant }
    }`,
    { key: randomUUID(), tasks: repairTasks, dryRun: false, forceItaly: false, ...wanted },
  );

type Line = { tone: string; code: string; subject: string | null; detail: string | null };

async function logOf(id: string, after: string | null = null): Promise<Line[]> {
  const answer = await graphql<{ jobLog: { lines: Line[]; next: string | null } }>(
    'superUser',
    `query ($id: ID!, $after: String) {
      jobLog(kind: repair, id: $id, after: $after) { lines { tone code subject detail } next }
    }`,
    { id, after },
  );
  const { lines, next } = answered(answer).jobLog;
  return next === after ? lines : [...lines, ...(await logOf(id, next))];
}

async function repaired(wanted?: Wanted) {
  const { id } = answered(await start(wanted)).startRepair;
  const job = await finishedJob('repair', id);
  return { job, log: await logOf(id) };
}

/** An archived product as older records have them, which no other test finds. */
async function anOlderProduct() {
  const id = `older-${randomUUID()}`;
  const name = `Vecchia ${id}`;
  const product = aProduct({ id, archived: true, url: 'https://example.com/scheda.pdf' });
  await writeProduct(product);
  const Key = { pk: `P#${id}`, sk: 'DETAIL' };
  const priceranges = [{ name: 'Bianco', colors: [], prices: [{ id: 'p', packaging: 12.5, pcu: 10 }] }];
  await client.send(
    new UpdateCommand({
      TableName: table,
      Key,
      UpdateExpression: 'SET #name = :name, priceranges = :priceranges',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': name, ':priceranges': priceranges },
    }),
  );
  return {
    id,
    name,
    async remove() {
      const stored = await readProduct(id);
      if (stored) await transact(removingProduct(stored));
    },
  };
}

const changesOf = (log: readonly Line[]) =>
  log.filter(({ code }) => code === 'task-done').map(({ subject, detail }) => [subject, Number(detail)]);

describe('repairing data', () => {
  it('tells what it would do, does it, and has nothing to do the second time [REP-007, OPW-56, WDA-020, WDA-021]', async () => {
    const { id, name, remove } = await anOlderProduct();
    const dry = await repaired({ dryRun: true });
    expect((await readProduct(id))?.revision).toBe(1);
    const ofProduct = (log: readonly Line[]) =>
      log.filter(({ subject }) => subject === name).map(({ code, detail }) => [code, detail]);
    expect(ofProduct(dry.log)).toContainEqual(['product.would', '12.5 -> 12,5']);

    const real = await repaired();
    expect(ofProduct(real.log)).toEqual([
      ['product.changed', `${name} -> it: ${name}`],
      ['product.changed', '12.5 -> 12,5'],
      ['product.changed', 'url https://example.com/scheda.pdf -> scheda-tecnica'],
    ]);
    expect(await readProduct(id)).toMatchObject({
      name: { it: name },
      url: null,
      revision: 4,
      updatedBy: 'Giulia Ferrero',
      attachments_i18n: { it: [{ type: 'link', category: 'scheda-tecnica' }] },
    });

    const again = await repaired();
    expect(changesOf(again.log)).toEqual(repairTasks.map((task) => [task, 0]));
    expect(again.job).toMatchObject({ state: 'done', startedBy: 'Giulia Ferrero' });
    await remove();
  }, 120_000);

  it('is refused a second time while it runs; only the ticked tasks are done [OPW-56, OPW-57]', async () => {
    const { id } = answered(await start({ tasks: ['productUrls', 'phaseNames'], dryRun: true })).startRepair;
    expect(codeOf(await start())).toBe('already-running');
    await finishedJob('repair', id);
    expect(changesOf(await logOf(id)).map(([task]) => task)).toEqual(['phaseNames', 'productUrls']);
  });

  it('is for super users alone [REP-002, OPW-39]', async () => {
    expect(codeOf(await start({}, 'painter'))).toBe('forbidden');
  });

  it('keeps the history of its runs: who, when, dry or not, with what outcome [OPW-57]', async () => {
    await repaired({ tasks: ['phaseNames'], dryRun: true });
    const answer = await graphql<{ jobs: (JobAnswer & { variant: string; startedAt: string })[] }>(
      'superUser',
      '{ jobs(kind: repair) { variant state startedBy startedAt counts { ended count } } }',
    );
    const [newest] = answered(answer).jobs;
    expect(newest).toMatchObject({ variant: 'dry', state: 'done', startedBy: 'Giulia Ferrero' });
    expect(newest?.counts[0]?.ended).toBe('phaseNames.unchanged');
    expect(Date.parse(newest?.startedAt ?? '')).toBeGreaterThan(0);
  });
});

type Outcome = { success: boolean; count: number; errors: string[] };
const called = async (name: string): Promise<Outcome> => {
  const answer = await graphql<Record<string, Outcome>>(
    'superUser',
    `mutation { ${name} { success count errors } }`,
  );
  const outcome = answered(answer)[name];
  if (!outcome) throw new Error(`${name} answers nothing.`);
  return outcome;
};

const calls = ['createQuotationsLight', 'createProductsLight', 'fixUserIds', 'fixQuotationsUsers'];

describe('the calls that repair', () => {
  it('make light products new, answering how many [REP-013, OPW-66, QDA-041]', async () => {
    const { id, remove } = await anOlderProduct();
    await called('createProductsLight');
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key: { pk: 'CATALOGUE#product', sk: id },
        UpdateExpression: 'SET um = :um',
        ExpressionAttributeValues: { ':um': 'l' },
      }),
    );
    expect(await called('createProductsLight')).toEqual({ success: true, count: 1, errors: [] });
    await remove();
  });

  it.each(calls)(
    'are done again without a change: %s [OPW-66, QDA-041]',
    async (name) => {
      await called(name);
      expect(await called(name)).toEqual({ success: true, count: 0, errors: [] });
    },
    60_000,
  );

  it('exist beside all others [QDA-041]', () => {
    const fields = [colourOperations, jobOperations, accountOperations, userOperations].flatMap(Object.keys);
    const callable = [...fields.map((field) => field.replace('Mutation.', '')), ...Object.keys(functions)];
    expect(callable).toEqual(
      expect.arrayContaining([
        ...calls,
        'publishColorlists',
        'createUser',
        'signupUser',
        'updateUser',
        'deleteUser',
        'sendVerificationEmail',
        'forceEmailVerification',
        'exportUsers',
      ]),
    );
  });

  it('find tags with their id, name and slug [WDA-028]', async () => {
    const answer = await graphql<{ tags: { id: string; name: string; slug: string }[] }>(
      'superUser',
      '{ tags { id name slug } }',
    );
    expect(answered(answer).tags).toContainEqual(expect.objectContaining({ slug: 'interno' }));
  });
});
