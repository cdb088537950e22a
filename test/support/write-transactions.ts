import { startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { tableShape } from '#infra/table-shape.ts';

/** Run as a process of its own: writes the same 20 items again and again, each time in one transaction. */
async function writeUntilKilled(directory: string): Promise<void> {
  const dynamoDb = await startDynamoDb({ directory });
  await dynamoDb.ensureTable('preventivi', tableShape);
  for (let round = 1; ; round += 1) {
    const TransactItems = Array.from({ length: 20 }, (_, row) => ({
      Put: {
        TableName: 'preventivi',
        Item: {
          pk: { S: 'Q#1' },
          sk: { S: `ROW#${row}` },
          round: { N: String(round) },
          gsi1pk: { S: `round#${round}` },
          gsi1sk: { S: `ROW#${row}` },
        },
      },
    }));
    await dynamoDb.call('TransactWriteItems', { TransactItems });
    process.stdout.write(`${round}\n`);
  }
}

void writeUntilKilled(process.argv[2] ?? '');
