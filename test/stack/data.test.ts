import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Stage } from '#infra/stage.ts';
import { tableShape } from '#infra/table-shape.ts';
import { named, onlyOne, propertiesOf, shown, synthesised } from './synthesised.ts';

const stages: Stage[] = ['dev', 'prod'];
const templates = new Map<Stage, Template>();
const protectedStacks = new Map<Stage, boolean | undefined>();

beforeAll(() => {
  for (const stage of stages) {
    const { template, stack } = synthesised(stage);
    templates.set(stage, template);
    protectedStacks.set(stage, stack.terminationProtection);
  }
});

function of(stage: Stage): Template {
  const template = templates.get(stage);
  if (!template) throw new Error(`${stage} was not synthesised.`);
  return template;
}

const key = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];

it.each(stages)(
  '%s holds a document database, a store of files and a service that signs users in [QDA-003, CDA-011, WDA-019]',
  (stage) => {
    const template = of(stage);
    for (const type of ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool', 'AWS::AppSync::GraphQLApi'])
      template.resourceCountIs(type, 1);
    expect(Object.keys(propertiesOf(template, 'AWS::S3::Bucket')).map(named)).toContain('Files');
    const called = Object.values(propertiesOf(template, 'AWS::AppSync::DataSource')).filter(
      ({ Type }) => Type === 'AWS_LAMBDA',
    );
    expect(called.length).toBeGreaterThan(0);
  },
);

describe.each(stages)('the table of %s', (stage) => {
  it('has the keys and indexes that the local cloud has', () => {
    const { Properties } = onlyOne(of(stage), 'AWS::DynamoDB::GlobalTable');
    expect(Properties.KeySchema).toEqual(key(tableShape.partitionKey, tableShape.sortKey));
    expect(Properties.GlobalSecondaryIndexes).toEqual(
      tableShape.indexes.map(({ name, partitionKey, sortKey }) => ({
        IndexName: name,
        KeySchema: key(partitionKey, sortKey),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...tableShape.included] },
      })),
    );
  });

  it('streams both images, forgets expired items and can be restored to any second', () => {
    expect(onlyOne(of(stage), 'AWS::DynamoDB::GlobalTable').Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: tableShape.timeToLive, Enabled: true },
      Replicas: [{ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
    });
  });
});

/** Kept, but for the rollback of the very deployment that made it. */
const kept = 'RetainExceptOnCreate';

describe('a first deployment of prod that fails', () => {
  const first = () => synthesised('prod', { protection: 'none' });

  it('can be undone: the stack, the table and the users do not protect themselves yet', () => {
    const { template, stack } = first();
    expect(stack.terminationProtection).toBe(false);
    const { Replicas } = onlyOne(template, 'AWS::DynamoDB::GlobalTable').Properties;
    expect(Replicas).toMatchObject([{ DeletionProtectionEnabled: false }]);
    const pool = onlyOne(template, 'AWS::Cognito::UserPool').Properties;
    expect(pool.DeletionProtection).not.toBe('ACTIVE');
  });

  it('leaves nothing behind, neither data nor logs', () => {
    const left = Object.entries(first().template.toJSON().Resources).filter(
      ([, resource]) => (resource as { DeletionPolicy?: string }).DeletionPolicy === 'Retain',
    );
    expect(left.map(([id]) => id)).toEqual([]);
  });

  it('leaves no logs of the functions, whose stack may have been complete', () => {
    const policies = ({ stacks }: ReturnType<typeof first>) => {
      const logs = Object.values(stacks.work.Resources).filter(({ Type }) => Type === 'AWS::Logs::LogGroup');
      return new Set(logs.map(({ DeletionPolicy }) => DeletionPolicy));
    };
    expect(policies(first())).toEqual(new Set(['Delete']));
    expect(policies(synthesised('prod'))).toEqual(new Set([kept]));
  });
});

