import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson, replaceFile } from './durable-json.ts';
import { hasCode, StartProblem } from './start-problem.ts';

/** The file that says that a folder is ours: nothing is ever deleted without it. */
const markerName = 'preventivi-local-data.json';

/** Raised when the stored items change their form: data of another form cannot be read. */
const form = 4;

const account = z.object({ email: z.string(), name: z.string(), role: z.string() });
const markerShape = z.object({
  form: z.number().default(1),
  /** False until the first start has loaded everything. */
  filled: z.boolean(),
  accounts: z.array(account),
});

export type Account = z.infer<typeof account>;

export const howToStartOver = 'To start over with fresh demo data: npm start -- --fresh';

export type DataFolder = {
  /** Nothing has been loaded into it yet. */
  isNew: boolean;
  /** The demo accounts, once they are loaded. */
  accounts: Account[];
  markFilled(accounts: Account[]): Promise<void>;
};

/** Opens the folder, or makes it. Begins a first start again that did not end. */
export async function openDataFolder(folder: string, fresh: boolean): Promise<DataFolder> {
  await mkdir(folder, { recursive: true });
  const marker = await readMarker(folder, fresh);
  if (marker && !fresh && marker.form !== form) {
    throw new StartProblem(`The data in ${folder} are of another version of Preventivi. ${howToStartOver}`);
  }
  if (fresh || !marker?.filled) await empty(folder);
  const filled = !fresh && marker?.filled === true;
  if (!filled) await writeMarker(folder, { form, filled: false, accounts: [] });
  return {
    isNew: !filled,
    accounts: filled ? marker.accounts : [],
    markFilled: (accounts) => writeMarker(folder, { form, filled: true, accounts }),
  };
}

async function readMarker(folder: string, fresh: boolean) {
  const entries = await readdir(folder);
  if (entries.length === 0) return undefined;
  if (!entries.includes(markerName)) {
    throw new StartProblem(
      `${folder} holds other files and is not a data folder of Preventivi: nothing was changed. Set PREVENTIVI_DATA to another folder.`,
    );
  }
  try {
    return markerShape.parse(await readJson(join(folder, markerName)));
  } catch (cause) {
    if (fresh) return undefined;
    throw new StartProblem(`The data in ${folder} is damaged. ${howToStartOver}`, { cause });
  }
}

const writeMarker = (folder: string, marker: z.infer<typeof markerShape>) =>
  replaceFile(join(folder, markerName), JSON.stringify(marker, null, 2));

/** The marker goes last: a deletion that is interrupted can be repeated. */
async function empty(folder: string) {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  for (const entry of entries.filter((name) => name !== markerName)) {
    await rm(join(folder, entry), { recursive: true, force: true });
  }
}
