import { AppSyncClient, ListGraphqlApisCommand } from '@aws-sdk/client-appsync';
import { CloudWatchLogsClient, DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs';
import { HeadBucketCommand, NotFound, S3Client } from '@aws-sdk/client-s3';
import {
  GetAWSDefaultServiceQuotaCommand,
  GetServiceQuotaCommand,
  NoSuchResourceException,
  ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas';
import { ListWebACLsCommand, WAFV2Client } from '@aws-sdk/client-wafv2';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkNames } from '#infra/deploy/check-names.ts';
import { checkQuotas } from '#infra/deploy/check-quotas.ts';
import { complete, deploymentTarget } from '#test/support/builders/deployment-target.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const s3 = mockedClient(S3Client);
const logs = mockedClient(CloudWatchLogsClient);
const quotas = mockedClient(ServiceQuotasClient);
const waf = mockedClient(WAFV2Client);
const appSync = mockedClient(AppSyncClient);

describe('names', () => {
  beforeEach(() => {
    for (const client of [s3, logs]) client.reset();
    s3.on(HeadBucketCommand).rejects(new NotFound({ message: 'UnknownError', $metadata: {} }));
    logs.on(DescribeLogGroupsCommand).resolves({ logGroups: [] });
  });

  it('are free', async () => {
    expect(await checkNames(deploymentTarget())).toMatchObject([{ verdict: 'ok' }]);
  });

  it('of an earlier prod stop a new one, each with what to do', async () => {
    const Bucket = 'preventivi-prod-files-123456789012-eu-central-1';
    s3.on(HeadBucketCommand, { Bucket }).resolves({ BucketRegion: 'eu-central-1' });
    const logGroupName = 'aws-waf-logs-preventivi-prod-graphql';
    logs
      .on(DescribeLogGroupsCommand, { logGroupNamePrefix: 'aws-waf-logs-preventivi-prod-' })
      .resolves({ logGroups: [{ logGroupName, creationTime: 0, storedBytes: 0 }] });
    const found = await checkNames(deploymentTarget());
    expect(found.map(({ verdict }) => verdict)).toEqual(['stop', 'stop']);
    expect(found[0]?.says).toContain(Bucket);
    expect(found[1]?.says).toContain(
      `delete-log-group --region eu-central-1 --log-group-name ${logGroupName}`,
    );
  });

  it('of a stack that is there are its own', async () => {
    expect(await checkNames(deploymentTarget({ deployed: complete }))).toEqual([]);
    expect(s3.calls()).toEqual([]);
  });
});

describe('quotas', () => {
  const quota = (ServiceCode: string, QuotaCode: string, Value: number) =>
    quotas.on(GetServiceQuotaCommand, { ServiceCode, QuotaCode }).resolves({ Quota: { QuotaCode, Value } });
  const apis = (count: number) =>
    appSync.on(ListGraphqlApisCommand).resolves({ graphqlApis: Array.from({ length: count }, () => ({})) });
  const firewalls = (count: number, NextMarker?: string) => ({
    WebACLs: Array.from({ length: count }, () => ({})),
    NextMarker,
  });

  beforeEach(() => {
    for (const client of [quotas, waf, appSync]) client.reset();
    quota('wafv2', 'L-2EC3DE7B', 100);
    quota('appsync', 'L-4DFA3D2F', 25);
    waf.on(ListWebACLsCommand).resolves(firewalls(0));
    apis(0);
  });

  it('have room for what the stack makes', async () => {
    waf.on(ListWebACLsCommand).resolvesOnce(firewalls(95, 'more')).resolvesOnce(firewalls(3));
    apis(24);
    expect(await checkQuotas(deploymentTarget())).toMatchObject([
      { verdict: 'ok', says: 'The region has 98 firewalls (WAF) of 100, and the stack makes 2.' },
      { verdict: 'ok', says: 'The region has 24 AppSync APIs of 25, and the stack makes 1.' },
    ]);
  });

  it('that are used up stop it, with the command that asks for more', async () => {
    waf.on(ListWebACLsCommand).resolves(firewalls(99));
    apis(25);
    const found = await checkQuotas(deploymentTarget());
    expect(found.map(({ verdict }) => verdict)).toEqual(['stop', 'stop']);
    expect(found[1]?.says).toContain('--service-code appsync --quota-code L-4DFA3D2F --desired-value 26');
  });

  it('that were never raised are those of every account', async () => {
    const unraised = new NoSuchResourceException({ message: '', $metadata: {} });
    quotas.on(GetServiceQuotaCommand).rejects(unraised);
    quotas.on(GetAWSDefaultServiceQuotaCommand).resolves({ Quota: { Value: 25 } });
    const found = await checkQuotas(deploymentTarget());
    expect(found[1]?.says).toContain('0 AppSync APIs of 25');
  });

  it('of firewalls do not matter to a stage without them', async () => {
    waf.on(ListWebACLsCommand).resolves(firewalls(100));
    const found = await checkQuotas(deploymentTarget({ firewall: 'none' }));
    expect(found.map(({ verdict }) => verdict)).toEqual(['ok']);
  });

  it('do not matter to a stack that is there', async () => {
    expect(await checkQuotas(deploymentTarget({ deployed: complete }))).toEqual([]);
  });
});
