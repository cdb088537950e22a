import { describe, expect, it } from 'vitest';
import { problemsOf } from './check-resource.ts';
import { synthesised } from './synthesised.ts';
import { resourcesIn } from './templates.ts';

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0-0';
/** With every option, so that no resource is left out. */
const complete = {
  domain: { name: 'quotes.example.com', certificateArn },
  mailSender: 'quotes@example.com',
  push: { secret: 'firebase', secretVersion: '1' },
};

describe.each([
  ['dev', {}],
  ['prod', complete],
] as const)('every resource of %s, of its nested stacks too', (stage, chosen) => {
  it('is as the schemas of CloudFormation say', () => {
    const resources = resourcesIn(synthesised(stage, chosen).folder);
    const problems = resources.flatMap(({ stack, id, ...resource }) =>
      problemsOf(resource).map((problem) => `${stack}: ${id}: ${problem}`),
    );
    expect(problems).toEqual([]);
    expect(new Set(resources.map(({ stack }) => stack)).size).toBeGreaterThan(1);
    expect(resources.length).toBeGreaterThan(500);
  });
});

describe('the schemas of CloudFormation', () => {
  const table = {
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
  };

  it.each([
    ['nothing against a right resource', {}, []],
    ['what is found later is not judged', { TableName: { 'Fn::GetAtt': ['A', 'Arn'] } }, []],
    ['an unknown property', { Tablename: 'a' }, ['Tablename: unknown']],
    ['a list that is none', { KeySchema: 'pk' }, ['KeySchema: no list']],
    [
      'a missing property within',
      { KeySchema: [{ AttributeName: 'pk' }] },
      ['KeySchema[0].KeyType: missing'],
    ],
    ['a property that is set by AWS', { Arn: 'arn' }, ['Arn: read only']],
    [
      'another type',
      { DeletionProtectionEnabled: 'yes' },
      ['DeletionProtectionEnabled: no boolean, or none that is allowed: yes'],
    ],
    ['an object that is no list', { Tags: {} }, ['Tags: no list']],
  ])('say it: %s', (_what, properties, problems) => {
    expect(problemsOf({ Type: 'AWS::DynamoDB::Table', Properties: { ...table, ...properties } })).toEqual(
      problems,
    );
  });

  it('know types, the parts of a resource, and values that are allowed', () => {
    expect(problemsOf({ Type: 'AWS::DynamoDB::Table' })).toEqual(['KeySchema: missing']);
    expect(problemsOf({ Type: 'AWS::DynamoDB::Tabel' })).toEqual(['AWS::DynamoDB::Tabel: no such type']);
    expect(problemsOf({ Type: 'AWS::SNS::Topic', Deletionpolicy: 'Retain' })).toEqual([
      'Deletionpolicy: no part of a resource',
    ]);
    const Properties = { LogGroupClass: 'CHEAP' };
    expect(problemsOf({ Type: 'AWS::Logs::LogGroup', Properties })).toEqual([
      expect.stringContaining('CHEAP'),
    ]);
  });
});
