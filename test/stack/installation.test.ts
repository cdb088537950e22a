import type { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it } from 'vitest';
import { installationOf, optionsOf } from '#infra/installation.ts';
import { propertiesOf, shown, statementsOf, synthesised } from './synthesised.ts';

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0123-abc';
const given = (context: Record<string, unknown>) => installationOf((name) => context[name]);

describe('an installation', () => {
  it('is dev without a domain and without mails, unless told otherwise', () => {
    expect(given({})).toEqual({ stage: 'dev' });
    expect(given({ stage: 'prod', domain: 'quotes.example.com', certificate: certificateArn })).toEqual({
      stage: 'prod',
      domain: { name: 'quotes.example.com', certificateArn },
    });
  });

  it('sends push messages with the key of a secret, which is asked for again when its version is another', () => {
    expect(given({ pushSecret: 'preventivi/firebase' }).push).toEqual({
      secret: 'preventivi/firebase',
      secretVersion: '1',
    });
    expect(given({ pushSecret: 'firebase', pushSecretVersion: 2 }).push).toEqual({
      secret: 'firebase',
      secretVersion: '2',
    });
  });

  it('is without firewalls or alarms where dev asks for it', () => {
    expect(given({ firewall: 'none', watch: 'none' })).toEqual({
      stage: 'dev',
      firewall: 'none',
      watch: 'none',
    });
  });

  it('in production has a domain of its own, or is told which options give it one', () => {
    expect(() => given({ stage: 'prod' })).toThrow('-c domain=');
    expect(() => given({ stage: 'prod', mailSender: 'example.com' })).toThrow('docs/deploy.md');
  });

  it('goes on with an empty table where another word is given, and prod keeps the one before', () => {
    expect(given({ data: 2 })).toEqual({ stage: 'dev', data: '2' });
    const tablesOf = (data?: string) =>
      Object.entries(
        synthesised('prod', data ? { data } : {}).template.findResources('AWS::DynamoDB::GlobalTable'),
      );
    const [[before, { DeletionPolicy }] = ['', {}]] = tablesOf();
    expect(DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(tablesOf('2').map(([id]) => id)).not.toContain(before);
    expect(tablesOf('2')).toHaveLength(1);
  });

  it.each([
    ['a table that is no word', { data: 'a b' }, '-c data=2'],
    ['a domain without a certificate', { domain: 'quotes.example.com' }, 'certificate of us-east-1'],
    ['a certificate without a domain', { certificate: certificateArn }, '-c domain='],
    [
      'a domain that is an address',
      { domain: 'https://x.example.com', certificate: certificateArn },
      'lower case',
    ],
    [
      'a certificate of another region',
      { domain: 'quotes.example.com', certificate: certificateArn.replace('us-east-1', 'eu-south-1') },
      'certificate of us-east-1',
    ],
    ['a sender who is nobody', { mailSender: 'anna@' }, 'sends no mails'],
    ['a secret by its address', { pushSecret: 'arn:aws:secretsmanager:x' }, 'the name of a secret'],
    ['a version of no secret', { pushSecretVersion: 2 }, 'the name of a secret'],
    ['a firewall of another kind', { firewall: 'some' }, '-c firewall=none'],
    [
      'prod without its firewalls',
      { stage: 'prod', domain: 'quotes.example.com', certificate: certificateArn, firewall: 'none' },
      'prod is never without its firewall',
    ],
    [
      'prod without alarms',
      { stage: 'prod', domain: 'quotes.example.com', certificate: certificateArn, watch: 'none' },
      'prod is never without its watch',
    ],
    ['a sender with two addresses', { mailSender: 'a@b@example.com' }, 'sends no mails'],
  ])('refuses %s', (_case, context, words) => {
    expect(() => given(context)).toThrow(words);
  });
});

describe('the outputs', () => {
  it('have the names that set-up and contract tests read', () => {
    const outputs = synthesised('dev').template.findOutputs('*');
    const values = Object.fromEntries(
      Object.entries(outputs).map(([name, { Value }]) => [name, shown(Value)]),
    );
    expect(values).toEqual({
      WebsiteAddress: 'https://WebsiteDistribution.DomainName',
      WebsiteHost: 'WebsiteDistribution.DomainName',
      TableName: 'Table',
      UserPoolId: 'IdentityPool',
      UserPoolClientId: 'IdentityPoolWeb',
      FilesBucket: 'Files',
      GraphqlEndpoint: 'GraphqlApi.GraphQLUrl',
      FunctionsEndpoint: 'https://WebsiteDistribution.DomainName/functions',
      AlarmTopic: 'AlarmsTopic',
      Options: '{}',
    });
  });

  it('note the options, which the next deployment is compared with', () => {
    const options = {
      domain: 'quotes.example.com',
      certificate: certificateArn,
      mailSender: 'example.com',
      pushSecret: 'preventivi/firebase',
      pushSecretVersion: '2',
      data: '2',
    };
    const { stage, ...chosen } = given({ stage: 'prod', ...options });
    const { Value } = synthesised(stage, chosen).template.findOutputs('Options').Options ?? {};
    expect(JSON.parse(shown(Value))).toEqual(options);
  });

  it('note every option that there is', () => {
    const read: string[] = [];
    installationOf((name) => void read.push(name));
    const noted = Object.keys(optionsOf({}));
    expect(new Set(read)).toEqual(new Set(['stage', 'protection', ...noted]));
  });
});

describe('an own domain', () => {
  let template: Template;
  let findings: string[];

  beforeAll(() => {
    const domain = { name: 'quotes.example.com', certificateArn };
    const made = synthesised('prod', { domain, mailSender: 'example.com' });
    ({ template } = made);
    findings = new AwsSolutionsChecks().validateScope(made.app).violations.map(({ ruleName }) => ruleName);
  });

  it('serves the website with its certificate and no TLS older than 1.2', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['quotes.example.com'],
        ViewerCertificate: {
          AcmCertificateArn: certificateArn,
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
      },
    });
  });

  it('is the one origin that files know, and where functions are', () => {
    const rules = Object.values(propertiesOf(template, 'AWS::S3::Bucket')).flatMap(
      ({ CorsConfiguration: cors }) => (cors ? [cors] : []),
    );
    expect(rules).toMatchObject([{ CorsRules: [{ AllowedOrigins: ['https://quotes.example.com'] }] }]);
    const outputs = template.findOutputs('*');
    expect(outputs.WebsiteAddress?.Value).toBe('https://quotes.example.com');
    expect(outputs.FunctionsEndpoint?.Value).toBe('https://quotes.example.com/functions');
  });

  it('leaves no finding of AWS Solutions without a reason', () => {
    expect(findings).toEqual([]);
  });
});

describe('mails', () => {
  const senders = [
    ['example.com', 'preventivi@example.com'],
    ['quotes@example.com', 'quotes@example.com'],
  ] as const;

  it.each(senders)('for %s come from %s alone, whose identity no stage owns', (mailSender, address) => {
    const { template } = synthesised('prod', { mailSender });
    template.resourceCountIs('AWS::SES::EmailIdentity', 0);
    expect(template.findOutputs('MailAddress').MailAddress?.Value).toBe(address);
    const sending = statementsOf(template).flatMap(([, statement]) =>
      shown(statement.Action) === 'ses:SendEmail' ? [statement] : [],
    );
    expect(sending.length).toBeGreaterThan(3);
    for (const { Resource, Condition } of sending) {
      // In its sandbox SES asks for the recipient's identity, too, and for the configuration set of mails to customers.
      const ofSes = 'arn:AWS::Partition:ses:AWS::Region:AWS::AccountId:';
      expect(shown(Resource)).toBe(`${ofSes}configuration-set/MailsReports, ${ofSes}identity/*`);
      expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': address } });
    }
  });
});
