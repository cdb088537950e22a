import { type Browser, chromium } from 'playwright-core';

export const browserArguments = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];

/** Chromium of the project (Linux x64), or the one CHROMIUM_PATH names. */
export async function browserPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  // the package unpacks its own libraries only where it believes to be in Lambda, and looks when it is imported
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    args: [...browserArguments],
  });
}
