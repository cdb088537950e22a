import { readFileSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FunctionSpec, isIn } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { named, propertiesOf, resourcesOf, shown, statementsOf, synthesised } from './synthesised.ts';

const manifest: Record<string, FunctionSpec> = functions;
/** Those of prod alone have tests of their own. */
const names = Object.keys(manifest).filter((name) => isIn('dev', manifest[name] ?? {}));
let template: Template;

beforeAll(() => {
  template = synthesised('dev').template;
});

function deployed(name: string) {
  const [found, ...others] = Object.entries(propertiesOf(template, 'AWS::Lambda::Function')).filter(([id]) =>
    id.startsWith(`Functions${name}Function`),
  );
  if (!found || others.length > 0) throw new Error(`${name} is not deployed once.`);
  return found[1];
}

/** The rights of a function's role, one line a statement. */
function rightsOf(name: string): string[] {
  return statementsOf(template)
    .filter(([id]) => id.startsWith(`Functions${name}Role`))
    .map(([, statement]) => {
      const { Effect, Action, Condition } = statement;
      const only = Condition ? ` if ${JSON.stringify(Condition)}` : '';
      return `${Effect}: ${shown(Action)} on ${resourcesOf(statement)}${only}`;
    })
    .toSorted();
}

const readsTable =
  'Allow: dynamodb:BatchGetItem, dynamodb:GetItem, dynamodb:Query on Table.Arn, Table.Arn/index/gsi1';
const changesTable = [
  'Allow: dynamodb:BatchWriteItem, dynamodb:ConditionCheckItem, dynamodb:DeleteItem, dynamodb:PutItem, dynamodb:UpdateItem on Table.Arn',
  'Deny: dynamodb:BatchWriteItem, dynamodb:DeleteItem, dynamodb:UpdateItem on Table.Arn if {"ForAnyValue:StringLike":{"dynamodb:LeadingKeys":["COPY#*"]}}',
];
const onItems = (kind: string) =>
  `on Table.Arn if {"ForAllValues:StringLike":{"dynamodb:LeadingKeys":["${kind}#*"]}}`;
const countsUses = `Allow: dynamodb:UpdateItem ${onItems('RATE')}`;
const issuesTokens = `Allow: dynamodb:PutItem ${onItems('TOKEN')}`;
const issuesLinks = `Allow: dynamodb:PutItem, dynamodb:UpdateItem ${onItems('TOKEN')}`;
const redeemsTokens = `Allow: dynamodb:DeleteItem ${onItems('TOKEN')}`;
const opensLinks = `Allow: dynamodb:UpdateItem ${onItems('LINKS')}`;
const notesHelp = `Allow: dynamodb:ConditionCheckItem, dynamodb:PutItem ${onItems('U')}`;
const keepsDocuments = 'Allow: s3:GetObject, s3:PutObject on Files.Arn/documents/*';
const readsSnapshots = 'Allow: s3:GetObject on Files.Arn/snapshots/*';
const writesSnapshots = 'Allow: s3:DeleteObject, s3:GetObject, s3:PutObject on Files.Arn/snapshots/*';
const translates = 'Allow: translate:TranslateText on *';
const keeps = (folder: string) =>
  `Allow: s3:GetObject, s3:PutObject, s3:PutObjectTagging on Files.Arn/${folder}/*`;
const takesUploads = (folder: string) => `Allow: s3:GetObject, s3:PutObject on Files.Arn/uploads/${folder}/*`;
const keepsProductImages = [keeps('images/products'), takesUploads('images/products')];
const keepsUserImages = [keeps('images/users'), takesUploads('images/users')];
const retiresUserImages = keeps('images/users');
const retiresImages = `${keeps('images/products')}, Files.Arn/images/users/*`;
const keepsAttachments = [keeps('attachments/notifications'), takesUploads('attachments/notifications')];
const removesAttachments =
  'Allow: s3:DeleteObject, s3:GetObject, s3:PutObject, s3:PutObjectTagging on Files.Arn/attachments/notifications/*';