describe('what remains when a stack is deleted', () => {
  it('in prod: the table, the users and the files, which cannot be deleted by accident', () => {
    const table = onlyOne(of('prod'), 'AWS::DynamoDB::GlobalTable');
    const pool = onlyOne(of('prod'), 'AWS::Cognito::UserPool');
    expect(table).toMatchObject({
      DeletionPolicy: kept,
      UpdateReplacePolicy: 'Retain',
      Properties: { Replicas: [{ DeletionProtectionEnabled: true }] },
    });
    expect(pool).toMatchObject({ DeletionPolicy: kept, Properties: { DeletionProtection: 'ACTIVE' } });
    const buckets = Object.entries(of('prod').findResources('AWS::S3::Bucket'));
    expect(
      Object.fromEntries(buckets.map(([id, { DeletionPolicy }]) => [named(id), DeletionPolicy])),
    ).toEqual({
      AccessLogs: kept,
      // A build fills it anew.
      WebsiteBucket: 'Delete',
      Files: kept,
    });
  });

  it('in prod: the logs of functions and APIs, which say what happened before', () => {
    const logs = Object.entries(of('prod').findResources('AWS::Logs::LogGroup'));
    const gone = logs.filter(([, { DeletionPolicy }]) => DeletionPolicy !== kept);
    // Logs of fixed names, and of the library's own functions.
    expect(gone.map(([id]) => named(id)).toSorted()).toEqual([
      'BucketEmptyingLog',
      'FirewallsGraphqlLog',
      'FirewallsSignInLog',
      'WebsiteUploadLog',
    ]);
  });

  it('in prod: everything, until somebody lifts the protection of the stack', () => {
    expect(stages.map((stage) => protectedStacks.get(stage))).toEqual([false, true]);
  });

  it('in dev: nothing', () => {
    const template = of('dev');
    const kept = Object.entries(template.toJSON().Resources).filter(([, resource]) =>
      /^Retain/.test((resource as { DeletionPolicy?: string }).DeletionPolicy ?? ''),
    );
    expect(kept.map(([id]) => id)).toEqual([]);
    template.resourceCountIs('Custom::S3AutoDeleteObjects', 3);
    of('prod').resourceCountIs('Custom::S3AutoDeleteObjects', 1);
  });
});

describe('buckets', () => {
  it('are private, encrypted and reached over TLS alone', () => {
    const template = of('prod');
    const buckets = Object.values(propertiesOf(template, 'AWS::S3::Bucket'));
    for (const bucket of buckets) {
      expect(bucket.BucketEncryption).toBeDefined();
      expect(Object.values(bucket.PublicAccessBlockConfiguration ?? {})).toEqual([true, true, true, true]);
    }
    const policies = Object.values(propertiesOf(template, 'AWS::S3::BucketPolicy'));
    const refusesPlain = policies.filter((policy) =>
      JSON.stringify(policy).includes('"aws:SecureTransport":"false"'),
    );
    expect(refusesPlain).toHaveLength(buckets.length);
  });

  it('forget after 90 days who fetched what', () => {
    const buckets = Object.entries(propertiesOf(of('prod'), 'AWS::S3::Bucket'));
    const [log, ...others] = buckets.filter(([id]) => id.startsWith('AccessLogs'));
    expect(others).toEqual([]);
    expect(log?.[1].LifecycleConfiguration).toEqual({
      Rules: [
        { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
        { ExpirationInDays: 90, Status: 'Enabled' },
      ],
    });
  });

  it('keep a downloaded document for a day, what a form sent for three, a retired image for 24 months [PRD-062, PRD-063]', () => {
    of('prod').hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: [
          { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
          {
            ExpirationInDays: 1,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            Prefix: 'documents/',
            Status: 'Enabled',
          },
          {
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            Prefix: 'snapshots/',
            Status: 'Enabled',
          },
          {
            ExpirationInDays: 30,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            Prefix: 'jobs/',
            Status: 'Enabled',
          },
          {
            ExpirationInDays: 7,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            Prefix: 'archives/',
            Status: 'Enabled',
          },
          {
            ExpirationInDays: 400,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            Prefix: 'price-updates/',
            Status: 'Enabled',
          },
          {
            ExpirationInDays: 1,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            Prefix: 'imports/',
            Status: 'Enabled',
          },
          {
            ExpirationInDays: 3,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            Prefix: 'uploads/',
            Status: 'Enabled',
          },
          { ExpirationInDays: 730, TagFilters: [{ Key: 'state', Value: 'retired' }], Status: 'Enabled' },
          {
            ExpiredObjectDeleteMarker: true,
            NoncurrentVersionExpiration: { NoncurrentDays: 30 },
            Status: 'Enabled',
          },
        ],
      },
    });
  });

  it.each([
    ['dev', []],
    ['prod', ['Files']],
  ] as const)('of %s give back what was overwritten: %j', (stage, expected) => {
    const buckets = Object.entries(propertiesOf(of(stage), 'AWS::S3::Bucket'));
    const versioned = buckets.filter(([, { VersioningConfiguration: given }]) => given !== undefined);
    expect(versioned.map(([id]) => named(id))).toEqual(expected);
    for (const [, bucket] of versioned) {
      expect(bucket.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    }
  });
});

