import type { Item, LevelOperation, Table } from 'dynalite/db/index.js';
import type { Database } from './database.ts';
import { hiddenTable } from './hidden-table.ts';
import type { SettingsOfTables } from './table-settings.ts';
import type { Change } from './write-batch.ts';

type ExpiredItem = { tableName: string; keys: Item };

/** When each item expires, in the order of time, so that a sweep reads what is due and nothing else. */
export type Expiry = {
  /** The operations that follow these changes, to be written together with the items. */
  follow(changes: Change[]): LevelOperation[];
  /** Notes every item of a table whose time to live has just been switched on. */
  noteAll(table: Table, items: { itemKey: string; keys: Item; item: Item }[]): LevelOperation[];
  due(): Promise<ExpiredItem[]>;
};

function dueKey(
  item: Item | undefined,
  attribute: string,
  tableName: string,
  itemKey: string,
): string | undefined {
  const seconds = Math.floor(Number(item?.[attribute]?.N));
  return seconds >= 0 ? `${String(seconds).padStart(12, '0')}~${tableName}~${itemKey}` : undefined;
}

export function openExpiry(database: Database, settings: SettingsOfTables, clock: () => number): Expiry {
  const dues = hiddenTable<ExpiredItem>(database, 'expiry');
  return {
    follow: (changes) =>
      changes.flatMap(({ table, itemKey, keys, before, after }) => {
        const tableName = table.TableName;
        const attribute = settings.of(tableName).timeToLive;
        if (!attribute) return [];
        const old = dueKey(before, attribute, tableName, itemKey);
        const next = dueKey(after, attribute, tableName, itemKey);
        if (old === next) return [];
        return [...(old ? [dues.remove(old)] : []), ...(next ? [dues.put(next, { tableName, keys })] : [])];
      }),
    noteAll(table, items) {
      const attribute = settings.of(table.TableName).timeToLive;
      if (!attribute) return [];
      return items.flatMap(({ itemKey, keys, item }) => {
        const key = dueKey(item, attribute, table.TableName, itemKey);
        return key ? [dues.put(key, { tableName: table.TableName, keys })] : [];
      });
    },
    async due() {
      const seconds = Math.floor(clock() / 1000);
      const found: ExpiredItem[] = [];
      const range = { upTo: `${String(seconds).padStart(12, '0')}~\uffff` };
      for await (const [, item] of dues.entries(range)) found.push(item);
      return found;
    },
  };
}
