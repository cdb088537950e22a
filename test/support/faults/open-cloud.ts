import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCognito } from '#infra/local/cognito/start-cognito.ts';
import { startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { local, setLocalEnvironment } from '#infra/local/environment.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import type { LocalService } from '#infra/local/service.ts';
import { startSes } from '#infra/local/ses/start-ses.ts';
import { startSns } from '#infra/local/sns/start-sns.ts';
import { startTranslate } from '#infra/local/translate/start-translate.ts';
import { tableShape } from '#infra/table-shape.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { serveLocally } from '#test/support/serve-locally.ts';

const { keys, userPoolId: poolId, userPoolClientId: clientId, mailSender: sender, mailReports } = local;

/** Every service of the functions, empty, for this process. Import its users afterwards. */
export async function openCloud() {
  const folder = await mkdtemp(join(tmpdir(), 'preventivi-faults-'));
  const now = Date.now;
  const dynamoDb = await startDynamoDb({ sweepEvery: 0 });
  await dynamoDb.ensureTable(local.tableName, tableShape);
  const cognito = await startCognito({ folder, poolId, clientId, keys, now });
  const s3 = await startS3({ directory: join(folder, 's3'), buckets: [local.filesBucket] });
  const ses = await startSes({
    folder: join(folder, 'ses'),
    sender,
    configurationSet: mailReports,
    keys,
    now,
  });
  const topics = userTypes.map((type) => `${local.pushTopicPrefix}${type}`);
  const application = local.pushApplication;
  const sns = await startSns({ folder: join(folder, 'sns'), topics, application, keys, now });
  const services: Readonly<Record<string, Pick<LocalService, 'handle'>>> = {
    '/_aws/dynamodb': dynamoDb,
    '/_aws/cognito': cognito,
    '/_aws/s3': s3,
    '/_aws/ses': ses.service,
    '/_aws/sns': sns.service,
    '/_aws/translate': startTranslate(keys),
  };
  const served = await serveLocally({
    async handle(request, response) {
      const path = Object.keys(services).find((start) => request.url?.startsWith(start));
      if (path) await services[path]?.handle(request, response);
      else response.writeHead(404).end();
    },
  });
  setLocalEnvironment(served.url);
  return {
    dynamoDb,
    async close() {
      await served.close();
      for (const each of [cognito, s3, ses.service, sns.service, dynamoDb]) await each.stop();
      await rm(folder, { recursive: true });
    },
  };
}
