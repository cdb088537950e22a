import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InstallationData } from './data-of.ts';
import { importAccounts } from './import-accounts.ts';
import { importFiles } from './import-files.ts';
import { importItems, isEmpty } from './import-items.ts';
import { checkedManifest, hashOfManifest, type Manifest } from './manifest.ts';
import { renaming } from './renaming.ts';

export type Imported = { manifest: Manifest; renamed: number };

/**
 * Imports an export into an installation without data. After a break it begins again: all is written as before, and
 * accounts that are there are left. Refused before anything is written when the export is not whole and as it was.
 */
export async function importAll(data: InstallationData, folder: string, now: Date): Promise<Imported> {
  const manifest = await checkedManifest(folder);
  const run = `${await hashOfManifest(folder)} ${data.table} ${data.pool}`;
  const isBegun = (await readFile(begunPath(folder), 'utf8').catch(() => '')) === run;
  if (!isBegun && !(await isEmpty(data, now)))
    throw new Error(`The table ${data.table} holds data already: nothing was imported.`);
  await writeFile(begunPath(folder), run, { flush: true });
  const ids = await importAccounts(data, folder);
  const work = await mkdtemp(join(tmpdir(), 'preventivi-import-'));
  try {
    await importFiles(data, folder, ids.size > 0 ? renaming(ids) : undefined, work);
    await importItems(data, folder, renaming(ids), work);
  } finally {
    await rm(work, { recursive: true });
  }
  await writeFile(begunPath(folder), '', { flush: true });
  return { manifest, renamed: ids.size };
}

/** Names the import that was begun and has not ended. */
const begunPath = (folder: string) => join(folder, 'import-begun.txt');
