import { mkdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import dynaliteDb, { type Level, type LevelOperation, type Store, type Table } from 'dynalite/db/index.js';

export type Database = {
  store: Store;
  level: Level;
  /** Writes everything or nothing, also when the process is killed: one record of LevelDB's log. */
  write(operations: LevelOperation[]): Promise<void>;
  table(name: string): Promise<Table | undefined>;
  /** To be called when a table was created, changed or deleted. */
  forgetTables(): void;
  close(): Promise<void>;
};

/** Every action of dynalite begins with the definition of the table: kept in memory instead of read each time. */
function rememberTables(store: Store): () => void {
  const known = new Map<string, Table>();
  const readTable = store.getTable;
  store.getTable = (name, ...rest) => {
    const [onlyReady, callback] = rest.length === 1 ? [true, rest[0]] : rest;
    const table = known.get(name);
    if (table) return callback(null, table);
    readTable(name, onlyReady, (error, read) => {
      if (read?.TableStatus === 'ACTIVE') known.set(name, read);
      callback(error, read);
    });
  };
  return () => known.clear();
}

/** Opens the tables kept in `directory`; without a directory they live in memory. */
export async function openDatabase(directory?: string): Promise<Database> {
  if (directory) mkdirSync(directory, { recursive: true });
  const store = dynaliteDb.create({ path: directory, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  const level = store.db;
  await level.open();
  // dynalite leaves the iterator of every Query open, and with it a snapshot of the database.
  level.createValueStream = (range) => Readable.from(level.values(range));
  const forgetTables = rememberTables(store);
  return {
    store,
    forgetTables,
    level,
    write: async (operations) => {
      if (operations.length > 0) await level.batch(operations);
    },
    table: (name) =>
      new Promise((resolve) =>
        store.getTable(name, false, (error, table) => resolve(error ? undefined : table)),
      ),
    close: () => store.lifecycleManager.gracefulClose(),
  };
}
