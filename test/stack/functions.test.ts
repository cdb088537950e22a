import { readFileSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FunctionSpec, isIn } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { propertiesOf, resourcesOf, shown, statementsOf, synthesised } from './synthesised.ts';

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

const keepsDocuments = 'Allow: s3:GetObject, s3:PutObject on Files.Arn/documents/*';
const readsSnapshots = 'Allow: s3:GetObject on Files.Arn/snapshots/*';
const writesSnapshots = 'Allow: s3:DeleteObject, s3:GetObject, s3:PutObject on Files.Arn/snapshots/*';
const translates = 'Allow: translate:TranslateText on *';
const keeps = (folder: string) =>
  `Allow: s3:GetObject, s3:PutObject, s3:PutObjectTagging on Files.Arn/${folder}/*`;
const takesUploads = (folder: string) => `Allow: s3:GetObject, s3:PutObject on Files.Arn/uploads/${folder}/*`;
const keepsProductImages = [keeps('images/products'), takesUploads('images/products')];
const keepsUserImages = [keeps('images/users'), takesUploads('images/users')];
const readsLogos = 'Allow: s3:GetObject on Files.Arn/images/users/*';
const retiresUserImages = keeps('images/users');
const retiresImages = `${keeps('images/products')}, Files.Arn/images/users/*`;
const keepsAttachments = [keeps('attachments/notifications'), takesUploads('attachments/notifications')];
const removesAttachments =
  'Allow: s3:DeleteObject, s3:GetObject, s3:PutObject, s3:PutObjectTagging on Files.Arn/attachments/notifications/*';
/** Rights on one resource are one statement. */
const onAccounts = (...actions: string[]) =>
  `Allow: ${actions
    .map((action) => `cognito-idp:Admin${action}`)
    .toSorted()
    .join(', ')} on IdentityPool.Arn`;
const makesAccounts = ['CreateUser', 'GetUser', 'SetUserPassword', 'UpdateUserAttributes'];
const beginsJobs = 'Allow: s3:PutObject on Files.Arn/jobs/*';
const readsArchivesAndSnapshots = 'Allow: s3:GetObject on Files.Arn/archives/*, Files.Arn/snapshots/*';
const lists = (folder: string) =>
  `Allow: s3:ListBucket on Files.Arn if {"StringLike":{"s3:prefix":["${folder}/*"]}}`;
/** Functions that work on personal data: they put it together, and erase it for good. */
const worksOnPeople = [
  'Allow: s3:DeleteObject, s3:GetObject, s3:PutObject on Files.Arn/archives/*, Files.Arn/snapshots/*',
  lists('archives'),
  lists('images/users'),
  'Allow: cognito-idp:AdminDeleteUser on IdentityPool.Arn',
  'Allow: s3:DeleteObject, s3:DeleteObjectVersion on Files.Arn/archives/*, Files.Arn/images/users/*, Files.Arn/imports/*, Files.Arn/jobs/*, Files.Arn/offers/*, Files.Arn/snapshots/*, Files.Arn/uploads/images/users/*',
  'Allow: s3:ListBucketVersions on Files.Arn if {"StringLike":{"s3:prefix":["images/users/*","uploads/images/users/*","archives/*","jobs/*","imports/*","snapshots/*","offers/*"]}}',
];
const keepsPriceUpdates = 'Allow: s3:GetObject, s3:PutObject on Files.Arn/price-updates/*';
const readsWork =
  'Allow: s3:GetObject on Files.Arn/images/users/*, Files.Arn/imports/*, Files.Arn/jobs/*, Files.Arn/offers/*';
const beginsAndReadsWork = [
  'Allow: s3:GetObject on Files.Arn/images/users/*, Files.Arn/imports/*, Files.Arn/offers/*',
  'Allow: s3:GetObject, s3:PutObject on Files.Arn/jobs/*, Files.Arn/price-updates/*',
];
const keepsImports =
  'Allow: s3:GetObject, s3:PutObject on Files.Arn/imports/*, Files.Arn/uploads/workbooks/*';
