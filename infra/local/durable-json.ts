import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from './start-problem.ts';

/** Keeps a value in one file. What `save` has acknowledged survives kill -9 and a power cut. */
export type DurableJson = {
  /** Writes the value as it is now or later; calls made meanwhile share one write. */
  save(): Promise<void>;
  /** Done when every write that was asked for has ended. */
  settled(): Promise<void>;
};

export function durableJson(file: string, value: () => unknown): DurableJson {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return {
    save() {
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          const write = replaceFile(file, JSON.stringify(value()));
          running = write;
          waiting = undefined;
          return write;
        });
      return waiting;
    },
    async settled() {
      await (waiting ?? running).catch(() => undefined);
    },
  };
}

/** The stored value, or undefined when nothing was stored yet. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new Error(`${file} is damaged.`, { cause: error });
  }
}

/** The old content or the new, never a mix: written beside, forced to the disk, renamed. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const beside = `${file}.new`;
  await writeAndSync(beside, content);
  await rename(beside, file);
  await syncFolder(dirname(file));
}

async function writeAndSync(file: string, content: string | Uint8Array) {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string) {
  // Windows cannot open a folder; its rename is durable by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
