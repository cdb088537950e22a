import { strFromU8, unzipSync } from 'fflate';
import { argumentsOf } from '#test/security/arguments.ts';
import { matrix, operationOf } from '#test/security/authorization-matrix.ts';
import { withToken } from '#test/support/accounts-api.ts';
import { cloudUrl, tokenOf } from '#test/support/cloud.ts';
import { archived, filesOf } from '#test/support/personal-data-api.ts';
import type { Shown } from './texts/complete-things.ts';
import type { IsText, TextFor } from './texts/hostile-texts.ts';

const begins = ['=', '+', '-', '@', '\t=', '\r='];

/** Replaces texts by formulas, each kind in turn. */
export function formulasFor(isText: IsText): TextFor {
  let made = 0;
  return (path, text) =>
    isText(path) ? `${begins[made++ % begins.length]}HYPERLINK("https://evil.example")` : text;
}

export type Workbook = {
  name: string;
  /** Cells that a program would calculate, and addresses outside the file. */
  formulas: string[];
  outside: string[];
  /** Number of texts that begin like a formula. */
  texts: number;
};

async function offersOf(token: string): Promise<string[]> {
  const { data } = await withToken<{ offers: { items: { id: string }[] } }>(
    token,
    '{ offers { items { id } } }',
  );
  return data.offers.items.map(({ id }) => id);
}

/** Every spreadsheet for a super user and for the owner of a quotation. */
export async function workbooks(shown: Shown): Promise<Workbook[]> {
  const token = await tokenOf('superUser');
  const found: Workbook[] = [];
  for (const row of Object.keys(matrix)) {
    if (!row.startsWith('GET ')) continue;
    const given = Object.entries(argumentsOf[row]?.({ ...shown, revision: 1 }) ?? {});
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const address = `${cloudUrl}${operationOf(row).slice('GET '.length)}?${query}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const workbook = workbookIn(row, Buffer.from(await response.arrayBuffer()));
    if (workbook) found.push(workbook);
  }
  const owner = await tokenOf('painter');
  for (const q of await offersOf(owner)) {
    const query = new URLSearchParams({ q, of: 'offer', costs: 'true' });
    const response = await fetch(`${cloudUrl}/functions/downloadXLS?${query}`, {
      headers: { authorization: `Bearer ${owner}` },
    });
    const workbook = workbookIn(`offer ${q}`, Buffer.from(await response.arrayBuffer()));
    if (workbook) found.push(workbook);
  }
  for (const [name, file] of await filesOf(owner, await archived(owner))) {
    const workbook = name.endsWith('.xlsx') && workbookIn(name, Buffer.from(file));
    if (workbook) found.push(workbook);
  }
  return found;
}

/** The application's own formulas are made of functions, addresses and numbers: they hold no text. */
const isOwn = /^<f>[A-Z\d:+*/(),.-]*<\/f>/;

function workbookIn(name: string, bytes: Buffer): Workbook | undefined {
  // A spreadsheet may come as base64 text.
  const file = bytes.toString('latin1', 0, 4) === 'UEsD' ? Buffer.from(bytes.toString(), 'base64') : bytes;
  if (file.toString('latin1', 0, 2) !== 'PK') return undefined;
  const parts = Object.entries(unzipSync(file)).map(([part, content]) => ({ part, xml: strFromU8(content) }));
  const all = (of: RegExp, what: RegExp) =>
    parts.filter(({ part }) => of.test(part)).flatMap(({ xml }) => xml.match(what) ?? []);
  return {
    name,
    formulas: all(/worksheets\/[^/]*\.xml$/, /<f[\s>/].{0,80}/g).filter((formula) => !isOwn.test(formula)),
    outside: all(/./, /TargetMode="External"|<(ddeLink|externalReference)/g),
    texts: all(/worksheets\/|sharedStrings/, /<[tv][^>]*>[\t\r\n]*(&#13;|_x000D_)*[=+\-@]HYPERLINK/g).length,
  };
}
