import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from '#infra/local/data-folder.ts';
import { lockFolder } from '#infra/local/folder-lock.ts';

const anna = { email: 'anna@example.com', name: 'Anna Rossi', role: 'imbianchino' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data folder '));
});

afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, text = 'something') => writeFile(join(folder, name), text);
const names = async () => (await readdir(folder)).sort();

describe('the data folder', () => {
  it('is new at first and remembers the demo accounts afterwards', async () => {
    const first = await openDataFolder(folder, false);
    await first.markFilled([anna]);
    const second = await openDataFolder(folder, false);
    expect([first.isNew, second.isNew, second.accounts]).toEqual([true, false, [anna]]);
  });

  it('begins again when the first start did not come to its end', async () => {
    await openDataFolder(folder, false);
    await put('half-loaded');
    expect((await openDataFolder(folder, false)).isNew).toBe(true);
    expect(await names()).toEqual(['preventivi-local-data.json']);
  });

  it('of another version is refused, says how to start over, and is left alone', async () => {
    await put('preventivi-local-data.json', JSON.stringify({ filled: true, accounts: [anna] }));
    await put('old-data');
    await expect(openDataFolder(folder, false)).rejects.toThrow(/another version .* --fresh/);
    expect(await names()).toEqual(['old-data', 'preventivi-local-data.json']);
    expect(await openDataFolder(folder, true)).toMatchObject({ isNew: true });
  });

  it('is emptied when somebody starts over', async () => {
    await (await openDataFolder(folder, false)).markFilled([anna]);
    await put('old-data');
    expect(await openDataFolder(folder, true)).toMatchObject({ isNew: true, accounts: [] });
    expect(await names()).toEqual(['preventivi-local-data.json']);
  });

  it.each([false, true])(
    'that holds other files is refused and left alone, starting over: %s',
    async (fresh) => {
      await put('holiday.jpg');
      await expect(openDataFolder(folder, fresh)).rejects.toThrow('is not a data folder of Preventivi');
      expect(await names()).toEqual(['holiday.jpg']);
    },
  );

  it('that is damaged says how to start over, which then works', async () => {
    await put('preventivi-local-data.json', '{"filled": tr');
    await expect(openDataFolder(folder, false)).rejects.toThrow('npm start -- --fresh');
    expect((await openDataFolder(folder, true)).isNew).toBe(true);
  });
});

describe('the lock of the data folder', () => {
  it('keeps a second process away until the first has ended', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('already running');
    await release();
    const again = await lockFolder(folder);
    await again();
  });
});
