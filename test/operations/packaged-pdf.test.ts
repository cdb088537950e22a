import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloudUrl } from '#test/support/cloud.ts';
import { packagedFunction, routeEvent } from '#test/support/packaged-function.ts';
import { answered, created } from '#test/support/quotations-api.ts';
import { downloadTicket } from '#test/support/share-links-api.ts';

let shipped: Awaited<ReturnType<typeof packagedFunction>>;

beforeAll(async () => {
  shipped = await packagedFunction('downloadPDF');
});

afterAll(() => shipped?.remove());

/** A ticket's address, as the event that API Gateway makes of it. */
async function asked(q: string): Promise<object> {
  const { createDownloadTicket } = answered(await downloadTicket('painter', { quotation: q }));
  return routeEvent('/functions/downloadPDF', { q, ticket: createDownloadTicket.ticket });
}

/** Text of a page, and names of the typefaces it is set in. */
async function firstPageOf(data: Uint8Array) {
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  // Fonts are known once the page's operators have been read.
  await page.getOperatorList();
  const used = new Set(items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])));
  const faces = [...used].map((id) => String(page.commonObjs.get(id).name).replace(/^[A-Z]{6}\+/, ''));
  return { text: items.map((item) => ('str' in item ? item.str : '')).join(' '), faces };
}

describe('the PDF function as it is shipped', () => {
  it('prints text and typefaces with what is in its package alone, and unpacks nothing', async () => {
    const { id } = await created('painter', { name: 'Facciata Ελλάδα' });
    const { answer } = await shipped.call(await asked(id), cloudUrl);
    expect([answer.statusCode, answer.headers?.['content-type']]).toEqual([200, 'application/pdf']);
    const { text, faces } = await firstPageOf(Uint8Array.from(Buffer.from(answer.body ?? '', 'base64')));
    expect(text).toContain('Facciata');
    expect(text).toContain('Ελλάδα');
    expect(faces).toEqual(expect.arrayContaining([expect.stringMatching(/^Figtree/)]));
    expect(faces).toEqual(expect.arrayContaining([expect.stringMatching(/^OpenSans/)]));
    expect((await shipped.left()).filter((name) => !name.startsWith('puppeteer'))).toEqual([]);
  });

  it('may be started by the user that Lambda runs it as, who owns none of its files', async () => {
    const folder = join(shipped.folder, 'chromium');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const unreadable = await Promise.all(
      files.map(async (file) => ((await stat(file)).mode & 0o004 ? [] : [file])),
    );
    expect(unreadable.flat()).toEqual([]);
    expect((await stat(join(folder, 'chromium'))).mode & 0o777).toBe(0o755);
  });
});
