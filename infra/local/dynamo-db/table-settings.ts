import type { LevelOperation } from 'dynalite/db/index.js';
import type { Database } from './database.ts';
import { hiddenTable } from './hidden-table.ts';

/** What dynalite does not keep about a table. */
type TableSettings = { streamed: boolean; timeToLive?: string };

export type SettingsOfTables = {
  of(tableName: string): TableSettings;
  change(tableName: string, part: Partial<TableSettings>): Promise<void>;
  forget(tableName: string): LevelOperation;
};

const none: TableSettings = { streamed: false };

export async function loadTableSettings(database: Database): Promise<SettingsOfTables> {
  const stored = hiddenTable<TableSettings>(database, 'settings');
  const known = new Map<string, TableSettings>();
  for await (const [name, settings] of stored.entries()) known.set(name, settings);
  return {
    of: (tableName) => known.get(tableName) ?? none,
    async change(tableName, part) {
      const settings = { ...(known.get(tableName) ?? none), ...part };
      await database.write([stored.put(tableName, settings)]);
      known.set(tableName, settings);
    },
    forget(tableName) {
      known.delete(tableName);
      return stored.remove(tableName);
    },
  };
}
