import { gunzipSync, gzipSync } from 'node:zlib';
import type { Context, Operation } from '#lambdas/runtime/operation.ts';
import type { User } from '#shared/schemas/user.ts';
import { indexOf, merged, searchIndex, sortedIndex } from '#shared/search/list-index.ts';
import { quotationQuery, quotationRules } from '#shared/search/search-quotations.ts';
import { type Capacity, capacityOf } from '#test/support/capacity.ts';
import { choices, manyQuotations } from '../many-quotations.ts';
import { habits } from './prices.ts';

/** What one use takes: units of the table, milliseconds of a function. */
export type Use = Capacity & { milliseconds: number };

export type Measured = {
  uses: Record<'create' | 'save' | 'open' | 'ownList' | 'longList' | 'pdf' | 'spreadsheet', Use>;
  /** Of a quotation in the table, and of its PDF. */
  bytes: { quotation: number; pdf: number };
  /** Milliseconds a row of a long list adds: to a new snapshot, to a search. */
  row: { snapshot: number; search: number };
};

const repeats = 5;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Uses the operations as the functions do, in a running local cloud with the demo data. */
export async function measure(painterEmail: string, superUserEmail: string): Promise<Measured> {
  const [painter, superUser] = [await callerWith(painterEmail), await callerWith(superUserEmail)];
  const { createQuotation } = await import('#lambdas/quotations/create-quotation.ts');
  const { updateQuotation } = await import('#lambdas/quotations/update-quotation.ts');
  const { readQuotation } = await import('#lambdas/quotations/read-quotation.ts');
  const { listQuotations } = await import('#lambdas/quotations/list-quotations.ts');
  const { downloadPdf } = await import('#lambdas/documents/download-pdf.ts');
  const { downloadXls } = await import('#lambdas/documents/download-xls.ts');

  let id = '';
  let revision = 1;
  const create = await use(createQuotation, painter, newQuotation, (made) => {
    ({ id, revision } = made);
  });
  const saved = (step: number) => ({ input: { id, revision, area: 100 + step } });
  const save = await use(updateQuotation, painter, saved, (made) => {
    revision = made.revision;
  });
  const quotation = () => ({ q: id });
  let pdfBytes = 0;
  const pdf = await use(downloadPdf, painter, quotation, (made) => {
    pdfBytes = JSON.stringify(made).length;
  });
  const uses = {
    create,
    save,
    open: await use(readQuotation, painter, () => ({ id })),
    ownList: await use(listQuotations, painter, () => ({})),
    longList: await use(listQuotations, superUser, () => ({})),
    pdf,
    spreadsheet: await use(downloadXls, painter, quotation),
  };
  return {
    uses,
    bytes: { quotation: await storedBytes(id), pdf: pdfBytes },
    row: rowTimes(),
  };
}

function newQuotation(step: number) {
  const selectedProducts = Array.from({ length: habits.rows }, (_, row) => ({
    sId: `row-${row}`,
    product: 'adda-acrilsilossanica',
  }));
  return {
    input: { key: `cost-${step}`, name: 'Facciata', location: 'Bologna', province: 'BO', selectedProducts },
  };
}

/** The caller is read from the table for each call, as the adapters do. */
async function use<Output>(
  operation: Operation<Output>,
  user: User,
  input: (step: number) => object,
  then: (made: Output) => void = () => {},
): Promise<Use> {
  const { callerOf } = await import('#lambdas/runtime/caller.ts');
  const { newId } = await import('#lambdas/runtime/new-id.ts');
  const times: number[] = [];
  let capacity: Capacity = { read: 0, write: 0, requests: 0 };
  for (let step = 0; step < repeats; step += 1) {
    const start = performance.now();
    capacity = await capacityOf(async () => {
      const caller = await callerOf(user.id);
      const context: Context = { caller, address: '127.0.0.1', now: new Date(), newId };
      then(await operation.run(input(step), context));
    });
    times.push(performance.now() - start);
  }
  return { ...capacity, milliseconds: median(times) };
}

async function callerWith(email: string): Promise<User> {
  const { userList } = await import('#lambdas/store/lists.ts');
  const { readUser } = await import('#lambdas/store/user-store.ts');
  const { userQuery } = await import('#shared/search/search-users.ts');
  const { items } = await userList.search(userQuery({ search: email }));
  const user = items[0] && (await readUser(items[0].id));
  if (!user) throw new Error(`The demo has no user ${email}.`);
  return user;
}

/** As JSON of the wire, which is a little more than DynamoDB counts. */
async function storedBytes(id: string): Promise<number> {
  const { queryAll } = await import('#lambdas/store/query-all.ts');
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `Q#${id}` },
  });
  return Buffer.byteLength(JSON.stringify(items));
}

/** Unpacking, working a hundred changes in and packing again; and one search, of what many rows hold. */
function rowTimes(): Measured['row'] {
  const count = 20_000;
  const rows = manyQuotations(choices(1), count);
  const index = sortedIndex(rows, quotationRules);
  const packed = gzipSync(JSON.stringify(rows), { level: 1 });
  const changes = new Map(rows.slice(0, 100).map((row) => [row.id, row]));
  const start = performance.now();
  indexOf(JSON.parse(gunzipSync(packed).toString()), index.orders, quotationRules);
  gzipSync(JSON.stringify(merged(index, changes, quotationRules).rows), { level: 1 });
  const written = performance.now();
  searchIndex(index, changes, quotationRules, quotationQuery({ search: 'ma', sort: 'name' }));
  return { snapshot: (written - start) / count, search: (performance.now() - written) / count };
}
