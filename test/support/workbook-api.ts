import { randomUUID } from 'node:crypto';
import exceljs from 'exceljs';
import { beforeAll } from 'vitest';
import { columnTitle, textsIn } from '#lambdas/workbook/texts.ts';
import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { exportedRows } from '#shared/catalogue/workbook/product-rows.ts';
import { type Row, type SheetName, sheets } from '#shared/catalogue/workbook/sheets.ts';
import { clearLimitCounts } from './clear-limit-counts.ts';
import { type Answer, cloudUrl, graphql, tokenOf, type Who } from './cloud.ts';
import { finishedJob, type JobAnswer, jobFields } from './jobs-api.ts';
import { idOf } from './live.ts';
import { answered } from './quotations-api.ts';
import { workbookType } from './workbook-type.ts';

// All files together check more workbooks than one user may in an hour.
beforeAll(async () => clearLimitCounts(await idOf('superUser')));

type Upload = { key: string; url: string; fields: { name: string; value: string }[] };
type SheetPlan = { kind: string; add: number; change: number; leave: number };
type Value = {
  kind: string;
  id: string;
  name: string;
  does: 'add' | 'change';
  path: string[];
  um: string | null;
  before: string[];
  after: string[];
  isLater: boolean;
};
type Values = { values: Value[]; total: number; names: { id: string; name: string }[] };
type Problem = { sheet: string; row: number; column: string; reason: string; value: string };
export type Check = {
  id: string;
  fileName: string;
  plans: SheetPlan[];
  values: { sheet: string; count: number }[];
  taken: {
    prices: number;
    pricesTaken: number;
    unpriced: { list: string; count: number }[];
    membersTaken: number;
  };
  later: {
    downloadedAt: string;
    counts: { kind: string; count: number }[];
    saves: { kind: string; id: string; name: string; at: string; by: string }[];
    areLeft: boolean;
  } | null;
  kept: { sheet: string; count: number; rows: { id: string; name: string }[] }[];
  leftPrices: number;
  doubts: { sheet: string; row: number; column: string; value: string; read: number; other: number | null }[];
  doubtCount: number;
  missing: string[];
  unread: string[];
  problems: Problem[];
  problemCount: number;
};

/** The content of sheets, by column key; the column of a price list has its id. */
export type Content = Partial<Record<SheetName, readonly Row[]>>;

/** A file with only these sheets and, in each, the columns of its first row. */
export async function aWorkbook(content: Content): Promise<Uint8Array> {
  const book = new exceljs.Workbook();
  for (const [name, rows] of Object.entries(content) as [SheetName, readonly Row[]][]) {
    const sheet = book.addWorksheet(textsIn('it').sheets[name]);
    const columns = Object.keys(rows[0] ?? sheets[name]);
    const titleOf = (key: string) => (key in sheets[name] ? columnTitle('it', key) : `Listino [${key}]`);
    sheet.addRow(columns.map(titleOf));
    for (const row of rows) sheet.addRow(columns.map((key) => row[key] ?? null));
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** The rows of products, as in an export. */
export function rowsOf(...products: EditableProduct[]) {
  const all = products.map(exportedRows);
  const of = (sheet: keyof ReturnType<typeof exportedRows>) => all.flatMap((rows) => rows[sheet]);
  return {
    products: of('products'),
    consumptionRanges: of('consumptionRanges'),
    requiredProducts: of('requiredProducts'),
    priceRanges: of('priceRanges'),
    prices: of('prices'),
  };
}

/** Downloads the exported catalogue, or the values of a check. */
export const download = async (who?: Who, check?: string): Promise<Response> =>
  fetch(`${cloudUrl}/functions/downloadCatalogueXLS${check ? `?check=${check}` : ''}`, {
    headers: who ? { authorization: `Bearer ${await tokenOf(who)}` } : {},
  });

export async function exported(): Promise<Uint8Array> {
  const answer = await download('superUser');
  if (!answer.headers.get('content-type')?.includes('json')) return fromBase64(answer);
  const { url } = (await answer.json()) as { url: string };
  return fromBase64(await fetch(url));
}

export const fromBase64 = async (answer: Response) =>
  new Uint8Array(Buffer.from(await answer.text(), 'base64'));

export async function opened(file: Uint8Array): Promise<exceljs.Workbook> {
  const book = new exceljs.Workbook();
  // The types of exceljs know an older Buffer.
  await book.xlsx.load(file as unknown as Parameters<typeof book.xlsx.load>[0]);
  return book;
}

export const uploadCatalogueWorkbook = (who: Who, type = workbookType) =>
  graphql<{ uploadCatalogueWorkbook: Upload }>(
    who,
    `mutation ($type: String!) {
      uploadCatalogueWorkbook(type: $type, fileName: "Catalogo.xlsx") { key url fields { name value } }
    }`,
    { type },
  );

/** Uploads as a browser does; returns the key. */
export async function uploaded(file: Uint8Array, who: Who = 'superUser'): Promise<string> {
  const { key, url, fields } = answered(await uploadCatalogueWorkbook(who)).uploadCatalogueWorkbook;
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]), 'Catalogo.xlsx');
  const { status } = await fetch(url, { method: 'POST', body: form });
  if (status !== 204) throw new Error(`The upload was answered ${status}.`);
  return key;
}