const administration = [
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminGetUser',
  'AdminSetUserPassword',
  'AdminUpdateUserAttributes',
  'AdminUserGlobalSignOut',
];
/** Rights on one resource are one statement. */
const onAccounts = (...actions: string[]) => {
  const all = [...administration, ...actions].map((action) => `cognito-idp:${action}`);
  return `Allow: ${all.toSorted().join(', ')} on IdentityPool.Arn`;
};
const administersAccounts = onAccounts();
const beginsJobs = 'Allow: s3:PutObject on Files.Arn/jobs/*';
const readsArchivesAndSnapshots = 'Allow: s3:GetObject on Files.Arn/archives/*, Files.Arn/snapshots/*';
const lists = (folder: string) =>
  `Allow: s3:ListBucket on Files.Arn if {"StringLike":{"s3:prefix":"${folder}/*"}}`;
/** Functions that work on personal data: they put it together, and erase it for good. */
const worksOnPeople = [
  'Allow: s3:DeleteObject, s3:GetObject, s3:PutObject on Files.Arn/archives/*, Files.Arn/snapshots/*',
  lists('archives'),
  lists('images/users'),
  'Allow: cognito-idp:AdminDeleteUser on IdentityPool.Arn',
  'Allow: s3:DeleteObject, s3:DeleteObjectVersion on Files.Arn/archives/*, Files.Arn/images/users/*, Files.Arn/imports/*, Files.Arn/jobs/*, Files.Arn/snapshots/*, Files.Arn/uploads/images/users/*',
  'Allow: s3:ListBucketVersions on Files.Arn if {"StringLike":{"s3:prefix":["images/users/*","uploads/images/users/*","archives/*","jobs/*","imports/*","snapshots/*"]}}',
];
const keepsPriceUpdates = 'Allow: s3:GetObject, s3:PutObject on Files.Arn/price-updates/*';
const readsWork =
  'Allow: s3:GetObject on Files.Arn/images/users/*, Files.Arn/jobs/*, Files.Arn/price-updates/*';
const beginsAndReadsWork = [
  'Allow: s3:GetObject on Files.Arn/images/users/*, Files.Arn/price-updates/*',
  'Allow: s3:GetObject, s3:PutObject on Files.Arn/jobs/*',
];
const keepsImports =
  'Allow: s3:GetObject, s3:PutObject on Files.Arn/imports/*, Files.Arn/uploads/workbooks/*';
const publishes = 'Allow: appsync:GraphQL on GraphqlApi.Arn/types/Mutation/fields/publishChange';
const traces = 'Allow: xray:PutTelemetryRecords, xray:PutTraceSegments on *';
const readsStream =
  'Allow: dynamodb:DescribeStream, dynamodb:GetRecords, dynamodb:GetShardIterator, dynamodb:ListStreams on Table.StreamArn';
const logs = (name: string) => `Allow: logs:CreateLogStream, logs:PutLogEvents on Functions${name}Log.Arn`;
const handsOver = (name: string) =>
  `Allow: sqs:GetQueueAttributes, sqs:GetQueueUrl, sqs:SendMessage on Consumers${name}DeadLetters.Arn`;

const keepsFailed = (name: string) =>
  `Allow: sqs:GetQueueAttributes, sqs:GetQueueUrl, sqs:SendMessage on Schedules${name}DeadLetters.Arn`;