describe('the images of the website', () => {
  const distribution = () => onlyOne(of('prod'), 'AWS::CloudFront::Distribution').Properties;
  type Behaviour = { PathPattern: string; ViewerProtocolPolicy: string; ResponseHeadersPolicyId: unknown };

  it('are served at one path, with the headers of the pages, and nothing else of the files is', () => {
    const config = distribution().DistributionConfig as {
      CacheBehaviors: Behaviour[];
      DefaultCacheBehavior: Behaviour;
    };
    const files = config.CacheBehaviors.filter(({ PathPattern }) => PathPattern.startsWith('/files'));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({
      PathPattern: '/files/images/*',
      ViewerProtocolPolicy: 'redirect-to-https',
      ResponseHeadersPolicyId: config.DefaultCacheBehavior.ResponseHeadersPolicyId,
    });
  });

  it('may be read by the website alone, and no other file by it', () => {
    const policies = Object.values(propertiesOf(of('prod'), 'AWS::S3::BucketPolicy'));
    const statements = policies
      .filter(({ Bucket }) => shown(Bucket) === 'Files')
      .flatMap(({ PolicyDocument }) => (PolicyDocument as { Statement: Record<string, unknown>[] }).Statement)
      .filter(({ Effect }) => Effect === 'Allow');
    expect(statements).toHaveLength(1);
    const [{ Action, Resource, Principal, Condition } = {}] = statements;
    expect([Action, shown(Resource), Principal]).toEqual([
      's3:GetObject',
      'Files.Arn/images/*',
      { Service: 'cloudfront.amazonaws.com' },
    ]);
    expect(JSON.stringify(Condition)).toMatch(/^{"StringEquals":{"AWS:SourceArn":.*WebsiteDistribution/);
  });

  it('are asked of the bucket by their key', () => {
    const functions = Object.entries(propertiesOf(of('prod'), 'AWS::CloudFront::Function'));
    const [, { FunctionCode } = {}] = functions.find(([id]) => id.includes('ImageKeys')) ?? [];
    const handler = new Function(`${FunctionCode}; return handler`)();
    const request = handler({ request: { uri: '/files/images/products/a.png' } });
    expect(request.uri).toBe('/images/products/a.png');
  });
});

describe('accounts', () => {
  it('are made by the server, sign in by e-mail and ask for six characters of whatever kind [USR-039, USR-069]', () => {
    expect(onlyOne(of('prod'), 'AWS::Cognito::UserPool').Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 6,
          RequireUppercase: false,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
        },
      },
    });
  });

  it('never send the password from a browser, and cannot change their e-mail past the server', () => {
    expect(onlyOne(of('prod'), 'AWS::Cognito::UserPoolClient').Properties).toMatchObject({
      // The first takes signed requests alone: the server asks whether a password is right (ADR 10).
      ExplicitAuthFlows: [
        'ALLOW_ADMIN_USER_PASSWORD_AUTH',
        'ALLOW_USER_SRP_AUTH',
        'ALLOW_REFRESH_TOKEN_AUTH',
      ],
      GenerateSecret: false,
      PreventUserExistenceErrors: 'LEGACY',
      EnableTokenRevocation: true,
      WriteAttributes: ['locale'],
    });
  });

  it('stay signed in for 30 days, with tokens of an hour', () => {
    expect(onlyOne(of('prod'), 'AWS::Cognito::UserPoolClient').Properties).toMatchObject({
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    });
  });
});
