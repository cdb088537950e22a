import type { LocalDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { local } from '#infra/local/environment.ts';

type Stored = Parameters<LocalDynamoDb['load']>[1][number];

/**
 * Returns a function that fills the table with numbered copies of its few items, written by the stores. The
 * copies replace `sample` in the items. They leave out claims and other extras: quotations and users are
 * enough.
 */
export async function multiplierOf(dynamoDb: LocalDynamoDb, sample: string) {
  const answer = await dynamoDb.call('Scan', { TableName: local.tableName });
  // The answer of a Scan.
  const { Items } = answer as { Items: Stored[] };
  const texts = Items.map((item) => JSON.stringify(item)).filter((text) =>
    ['"HEAD"', '"OWNER#', '"PROFILE"', '"ACTIVITY"'].some((part) => text.includes(part)),
  );
  return async function multiply({ from, to }: { from: number; to: number }): Promise<void> {
    const portion = 2000;
    for (let first = from; first < to; first += portion) {
      const numbers = Array.from({ length: Math.min(portion, to - first) }, (_, step) => first + step);
      const items = numbers.flatMap((number) =>
        texts.map((text): Stored => JSON.parse(text.replaceAll(sample, `${sample}-${number}`))),
      );
      await dynamoDb.load(local.tableName, items);
    }
  };
}
