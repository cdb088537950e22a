import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import puppeteer, { type Browser } from 'puppeteer-core';
import { env } from '#lambdas/runtime/env.ts';

/** Milliseconds: starting on a cold function takes about half a second. */
const launchTimeout = 20_000;
/** Milliseconds for a single step of a render. */
const stepTimeout = 15_000;

/** Where infra/build-functions.ts puts Chromium, unpacked, beside the bundle. */
const shipped = fileURLToPath(new URL('./chromium', import.meta.url));

type Executable = { executablePath: string; libraries?: string; fonts?: string };

async function executable(): Promise<Executable> {
  if (env.chromiumPath) return { executablePath: env.chromiumPath };
  const folder = existsSync(shipped) ? shipped : await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    // Its own libraries come along, so that the system needs none.
    libraries: join(folder, 'al2023', 'lib'),
    fonts: join(folder, 'fonts'),
  };
}

/** Only where the function runs from its sources: the bundle is without it. */
async function unpacked(): Promise<string> {
  const { unpackedChromium } = await import('./unpacked-chromium.ts');
  return unpackedChromium();
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
    // It ends with this process, which ends by itself when it is asked to: Puppeteer would end it at once.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    // The browser has an environment of its own: other children of this process must not get its additions.
    env: {
      ...env.inherited,
      ...(libraries && { LD_LIBRARY_PATH: [libraries, LD_LIBRARY_PATH].filter(Boolean).join(':') }),
      ...(fonts && { FONTCONFIG_PATH: fonts }),
    },
  });
}
