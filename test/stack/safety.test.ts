import type { App } from 'aws-cdk-lib';
import type { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it } from 'vitest';
import { neededBootstrap } from '#infra/deploy/check-bootstrap.ts';
import { fixedNames } from '#infra/deploy/check-names.ts';
import { PreventiviStack } from '#infra/stack.ts';
import { stageOf } from '#infra/stage.ts';
import { propertiesOf, shown, statementsOf, stubbedBuild, synthesised } from './synthesised.ts';

describe('stages', () => {
  it('are dev, also when none is named, and prod', () => {
    expect([stageOf(undefined), stageOf('dev'), stageOf('prod')]).toEqual(['dev', 'dev', 'prod']);
  });

  it('are no others', () => {
    expect(() => stageOf('staging')).toThrow('The stage "staging" does not exist');
  });
});

describe.each(['dev', 'prod'] as const)('the stack of %s', (stage) => {
  let app: App;
  let template: Template;

  beforeAll(() => {
    ({ app, template } = synthesised(stage));
  });

  it('leaves no finding of AWS Solutions without a reason', () => {
    const { violations } = new AwsSolutionsChecks().validateScope(app);
    const findings = violations.map(({ ruleName, violatingResources }) => ({
      ruleName,
      at: violatingResources.map(({ constructPath }) => constructPath),
    }));
    expect(findings).toEqual([]);
  });

  it('gives rights on everything only where a service knows no resources', () => {
    const statements = statementsOf(template).map(([, statement]) => statement);
    const onEverything = statements.filter(({ Resource }) => shown(Resource) === '*');
    expect(new Set(onEverything.map(({ Action }) => shown(Action)))).toEqual(
      new Set([
        'xray:PutTelemetryRecords, xray:PutTraceSegments',
        'translate:TranslateText',
        // The library's function that fills the website's bucket needs them.
        'cloudfront:CreateInvalidation, cloudfront:GetInvalidation',
      ]),
    );
  });
});

describe('names that all regions of an account share', () => {
  const shared = [
    'AWS::CloudFront::CachePolicy',
    'AWS::CloudFront::Function',
    'AWS::CloudFront::KeyValueStore',
    'AWS::CloudFront::OriginAccessControl',
    'AWS::CloudFront::OriginRequestPolicy',
    'AWS::CloudFront::ResponseHeadersPolicy',
    'AWS::CloudWatch::Dashboard',
    'AWS::S3::Bucket',
  ];

  it('carry stage and region: a region that is gone keeps its own', () => {
    const made = synthesised('prod');
    const names = [made.template, made.watch].flatMap((template) =>
      shared.flatMap((type) => Object.values(propertiesOf(template, type)).flatMap(namesIn)),
    );
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(names.filter((name) => !/^(?=.*preventivi-?prod).*AWS::Region/.test(name))).toEqual([]);
  });

  /** The name that the template gives, at the place where the type has it. */
  function namesIn(properties: Record<string, unknown>): string[] {
    const configurations = Object.values(properties).filter(
      (value) => typeof value === 'object' && value !== null && 'Name' in value,
    );
    const { Name, BucketName, DashboardName } = properties;
    const named = configurations.map((value) => (value as { Name: unknown }).Name);
    return [Name, BucketName, DashboardName, ...named].filter((name) => name !== undefined).map(shown);
  }
});

describe('the preflight', () => {
  it('looks for the names that the template fixes, and for the bootstrap that it needs', () => {
    const { app, template } = synthesised('prod');
    const place = { stage: 'prod', account: 'AWS::AccountId', region: 'AWS::Region' } as const;
    const { bucket, logs } = fixedNames(place);
    const named = (type: string, property: string) =>
      Object.values(propertiesOf(template, type)).flatMap(({ [property]: name }) =>
        name ? shown(name) : [],
      );
    expect(named('AWS::S3::Bucket', 'BucketName')).toEqual([bucket]);
    // The other ones end in an id of their own.
    const fixed = named('AWS::Logs::LogGroup', 'LogGroupName').filter((name) => !name.endsWith('.ApiId'));
    expect(fixed).toEqual([`${logs}graphql`, `${logs}sign-in`]);
    const { requiresBootstrapStackVersion } = app.synth().getStackByName('preventivi-prod');
    expect(neededBootstrap).toBe(requiresBootstrapStackVersion);
  });
});

describe('logs', () => {
  it.each(['dev', 'prod'] as const)(
    'of every function of %s, the library’s own included, have a group that forgets',
    (stage) => {
      const { template } = synthesised(stage);
      const functions = Object.entries(propertiesOf(template, 'AWS::Lambda::Function'));
      const without = functions.filter(([, { LoggingConfig }]) => !shown(LoggingConfig).includes('Log'));
      expect(without.map(([id]) => id)).toEqual([]);
      const groups = Object.entries(propertiesOf(template, 'AWS::Logs::LogGroup'));
      expect(groups.filter(([, { RetentionInDays }]) => RetentionInDays !== 30).map(([id]) => id)).toEqual(
        [],
      );
    },
  );
});

describe('what has not been built', () => {
  it('stops the stack with the command that builds it', async () => {
    const { App: NewApp } = await import('aws-cdk-lib');
    const { built } = stubbedBuild();
    const without = (missing: Partial<typeof built>) => () =>
      new PreventiviStack(new NewApp(), 'unbuilt', { stage: 'dev', built: { ...built, ...missing } });
    expect(without({ website: 'nowhere/web' })).toThrow(
      'nowhere/web is missing. Build it first: npm run build',
    );
    expect(without({ functions: 'nowhere' })).toThrow(
      'nowhere/accounts is missing. Build it first: npm run build',
    );
  });
});
