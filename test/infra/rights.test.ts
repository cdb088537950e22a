import { describe, expect, it } from 'vitest';
import { type Access, evaluate } from '#infra/local/access/evaluate.ts';
import { tableAccess } from '#infra/local/access/table-access.ts';
import { localPlaces } from '#infra/local/places.ts';
import { rightsOf, statementsOf } from '#infra/rights/rights-of.ts';
import type { FunctionRight, FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { partitions } from '#lambdas/store/keys.ts';

type Name = keyof typeof functions;

const manifest: Record<string, FunctionSpec> = functions;
const rights = rightsOf(manifest, localPlaces);
const { table } = localPlaces;

const isAllowed = (name: Name, access: Access) => evaluate(rights[name] ?? [], access).isAllowed;
/** The functions that may do something to items of a partition. */
const whoMay = (action: string, partition: string, values: Access['values'] = {}): string[] =>
  Object.keys(manifest).filter(
    (name) =>
      evaluate(rights[name] ?? [], {
        action: `dynamodb:${action}`,
        resource: table,
        values: { 'dynamodb:LeadingKeys': [partition], ...values },
      }).isAllowed,
  );
const call = (operation: string, input: object) => tableAccess(operation, input, () => table)[0];
const keyed = (pk: string, sk: string) => ({ Key: { pk: { S: pk }, sk: { S: sk } } });

const guests: Name[] = ['sharedQuotation', 'downloadPDF'];
const changing = ['UpdateItem', 'DeleteItem', 'BatchWriteItem'];

describe('the rights of functions', () => {
  it('are words that functions use, each for something', () => {
    const words = new Set(Object.values(manifest).flatMap(({ may }) => may));
    // The local cloud has no canary.
    const places = { ...localPlaces, canarySecret: 'arn:aws:secretsmanager:::secret:canary' };
    for (const word of words) expect(statementsOf([word], places), word).not.toEqual([]);
  });

  it('let no function change all of the table, nor look through it', () => {
    for (const action of ['PutItem', 'ConditionCheckItem', 'Scan', ...changing])
      expect(whoMay(action, 'ANYTHING'), action).toEqual([]);
  });

  it('let copies of products be put by functions that save quotations, and changed or removed by none', () => {
    const copy = partitions.copy('digest');
    expect(whoMay('PutItem', copy)).toEqual(['quotations', 'jobs', 'resumeJobs']);
    for (const action of changing) expect(whoMay(action, copy), action).toEqual([]);
  });

  it('end with the kinds that a function writes: the statistics write no quotation, the catalogue nothing at all', () => {
    expect(whoMay('PutItem', partitions.quotation('q'))).toEqual(['quotations', 'jobs', 'resumeJobs']);
    expect(whoMay('DeleteItem', partitions.user('u'))).toEqual(['users', 'jobs', 'resumeJobs']);
    expect(whoMay('PutItem', partitions.product('p'))).toEqual(['jobs', 'resumeJobs', 'products', 'phases']);
    expect(rights.catalogue?.flatMap(({ actions }) => actions)).toEqual([
      'dynamodb:GetItem',
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
    ]);
  });

  it.each(guests)('keep tokens, and all that is not of a document, from %s', (name) => {
    const hidden = [
      partitions.token('hash'),
      partitions.shareKeys('q'),
      partitions.once('u#k'),
      partitions.limit('a#b'),
      'OTHER#1',
    ];
    for (const action of ['GetItem', 'BatchGetItem', 'Query'])
      for (const partition of [...hidden, partitions.notifications, partitions.invitations])
        expect(whoMay(action, partition), `${action} ${partition}`).not.toContain(name);
    const mine = rights[name]?.flatMap(({ resources }) => resources) ?? [];
    expect(mine.filter((resource) => resource.includes('/index/'))).toEqual([]);
  });

  it('keep tickets from the function of guests', () => {
    expect(whoMay('GetItem', partitions.ticket('hash'))).not.toContain('sharedQuotation');
    expect(whoMay('DeleteItem', partitions.ticket('hash'))).toEqual([
      'downloadRegister',
      'downloadPDF',
      'downloadXLS',
      'downloadPricelistXLS',
    ]);
  });

  it('show the function of guests two fields of a user, and the one with Chromium what a session needs', () => {
    const reading = (asked?: string): Access => {
      const access = call('GetItem', { ...keyed('U#1', 'PROFILE'), ProjectionExpression: asked });
      if (!access) throw new Error('A call asks for something.');
      return access;
    };
    expect(isAllowed('sharedQuotation', reading('pk, archived, pricelist'))).toBe(true);
    for (const asked of ['profile', 'email', 'pk, archived, pricelist, profile', undefined])
      expect(isAllowed('sharedQuotation', reading(asked)), asked).toBe(false);
    expect(isAllowed('downloadPDF', reading('id, email, profile'))).toBe(true);
    for (const asked of ['viewerId', 'allReadUntil', undefined])
      expect(isAllowed('downloadPDF', reading(asked)), asked).toBe(false);
  });

  it('let the opening of a link be noted, and nothing else of it changed or shown', () => {
    const noting = (UpdateExpression: string, ReturnValues?: string) =>
      call('UpdateItem', { ...keyed('LINKS#q', 'LINK#1'), UpdateExpression, ReturnValues });
    const allowed = (access: Access | undefined) =>
      access !== undefined && isAllowed('sharedQuotation', access);
    expect(allowed(noting('SET openedAt = :now ADD openings :one'))).toBe(true);
    expect(allowed(noting('SET expiresAt = :later'))).toBe(false);
    expect(allowed(noting('SET openedAt = :now', 'ALL_NEW'))).toBe(false);
  });

  it('allow a batch whose keys are of several kinds that its function removes', () => {
    const keys = [
      'ONCE#u#k',
      'TOKEN#h',
      'DOWNLOAD#h',
      'JOBS#personal_data',
      'RATE#l#h',
      'INVITES',
      'DEVICE#d',
    ];
    const batch = { action: 'dynamodb:BatchWriteItem', resource: table };
    const removing = (...all: string[]) => ({ ...batch, values: { 'dynamodb:LeadingKeys': all } });
    expect(isAllowed('jobs', removing(...keys))).toBe(true);
    expect(isAllowed('jobs', removing(...keys, 'COPY#1'))).toBe(false);
  });

  it('are taken away with their word: what is left allows less', () => {
    const put = { action: 'dynamodb:PutItem', resource: table, values: { 'dynamodb:LeadingKeys': ['Q#1'] } };
    const without = (word: FunctionRight) =>
      statementsOf(
        functions.quotations.may.filter((each) => each !== word),
        localPlaces,
      );
    expect(evaluate(without('limits:count'), put).isAllowed).toBe(true);
    expect(evaluate(without('quotations:write'), put).isAllowed).toBe(false);
  });
});
