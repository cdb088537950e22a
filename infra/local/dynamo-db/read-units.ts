import type { Item, ReadableRange, Store } from 'dynalite/db/index.js';
import type { Units } from './consumed-capacity.ts';
import { itemSize } from './item-size.ts';

/** Half a unit for every four kilobytes begun; a consistent read costs twice that. */
const factors = { eventual: 0.5, consistent: 1 };

/** Nothing found costs as much as a small item. */
const unitsOf = (bytes: number, how: keyof typeof factors) =>
  Math.max(1, Math.ceil(bytes / 4096)) * factors[how];

const howOf = (input: object | undefined) =>
  input && 'ConsistentRead' in input && input.ConsistentRead === true ? 'consistent' : 'eventual';

/** The sizes of what was read from each table, and from its indexes. */
export type ReadMeter = { store: Store; sizes: Map<string, number[]> };

/** A store that notes what is read through it. */
export function meterReads(store: Store): ReadMeter {
  const sizes = new Map<string, number[]>();
  const metered = (tableName: string, range: ReadableRange): ReadableRange => {
    const noted = sizes.get(tableName) ?? [];
    sizes.set(tableName, noted);
    return {
      ...range,
      get: (key, callback) =>
        range.get(key, (error, item) => {
          noted.push(item ? itemSize(item) : 0);
          callback(error, item);
        }),
      createValueStream: (options) =>
        range.createValueStream(options).on('data', (item: Item) => noted.push(itemSize(item))),
    };
  };
  return {
    sizes,
    store: {
      ...store,
      getItemDb: (tableName) => metered(tableName, store.getItemDb(tableName)),
      getIndexDb: (kind, tableName, name) => metered(tableName, store.getIndexDb(kind, tableName, name)),
    },
  };
}

/** Single items are rounded up each for itself. */
export function unitsOfGets({ sizes }: ReadMeter, input: object): Units[] {
  const requests: object = 'RequestItems' in input ? Object(input.RequestItems) : {};
  return [...sizes].map(([tableName, found]) => {
    const request: object = Object.entries(requests).find(([name]) => name === tableName)?.[1] ?? input;
    const how = howOf(request);
    const table = found.reduce((total, bytes) => total + unitsOf(bytes, how), 0);
    return { tableName, table, indexes: {} };
  });
}

/** The items that a Query or a Scan went through are added up before they are rounded. */
export function unitsOfRange({ sizes }: ReadMeter, input: object, output: object): Units[] {
  const scanned = 'ScannedCount' in output ? Number(output.ScannedCount) : 0;
  const indexName = 'IndexName' in input ? String(input.IndexName) : undefined;
  return [...sizes].map(([tableName, found]) => {
    const bytes = found.slice(0, scanned).reduce((total, size) => total + size, 0);
    const units = unitsOf(bytes, howOf(input));
    return indexName
      ? { tableName, table: 0, indexes: { [indexName]: units } }
      : { tableName, table: units, indexes: {} };
  });
}
