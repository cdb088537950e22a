import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFunctions } from '#infra/build-functions.ts';
import { accountFunctions } from '#lambdas/account-functions.ts';
import type { FunctionSpec } from '#lambdas/function-spec.ts';

let folder: string;
let into: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preventivi-build-'));
  into = join(folder, 'functions');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function specOf(source: string, more: Partial<FunctionSpec> = {}): Promise<FunctionSpec> {
  const entry = join(folder, 'handler.ts');
  await writeFile(join(folder, 'words.json'), '{"greeting":"buongiorno"}');
  await writeFile(entry, source);
  return { entry, trigger: { schedule: 'rate(1 day)' }, may: [], ...more };
}

const loadsExceljs = `export async function handler() {
  const { default: exceljs } = await import('exceljs');
  return new exceljs.Workbook();
}`;

describe('the build of the functions', () => {
  it('makes one file a function that runs by itself, and its map without the sources', async () => {
    const greets = await specOf(
      "import words from './words.json';\nexport const handler = async (): Promise<string> => words.greeting;",
    );
    const [built] = await buildFunctions({ into, entries: { greets } });
    expect(built?.name).toBe('greets');
    expect((await readdir(join(into, 'greets'))).toSorted()).toEqual(['index.cjs', 'index.cjs.map']);
    const { handler } = createRequire(import.meta.url)(join(into, 'greets', 'index.cjs'));
    expect(await handler()).toBe('buongiorno');
    const map = JSON.parse(await readFile(join(into, 'greets', 'index.cjs.map'), 'utf8'));
    expect(map.sourcesContent).toBeUndefined();
  });

  it('ships the browser, ready to start, and the letters of the document with the function that prints', async () => {
    const prints = await specOf('export const handler = async () => undefined;', { chromium: true });
    const [built] = await buildFunctions({ into, entries: { prints } });
    const shipped = await readdir(join(into, 'prints'), { recursive: true });
    expect(shipped).toEqual(
      expect.arrayContaining([
        'index.mjs',
        join('chromium', 'chromium'),
        join('chromium', 'al2023', 'lib', 'libnss3.so'),
        join('chromium', 'fonts', 'fonts.conf'),
        join('chromium', 'libvulkan.so.1'),
        join('node_modules', '@fontsource-variable', 'figtree', 'files', 'figtree-latin-wght-normal.woff2'),
      ]),
    );
    expect(shipped.filter((file) => file.endsWith('.br'))).toEqual([]);
    expect(built?.bytes).toBeLessThan(250 * 1024 * 1024);
    const settings = await readFile(join(into, 'prints', 'chromium', 'fonts', 'fonts.conf'), 'utf8');
    expect(settings).toContain('<dir prefix="relative">.</dir>');
  });

  it('leaves nothing of a function that is gone', async () => {
    await mkdir(join(into, 'gone'), { recursive: true });
    await buildFunctions({ into, entries: {} });
    await expect(readdir(join(into, 'gone'))).rejects.toThrow('ENOENT');
  });

  it('refuses a function whose code does not exist', async () => {
    const lost: FunctionSpec = {
      entry: join(folder, 'lost.ts'),
      trigger: { schedule: 'rate(1 day)' },
      may: [],
    };
    await expect(buildFunctions({ into, entries: { lost } })).rejects.toThrow('Could not resolve');
  });

  it('refuses code that a cold start would read for too long, and a package of the documents', async () => {
    const large = await specOf(`export const handler = async () => ${JSON.stringify('x'.repeat(750_001))};`);
    await expect(buildFunctions({ into, entries: { large } })).rejects.toThrow('750000 are its limit');
    const writes = await specOf(loadsExceljs);
    await expect(buildFunctions({ into, entries: { writes } })).rejects.toThrow('writes carries');
  });

  it('puts exceljs beside the code that writes sheets, which starts without it', async () => {
    const writes = await specOf(loadsExceljs, { workbooks: true });
    const [built] = await buildFunctions({ into, entries: { writes } });
    expect(built?.code).toBeLessThan(10_000);
    const require = createRequire(import.meta.url);
    const { handler } = require(join(into, 'writes', 'index.cjs'));
    expect(Object.keys(require.cache)).not.toContain(join(into, 'writes', 'exceljs.cjs'));
    expect((await handler()).addWorksheet('Foglio').name).toBe('Foglio');
  });

  it('gives the list of common passwords to the functions that set one, and to no other', async () => {
    await buildFunctions({ into, entries: accountFunctions });
    const names = await readdir(into);
    const carriers = names.filter((name) => existsSync(join(into, name, 'common-passwords.json')));
    expect(carriers.toSorted()).toEqual([
      'acceptInvitation',
      'accounts',
      'setNewPassword',
      'signupUser',
      'users',
    ]);
    for (const name of names) {
      const files = (await readdir(join(into, name))).filter((file) => file.endsWith('.cjs'));
      const code = await Promise.all(files.map((file) => readFile(join(into, name, file), 'utf8')));
      expect([name, code.some((text) => text.includes('qwerty'))]).toEqual([name, false]);
    }
  });
});
