import exceljs from 'exceljs';
import { textOfPdf } from '#test/acceptance/pdf-text.ts';
import { documentOf } from '#test/support/api-document.ts';
import { sendGraphql, subscribe } from '../callers.ts';

type Asked = { token: string | undefined; pass?: string | undefined };

/** All that an answer shows, as text; packed files are unpacked. */
const shownBy = async (response: Response): Promise<string> =>
  shownIn(Buffer.from(await response.arrayBuffer()));

/** All that a file shows, as text. */
export async function shownIn(bytes: Buffer): Promise<string> {
  const begins = bytes.subarray(0, 5).toString('latin1');
  if (begins === '%PDF-') return textOfPdf(new Uint8Array(bytes));
  if (begins.startsWith('PK')) return textOfWorkbook(bytes);
  const text = bytes.toString();
  // A spreadsheet may come as base64 text.
  return text.startsWith('UEsD') ? textOfWorkbook(Buffer.from(text, 'base64')) : text;
}

async function textOfWorkbook(bytes: Buffer): Promise<string> {
  const workbook = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node; it reads any bytes.
  await workbook.xlsx.load(bytes as unknown as exceljs.Buffer);
  return JSON.stringify(workbook.worksheets.map((sheet) => [sheet.name, sheet.getSheetValues()]));
}

/** An answer as a viewer sees it: every field, all files and the headers. */
export async function visibleAnswer(
  { token, pass }: Asked,
  operation: string,
  args: Record<string, unknown>,
  door: string,
): Promise<string> {
  if (operation.startsWith('GET ')) {
    const query = new URLSearchParams(Object.entries(args).map(([name, value]) => [name, String(value)]));
    const authorization = token ? `Bearer ${token}` : pass && `Share ${pass}`;
    const headers = { ...(authorization && { authorization }) };
    const response = await fetch(`${door}${operation.slice(4)}?${query}`, { headers });
    return `${JSON.stringify([...response.headers])}${await shownBy(response)}`;
  }
  const send = operation.startsWith('Subscription.') ? subscribe : sendGraphql;
  return (await send({ token }, documentOf(operation), args)).body;
}
