import { mkdir, readdir } from 'node:fs/promises';
import type { InstallationData } from './data-of.ts';
import { exportAccounts } from './export-accounts.ts';
import { exportFiles } from './export-files.ts';
import { exportItems } from './export-items.ts';
import { hashOfManifest, type Manifest, writeManifest } from './manifest.ts';
import { renaming } from './renaming.ts';

export type Exported = { manifest: Manifest; sha256: string };

/** Exports all data of an installation into an empty folder; the manifest comes last. */
export async function exportAll(data: InstallationData, folder: string, now: Date): Promise<Exported> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: nothing was exported.`);
  const accounts = await exportAccounts(data, folder);
  const byAddress = renaming(accounts.addresses);
  const items = await exportItems(data, folder, byAddress, now);
  // After the items: files that an item names are there before it.
  const files = await exportFiles(data, folder, byAddress);
  const manifest: Manifest = { form: 2, at: now.toISOString(), accounts: accounts.part, items, files };
  await writeManifest(folder, manifest);
  return { manifest, sha256: await hashOfManifest(folder) };
}
