import { join } from 'node:path';
import { type FunctionSpec, isIn } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { fields, mergedSchema } from '#lambdas/schema.ts';
import { rightsOf } from '../rights/rights-of.ts';
import { tableShape } from '../table-shape.ts';
import { createGuard, type Refusal } from './access/guard.ts';
import { startCognito } from './cognito/start-cognito.ts';
import { howToStartOver } from './data-folder.ts';
import { type DynamoDbOptions, startDynamoDb } from './dynamo-db/start-dynamo-db.ts';
import { local } from './environment.ts';
import { createFunctionRunner, type Invoke } from './function-runner.ts';
import { startGraphql } from './graphql/start-graphql.ts';
import { startHttpApi } from './http-api.ts';
import { localPlaces, topics } from './places.ts';
import { startS3 } from './s3/start-s3.ts';
import { startSchedules } from './schedules.ts';
import { servedFunctions } from './served-functions.ts';
import { startServedImages } from './served-images.ts';
import { type SesOptions, startSes } from './ses/start-ses.ts';
import { startSns } from './sns/start-sns.ts';
import { messageOf, StartProblem } from './start-problem.ts';
import { startWaker } from './start-waker.ts';
import { startStreams } from './streams/start-streams.ts';
import { streamMappings } from './streams/stream-mapping.ts';
import { startTranslate } from './translate/start-translate.ts';

export type ServicesOptions = {
  root: string;
  dataDirectory: string;
  /** Origins of the web app's pages. */
  origins: readonly string[];
  /** Milliseconds since 1970, as the local SES dates mails. */
  mailTime(): number;
  /** Hears each call of the table. */
  onTableCall?: DynamoDbOptions['onCall'];
  log(line: string): void;
};

export type Services = Awaited<ReturnType<typeof startServices>>;

/** All services of the local cloud, started from the manifest and the data folder. */
export async function startServices(options: ServicesOptions) {
  const all: Record<string, FunctionSpec> = Object.fromEntries(
    Object.entries<FunctionSpec>(functions).filter(([, spec]) => isIn('dev', spec)),
  );
  const { refusal, used } = createGuard(rightsOf(all, localPlaces));
  const invoke = logged(createFunctionRunner(all, options.root), options.log);
  const report = reportsTo(all, invoke);
  const { dynamoDb, cognito, s3, images, ses, sns } = await openStores({ ...options, report }, refusal);
  const { keys } = local;
  const graphql = startGraphql({
    schema: mergedSchema(),
    fields,
    invoke,
    checkToken: cognito.checkToken,
    keys,
    refusal,
  });
  const httpApi = startHttpApi({ functions: all, invoke, now: Date.now });
  return {
    graphql,
    usedRights: used,
    paths: {
      '/_aws/dynamodb/*': dynamoDb,
      '/_aws/s3/*': s3,
      '/_aws/cognito/*': cognito,
      '/_aws/ses/*': ses.service,
      '/_local/wake/*': startWaker({ functions: all, invoke }),
      '/_local/mail.json': ses.viewer,
      '/_local/mail/*': ses.viewer,
      '/_aws/sns/*': sns.service,
      '/_local/pushes.json': sns.viewer,
      '/_local/pushes/*': sns.viewer,
      '/_aws/translate/*': startTranslate(keys, refusal),
      '/files/images/*': images,
      '/graphql': graphql,
      '/functions/*': servedFunctions(httpApi),
    },
    startSchedules: (isHeld: () => boolean) => startSchedules({ functions: all, invoke, isHeld }),
    startStreams: () =>
      startStreams({ dynamoDb, tableName: local.tableName, mappings: streamMappings(all), invoke }),
    async stop() {
      for (const service of [graphql, httpApi, s3, ses.service, sns.service, cognito, dynamoDb])
        await service.stop();
    },
  };
}

async function openStores(
  {
    dataDirectory,
    origins,
    mailTime,
    onTableCall: onCall,
    report,
  }: ServicesOptions & Pick<SesOptions, 'report'>,
  refusal: Refusal,
) {
  const { tableName, userPoolId: poolId, userPoolClientId: clientId } = local;
  const folder = (name: string) => join(dataDirectory, name);
  try {
    const cognito = await startCognito({
      folder: folder('cognito'),
      poolId,
      clientId,
      keys: local.keys,
      refusal,
      now: Date.now,
    });
    const dynamoDb = await startDynamoDb({ directory: folder('dynamo-db'), onCall, refusal });
    await dynamoDb.ensureTable(tableName, tableShape);
    const s3 = await startS3({
      directory: folder('s3'),
      buckets: [local.filesBucket],
      credentials: local.keys,
      allowedOrigins: origins,
      refusal,
    });
    const images = startServedImages({ directory: folder('s3'), bucket: local.filesBucket, origins });
    const ses = await startSes({
      folder: folder('ses'),
      sender: local.mailSender,
      configurationSet: local.mailReports,
      report,
      keys: local.keys,
      refusal,
      now: mailTime,
    });
    const sns = await startSns({
      folder: folder('sns'),
      topics,
      application: local.pushApplication,
      keys: local.keys,
      refusal,
      now: Date.now,
    });
    return { cognito, dynamoDb, s3, images, ses, sns };
  } catch (cause) {
    const reason = `The data in ${dataDirectory} cannot be opened: ${messageOf(cause)}`;
    throw new StartProblem(`${reason}\n${howToStartOver}`, { cause });
  }
}

/** Every function that hears what became of mails gets the report. */
const reportsTo = (all: Record<string, FunctionSpec>, invoke: Invoke) => {
  const hearing = Object.entries(all).filter(([, { trigger }]) => 'reports' in trigger);
  return (event: object) => Promise.all(hearing.map(([name]) => invoke(name, event)));
};

/** Prints the crash of a function here; callers only learn that it failed. */
function logged(invoke: Invoke, log: (line: string) => void): Invoke {
  return async (name, event) => {
    try {
      return await invoke(name, event);
    } catch (error) {
      log(`The function ${name} failed: ${error instanceof Error ? error.stack : String(error)}`);
      throw error;
    }
  };
}
