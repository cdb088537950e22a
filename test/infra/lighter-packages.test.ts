import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildFunctions } from '#infra/build-functions.ts';
import { sanitise } from '#lambdas/runtime/sanitise.ts';
import { mailForms } from '#lambdas/store/mail/mail-forms.tsx';
import { hostile, malformed, written } from '#test/security/hostile-html.ts';

let folder: string;
let bundled: {
  sanitise: typeof sanitise;
  mailForms: typeof mailForms;
  credentials: () => Promise<object>;
  readItem: (handle: (request: { hostname: string }) => Promise<never>) => Promise<object>;
  exceljs: typeof exceljs;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preventivi-lighter-'));
  const entry = join(folder, 'entry.ts');
  const here = (file: string) => JSON.stringify(resolve(file));
  await writeFile(
    entry,
    `export { sanitise } from ${here('lambdas/runtime/sanitise.ts')};
export { mailForms } from ${here('lambdas/store/mail/mail-forms.tsx')};
export { default as exceljs } from 'exceljs';
import { DynamoDBClient, GetItemCommand } from ${here('node_modules/@aws-sdk/client-dynamodb')};
export const credentials = () => new DynamoDBClient({ region: 'eu-central-1' }).config.credentials();
export const readItem = (handle) =>
  new DynamoDBClient({ region: 'eu-central-1', requestHandler: { handle } }).send(
    new GetItemCommand({ TableName: 'table', Key: { pk: { S: 'a' } } }),
  );`,
  );
  const into = join(folder, 'built');
  await buildFunctions({ into, entries: { lighter: { entry, workbooks: true } } });
  bundled = createRequire(import.meta.url)(join(into, 'lighter', 'index.cjs'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('a bundle, which takes less of some packages', () => {
  it('cleans rich texts as the source does', () => {
    const all = [...written, ...hostile, ...malformed];
    expect(all.length).toBeGreaterThan(50);
    for (const html of all) expect(bundled.sanitise(html)).toBe(sanitise(html));
  });

  it('writes mails as the source does', () => {
    const content = {
      language: 'it',
      subject: 'Prova <b>',
      hello: 'Ciao & "buongiorno"',
      text: 'Testo',
      action: { label: 'Apri', address: 'https://example.com/?a=1&b=2', hint: 'Oppure' },
      note: 'Nota',
      foot: [{ text: 'Colori' }],
    };
    expect(bundled.mailForms(content)).toEqual(mailForms(content));
  });

  it('writes spreadsheets whole or row by row, and reads them', async () => {
    const row = ['Pittura', 12.5, new Date(Date.UTC(2026, 3, 1)), true];
    const whole = new bundled.exceljs.Workbook();
    whole.addWorksheet('Prodotti').addRow(row);
    const stream = new PassThrough();
    const streamed = buffer(stream);
    const writer = new bundled.exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
    writer.addWorksheet('Prodotti').addRow(row).commit();
    await writer.commit();
    for (const file of [await whole.xlsx.writeBuffer(), await streamed]) {
      for (const reader of [new bundled.exceljs.Workbook(), new exceljs.Workbook()]) {
        // The types of exceljs know an older Buffer.
        await reader.xlsx.load(file as Parameters<typeof reader.xlsx.load>[0]);
        expect(reader.getWorksheet('Prodotti')?.getRow(1).values).toEqual([undefined, ...row]);
      }
    }
  });

  it('takes the credentials that Lambda gives the function, and none from elsewhere', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_SESSION_TOKEN', 'token');
    const given = { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' };
    expect(await bundled.credentials()).toMatchObject(given);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', '');
    await expect(bundled.credentials()).rejects.toThrow('no credentials');
    vi.unstubAllEnvs();
  });

  it("asks DynamoDB at its region's own address", async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_SESSION_TOKEN', 'token');
    const handle = vi.fn(async () => Promise.reject(new Error('seen')));
    await expect(bundled.readItem(handle)).rejects.toThrow('seen');
    expect(handle).toHaveBeenCalledWith(
      expect.objectContaining({ hostname: 'dynamodb.eu-central-1.amazonaws.com' }),
      expect.anything(),
    );
    vi.unstubAllEnvs();
  });
});
