import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';
import puppeteer, { type Browser } from 'puppeteer-core';
import { env } from '#lambdas/runtime/env.ts';

/** Milliseconds: unpacking and starting on a cold function take about two seconds. */
const launchTimeout = 20_000;
/** Milliseconds for a single step of a render. */
const stepTimeout = 15_000;

/** Beside the bundle infra/build-functions.ts puts `bin`: Chromium unpacked, or packed as in the package. */
const beside = fileURLToPath(new URL('./bin', import.meta.url));

type Executable = { executablePath: string; libraries?: string; fonts?: string };

const shippedUnpacked = (): Executable => ({
  executablePath: join(beside, 'chromium'),
  libraries: join(beside, 'al2023', 'lib'),
  fonts: join(beside, 'fonts'),
});

/** Unpacks into the temporary folder, once; its own libraries come along, so that the system needs none. */
async function unpacked(): Promise<Executable> {
  const packed = existsSync(beside) ? beside : packagedBinaries();
  await inflate(join(packed, 'al2023.tar.br'));
  return {
    executablePath: await chromium.executablePath(packed),
    libraries: join(tmpdir(), 'al2023', 'lib'),
    fonts: join(tmpdir(), 'fonts'),
  };
}

function packagedBinaries(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return join(dirname(entry), '..', 'bin');
}

async function executable(): Promise<Executable> {
  if (env.chromiumPath) return { executablePath: env.chromiumPath };
  return existsSync(join(beside, 'chromium')) ? shippedUnpacked() : unpacked();
}

/** Starts a browser; rejects when it does not start in time. */
export async function launchChromium(): Promise<Browser> {
  chromium.setGraphicsMode = false;
  const { executablePath, libraries, fonts } = await executable();
  const { LD_LIBRARY_PATH } = env.inherited;
  return puppeteer.launch({
    executablePath,
    args: await puppeteer.defaultArgs({ args: chromium.args, headless: 'shell' }),
    headless: 'shell',
    timeout: launchTimeout,
    protocolTimeout: stepTimeout,
    // The browser's own environment; what it needs beyond ours must not reach other children of this process.
    env: {
      ...env.inherited,
      ...(libraries && { LD_LIBRARY_PATH: [libraries, LD_LIBRARY_PATH].filter(Boolean).join(':') }),
      ...(fonts && { FONTCONFIG_PATH: fonts }),
    },
  });
}