export const checkCatalogueWorkbook = (who: Who, key: string, leaveLater = false) =>
  graphql<{ checkCatalogueWorkbook: Check }>(
    who,
    `mutation ($key: String!, $leaveLater: Boolean) {
      checkCatalogueWorkbook(key: $key, fileName: "Catalogo.xlsx", leaveLater: $leaveLater) {
        id fileName plans { kind add change leave } values { sheet count }
        later { downloadedAt counts { kind count } saves { kind id name at by } areLeft }
        taken { prices pricesTaken unpriced { list count } membersTaken } kept { sheet count rows { id name } }
        leftPrices doubts { sheet row column value read other } doubtCount missing unread problems { sheet row column reason value } problemCount
      }
    }`,
    { key, leaveLater },
  );

export const checked = async (content: Content | Uint8Array, who: Who = 'superUser'): Promise<Check> => {
  const file = content instanceof Uint8Array ? content : await aWorkbook(content);
  return answered(await checkCatalogueWorkbook(who, await uploaded(file, who))).checkCatalogueWorkbook;
};

/** A page of the values that a check changes in a sheet. */
export const importValues = (
  check: string,
  sheet: string,
  { who = 'superUser', page = 0, pageSize }: { who?: Who; page?: number; pageSize?: number } = {},
): Promise<Answer<{ importValues: Values }>> =>
  graphql(
    who,
    `query ($check: ID!, $sheet: String!, $page: Int!, $pageSize: Int) {
      importValues(check: $check, sheet: $sheet, page: $page, pageSize: $pageSize) {
        values { kind id name does path um before after isLater } total names { id name }
      }
    }`,
    { check, sheet, page, pageSize },
  );

/** The counts of a kind in a check. */
export const planOf = ({ plans }: Check, kind: string) => plans.find((plan) => plan.kind === kind);

export const start = (
  check: string,
  who: Who = 'superUser',
): Promise<Answer<{ startCatalogueImport: JobAnswer }>> =>
  graphql(who, `mutation ($check: ID!) { startCatalogueImport(check: $check) { ${jobFields} } }`, { check });

export const started = async (content: Content): Promise<JobAnswer> =>
  answered(await start((await checked(content)).id)).startCatalogueImport;

/** Continues an import until it ends. */
export const finishedImport = ({ id }: { id: string }): Promise<JobAnswer> => finishedJob('import', id);

type UndoPlan = {
  counts: { kind: string; back: number; archived: number; removed: number; left: number }[];
  left: { kind: string; id: string; name: string; reason: string }[];
  leftCount: number;
};
type ListedImport = { job: JobAnswer; undo: JobAnswer | null; canUndo: boolean };

/** The plan of the undoing of an import. */
export const importUndo = (job: string, who: Who = 'superUser'): Promise<Answer<{ importUndo: UndoPlan }>> =>
  graphql(
    who,
    `query ($job: ID!) {
      importUndo(job: $job) {
        counts { kind back archived removed left } left { kind id name reason } leftCount
      }
    }`,
    { job },
  );

export const undoImport = (
  job: string,
  who: Who = 'superUser',
): Promise<Answer<{ undoCatalogueImport: JobAnswer }>> =>
  graphql(
    who,
    `mutation ($key: ID!, $job: ID!) { undoCatalogueImport(key: $key, job: $job) { ${jobFields} } }`,
    { key: randomUUID(), job },
  );

/** Undoes an import to its end. */
export const undone = async (job: string): Promise<JobAnswer> =>
  finishedJob('import_undo', answered(await undoImport(job)).undoCatalogueImport.id);

export const listedImports = async (): Promise<ListedImport[]> =>
  answered(
    await graphql<{ catalogueImports: ListedImport[] }>(
      'superUser',
      `query { catalogueImports { job { ${jobFields} } undo { ${jobFields} } canUndo } }`,
    ),
  ).catalogueImports;

/** Imports a workbook; returns the finished job. */
export async function imported(content: Content): Promise<JobAnswer> {
  return finishedImport(await started(content));
}
