import { startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { startStreams } from '#infra/local/streams/start-streams.ts';
import { tableShape } from '#infra/table-shape.ts';
import { everything } from './local-stream.ts';

/** Runs as its own process: writes the same 100 items in one transaction, again and again, and reports each. */
async function writeUntilKilled(directory: string, firstRound: number): Promise<void> {
  const dynamoDb = await startDynamoDb({ directory });
  await dynamoDb.ensureTable('preventivi', tableShape);
  // A consumer that never finishes its first records.
  const begun = Promise.withResolvers<void>();
  const invoke = () => {
    begun.resolve();
    return new Promise(() => undefined);
  };
  await startStreams({ dynamoDb, tableName: 'preventivi', mappings: [everything], invoke });
  const { database } = dynamoDb;
  const { write } = database;
  let round = firstRound;
  database.write = (operations) => {
    process.stdout.write(`writing ${round}\n`);
    return write(operations);
  };
  for (; ; round += 1) {
    const TransactItems = Array.from({ length: 100 }, (_, row) => ({
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
    process.stdout.write(`written ${round}\n`);
    await begun.promise;
  }
}

const [directory = '', firstRound] = process.argv.slice(2);
void writeUntilKilled(directory, Number(firstRound));
