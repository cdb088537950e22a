import { describe, expect, it } from 'vitest';
import { onlyOne, propertiesOf, type Statement, shown, synthesised } from './synthesised.ts';

describe('the bucket of access logs', () => {
  it('of dev is emptied after the website is gone, which would write on', () => {
    const { template } = synthesised('dev');
    expect(onlyOne(template, 'AWS::CloudFront::Distribution').DependsOn).toEqual(
      expect.arrayContaining([expect.stringMatching(/^AccessLogsAutoDeleteObjects/)]),
    );
  });

  it.each(['dev', 'prod'] as const)('takes the log of each bucket of %s in a folder of its own', (stage) => {
    const { template } = synthesised(stage);
    const policies = Object.values(propertiesOf(template, 'AWS::S3::BucketPolicy'));
    const statements = policies.flatMap(
      ({ PolicyDocument }) =>
        (PolicyDocument as { Statement: (Statement & { Principal: object })[] }).Statement,
    );
    const ofLogs = statements.filter(({ Principal }) => shown(Principal) === 'logging.s3.amazonaws.com');
    expect(
      ofLogs.map(({ Action, Resource, Condition }) => [Action, shown(Resource), shown(Condition)]),
    ).toEqual([
      ['s3:PutObject', 'AccessLogs.Arn/website/*', 'WebsiteBucket.Arn,AWS::AccountId'],
      [
        's3:PutObject',
        'AccessLogs.Arn/files/*',
        `arn:AWS::Partition:s3:::preventivi-${stage}-files-AWS::AccountId-AWS::Region,AWS::AccountId`,
      ],
    ]);
    const logs = Object.values(propertiesOf(template, 'AWS::S3::Bucket')).flatMap(
      ({ LoggingConfiguration }) => LoggingConfiguration ?? [],
    );
    expect(logs.map(shown)).toEqual(['AccessLogs,website/', 'AccessLogs,files/']);
  });
});
