import type { Page } from 'playwright-core';
import { pngOf } from '#test/support/png.ts';
import { shortPayload } from '../texts/payloads.ts';
import { markOf } from '../texts/text-fields.ts';

const name = `${markOf('fileName')} ${shortPayload}`;
const png = { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(pngOf('a picture')) };
const other = {
  name: `${name}.xlsx`,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('PK a file'),
};

/** Chooses a file with a hostile name in every file input, once. */
export async function giveFiles(page: Page): Promise<void> {
  for (const input of await page.locator('input[type=file]:not([data-given])').elementHandles()) {
    const isImage = /image/.test((await input.getAttribute('accept')) ?? '');
    await input.evaluate((element) => element instanceof Element && element.setAttribute('data-given', ''));
    await input.setInputFiles(isImage ? png : other, { timeout: 1000 }).catch(() => {});
  }
}
