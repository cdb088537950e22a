import dynaliteDb, { type Item, type Table } from 'dynalite/db/index.js';
import { runAction } from './actions.ts';
import { streamArn, streamLabel } from './change-log.ts';
import type { Database } from './database.ts';
import type { Expiry } from './expiry.ts';
import { Refusal, validationRefusal } from './refusal.ts';
import type { SettingsOfTables } from './table-settings.ts';

type Input = {
  TableName?: string;
  StreamSpecification?: { StreamEnabled?: boolean };
  TimeToLiveSpecification?: { AttributeName?: string; Enabled?: boolean };
};

export type Tables = {
  create(input: Input): Promise<object>;
  describe(input: Input): Promise<object>;
  remove(input: Input): Promise<object>;
  list(): Promise<object>;
  changeTimeToLive(input: Input): Promise<object>;
  describeTimeToLive(input: Input): Promise<object>;
};

async function existing(database: Database, name: string | undefined): Promise<Table> {
  const table = name ? await database.table(name) : undefined;
  if (table) return table;
  throw new Refusal('ResourceNotFoundException', `Requested resource not found: Table: ${name} not found`);
}

/** dynalite makes a table ready on a timer; a process that ends before leaves it in creation for ever. */
async function makeReady(database: Database, table: Table): Promise<void> {
  table.TableStatus = 'ACTIVE';
  for (const index of table.GlobalSecondaryIndexes ?? []) index.IndexStatus = 'ACTIVE';
  await database.write([{ type: 'put', key: `table~${table.TableName}`, value: table }]);
  database.forgetTables();
}

async function itemsOf(database: Database, table: Table) {
  const items: { itemKey: string; keys: Item; item: Item }[] = [];
  const prefix = `item-${table.TableName}~`;
  const names = table.KeySchema.map((key) => key.AttributeName);
  for await (const value of database.level.values({ gte: prefix, lt: `${prefix}\uffff` })) {
    // Under this prefix dynalite keeps the items of the table and nothing else.
    const item = value as Item;
    const keys = Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
    items.push({ itemKey: dynaliteDb.createKey(item, table), keys, item });
  }
  return items;
}

function streamDescription(table: Table, settings: SettingsOfTables): object {
  if (!settings.of(table.TableName).streamed) return {};
  return {
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    LatestStreamArn: streamArn(table.TableArn),
    LatestStreamLabel: streamLabel,
  };
}

export function openTables(database: Database, settings: SettingsOfTables, expiry: Expiry): Tables {
  const { store, level } = database;

  async function create(input: Input): Promise<object> {
    await runAction(store, 'CreateTable', input);
    const table = await existing(database, input.TableName);
    await makeReady(database, table);
    await settings.change(table.TableName, { streamed: input.StreamSpecification?.StreamEnabled ?? false });
    return { TableDescription: { ...table, ...streamDescription(table, settings) } };
  }

  async function changeTimeToLive(input: Input): Promise<object> {
    const table = await existing(database, input.TableName);
    const { AttributeName: attribute, Enabled: enabled } = input.TimeToLiveSpecification ?? {};
    if (!attribute) throw validationRefusal('TimeToLiveSpecification.AttributeName must be given');
    await settings.change(table.TableName, { timeToLive: enabled ? attribute : undefined });
    await database.write(expiry.noteAll(table, await itemsOf(database, table)));
    return { TimeToLiveSpecification: input.TimeToLiveSpecification };
  }

  return {
    create,
    changeTimeToLive,
    async describe(input) {
      const table = await existing(database, input.TableName);
      return { Table: { ...table, ...streamDescription(table, settings) } };
    },
    async remove(input) {
      const table = await existing(database, input.TableName);
      const output = await runAction(store, 'DeleteTable', input);
      database.forgetTables();
      await database.write([settings.forget(table.TableName)]);
      return output;
    },
    async list() {
      const names: string[] = [];
      for await (const key of level.keys({ gt: 'table~', lt: 'table~\uffff' })) names.push(key.slice(6));
      return { TableNames: names };
    },
    async describeTimeToLive(input) {
      const table = await existing(database, input.TableName);
      const attribute = settings.of(table.TableName).timeToLive;
      const status = attribute
        ? { TimeToLiveStatus: 'ENABLED', AttributeName: attribute }
        : { TimeToLiveStatus: 'DISABLED' };
      return { TimeToLiveDescription: status };
    },
  };
}
