import type { LevelOperation } from 'dynalite/db/index.js';
import type { Database } from './database.ts';

export type HiddenTable<Value> = {
  put(key: string, value: Value): LevelOperation;
  remove(key: string): LevelOperation;
  get(key: string): Promise<Value | undefined>;
  /** In the order of the keys: those greater than `after`, up to and including `upTo`. */
  entries(range?: { after?: string; upTo?: string; limit?: number }): AsyncGenerator<[string, Value]>;
  removeUpTo(key: string): Promise<void>;
};

const lastKey = '\uffff';

/** The memory of the local cloud beside the tables, in the same database, so that one write covers both. */
export function hiddenTable<Value>(database: Database, name: string): HiddenTable<Value> {
  const prefix = `hidden-${name}~`;
  return {
    put: (key, value) => ({ type: 'put', key: prefix + key, value }),
    remove: (key) => ({ type: 'del', key: prefix + key }),
    // The cast holds because only this table writes under its prefix.
    get: async (key) => (await database.level.get(prefix + key)) as Value | undefined,
    async *entries({ after = '', upTo = lastKey, limit = -1 } = {}) {
      const range = { gt: prefix + after, lte: prefix + upTo, limit };
      for await (const [key, value] of database.level.iterator(range)) {
        // As above.
        yield [key.slice(prefix.length), value as Value];
      }
    },
    removeUpTo: (key) => database.level.clear({ gt: prefix, lte: prefix + key }),
  };
}
