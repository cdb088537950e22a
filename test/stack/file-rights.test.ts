import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { functions } from '#lambdas/manifest.ts';
import { named, propertiesOf, type Statement, shown, statementsOf, synthesised } from './synthesised.ts';

/**
 * Rights of functions on the files of a folder: r reads, w writes, t tags, d deletes, v deletes versions,
 * l lists, k lists versions. A function that is not named may do nothing.
 */
const table: Record<string, Record<string, string>> = {
  'images/products': { products: 'rtw', followChanges: 'rtw' },
  'images/users': {
    ...{ accounts: 'rtw', users: 'rtw', jobs: 'dklrv', resumeJobs: 'dklrv', followChanges: 'rtw' },
    ...{ downloadPDF: 'r', sentFiles: 'r' },
  },
  'attachments/notifications': { notifications: 'rtw', followChanges: 'drtw' },
  documents: {
    ...{ downloadPDF: 'rw', downloadXLS: 'rw', downloadPricelistXLS: 'rw' },
    ...{ downloadCatalogueXLS: 'rw', downloadStatisticsXLS: 'rw', exportUsers: 'rw' },
    ...{ downloadRegister: 'rw', exportOffers: 'rw' },
  },
  snapshots: {
    ...{ accounts: 'r', users: 'r', exportUsers: 'r', help: 'r', quotations: 'r', priceLists: 'r' },
    ...{ repair: 'r', priceUpdate: 'r', workbook: 'r', notifications: 'r', publishChanges: 'r' },
    ...{ jobs: 'dkrvw', resumeJobs: 'dkrvw', followChanges: 'drw' },
  },
  jobs: {
    ...{ accounts: 'w', users: 'w', priceLists: 'w', repair: 'w', priceUpdate: 'w', workbook: 'w' },
    ...{ customers: 'w', registers: 'w', jobs: 'dkrvw', resumeJobs: 'dkrv' },
  },
  archives: { accounts: 'r', jobs: 'dklrvw', resumeJobs: 'dklrvw' },
  'price-updates': { priceUpdate: 'rw', jobs: 'rw', resumeJobs: 'rw' },
  imports: {
    ...{ workbook: 'rw', registers: 'rw', downloadCatalogueXLS: 'r' },
    ...{ jobs: 'dkrv', resumeJobs: 'dkrv' },
  },
  offers: {
    followChanges: 'dkv',
    ...{ sentFiles: 'rw', sentOffers: 'r', offerPage: 'r', followSentOffers: 'rw' },
    ...{ offers: 'r', downloadXLS: 'r' },
    ...{ jobs: 'dkrv', resumeJobs: 'dkrv' },
  },
  // Folders of uploads by forms: read by the functions that take them, and by none that tags or shows them.
  'uploads/images/products': { products: 'rw' },
  'uploads/images/users': { accounts: 'rw', jobs: 'dkv', resumeJobs: 'dkv' },
  'uploads/attachments/notifications': { notifications: 'rw' },
  'uploads/workbooks': { workbook: 'rw' },
  'uploads/registers': { registers: 'rw' },
};

const letters: Record<string, string> = {
  's3:GetObject': 'r',
  's3:PutObject': 'w',
  's3:PutObjectTagging': 't',
  's3:DeleteObject': 'd',
  's3:DeleteObjectVersion': 'v',
  's3:ListBucket': 'l',
  's3:ListBucketVersions': 'k',
};

let template: Template;
beforeAll(() => {
  template = synthesised('prod').template;
});

const names = Object.keys(functions);
const functionOf = (id: string) => names.find((name) => id.startsWith(`Functions${name}Role`));
const listOf = (value: unknown) => [value].flat().map(String);

/** The folders of the bucket that a statement is about. */
function foldersOf({ Resource, Condition }: Statement): string[] {
  const prefixes = (Condition as { StringLike?: { 's3:prefix': unknown } } | undefined)?.StringLike;
  const places = prefixes ? listOf(prefixes['s3:prefix']) : [Resource].flat().map(shown);
  return places.map((place) => place.replace(/^Files\.Arn\/?/, '').replace(/\/\*$/, ''));
}

const isOfFiles = ({ Action, Resource }: Statement) =>
  listOf(Action).some((action) => action.startsWith('s3:')) && shown(Resource).includes('Files');

/** The rights of every function on every folder, as the table has them. */
function allowed(): Record<string, Record<string, string>> {
  const rights = statementsOf(template).flatMap(([id, statement]) => {
    const name = functionOf(id);
    if (!name || !isOfFiles(statement)) return [];
    const done = listOf(statement.Action).map((action) => letters[action] ?? action);
    return foldersOf(statement).map((folder) => ({ folder, name, done }));
  });
  const found: Record<string, Record<string, string>> = {};
  for (const { folder, name, done } of rights) {
    const before = found[folder]?.[name] ?? '';
    const letters = [...new Set([...before, ...done])].toSorted().join('');
    found[folder] = { ...found[folder], [name]: letters };
  }
  return found;
}

/** The values of a condition; of values that are only known when it is deployed, their names. */
const conditionOf = (condition: unknown) =>
  Object.values(condition ?? {})
    .flatMap((each) => Object.entries(each))
    .map(([name, value]) => (typeof value === 'string' ? `${name}=${value}` : name))
    .join();

describe('the files', () => {
  it('are reached by the functions of the table, as it says, and by no others', () => {
    expect(allowed()).toEqual(table);
  });

  it('are reached by no role but those of functions', () => {
    const others = statementsOf(template).filter(
      ([id, statement]) => !functionOf(id) && isOfFiles(statement) && statement.Effect === 'Allow',
    );
    expect(others.map(([id]) => named(id))).toEqual([]);
  });

  it('are let out by the bucket to the website alone, images alone, and to nobody without TLS; forms put them among uploads alone, which no address shows', () => {
    const policies = Object.entries(propertiesOf(template, 'AWS::S3::BucketPolicy'));
    const [policy, ...more] = policies.filter(([id]) => named(id) === 'FilesPolicy');
    expect(more).toEqual([]);
    // A policy of CloudFormation has statements of this shape.
    const document = policy?.[1].PolicyDocument as { Statement: (Statement & { Principal: unknown })[] };
    const statements = document.Statement;
    const lines = statements.map(({ Effect, Action, Resource, NotResource, Principal, Condition }) => {
      const where = NotResource ? `beside ${shown(NotResource)}` : shown(Resource);
      return [Effect, shown(Action), where, shown(Principal), conditionOf(Condition)].join(' ');
    });
    expect(lines.toSorted()).toEqual([
      'Allow s3:GetObject Files.Arn/images/* cloudfront.amazonaws.com AWS:SourceArn',
      'Deny s3:* Files.Arn, Files.Arn/* * aws:SecureTransport=false',
      'Deny s3:GetObject Files.Arn/uploads/* * s3:authType=REST-QUERY-STRING',
      'Deny s3:PutObject beside Files.Arn/uploads/* * s3:authType=POST',
    ]);
  });
});
