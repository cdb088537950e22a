import { gunzipSync, gzipSync } from 'node:zlib';
import { itemSize } from '#infra/local/dynamo-db/item-size.ts';
import { local } from '#infra/local/environment.ts';
import { indexOf, merged, searchIndex, sortedIndex } from '#shared/search/list-index.ts';
import { quotationQuery, quotationRules } from '#shared/search/search-quotations.ts';
import { type Capacity, capacityOf } from '#test/support/capacity.ts';
import type { openDataServices } from '#test/support/data-services.ts';
import { choices, manyQuotations } from '../many-quotations.ts';
import { median } from '../percentile.ts';
import { type Following, follow } from './follow.ts';
import { habits } from './prices.ts';
import { measureSchedules, type Scheduled } from './schedules.ts';
import { usesOf } from './uses.ts';

/** Cost of one use: units of the table, milliseconds of a function, and the consumers after it. */
export type Use = Capacity & { milliseconds: number; following: Following };
type UseName = keyof Awaited<ReturnType<typeof usesOf>>['uses'];

export type Measured = {
  uses: Record<UseName, Use>;
  schedules: Scheduled[];
  /** The size of a quotation in the table, and of its PDF. */
  bytes: { quotation: number; pdf: number };
  /** Milliseconds for each row of a long list: to a new snapshot, and to a search. */
  row: { snapshot: number; search: number };
};

type Services = Awaited<ReturnType<typeof openDataServices>>;

/** A quotation keeps one earlier state for each of these saves. */
const repeats = habits.saves;

/** Runs the uses as the functions do, and their consumers. People and catalogue must exist. */
export async function measure({ dynamoDb }: Services): Promise<Measured> {
  const { uses: does, latest } = await usesOf();
  const { changes } = dynamoDb;
  let pdf = 0;
  const each = (run: (step: number) => Promise<unknown>) => measuredUse(run, changes);
  const uses = {
    signIn: await each(does.signIn),
    create: await each(does.create),
    save: await each(does.save),
    open: await each(does.open),
    ownList: await each(does.ownList),
    longList: await each(does.longList),
    pdf: await each(async () => {
      pdf = await does.pdf();
    }),
    spreadsheet: await each(does.spreadsheet),
    createOffer: await each(does.createOffer),
    saveOffer: await each(does.saveOffer),
    openOffer: await each(does.openOffer),
    offerList: await each(does.offerList),
    offerPdf: await each(does.offerPdf),
    removeOffer: await each(does.removeOffer),
  };
  const quotation = await storedBytes(dynamoDb, latest());
  return {
    uses: { ...uses, remove: await each(does.remove) },
    schedules: await measureSchedules(),
    bytes: { quotation, pdf },
    row: rowTimes(),
  };
}

/** The units of the most expensive run, the median of the times. */
async function measuredUse(
  run: (step: number) => Promise<unknown>,
  changes: Services['dynamoDb']['changes'],
): Promise<Use> {
  const measured: Use[] = [];
  for (let step = 0; step < repeats; step += 1) {
    const before = changes.lastSequence();
    const start = performance.now();
    const capacity = await capacityOf(() => run(step));
    const milliseconds = performance.now() - start;
    measured.push({ ...capacity, milliseconds, following: await follow(changes, before) });
  }
  const units = ({ read, write, following }: Use) => read + write + following.read + following.write;
  const most = measured.reduce((one, other) => (units(one) < units(other) ? other : one));
  const milliseconds = median(measured.map((one) => one.milliseconds));
  const followed = median(measured.map(({ following }) => following.milliseconds));
  return { ...most, milliseconds, following: { ...most.following, milliseconds: followed } };
}

/** A quotation with its earlier states, in bytes as DynamoDB counts them. */
async function storedBytes(dynamoDb: Services['dynamoDb'], id: string): Promise<number> {
  const answer = await dynamoDb.call('Query', {
    TableName: local.tableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: `Q#${id}` } },
  });
  // The answer of a Query.
  const { Items } = answer as { Items: Parameters<typeof itemSize>[0][] };
  return Items.reduce((sum, item) => sum + itemSize(item), 0);
}

/** Unpacks, merges a hundred changes and packs again; then one search with many results. */
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
