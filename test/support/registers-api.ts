import exceljs from 'exceljs';
import type { Register } from '#shared/registers/register.ts';
import { cloudUrl, tokenOf, type Who } from './cloud.ts';
import { asked } from './customers-api.ts';
import { workbookType } from './workbook-type.ts';

type Upload = { key: string; url: string; fields: { name: string; value: string }[] };
export type RegisterCheck = {
  id: string;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  addedNames: string[];
  changedNames: string[];
  unusual: string[];
  unusualCount: number;
  changes: { name: string; field: string; before: string | null; after: string | null }[];
  problems: { sheet: string; line: number; field: string; reason: string; value: string }[];
  problemCount: number;
};
type Cells = readonly (string | number | boolean | null)[];

/** A spreadsheet of these sheets, each with its rows; the first one has the titles. */
export async function aRegister(sheets: Readonly<Record<string, readonly Cells[]>>): Promise<Uint8Array> {
  const book = new exceljs.Workbook();
  for (const [name, rows] of Object.entries(sheets))
    book.addWorksheet(name).addRows(rows.map((row) => [...row]));
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** Sends a file as a browser does, and returns its key. */
export async function sentFile(
  who: Who,
  register: Register,
  file: Uint8Array,
  type = workbookType,
): Promise<string> {
  const upload = await asked<Upload>(who, 'uploadRegister', { register, type });
  const form = new FormData();
  for (const { name, value } of upload.fields) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)], { type }));
  const { status } = await fetch(upload.url, { method: 'POST', body: form });
  if (status >= 300) throw new Error(`The store answered ${status}.`);
  return upload.key;
}

/** The check of a file. */
export async function checkedFile(who: Who, register: Register, file: Uint8Array, type?: string) {
  const key = await sentFile(who, register, file, type);
  return asked<RegisterCheck>(who, 'checkRegister', { register, key });
}

/** Imports what was checked, as a screen of its owner does. */
export async function importedCheck(
  who: Who,
  register: Register,
  check: string,
): Promise<Record<string, number>> {
  let job = await asked<{ id: string; state: string; counts: { ended: string; count: number }[] }>(
    who,
    'startRegisterImport',
    { register, check },
  );
  while (job.state !== 'done') job = await asked(who, 'continueJob', { kind: 'register_import', id: job.id });
  return Object.fromEntries(job.counts.map(({ ended, count }) => [ended, count]));
}

/** A register as its owner downloads it, by a ticket. */
export async function downloadedRegister(who: Who, register: Register): Promise<Uint8Array> {
  const { ticket } = await asked<{ ticket: string }>(who, 'createRegisterTicket', { register });
  const answer = await fetch(`${cloudUrl}/functions/downloadRegister?register=${register}&ticket=${ticket}`);
  if (!answer.ok) throw new Error(`The route answered ${answer.status}.`);
  return Buffer.from(await answer.text(), 'base64');
}

export const downloadWith = async (who: Who | null, query: string) =>
  fetch(`${cloudUrl}/functions/downloadRegister?${query}`, {
    headers: who ? { authorization: `Bearer ${await tokenOf(who)}` } : {},
  });

/** The cells of a file, sheet by sheet. */
export async function sheetsOf(file: Uint8Array): Promise<Record<string, unknown[][]>> {
  const book = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node; it reads any bytes.
  await book.xlsx.load(file as unknown as exceljs.Buffer);
  return Object.fromEntries(
    book.worksheets.map((sheet) => [
      sheet.name,
      sheet
        .getSheetValues()
        .slice(1)
        .map((row) => (Array.isArray(row) ? row.slice(1) : [])),
    ]),
  );
}
