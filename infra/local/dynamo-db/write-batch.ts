import { isDeepStrictEqual } from 'node:util';
import type { Item, KeyRange, LevelOperation, Release, Store, Table } from 'dynalite/db/index.js';
import type { Database } from './database.ts';
import { refuseIndexKeys, refuseLargeItem } from './item-limits.ts';
import type { WrittenItem } from './write-units.ts';

export type Change = { table: Table; itemKey: string; keys: Item; before?: Item; after?: Item };

type TouchedItem = { tableName: string; itemKey: string; before?: Item; after?: Item };

/** dynalite makes items without a prototype; the copy is what a reader of the disk would see. */
function asStored(item: Item | undefined): Item | undefined {
  return item && JSON.parse(JSON.stringify(item));
}

/**
 * Collects what dynalite's actions would write, so that several actions, their index entries and their
 * stream records reach the disk in one write. Readers see nothing of it until then.
 */
export class WriteBatch {
  readonly store: Store<KeyRange>;
  readonly #database: Database;
  readonly #writes = new Map<string, Item | undefined>();
  readonly #touched = new Map<string, TouchedItem>();
  readonly #tables = new Map<string, Table>();
  readonly #added: LevelOperation[] = [];

  constructor(database: Database) {
    this.#database = database;
    this.store = {
      ...database.store,
      getTable: this.#getTable.bind(this),
      getItemDb: (tableName) => this.#itemRange(tableName),
      getIndexDb: (kind, tableName, indexName) =>
        this.#range(`index-${kind.toLowerCase()}~${tableName}~${indexName}~`),
    };
  }

  operations(): LevelOperation[] {
    const writes = [...this.#writes].map(
      ([key, value]): LevelOperation => (value ? { type: 'put', key, value } : { type: 'del', key }),
    );
    return [...writes, ...this.#added];
  }

  /** Adds operations that belong to the same write. */
  add(...operations: LevelOperation[]): void {
    this.#added.push(...operations);
  }

  /** Takes over what another batch, of other items, has collected. */
  include(other: WriteBatch): void {
    for (const [key, value] of other.#writes) this.#writes.set(key, value);
    for (const [key, item] of other.#touched) this.#touched.set(key, item);
    for (const [name, table] of other.#tables) this.#tables.set(name, table);
  }

  /** The items that differ from before, in the order in which they were first touched. */
  changes(): Change[] {
    return [...this.#touched.values()].flatMap(({ tableName, itemKey, ...images }) => {
      const before = asStored(images.before);
      const after = asStored(images.after);
      const table = this.#tables.get(tableName);
      const image = after ?? before;
      if (!table || !image || isDeepStrictEqual(before, after)) return [];
      const names = table.KeySchema.map((key) => key.AttributeName);
      const keys = Object.fromEntries(Object.entries(image).filter(([name]) => names.includes(name)));
      return [{ table, itemKey, keys, before, after }];
    });
  }

  /** Every item that was written, also those that stay as they were. */
  written(): WrittenItem[] {
    return [...this.#touched.values()].flatMap(({ tableName, before, after }) => {
      const table = this.#tables.get(tableName);
      return table ? [{ table, before, after }] : [];
    });
  }

  /** The image, from before the batch, of the only item that was touched. */
  imageBefore(): Item | undefined {
    return [...this.#touched.values()][0]?.before;
  }

  #getTable(...[name, ...rest]: Parameters<Store['getTable']>): void {
    const [onlyReady, callback] = rest.length === 1 ? [true, rest[0]] : rest;
    this.#database.store.getTable(name, onlyReady, (error, table) => {
      if (table) this.#tables.set(name, table);
      callback(error, table);
    });
  }

  #range(prefix: string): KeyRange {
    return {
      get: (key, callback) => callback(null, this.#writes.get(prefix + key)),
      put: (key, value, callback) => {
        this.#writes.set(prefix + key, value);
        callback(null);
      },
      del: (key, callback) => {
        this.#writes.set(prefix + key, undefined);
        callback(null);
      },
      // Batches run one after the other, so nobody else can hold a key.
      lock: (_key, work) => work(((done) => done) satisfies Release),
    };
  }

  #itemRange(tableName: string): KeyRange {
    const prefix = `item-${tableName}~`;
    const range = this.#range(prefix);
    return {
      ...range,
      get: (itemKey, callback) => {
        const touched = this.#touched.get(prefix + itemKey);
        if (touched) return callback(null, touched.after);
        // Under this prefix dynalite keeps the items of the table and nothing else.
        const before = this.#database.level.getSync(prefix + itemKey) as Item | undefined;
        this.#touched.set(prefix + itemKey, { tableName, itemKey, before, after: before });
        callback(null, before);
      },
      put: (itemKey, item, callback) => {
        try {
          refuseLargeItem(item);
          const table = this.#tables.get(tableName);
          if (table) refuseIndexKeys(table, item);
        } catch (error) {
          return callback(error);
        }
        this.#touch(prefix, tableName, itemKey, item);
        range.put(itemKey, item, callback);
      },
      del: (itemKey, callback) => {
        this.#touch(prefix, tableName, itemKey, undefined);
        range.del(itemKey, callback);
      },
    };
  }

  #touch(prefix: string, tableName: string, itemKey: string, after: Item | undefined): void {
    const touched = this.#touched.get(prefix + itemKey) ?? { tableName, itemKey };
    this.#touched.set(prefix + itemKey, { ...touched, after });
  }
}