const keepsRegisters =
  'Allow: s3:GetObject, s3:PutObject on Files.Arn/imports/*, Files.Arn/uploads/registers/*';
const readsImports = 'Allow: s3:GetObject on Files.Arn/imports/*';
const readsOfferFiles = 'Allow: s3:GetObject on Files.Arn/offers/*';
const publishes = 'Allow: appsync:GraphQL on GraphqlApi.Arn/types/Mutation/fields/publishChange';
const traces = 'Allow: xray:PutTelemetryRecords, xray:PutTraceSegments on *';
const readsStream =
  'Allow: dynamodb:DescribeStream, dynamodb:GetRecords, dynamodb:GetShardIterator, dynamodb:ListStreams on Table.StreamArn';
const logs = (name: string) => `Allow: logs:CreateLogStream, logs:PutLogEvents on Functions${name}Log.Arn`;
const handsOver = (name: string) =>
  `Allow: sqs:GetQueueAttributes, sqs:GetQueueUrl, sqs:SendMessage on Consumers${name}DeadLetters.Arn`;

const keepsFailed = (name: string) =>
  `Allow: sqs:GetQueueAttributes, sqs:GetQueueUrl, sqs:SendMessage on Schedules${name}DeadLetters.Arn`;

/** Everything a function may do beside the table (test/infra/rights.test.ts), its log and its trace. */
const rights: Record<string, string[]> = {
  accounts: [
    onAccounts('GetUser', 'InitiateAuth', 'SetUserPassword', 'UpdateUserAttributes', 'UserGlobalSignOut'),
    ...keepsUserImages,
    beginsJobs,
    readsArchivesAndSnapshots,
  ],
  signupUser: [onAccounts(...makesAccounts)],
  askPasswordReset: [],
  setNewPassword: [onAccounts('SetUserPassword', 'UpdateUserAttributes', 'UserGlobalSignOut')],
  verifyEmail: [onAccounts('UpdateUserAttributes')],
  // Where mails are set up, it sends them too.
  users: [
    readsSnapshots,
    onAccounts(
      ...makesAccounts,
      ...['DeleteUser', 'DisableUser', 'EnableUser', 'InitiateAuth', 'UserGlobalSignOut'],
    ),
    retiresUserImages,
    beginsJobs,
  ],
  // Where mails are set up, it sends them too.
  invitations: [],
  readInvitation: [],
  acceptInvitation: [onAccounts(...makesAccounts)],
  exportUsers: [readsSnapshots, keepsDocuments],
  exportOffers: [keepsDocuments],
  catalogue: [],
  tags: [],
  translation: [translates],
  products: [...keepsProductImages],
  colours: [],
  priceLists: [readsSnapshots, beginsJobs],
  downloadPricelistXLS: [keepsDocuments],
  jobs: [...beginsAndReadsWork, ...worksOnPeople],
  repair: [readsSnapshots, beginsJobs],
  priceUpdate: [readsSnapshots, keepsPriceUpdates, beginsJobs],
  resumeJobs: [readsWork, keepsPriceUpdates, ...worksOnPeople, keepsFailed('resumeJobs')],
  workbook: [readsSnapshots, keepsImports, beginsJobs],
  downloadCatalogueXLS: [readsImports, keepsDocuments],
  phases: [],
  // Where push messages are set up, one counts devices, the other sends (test/stack/pushes.test.ts).
  notifications: [...keepsAttachments, readsSnapshots],
  sendNotifications: [keepsFailed('sendNotifications')],
  guidedTest: [],
  help: [readsSnapshots],
  statistics: [],
  downloadStatisticsXLS: [keepsDocuments],
  customers: [beginsJobs],
  registers: [keepsRegisters, beginsJobs],
  downloadRegister: [keepsDocuments],
  quotations: [readsSnapshots],
  documents: [],
  downloadPDF: [readsLogos, keepsDocuments],
  // Where mails are set up, it sends them too.
  sentFiles: [readsLogos, 'Allow: s3:GetObject, s3:PutObject on Files.Arn/offers/*'],
  offers: [readsOfferFiles],
  sentOffers: [readsOfferFiles],
  downloadXLS: [readsOfferFiles, keepsDocuments],
  sharedQuotation: [],
  offerPage: [readsOfferFiles],
  verifyDocument: [],
  followSentOffers: [
    'Allow: s3:GetObject, s3:PutObject on Files.Arn/offers/*',
    keepsFailed('followSentOffers'),
  ],
  // Where push messages are set up, they send them and keep devices too (test/stack/pushes.test.ts).
  devices: [],
  tidyDevices: [keepsFailed('tidyDevices')],
  live: [],
  publishChanges: [readsSnapshots, publishes, readsStream, handsOver('publishChanges')],
  followChanges: [
    'Allow: s3:DeleteObject, s3:DeleteObjectVersion on Files.Arn/offers/*',
    'Allow: s3:ListBucketVersions on Files.Arn if {"StringLike":{"s3:prefix":["offers/*"]}}',
    writesSnapshots,
    removesAttachments,
    retiresImages,
    readsStream,
    handsOver('followChanges'),
  ],
};

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
    const besideTable = rightsOf(name).filter((line) => !/ on Table\.Arn\b/.test(line));
    expect(besideTable).toEqual([...(rights[name] ?? []), logs(name), traces].toSorted());
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
  it('lets functions that edit nothing write nothing but counts, tokens, tickets, openings of links and looks that help', () => {
    const viewers = [
      ...['catalogue', 'documents', 'help', 'live', 'translation', 'publishChanges', 'exportUsers'],
      ...['askPasswordReset', 'readInvitation', 'sharedQuotation', 'downloadPDF', 'downloadXLS'],
      ...['downloadPricelistXLS', 'downloadCatalogueXLS', 'downloadStatisticsXLS', 'downloadRegister'],
    ];
    const writing = /dynamodb:(Put|Update|Delete|BatchWrite|PartiQL)/;
    const lines = viewers.flatMap(rightsOf).filter((line) => writing.test(line));
    const kinds = lines.flatMap((line) => [
      ...(/"dynamodb:LeadingKeys":\[([^\]]*)\]/.exec(line)?.[1]?.matchAll(/"([^"]+)"/g) ?? []),
    ]);
    expect(new Set(kinds.map(([, kind]) => kind))).toEqual(
      new Set(['RATE#*', 'TOKEN#*', 'DOWNLOAD#*', 'LINKS#*', 'U#*']),
    );
  });

  it('lets the page of an offer read no working copy, no key of a link, and of a user two fields [ACC-002, SND-003]', () => {
    const reading = /dynamodb:(Get|BatchGet|Query|Scan|PartiQL)/;
    const lines = rightsOf('offerPage').filter((line) => line.includes('dynamodb:'));
    const reads = lines.filter((line) => reading.test(line));
    expect(reads.filter((line) => !line.includes('dynamodb:LeadingKeys'))).toEqual([]);
    expect(reads.filter((line) => /OFFERS#|CUSTOMERS#|LINKKEYS#/.test(line))).toEqual([]);
    const users = reads.filter((line) => line.includes('U#*'));
    expect(users).toHaveLength(1);
    expect(users[0]).toContain('"dynamodb:Attributes":["pk","sk","archived","pricelist"]');
    // An update that answered the whole item would read it.
    const offers = lines.filter((line) => line.includes('OFFERS#'));
    expect(offers).toHaveLength(1);
    expect(offers[0]).toMatch(
      /dynamodb:UpdateItem.*"dynamodb:ReturnValues":\["NONE","UPDATED_OLD","UPDATED_NEW"\]/,
    );
    expect(offers[0]).not.toMatch(/PutItem|DeleteItem|"(body|uid|revision)"/);
    expect(
      lines.filter((line) => /(Put|Delete|ConditionCheck)Item/.test(line) && line.includes('U#*')),
    ).toEqual([]);
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
