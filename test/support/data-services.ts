import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCognito } from '#infra/local/cognito/start-cognito.ts';
import { startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { local, setLocalEnvironment } from '#infra/local/environment.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import type { LocalService } from '#infra/local/service.ts';
import { tableShape } from '#infra/table-shape.ts';
import { serveLocally } from './serve-locally.ts';

/** An empty table and bucket for this process, and optionally a user pool. Import the stores afterwards. */
export async function openDataServices({ withPool = false } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'preventivi-data-'));
  const dynamoDb = await startDynamoDb({ sweepEvery: 0 });
  await dynamoDb.ensureTable(local.tableName, tableShape);
  const s3 = await startS3({ directory: join(directory, 'files'), buckets: [local.filesBucket] });
  const pool = withPool ? await openPool(join(directory, 'pool')) : undefined;
  const serviceOf = (url = '') => {
    if (url.startsWith('/_aws/s3')) return s3;
    return pool && url.startsWith('/_aws/cognito') ? pool : dynamoDb;
  };
  const handle: LocalService['handle'] = (request, response) =>
    serviceOf(request.url).handle(request, response);
  const served = await serveLocally({ handle });
  setLocalEnvironment(served.url);
  return {
    dynamoDb,
    async close() {
      await served.close();
      await s3.stop();
      await pool?.stop();
      await dynamoDb.stop();
      await rm(directory, { recursive: true });
    },
  };
}

const openPool = (folder: string) =>
  startCognito({
    folder,
    poolId: local.userPoolId,
    clientId: local.userPoolClientId,
    keys: local.keys,
    now: Date.now,
  });
