import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newHeader } from '#lambdas/store/quotation/new-header.ts';
import { newRow } from '#lambdas/store/quotation/new-row.ts';
import { erasureSteps } from '#shared/schemas/erasure.ts';
import { currentUser } from '#shared/schemas/user.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { killAfter } from '#test/support/kill-after.ts';
import { roundsOf } from '#test/support/rounds-of.ts';
import { filesOfBucket, itemsOfTable, placesOf } from '#test/support/whole-cloud.ts';

const services = await openDataServices({ withPool: true });
afterAll(services.close);

const { client, table } = await import('#lambdas/runtime/table/table.ts');
const { bucketClient } = await import('#lambdas/runtime/files/bucket.ts');
const { erasureOf } = await import('#lambdas/users/erasure-of.ts');
const { erasePerson } = await import('#lambdas/store/erasure/erase-person.ts');
const { newJob } = await import('#lambdas/store/job/new-job.ts');
const { runSlice } = await import('#lambdas/store/job/run-job.ts');
const { cancelJob, readJob, takeJob, keepJob } = await import('#lambdas/store/job/job-store.ts');
const { createAccount, readAccount } = await import('#lambdas/store/user/account-store.ts');
const { noteSignIn } = await import('#lambdas/store/user/activity-store.ts');
const { put, transact } = await import('#lambdas/runtime/table/transact.ts');
const { listHelpViews, noteHelpView } = await import('#lambdas/store/help/help-store.ts');
const { writeFile } = await import('#lambdas/runtime/files/files.ts');
const { issueAccountToken } = await import('#lambdas/store/user/account-token-store.ts');
const { countUse, ratePartition } = await import('#lambdas/store/limit/rate-store.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { writeShareLink } = await import('#lambdas/store/pass/share-link-store.ts');
const users = await import('#lambdas/store/user/user-store.ts');
const quotations = await import('#lambdas/store/quotation/quotation-store.ts');
const { activityList, quotationList, userList } = await import('#lambdas/store/list/lists.ts');
const { aShareLink } = await import('#test/support/builders/share-link.ts');

const now = new Date('2026-11-20T10:00:00Z');
/** `npm run prove -- kills` kills after every write. */
const writesBetweenKills = Math.ceil(100 / roundsOf(20));
let made = 0;

/** A user with a saved quotation, a link, a token, an image, a sign-in and snapshots that hold them. */
async function somebody() {
  made += 1;
  const mark = `marked-${made}-person`;
  const names = { firstName: mark, lastName: mark, company: mark, email: `${mark}@example.com` };
  const id = await createAccount(names.email);
  const user = aStoredUser({ id, uid: id, ...names, imageUrl: `/files/images/users/${id}-a.png` });
  await users.writeUser(user);
  const rows = [newRow('primer', aProduct(), 0)];
  const input = { key: mark, name: mark, location: mark, province: 'BO', selectedProducts: [] };
  const header = newHeader(input, currentUser(user), `quotation-${made}`, now);
  await quotations.createQuotation({ header, rows }, onceKey(id, mark, mark), now);
  const noted = rows.map((row) => ({ ...row, choices: { ...row.choices, note: mark } }));
  await quotations.changeQuotation({
    header: { ...header, revision: 2, note: mark },
    rows: noted,
    kept: { revision: 1, state: { header, rows: noted } },
  });
  await writeShareLink(aShareLink({ quotation: header.id, createdBy: mark }), 'key');
  await issueAccountToken('reset', { userId: id, email: user.email }, now);
  await countUse('personal-data', `account ${id}`, now);
  await writeFile(`images/users/${id}-a.png`, Buffer.from(mark));
  await writeFile(`imports/checks/${id}/check.json`, Buffer.from(mark));
  const by = `${mark} ${mark}`;
  const guidedTest = [
    { pk: 'POINTER', sk: 'wizard', publishedBy: by },
    { pk: 'POINTER', sk: 'wizard-draft', savedBy: by },
    { pk: 'VERSIONS#wizard', sk: 'V#00000001', publishedBy: by },
  ];
  await transact(guidedTest.map((Item) => put({ TableName: table, Item })));
  const acting = currentUser(aStoredUser({ id: 'giulia', firstName: 'Giulia' }));
  const update = { kind: 'price_update', total: 0, work: {}, user: acting, now } as const;
  const waiting = await newJob({ ...update, id: `p${made}`, startsAt: now.toISOString() });
  await transact(waiting.beginning);
  await cancelJob(waiting.job, by, now);
  const looked = `looked-at-${made}`;
  await users.writeUser(aStoredUser({ id: looked, uid: looked, email: `${looked}@example.com` }));
  await noteHelpView(looked, { what: 'catalogue', at: now.toISOString(), by, viewerId: id });
  await noteSignIn(id, now.getTime() / 1000);
  for (const list of [userList, quotationList, activityList]) await list.rewrite(now);
  return { user, mark, quotation: header.id, looked };
}

async function begun(user: Awaited<ReturnType<typeof somebody>>['user']) {
  const acting = currentUser(aStoredUser({ id: 'giulia', firstName: 'Giulia' }));
  const work = await erasureOf(user);
  const total = erasureSteps(work).length;
  const { job, beginning } = await newJob({
    kind: 'erasure',
    total,
    work,
    user: acting,
    now,
    id: `e${made}`,
  });
  await transact(beginning);
  return job;
}

const clients = [client, bucketClient];

/** Time passes between runs: leases of what was killed are over. */
let clock = now.getTime();
async function run(id: string): Promise<string | undefined> {
  clock += 300_000;
  const job = await readJob('erasure', id);
  if (!job) throw new Error('It was begun.');
  const step = await erasePerson(job);
  const wait = async () => {};
  const slice = { holder: `${clock}`, clock: () => clock, wait, budget: 60_000 };
  return (await runSlice(job, { ...slice, step: (index, reached) => step(index, new Date(clock), reached) }))
    ?.state;
}

async function stateOf({ user: { id }, mark, quotation, looked }: Awaited<ReturnType<typeof somebody>>) {
  const [items, files] = [await itemsOfTable(), await filesOfBucket()];
  const stored = await quotations.readQuotation(quotation);
  return {
    left: [...placesOf([mark], items), ...placesOf([mark], files)],
    signIns: files.filter(
      ({ where, text }) => where.startsWith('snapshots/activity/') && text.includes(`"${id}"`),
    ),
    uses: items.filter(({ where }) => where.startsWith(ratePartition('personal-data', `account ${id}`))),
    looks: (await listHelpViews(looked, now)).map(({ by, viewerId }) => [by, viewerId]),
    own: items.map(({ where }) => where).filter((where) => where.startsWith(`Q#${quotation} `)),
    revision: stored?.header.revision,
    note: stored?.rows.map(({ choices }) => choices.note),
    owner: stored?.header.user.firstName,
    account: await readAccount(id),
  };
}

beforeEach(() => () => vi.restoreAllMocks());

describe('an erasure', () => {
  it('killed after any single write ends, run again, in the same state', async () => {
    for (let writes = 0, isWhole = false; !isWhole; writes += writesBetweenKills) {
      const person = await somebody();
      const { id } = await begun(person.user);
      killAfter(writes, clients);
      isWhole = await run(id).then(
        (state) => state === 'done',
        () => false,
      );
      vi.restoreAllMocks();
      if (!isWhole) while ((await run(id)) !== 'done');
      expect(await stateOf(person), `after ${writes} writes`).toEqual({
        left: [],
        signIns: [],
        uses: [],
        looks: [['Utente cancellato', undefined]],
        own: [`Q#${person.quotation} HEAD`, `Q#${person.quotation} REV#00000001`],
        revision: 3,
        note: [null],
        owner: 'Utente cancellato',
        account: undefined,
      });
    }
  }, 120_000);

  it('reaches a quotation that a call made while the user was being shut out', async () => {
    const { user, mark } = await somebody();
    const { id } = await begun(user);
    const input = { key: `${mark}-late`, name: mark, location: mark, province: 'BO', selectedProducts: [] };
    const header = newHeader(input, currentUser(user), `late-${made}`, now);
    await quotations.createQuotation({ header, rows: [] }, onceKey(user.id, input.key, mark), now);
    while ((await run(id)) !== 'done');
    const late = await quotations.readQuotation(header.id);
    expect(late?.header).toMatchObject({ name: 'Preventivo', userName: 'Utente cancellato', location: '' });
    expect(placesOf([mark], await itemsOfTable())).toEqual([]);
  }, 60_000);

  it.each(['personal_data', 'import'] as const)(
    'waits for another holder of a job that the user began, which could write the name back: %s',
    async (kind) => {
      const person = await somebody();
      const user = currentUser(person.user);
      const started = { kind, total: 5, work: { uid: user.id }, user, now, id: `j${made}` };
      const { job, beginning } = await newJob(started);
      await transact(beginning);
      const { id } = await begun(person.user);
      const held = await takeJob(job, 'somebody', new Date(clock + 300_000), 60);
      if (!held) throw new Error('Nobody else is at it.');
      expect(await run(id)).toBe('running');
      expect((await readJob(kind, job.id))?.startedBy).toBe(`${person.mark} ${person.mark}`);
      while ((await run(id)) !== 'done');
      expect(await keepJob(held)).toBe('taken');
      const after = await readJob(kind, job.id);
      expect(after?.startedBy).toBe(kind === 'import' ? 'Utente cancellato' : undefined);
      expect(after?.state).toBe(kind === 'import' ? 'running' : undefined);
    },
    60_000,
  );
});
