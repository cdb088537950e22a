/** The parts of dynalite 4.0.0 that the local cloud calls in-process; dynalite ships no types. */
declare module 'dynalite/db/index.js' {
  import type { AttributeValue } from 'aws-lambda';

  type Item = Record<string, AttributeValue>;
  type Callback<Value> = (error: unknown, value?: Value) => void;
  type KeySchema = { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[];
  type Index = {
    IndexName: string;
    IndexStatus?: string;
    KeySchema: KeySchema;
    Projection: { ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE'; NonKeyAttributes?: string[] };
  };
  type Table = {
    TableName: string;
    TableArn: string;
    TableStatus: string;
    KeySchema: KeySchema;
    AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
    GlobalSecondaryIndexes?: Index[];
  };
  type LevelOperation = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
  type LevelRange = { gt?: string; gte?: string; lt?: string; lte?: string; limit?: number };
  type Level = {
    open(): Promise<void>;
    get(key: string): Promise<unknown>;
    getSync(key: string): unknown;
    batch(operations: LevelOperation[]): Promise<void>;
    clear(range: LevelRange): Promise<void>;
    iterator(range: LevelRange): AsyncIterable<[string, unknown]>;
    keys(range: LevelRange): AsyncIterable<string>;
    values(range: LevelRange): AsyncIterable<unknown>;
    createValueStream(range: LevelRange): import('node:stream').Readable;
  };
  type Release = <Arguments extends unknown[]>(done: (...given: Arguments) => void) => typeof done;
  /** A range of keys of the one LevelDB: the items of a table, or the entries of an index. */
  type KeyRange = {
    get(key: string, callback: Callback<Item>): void;
    put(key: string, value: Item, callback: Callback<void>): void;
    del(key: string, callback: Callback<void>): void;
    lock(key: string, work: (release: Release) => void): void;
  };
  type ReadableRange = KeyRange & { createValueStream(range: LevelRange): import('node:stream').Readable };
  /** The actions that write need no streams. */
  type Store<Range = ReadableRange> = {
    options: object;
    db: Level;
    lifecycleManager: { gracefulClose(): Promise<void> };
    getItemDb(tableName: string): Range;
    getIndexDb(kind: string, tableName: string, indexName: string): Range;
    /** A table that is being created counts as missing unless the second argument is false. */
    getTable(name: string, ...rest: [Callback<Table>] | [boolean, Callback<Table>]): void;
  };

  const dynaliteDb: {
    create(options: object): Store;
    validationError(message: string): Error;
    createKey(item: Item, table: Table): string;
    createIndexKey(item: Item, table: Table, keySchema: KeySchema): string;
  };
  export default dynaliteDb;
  export type {
    Callback,
    Index,
    Item,
    KeyRange,
    Level,
    LevelOperation,
    LevelRange,
    ReadableRange,
    Release,
    Store,
    Table,
  };
}

declare module 'dynalite/validations/index.js' {
  import type { KeyRange, Store } from 'dynalite/db/index.js';

  const validations: {
    checkTypes(input: object, types: object): object;
    checkValidations(input: object, types: object, custom: unknown, store: Store<KeyRange>): void;
  };
  export default validations;
}

declare module 'dynalite/validations/*.js' {
  const validation: { types: object; custom?: unknown };
  export default validation;
}

declare module 'dynalite/actions/*.js' {
  import type { Callback, KeyRange, Store } from 'dynalite/db/index.js';

  const action: (store: Store<KeyRange>, input: object, callback: Callback<object>) => void;
  export default action;
}