/** Everything a function may do beside writing its log and its trace. */
const rights: Record<string, string[]> = {
  accounts: [
    readsTable,
    ...changesTable,
    countsUses,
    issuesTokens,
    onAccounts('AdminInitiateAuth'),
    ...keepsUserImages,
    beginsJobs,
    readsArchivesAndSnapshots,
  ],
  signupUser: [readsTable, ...changesTable, countsUses, issuesTokens, administersAccounts],
  askPasswordReset: [readsTable, countsUses, issuesLinks],
  setNewPassword: [readsTable, ...changesTable, countsUses, redeemsTokens, administersAccounts],
  verifyEmail: [readsTable, ...changesTable, countsUses, redeemsTokens, administersAccounts],
  // Where mails are set up, it sends them too.
  users: [
    readsTable,
    ...changesTable,
    countsUses,
    readsSnapshots,
    onAccounts('AdminInitiateAuth'),
    retiresUserImages,
    beginsJobs,
  ],
  // Where mails are set up, it sends them too.
  invitations: [readsTable, ...changesTable, countsUses, issuesTokens],
  readInvitation: [readsTable, countsUses],
  acceptInvitation: [readsTable, ...changesTable, countsUses, redeemsTokens, administersAccounts],
  exportUsers: [readsTable, countsUses, readsSnapshots, keepsDocuments],
  catalogue: [readsTable],
  tags: [readsTable, ...changesTable],
  translation: [readsTable, countsUses, translates],
  products: [readsTable, ...changesTable, countsUses, ...keepsProductImages],
  colours: [readsTable, ...changesTable],
  priceLists: [readsTable, ...changesTable, countsUses, readsSnapshots, beginsJobs],
  downloadPricelistXLS: [readsTable, countsUses, redeemsTokens, keepsDocuments],
  jobs: [readsTable, ...changesTable, countsUses, ...beginsAndReadsWork, ...worksOnPeople],
  repair: [readsTable, ...changesTable, countsUses, readsSnapshots, beginsJobs],
  priceUpdate: [readsTable, ...changesTable, countsUses, readsSnapshots, keepsPriceUpdates, beginsJobs],
  resumeJobs: [readsTable, ...changesTable, readsWork, ...worksOnPeople, keepsFailed('resumeJobs')],
  workbook: [readsTable, ...changesTable, countsUses, keepsImports, beginsJobs],
  downloadCatalogueXLS: [readsTable, countsUses, keepsDocuments],
  phases: [readsTable, ...changesTable],
  // Where push messages are set up, one counts devices, the other sends (test/stack/pushes.test.ts).
  notifications: [readsTable, ...changesTable, countsUses, ...keepsAttachments, readsSnapshots],
  sendNotifications: [readsTable, ...changesTable, keepsFailed('sendNotifications')],
  guidedTest: [readsTable, ...changesTable],
  help: [readsTable, notesHelp, readsSnapshots],
  statistics: [readsTable, ...changesTable, countsUses],
  downloadStatisticsXLS: [readsTable, countsUses, keepsDocuments],
  quotations: [readsTable, ...changesTable, countsUses, readsSnapshots],
  documents: [readsTable, countsUses, issuesTokens],
  downloadPDF: [readsTable, countsUses, redeemsTokens, opensLinks, keepsDocuments],
  downloadXLS: [readsTable, countsUses, redeemsTokens, keepsDocuments],
  sharedQuotation: [readsTable, countsUses, opensLinks],
  // Where push messages are set up, they send them and keep devices too (test/stack/pushes.test.ts).
  devices: [readsTable, ...changesTable, countsUses],
  tidyDevices: [readsTable, ...changesTable, keepsFailed('tidyDevices')],
  live: [readsTable],
  publishChanges: [readsTable, readsSnapshots, publishes, readsStream, handsOver('publishChanges')],
  followChanges: [
    readsTable,
    ...changesTable,
    writesSnapshots,
    removesAttachments,
    retiresImages,
    readsStream,
    handsOver('followChanges'),
  ],
};

