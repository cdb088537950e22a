import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Notes of what was installed and built, so that a command does again only what changed.

/** One hash over the names and contents of files and folders; what is missing counts as missing. */
export function hashOf(paths, base) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => filesUnder(each, base)).sort()) {
    hash
      .update(`${path.replaceAll('\\', '/')}\0`)
      .update(readFileSync(join(base, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path, base) {
  const info = statSync(join(base, path), { throwIfNoEntry: false });
  if (!info) return [];
  if (info.isFile()) return [path];
  return readdirSync(join(base, path)).flatMap((name) => filesUnder(join(path, name), base));
}

export const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
export const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);

export function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
