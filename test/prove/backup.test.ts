import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '#infra/backup/data-of.ts';
import { exportAll } from '#infra/backup/export-all.ts';
import { importAll } from '#infra/backup/import-all.ts';
import type { Manifest } from '#infra/backup/manifest.ts';
import { local } from '#infra/local/environment.ts';
import { demoPassword, type LocalCloud, startLocalCloud } from '#infra/local/server.ts';
import { reasonsWithoutCase, toBeExported } from '#test/support/export-omissions.ts';
import { fillCloud } from '#test/support/filled-cloud.ts';
import { interruptedAfter } from '#test/support/interrupted-after.ts';
import { peopleAndQuotations } from '#test/support/people-and-quotations.ts';
import { readInstallation } from '#test/support/read-installation.ts';
import {
  accountsOf,
  namingIn,
  onlyIn,
  type Readable,
  readable,
  readableExport,
  type Things,
} from '#test/support/readable-export.ts';
import { srpSignIn } from '#test/support/srp-sign-in.ts';
import { tampers } from '#test/support/tampered-exports.ts';

const places = { table: local.tableName, bucket: local.filesBucket, pool: local.userPoolId };
const quotations = 21;
let folder: string;
let cloud: LocalCloud;
let port = 0;
let exported: Manifest;
/** After the present: the table still holds items that expire until then. */
const exportedAt = new Date(Date.now() + 2 * 3600_000);
/** The content of the first cloud, as AWS clients report it. */
let source: Things;
let listed: Awaited<ReturnType<typeof peopleAndQuotations>>;

const at = (name: string) => join(folder, name);
/** The handlers' clients know one address: each cloud takes over the address of the one before. */
async function start(data: string, demo: boolean): Promise<void> {
  cloud = await startLocalCloud({ port, dataDirectory: at(data), demo, web: false, log: () => {} });
  port = Number(new URL(cloud.url).port);
}
async function restart(data: string): Promise<void> {
  await cloud.stop();
  await start(data, false);
}

function expectSame(after: Readable, before: Readable): void {
  // A few differences say more than two lists of thousands.
  for (const part of ['accounts', 'items', 'files'] as const)
    expect(onlyIn(before[part], after[part]).slice(0, 3)).toEqual([]);
  expect(after).toEqual(before);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preventivi-backup-'));
  await start('one', true);
  await fillCloud(cloud.url, quotations, new Date(exportedAt.getTime() - 3600_000));
  await cloud.drained();
  listed = await peopleAndQuotations();
  source = await readInstallation(places);
  ({ manifest: exported } = await exportAll(dataOf(places), at('first'), exportedAt));
});

afterAll(async () => {
  await cloud.stop();
  await rm(folder, { recursive: true });
});

describe('an export', () => {
  it('contains everything in table, bucket and pool, except documented omissions', () => {
    expectSame(readableExport(at('first')), readable(toBeExported(source, exportedAt)));
    expect(accountsOf(at('first'))).toEqual(source.accounts);
    expect(reasonsWithoutCase(source, exportedAt)).toEqual([]);
  });

  it('is the same after an import into an empty installation, item by item and file by file', async () => {
    await restart('two');
    const { renamed } = await importAll(dataOf(places), at('first'), new Date());
    await cloud.drained();
    const { manifest } = await exportAll(dataOf(places), at('second'), new Date());
    expectSame(readableExport(at('second')), readableExport(at('first')));
    for (const part of ['accounts', 'items', 'files'] as const) {
      expect(manifest[part].digest).toBe(exported[part].digest);
      expect(manifest[part].count).toBe(exported[part].count);
    }
    expect(exported.items.count).toBeGreaterThan(quotations * 5);
    expect(renamed).toBe(exported.accounts.count);
  });

  it('once imported, equals the first table, bucket and pool', async () => {
    const there = readable(toBeExported(await readInstallation(places), exportedAt));
    expectSame(there, readable(toBeExported(source, exportedAt)));
  });

  it('brings its long lists, which the import builds anew', async () => {
    expect(listed.quotations.length).toBeGreaterThan(quotations);
    expect(listed.users.flatMap(({ signIns }) => signIns)).not.toEqual([]);
    expect(await peopleAndQuotations()).toEqual(listed);
  });

  it('contains no passwords: users who set a new one find their quotations', async () => {
    const { readAccount, setPassword } = await import('#lambdas/store/user/account-store.ts');
    const email = 'andrea.conti@example.com';
    const pool = new CognitoIdentityProviderClient();
    await expect(srpSignIn(pool, email, demoPassword)).rejects.toThrow();
    await setPassword((await readAccount(email))?.id ?? '', 'Nuova-Password-1');
    const authorization = await srpSignIn(pool, email, 'Nuova-Password-1');
    const response = await fetch(`${cloud.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query: '{ currentUser { email } quotations { total } }' }),
    });
    const { data } = await response.json();
    const own = listed.quotations.filter(({ of }) => of === email);
    expect(data).toEqual({ currentUser: { email }, quotations: { total: own.length } });
  });

  it('contains no user id of the first pool after an import into another', () => {
    const former = accountsOf(at('first')).map(({ sub }) => sub);
    expect(namingIn(at('second'), former)).toEqual([]);
  });
});

describe('an import', () => {
  it('that is interrupted several times is completed by the next one', async () => {
    await restart('three');
    const { accounts, files, items } = exported;
    const batches = Math.floor(items.count / 25);
    // Accounts are made once; everything else is written again.
    for (const writes of [
      Math.floor(accounts.count / 2),
      accounts.count + 1,
      files.count + Math.floor(batches / 2),
      batches,
    ])
      await expect(importAll(interruptedAfter(writes, places), at('first'), new Date())).rejects.toThrow(
        'cut off',
      );
    await importAll(dataOf(places), at('first'), new Date());
    await cloud.drained();
    const { manifest } = await exportAll(dataOf(places), at('third'), new Date());
    expectSame(readableExport(at('third')), readableExport(at('first')));
    expect(manifest.items.digest).toBe(exported.items.digest);
  });

  it('into an installation with data is refused, and the data stay unchanged', async () => {
    await exportAll(dataOf(places), at('before'), new Date());
    await cp(at('first'), at('other'), { recursive: true });
    await expect(importAll(dataOf(places), at('other'), new Date())).rejects.toThrow('holds data already');
    await exportAll(dataOf(places), at('after'), new Date());
    expect(readableExport(at('after'))).toEqual(readableExport(at('before')));
  });

  it.each(tampers)('of an export with %s is refused before anything is written', async (_case, tamper) => {
    await cp(at('first'), at('tampered'), { recursive: true });
    await tamper(at('tampered'));
    const data = interruptedAfter(0, places);
    await expect(importAll(data, at('tampered'), new Date())).rejects.toThrow(/not as it was|no export/);
    await rm(at('tampered'), { recursive: true });
  });
});

describe('the command', () => {
  it('exports the running local cloud and prints the place and the content', async () => {
    const { code, said } = await run('export', at('by-command'));
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^\d+ items, \d+ files .* accounts of preventivi/),
    ]);
    expect(said).toMatch(/SHA-256 of its manifest.*: [\da-f]{64}/);
    expect(await run('import', at('by-command'))).toMatchObject({
      code: 1,
      complained: expect.stringContaining('holds data already'),
    });
  });

  async function run(...args: string[]) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'infra/backup/command.ts', ...args], {
      env: { ...process.env, PORT: String(port) },
    });
    const code = new Promise((resolve) => child.on('close', resolve));
    const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await code, said, complained };
  }
});