it('stands beside a document database, a store of files and a service that signs users in [QDA-003, CDA-011, WDA-019]', () => {
  for (const type of ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool', 'AWS::AppSync::GraphQLApi'])
    template.resourceCountIs(type, 1);
  expect(Object.keys(propertiesOf(template, 'AWS::S3::Bucket')).map(named)).toContain('Files');
  const called = Object.values(propertiesOf(template, 'AWS::AppSync::DataSource')).filter(
    ({ Type }) => Type === 'AWS_LAMBDA',
  );
  expect(called.length).toBeGreaterThan(0);
});

describe('every function of the manifest', () => {
  it.each(names)(
    'is deployed on Node 24, on ARM unless it ships Chromium, with JSON logs and traces: %s',
    (name) => {
      const spec = manifest[name];
      expect(deployed(name)).toMatchObject({
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Architectures: [spec?.chromium ? 'x86_64' : 'arm64'],
        MemorySize: spec?.memory ?? 512,
        Timeout: spec?.timeout ?? 15,
        LoggingConfig: { LogFormat: 'JSON' },
        TracingConfig: { Mode: 'Active' },
      });
    },
  );

  it.each(names)('writes to a log of its own that is kept for 30 days: %s', (name) => {
    const { LoggingConfig } = deployed(name) as { LoggingConfig: { LogGroup: unknown } };
    expect(shown(LoggingConfig.LogGroup)).toBe(`Functions${name}Log`);
    const logGroups = Object.entries(propertiesOf(template, 'AWS::Logs::LogGroup'));
    const own = logGroups.filter(([id]) => id.startsWith(`Functions${name}Log`));
    expect(own.map(([, { RetentionInDays }]) => RetentionInDays)).toEqual([30]);
  });

  it.each(names)('is given every variable that the functions read: %s', (name) => {
    const read = [...readFileSync('lambdas/runtime/env.ts', 'utf8').matchAll(/required\('(\w+)'\)/g)];
    const isRoute = 'http' in (manifest[name]?.trigger ?? {});
    // Lambda sets the first; routes alone read the second.
    const others = ['AWS_REGION', ...(isRoute ? [] : ['ORIGIN_SECRET'])];
    const needed = read.flatMap(([, variable = '']) => (others.includes(variable) ? [] : [variable]));
    const { Environment } = deployed(name) as { Environment: { Variables: Record<string, unknown> } };
    expect(needed).not.toEqual([]);
    expect(Object.keys(Environment.Variables)).toEqual(expect.arrayContaining(needed));
  });

  it.each(names)('may do exactly what it needs: %s', (name) => {
    expect(rightsOf(name)).toEqual([...(rights[name] ?? []), logs(name), traces].toSorted());
  });

  it('has no managed policy', () => {
    const roles = Object.entries(propertiesOf(template, 'AWS::IAM::Role'));
    const managed = roles.filter(
      ([id, { ManagedPolicyArns }]) => id.startsWith('Functions') && ManagedPolicyArns,
    );
    expect(managed.map(([id]) => id)).toEqual([]);
  });
});

describe('least privilege', () => {
  it('lets functions that edit nothing write nothing but counts, tokens, openings of links and looks that help', () => {
    const editors = [
      'quotations',
      'users',
      'products',
      'priceLists',
      'colours',
      'tags',
      'phases',
      'notifications',
      'guidedTest',
      'statistics',
      'workbook',
      'priceUpdate',
      'accounts',
      'invitations',
      'repair',
      'devices',
      'tidyDevices',
    ];
    const open = ['signupUser', 'setNewPassword', 'verifyEmail', 'acceptInvitation'];
    const writers = [...editors, ...open, 'followChanges', 'jobs', 'resumeJobs', 'sendNotifications'];
    const writing = /dynamodb:(Put|Update|Delete|BatchWrite|PartiQL)/;
    const others = names.filter((name) => !writers.includes(name)).flatMap(rightsOf);
    const written = new Set(others.filter((line) => writing.test(line)));
    expect(written).toEqual(
      new Set([countsUses, issuesTokens, issuesLinks, redeemsTokens, opensLinks, notesHelp]),
    );
  });

  it('lets no function scan the table', () => {
    expect(names.filter((name) => rightsOf(name).some((line) => /Scan|dynamodb:\*/.test(line)))).toEqual([]);
  });
});

describe('mails', () => {
  it('are sent by the functions that write them, where a sender is set up', () => {
    ({ template } = synthesised('dev', { mailSender: 'preventivi@example.com' }));
    const sending = names.filter((name) => rightsOf(name).some((line) => line.includes('ses:SendEmail')));
    ({ template } = synthesised('dev'));
    expect(sending).toEqual(names.filter((name) => manifest[name]?.may.includes('mails:send')));
    expect(sending).toEqual(
      expect.arrayContaining(['accounts', 'users', 'signupUser', 'askPasswordReset', 'setNewPassword']),
    );
  });
});

describe('the tokens that functions accept', () => {
  it('come from the user pool of the stack', () => {
    const { Environment } = deployed('accounts') as { Environment: { Variables: Record<string, unknown> } };
    expect(shown(Environment.Variables.TOKEN_ISSUER)).toBe('IdentityPool.ProviderURL');
    expect(shown(Environment.Variables.TOKEN_KEYS_URL)).toBe(
      'IdentityPool.ProviderURL/.well-known/jwks.json',
    );
  });
});
