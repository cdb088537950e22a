import exceljs from 'exceljs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { cloudUrl, tokenOf, type Who } from '#test/support/cloud.ts';
import { created, updated } from '#test/support/quotations-api.ts';
import { passOf, shared } from '#test/support/share-links-api.ts';

async function measured() {
  const { id } = await created('painter', { name: 'Villa Rosa' });
  return updated('painter', { id, revision: 1, measures: someMeasures([aRoom()]) });
}
const ask = async (who: Who, route: string, query: Record<string, string>) =>
  fetch(`${cloudUrl}/functions/${route}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${await tokenOf(who)}` },
  });

async function textOf(answer: Response): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('the measurement sheet of a quotation', () => {
  it('is a PDF in the language that is asked for, named after the quotation [MEA-041]', async () => {
    const { id } = await measured();
    const italian = await ask('painter', 'downloadPDF', { q: id, of: 'measures' });
    expect(italian.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(italian.headers.get('content-disposition') ?? '')).toContain(
      'Villa Rosa - Bologna (BO), misure.pdf',
    );
    const text = await textOf(italian);
    for (const part of [
      'Foglio misure',
      'Andrea Conti',
      'Villa Rosa',
      'Pareti',
      '2×(4,20+3,60)',
      '− 4,32 m²',
      '37,80 m²',
      '52,92 m²',
    ])
      expect(text).toContain(part);
    const german = await textOf(await ask('painter', 'downloadPDF', { q: id, of: 'measures', lang: 'de' }));
    expect(german).toContain('nicht abgezogen (übermessen)');
  });

  it('is a workbook [MEA-043]', async () => {
    const { id } = await measured();
    const answer = await ask('painter', 'downloadXLS', { q: id, of: 'measures' });
    const workbook = new exceljs.Workbook();
    const bytes = Buffer.from(await answer.text(), 'base64');
    await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
    expect(workbook.worksheets[0]?.name).toBe('Foglio misure');
    expect(workbook.worksheets[0]?.getRow(7).getCell(13).value).toBe(37.8);
  });

  it('is for those who may read the quotation, and not for readers of a shared one [MEA-041]', async () => {
    const { id } = await measured();
    for (const route of ['downloadPDF', 'downloadXLS']) {
      expect((await ask('retailer', route, { q: id, of: 'measures' })).status).toBe(404);
      expect((await ask('superUser', route, { q: id, of: 'measures' })).status).toBe(200);
    }
    const { q, token } = passOf(await shared('painter', id));
    const guest = (query: Record<string, string>) =>
      fetch(`${cloudUrl}/functions/downloadPDF?${new URLSearchParams({ q, ...query })}`, {
        headers: { authorization: `Share ${token}` },
      });
    expect((await guest({})).status).toBe(200);
    expect((await guest({ of: 'measures' })).status).toBe(403);
  });
});
