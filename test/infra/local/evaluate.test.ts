import { describe, expect, it } from 'vitest';
import { type Access, evaluate } from '#infra/local/access/evaluate.ts';
import type { Statement } from '#infra/rights/statement.ts';

const scores = 'arn:aws:dynamodb:us-west-2:123456789012:table/GameScores';
const get = 'dynamodb:GetItem';

const allowing = (conditions: Statement['conditions'], ...actions: string[]): Statement => ({
  actions: actions.length > 0 ? actions : [get],
  resources: [scores],
  ...(conditions && { conditions }),
});
const asking = (values: Access['values'], action = get): Access => ({
  action,
  resource: scores,
  ...(values && { values }),
});
const isAllowed = (statements: Statement[], access: Access) => evaluate(statements, access).isAllowed;

describe('the rights of a role, judged as IAM judges them', () => {
  it('allow nothing that no statement allows', () => {
    expect(isAllowed([], asking({}))).toBe(false);
    expect(isAllowed([allowing(undefined)], asking({}, 'dynamodb:PutItem'))).toBe(false);
    expect(isAllowed([allowing(undefined)], { action: get, resource: `${scores}/index/one` })).toBe(false);
    expect(isAllowed([allowing(undefined)], asking({}))).toBe(true);
  });

  it('let a denial win over every allowance', () => {
    const never: Statement = { effect: 'Deny', actions: ['dynamodb:*'], resources: ['*'] };
    expect(isAllowed([allowing(undefined), never], asking({}))).toBe(false);
  });

  it('do not tell capitals of actions apart, but those of resources', () => {
    expect(isAllowed([allowing(undefined, 'DynamoDB:getitem')], asking({}))).toBe(true);
    const other = { action: get, resource: scores.replace('GameScores', 'gamescores') };
    expect(isAllowed([allowing(undefined)], other)).toBe(false);
  });

  it('take `*` for any signs and `?` for one, and every other sign for itself', () => {
    const files: Statement = { actions: ['s3:GetObject'], resources: ['arn:aws:s3:::files/a.?/*'] };
    const reading = (key: string) => ({ action: 's3:GetObject', resource: `arn:aws:s3:::files/${key}` });
    expect(isAllowed([files], reading('a.b/c/d.png'))).toBe(true);
    expect(isAllowed([files], reading('a.b/'))).toBe(true);
    expect(isAllowed([files], reading('a.bc/d'))).toBe(false);
    expect(isAllowed([files], reading('axb/d'))).toBe(false);
  });

  it('need every line of a condition, and one of the values of a line', () => {
    const statement = allowing({ StringEquals: { 'aws:a': ['1', '2'] }, StringLike: { 'aws:b': 'x*' } });
    expect(isAllowed([statement], asking({ 'aws:a': ['2'], 'aws:b': ['xyz'] }))).toBe(true);
    expect(isAllowed([statement], asking({ 'aws:a': ['3'], 'aws:b': ['xyz'] }))).toBe(false);
    expect(isAllowed([statement], asking({ 'aws:a': ['2'], 'aws:b': ['yz'] }))).toBe(false);
  });

  it('refuse a request that lacks the value, unless the operator says IfExists', () => {
    expect(isAllowed([allowing({ StringEquals: { 'aws:a': '1' } })], asking({}))).toBe(false);
    expect(isAllowed([allowing({ StringEqualsIfExists: { 'aws:a': '1' } })], asking({}))).toBe(true);
    expect(
      isAllowed([allowing({ StringEqualsIfExists: { 'aws:a': '1' } })], asking({ 'aws:a': ['2'] })),
    ).toBe(false);
  });

  it('need all values of a request by ForAllValues, also where there are none', () => {
    const own = allowing({ 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['alice', 'bob'] } });
    const of = (...keys: string[]) => asking({ 'dynamodb:LeadingKeys': keys });
    expect(isAllowed([own], of('alice', 'bob'))).toBe(true);
    expect(isAllowed([own], of('alice', 'carol'))).toBe(false);
    expect(isAllowed([own], of())).toBe(true);
    expect(isAllowed([own], asking({}))).toBe(true);
  });

  it('need one value of a request by ForAnyValue, and have none where there are none', () => {
    const never: Statement = {
      ...allowing({ 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['COPY#*'] } }),
      effect: 'Deny',
    };
    const of = (...keys: string[]) => asking({ 'dynamodb:LeadingKeys': keys });
    expect(isAllowed([allowing(undefined), never], of('Q#1', 'COPY#2'))).toBe(false);
    expect(isAllowed([allowing(undefined), never], of('Q#1'))).toBe(true);
    expect(isAllowed([allowing(undefined), never], asking({}))).toBe(true);
  });

  it('hide attributes as the documentation of DynamoDB shows it', () => {
    const limited = allowing({
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['UserId', 'TopScore'] },
      StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    });
    const reading = (select: string, ...attributes: string[]) =>
      asking({ 'dynamodb:Select': [select], 'dynamodb:Attributes': attributes });
    expect(isAllowed([limited], reading('SPECIFIC_ATTRIBUTES', 'UserId', 'TopScore'))).toBe(true);
    expect(isAllowed([limited], reading('SPECIFIC_ATTRIBUTES', 'UserId', 'Wins'))).toBe(false);
    expect(isAllowed([limited], reading('ALL_ATTRIBUTES', 'UserId'))).toBe(false);
  });

  it('are not judged by an operator that is not known here', () => {
    const statement = allowing({ NumericLessThan: { 'aws:a': '1' } });
    expect(() => isAllowed([statement], asking({ 'aws:a': ['0'] }))).toThrow('NumericLessThan');
  });
});
