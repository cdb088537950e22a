import { readFile } from 'node:fs/promises';
import { launchChromium } from '#lambdas/runtime/pdf/chromium.ts';

/** The minimum of every PDF: Chromium, already unpacked, starts and prints a finished page. */
export async function handler({ page: file }: { page: string }) {
  const html = await readFile(file, 'utf8');
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  const { length } = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return { statusCode: length > 0 ? 200 : 500 };
}
