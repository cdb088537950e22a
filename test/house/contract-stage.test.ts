import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployedTarget } from '#test/support/contract-stage.ts';

const outputs = {
  TableName: 'table',
  UserPoolId: 'eu-south-1_Abc',
  UserPoolClientId: 'client',
  FilesBucket: 'files',
  GraphqlEndpoint: 'https://x.appsync-api.eu-south-1.amazonaws.com/graphql',
  FunctionsEndpoint: 'https://y.execute-api.eu-south-1.amazonaws.com/functions',
  WebsiteAddress: 'https://z.cloudfront.net',
};
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outputs-'));
  file = join(folder, 'outputs.json');
});
afterAll(() => rm(folder, { recursive: true }));

const written = (stacks: object) => writeFile(file, JSON.stringify(stacks));

describe('the deployed stage of the contract tests', () => {
  it('is described by the outputs of its deployment', async () => {
    await written({ 'preventivi-dev': { ...outputs, More: 'than needed' } });
    expect(deployedTarget('dev', file)).toMatchObject({
      aws: true,
      region: 'eu-south-1',
      tableName: 'table',
      webOrigin: 'https://z.cloudfront.net',
    });
  });

  it('is never prod', async () => {
    await written({ 'preventivi-prod': outputs });
    expect(() => deployedTarget('prod', file)).toThrow('never on prod');
  });

  it('must have been deployed from this folder', async () => {
    expect(() => deployedTarget('dev', join(folder, 'missing.json'))).toThrow(
      'npm run deploy -- -c stage=dev',
    );
    expect(() => deployedTarget('unheard-of')).toThrow('dist/outputs-unheard-of.json is missing.');
    await written({ 'preventivi-other': outputs });
    expect(() => deployedTarget('dev', file)).toThrow('does not hold the stage dev');
  });

  it('must have every output', async () => {
    const { FilesBucket, ...others } = outputs;
    await written({ 'preventivi-dev': others });
    expect(FilesBucket).toBe('files');
    expect(() => deployedTarget('dev', file)).toThrow('the outputs FilesBucket of the stage dev');
  });
});
