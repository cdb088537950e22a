import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { local } from '#infra/local/environment.ts';
import { type LocalCloud, startLocalCloud } from '#infra/local/server.ts';
import { timedStep } from '#infra/smoke/timed-step.ts';
import { closeBrowser } from '#lambdas/runtime/pdf/render-pdf.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { user as userSchema } from '#shared/schemas/user.ts';
import { readInstallation } from '#test/support/read-installation.ts';
import type { Item } from '#test/support/readable-export.ts';

let folder: string;
let cloud: LocalCloud;
let smoke: typeof import('#infra/smoke/run-smoke.ts');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preventivi-smoke-'));
  // It also asks for a page of the built app.
  cloud = await startLocalCloud({
    port: 0,
    dataDirectory: folder,
    demo: true,
    web: true,
    log: () => {},
  });
  // Its stores read the environment when they are imported.
  smoke = await import('#infra/smoke/run-smoke.ts');
});

afterAll(async () => {
  await cloud.drained();
  await cloud.stop();
  await closeBrowser();
  await rm(folder, { recursive: true, force: true });
});

/** Items that expire before then may go while the tests run. */
const anHourOn = Date.now() / 1000 + 3600;

/** Copies of products belong to all quotations, and counts of limits go by themselves. */
const isComparable = ({ pk, ttl }: Item) =>
  ![partitions.copy, partitions.limit].some(({ prefix }) => String(pk?.S).startsWith(prefix)) &&
  Number(ttl?.N ?? Number.POSITIVE_INFINITY) > anHourOn;

/** Everything in table, bucket and pool, once every consumer has done its work. */
async function whatIsThere() {
  await cloud.drained();
  const { tableName: table, filesBucket: bucket, userPoolId: pool } = local;
  const { items, files, accounts } = await readInstallation({ table, bucket, pool });
  const kept = items.filter(isComparable);
  return new Set([...kept, ...files, ...accounts].map((each) => JSON.stringify(each)));
}

/** Things that came or went since. */
async function changedSince(before: ReadonlySet<string>) {
  const now = await whatIsThere();
  return [...before, ...now].filter((each) => !before.has(each) || !now.has(each));
}

const everyStep = [
  'remove what an earlier run left',
  'make a user',
  'read config.json of the website',
  'sign in by SRP',
  'upload an image',
  'choose a product',
  'make a quotation',
  'subscribe to live changes',
  'edit the quotation',
  'hear the change live',
  'print its PDF',
  'download its spreadsheet',
  'share it with a guest',
  'delete the quotation',
  'remove everything',
];

/** Parts of the work that are broken below, by the name of their step: at the beginning, in the middle, at the end. */
const breakable = {
  readWebsite: 'read config.json of the website',
  editQuotation: 'edit the quotation',
  deleteQuotation: 'delete the quotation',
} as const;
type Breakable = keyof typeof breakable;

/** The command against this cloud. */
function begun() {
  const env = { ...process.env, PORT: new URL(cloud.url).port };
  return spawn(process.execPath, ['--import', 'tsx', 'infra/smoke/command.ts'], { env, stdio: 'pipe' });
}

async function command() {
  const child = begun();
  const code = once(child, 'close');
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: (await code)[0], lines: said.trimEnd().split('\n'), complained };
}

/** A run in this process, and what it tells. */
function run(changes: Partial<typeof smoke.smokeWork>) {
  const told: string[] = [];
  const step = timedStep(
    (line) => told.push(line.replace(/ +0\.00 s {2}/, ' ')),
    () => 0,
  );
  const work = { ...smoke.smokeWork, ...changes };
  return { told, done: smoke.runSmoke({ origin: cloud.url, step, now: new Date(), work }) };
}

describe('the smoke test', () => {
  it('does every step, tells their times, and leaves table, bucket and pool as they were', async () => {
    const before = await whatIsThere();
    const { code, lines, complained } = await command();
    expect([code, complained]).toEqual([0, expect.not.stringContaining('failed')]);
    expect(lines.slice(0, -1).map((line) => /^ok +\d+\.\d\d s {2}(.*)$/.exec(line)?.[1])).toEqual(everyStep);
    expect(lines.at(-1)).toMatch(/ works: \d+\.\d s\.$/);
    expect(await changedSince(before)).toEqual([]);
  });

  it('removes what a killed run left', async () => {
    const before = await whatIsThere();
    const child = begun();
    const closed = once(child, 'close');
    for await (const line of createInterface(child.stdout)) if (line.endsWith('print its PDF')) break;
    child.kill('SIGKILL');
    await closed;
    expect(await changedSince(before)).not.toEqual([]);
    expect((await command()).code).toBe(0);
    expect(await changedSince(before)).toEqual([]);
  });

  it.each(Object.keys(breakable) as Breakable[])(
    'ends with the name and the reason of a broken step, and leaves nothing: %s',
    async (name) => {
      const before = await whatIsThere();
      const { told, done } = run({ [name]: () => Promise.reject(new Error('It is broken on purpose.')) });
      await expect(done).rejects.toThrow(`${breakable[name]}: It is broken on purpose.`);
      expect(told).toEqual([
        ...everyStep.slice(0, everyStep.indexOf(breakable[name])).map((each) => `ok ${each}`),
        `FAILED ${breakable[name]}`,
        'ok remove everything',
      ]);
      expect(await changedSince(before)).toEqual([]);
    },
  );

  it('makes no quotation where the catalogue is empty, and says so', async () => {
    const { told, done } = run({ chooseProduct: async () => undefined });
    expect(await done).toEqual({ isWhole: false });
    expect(told.slice(-2)).toEqual(['ok choose a product', 'ok remove everything']);
  });

  it('leaves a user alone who has its address', async () => {
    const { createAccount, deleteAccount } = await import('#lambdas/store/user/account-store.ts');
    const { removeUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
    const id = await createAccount(smoke.smokeAddress);
    const person = userSchema.parse({ ...aPerson, id, uid: id, email: smoke.smokeAddress });
    await writeUser(person);
    const { told, done } = run({});
    await expect(done).rejects.toThrow('is the address of a user, not of a probe.');
    expect(told).toEqual(['FAILED remove what an earlier run left']);
    await removeUser(person);
    await deleteAccount(id);
  });
});

const aPerson = { firstName: 'Anna', lastName: 'Verdi', createdAt: '2026-11-20T10:00:00.000Z' };
