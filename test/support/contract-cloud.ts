import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { local, localEnvironment } from '#infra/local/environment.ts';
import { startLocalCloud } from '#infra/local/server.ts';
import { type ContractTarget, deployedTarget } from './contract-stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    contractTarget: ContractTarget;
    /** Environment for the SDK clients of the tests. */
    contractEnvironment: Record<string, string>;
  }
}

/**
 * Provides the cloud of the contract tests: the deployed stage in CONTRACT_STAGE, or an empty local cloud. It may have
 * its table elsewhere: at the address in CONTRACT_TABLE.
 */
export default async function provideTarget(project: TestProject) {
  const stage = process.env.CONTRACT_STAGE;
  if (stage) {
    const target = deployedTarget(stage);
    project.provide('contractTarget', target);
    project.provide('contractEnvironment', { AWS_REGION: target.region });
    return;
  }
  const dataDirectory = await mkdtemp(join(tmpdir(), 'preventivi-contract-'));
  const cloud = await startLocalCloud({ port: 0, dataDirectory, demo: false, web: false, log: () => {} });
  project.provide('contractTarget', localTarget(cloud.url));
  const table = process.env.CONTRACT_TABLE;
  project.provide('contractEnvironment', {
    ...localEnvironment(cloud.url),
    ...(table && { AWS_ENDPOINT_URL_DYNAMODB: table }),
  });
  return async () => {
    await cloud.drained();
    await cloud.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}

function localTarget(url: string): ContractTarget {
  const { region, tableName, filesBucket, userPoolId, userPoolClientId } = local;
  const { mailSender, pushTopicPrefix, pushApplication } = local;
  return {
    aws: false,
    region,
    tableName,
    filesBucket,
    userPoolId,
    userPoolClientId,
    graphqlEndpoint: `${url}/graphql`,
    liveEndpoint: `${url.replace('http', 'ws')}/graphql`,
    functionsEndpoint: `${url}/functions`,
    webOrigin: url,
    mailSender,
    pushTopicPrefix,
    pushApplication,
    userPoolEndpoint: `${url}/_aws/cognito`,
  };
}
