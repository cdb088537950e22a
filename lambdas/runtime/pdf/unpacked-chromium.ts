import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { env } from '#lambdas/runtime/env.ts';

const packageName = '@sparticuz/chromium';

/** The package unpacks into the temporary folder, its own libraries only where it believes to be in Lambda. */
const unpackingEnvironment = (folder: string) => ({
  ...env.inherited,
  TMPDIR: folder,
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
});

let unpacking: Promise<string> | undefined;

/** The folder of Chromium, its libraries and fonts, unpacked once for each version of the package. */
export function unpackedChromium(): Promise<string> {
  unpacking ??= unpackOnce().catch((error: unknown) => {
    unpacking = undefined;
    throw error;
  });
  return unpacking;
}

async function unpackOnce(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve(packageName);
  const packageFolder = join(dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const cache = join(packageFolder, '../../.cache/preventivi');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unpacking-'));
  try {
    const script = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)}); await chromium.executablePath();`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      env: unpackingEnvironment(unfinished),
    });
    await makeMovable(unfinished);
    // Another process may have been faster: its folder is as good.
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Lambda runs functions as another user than the owner of their files, and the fonts lie wherever the package lies. */
async function makeMovable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  await chmod(join(folder, 'chromium'), 0o755);
  const settings = join(folder, 'fonts', 'fonts.conf');
  const fixed = await readFile(settings, 'utf8');
  const movable = fixed.replace('<dir>/tmp/fonts</dir>', '<dir prefix="relative">.</dir>');
  if (movable === fixed) throw new Error(`${settings} is not as expected: documents would have no letters.`);
  await writeFile(settings, movable);
}
