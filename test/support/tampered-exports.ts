import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentPath } from '#infra/backup/manifest.ts';

/** Ways to tamper with an export in a folder. */
export const tampers: [title: string, tamper: (folder: string) => Promise<void>][] = [
  [
    'an additional item',
    (folder) => appendFile(join(folder, 'items.jsonl'), '{"pk":{"S":"U#x"},"sk":{"S":"PROFILE"}}\n'),
  ],
  ['half its items', (folder) => truncate(join(folder, 'items.jsonl'), 100_000)],
  [
    'an account with another address',
    (folder) => change(join(folder, 'accounts.jsonl'), 'andrea.conti@', 'andrea.c0nti@'),
  ],
  ['another tag of a file', (folder) => change(join(folder, 'files.jsonl'), 'retired', 'retireD')],
  ['another content of a file', async (folder) => appendFile(await contentOf(folder), 'x')],
  ['no content of a file', async (folder) => rm(await contentOf(folder))],
  ['no manifest, as after an interruption', (folder) => rm(join(folder, 'manifest.json'))],
];

async function contentOf(folder: string): Promise<string> {
  const [line = ''] = (await readFile(join(folder, 'files.jsonl'), 'utf8')).split('\n');
  return contentPath(folder, JSON.parse(line).sha256);
}

async function change(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}.`);
  await writeFile(path, text.replace(from, to));
}
