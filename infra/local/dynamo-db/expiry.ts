import type { Item, LevelOperation } from 'dynalite/db/index.js';
import { tableShape } from '#infra/table-shape.ts';
import type { Database } from './database.ts';
import { hiddenTable } from './hidden-table.ts';
import type { Change } from './write-batch.ts';

type ExpiredItem = { tableName: string; keys: Item };

/** When each item expires, in the order of time: a sweep reads the expired items alone. */
export type Expiry = {
  /** The operations that follow these changes, to be written together with the items. */
  follow(changes: Change[]): LevelOperation[];
  due(): Promise<ExpiredItem[]>;
};

const asKey = (seconds: number) => String(seconds).padStart(12, '0');

function dueKey(item: Item | undefined, tableName: string, itemKey: string): string | undefined {
  const seconds = Math.floor(Number(item?.[tableShape.timeToLive]?.N));
  return seconds >= 0 ? `${asKey(seconds)}~${tableName}~${itemKey}` : undefined;
}

export function openExpiry(database: Database, clock: () => number): Expiry {
  const dues = hiddenTable<ExpiredItem>(database, 'expiry');
  return {
    follow: (changes) =>
      changes.flatMap(({ table: { TableName: tableName }, itemKey, keys, before, after }) => {
        const old = dueKey(before, tableName, itemKey);
        const next = dueKey(after, tableName, itemKey);
        if (old === next) return [];
        return [...(old ? [dues.remove(old)] : []), ...(next ? [dues.put(next, { tableName, keys })] : [])];
      }),
    async due() {
      const found: ExpiredItem[] = [];
      const upTo = `${asKey(Math.floor(clock() / 1000))}~\uffff`;
      for await (const [, item] of dues.entries({ upTo })) found.push(item);
      return found;
    },
  };
}
