import { beforeAll, describe, expect, it } from 'vitest';
import { functions } from '#lambdas/manifest.ts';
import { fields } from '#lambdas/schema.ts';
import { onlyOne, propertiesOf, shown, synthesised, type TemplateJson } from './synthesised.ts';

/** The limits of CloudFormation and of the services, from their documentation. */
const most = {
  resources: 500,
  templateBytes: 1_000_000,
  parameters: 200,
  outputs: 200,
  /** Characters of all policies inside a role. */
  rolePolicies: 10_240,
  /** Bytes of a function's variables. */
  variables: 4096,
  alarmsOfWidget: 100,
  metricsOfWidget: 500,
  filtersOfConsumer: 5,
  routesOfApi: 300,
  behavioursOfDistribution: 25,
  /** Characters of one header that CloudFront sends, and of the names and values of all. */
  header: 1783,
  headers: 10_240,
  /** Bytes of a function that CloudFront runs. */
  viewerFunction: 10_240,
};

const nearly = (limit: number) => Math.floor(limit * 0.9);

/** Planned: so many functions and fields more than today. */
const grown = {
  manifest: {
    ...functions,
    ...Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`more${at}`, functions.quotations])),
  },
  fields: [
    ...fields,
    ...Array.from({ length: 60 }, (_, at) => ({
      functionName: `more${at % 6}`,
      typeName: 'Query',
      fieldName: `more${at}`,
    })),
  ],
};

let made: ReturnType<typeof synthesised>;

beforeAll(() => {
  made = synthesised('prod', {
    domain: {
      name: 'quotes.example.com',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
    },
    push: { secret: 'push', secretVersion: '1' },
    mailSender: 'preventivi@example.com',
    data: '2',
    ...grown,
  });
});

const sizeOf = (value: unknown) => JSON.stringify(value).length;

/** The longest values that stand for references in the addresses of a page. */
const longestValues: Record<string, string> = {
  'GraphqlApi.GraphQLUrl': `https://${'a'.repeat(26)}.appsync-api.ap-southeast-2.amazonaws.com/graphql`,
  'AWS::Region': 'ap-southeast-2',
  'AWS::AccountId': '123456789012',
};

const atLongest = (text: string) =>
  Object.entries(longestValues).reduce((filled, [name, value]) => filled.replaceAll(name, value), text);

describe('prod with every option and with what is planned, the largest installation', () => {
  it.each(['main', 'work', 'answers', 'watch'] as const)('has room in %s', (name) => {
    const { Resources, Parameters = {}, Outputs = {} }: TemplateJson = made.stacks[name];
    expect(Object.keys(Resources).length).toBeLessThan(350);
    expect(sizeOf(made.stacks[name])).toBeLessThan(nearly(most.templateBytes));
    expect(Object.keys(Parameters).length).toBeLessThan(nearly(most.parameters));
    expect(Object.keys(Outputs).length).toBeLessThan(nearly(most.outputs));
  });

  it('answers the fields that come', () => {
    expect(Object.keys(propertiesOf(made.template, 'AWS::AppSync::Resolver'))).toHaveLength(
      fields.length + 60,
    );
  });

  it('has roles and functions that IAM and Lambda take', () => {
    const roles = Object.values(propertiesOf(made.template, 'AWS::IAM::Role'));
    const policies = roles.map(({ Policies = [] }) => shown(JSON.stringify(Policies)).length);
    expect(Math.max(...policies)).toBeLessThan(nearly(most.rolePolicies));
    const lambdas = Object.values(propertiesOf(made.template, 'AWS::Lambda::Function'));
    const variables = lambdas.map(({ Environment = {} }) => sizeOf(Environment));
    expect(Math.max(...variables)).toBeLessThan(nearly(most.variables));
  });

  it('has a dashboard that CloudWatch draws', () => {
    const [board = {}] = Object.values(propertiesOf(made.watch, 'AWS::CloudWatch::Dashboard'));
    const { widgets } = JSON.parse(shown(board.DashboardBody)) as {
      widgets: { properties: { alarms?: unknown[]; metrics?: unknown[] } }[];
    };
    const longest = (of: 'alarms' | 'metrics') =>
      Math.max(...widgets.map(({ properties }) => properties[of]?.length ?? 0));
    expect(longest('alarms')).toBeGreaterThan(1);
    expect(longest('alarms')).toBeLessThan(nearly(most.alarmsOfWidget));
    expect(longest('metrics')).toBeLessThan(nearly(most.metricsOfWidget));
  });

  it('has consumers, routes and behaviours that their services take', () => {
    const mappings = Object.values(propertiesOf(made.template, 'AWS::Lambda::EventSourceMapping'));
    const filters = mappings.map(
      ({ FilterCriteria }) => (FilterCriteria as { Filters: unknown[] }).Filters.length,
    );
    expect(Math.max(...filters)).toBeLessThanOrEqual(most.filtersOfConsumer);
    expect(Object.keys(propertiesOf(made.template, 'AWS::ApiGatewayV2::Route')).length).toBeLessThan(
      nearly(most.routesOfApi),
    );
    const [site = {}] = Object.values(propertiesOf(made.template, 'AWS::CloudFront::Distribution'));
    const { CacheBehaviors } = site.DistributionConfig as { CacheBehaviors: unknown[] };
    expect(CacheBehaviors.length).toBeLessThan(nearly(most.behavioursOfDistribution));
  });

  it('has headers and functions that CloudFront takes', () => {
    const { ResponseHeadersPolicyConfig: headers } = onlyOne(
      made.template,
      'AWS::CloudFront::ResponseHeadersPolicy',
    ).Properties;
    const { SecurityHeadersConfig: security } = headers as {
      SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: unknown } };
    };
    const policy = atLongest(shown(security.ContentSecurityPolicy.ContentSecurityPolicy));
    expect(policy).toContain('ap-southeast-2');
    expect(policy).not.toContain('::');
    expect(policy.length).toBeLessThan(nearly(most.header));
    expect(sizeOf(headers)).toBeLessThan(nearly(most.headers));
    const codes = Object.values(propertiesOf(made.template, 'AWS::CloudFront::Function'));
    const bytes = codes.map(({ FunctionCode }) => Buffer.byteLength(shown(FunctionCode)));
    expect(bytes.length).toBeGreaterThan(0);
    expect(Math.max(...bytes)).toBeLessThan(nearly(most.viewerFunction));
  });
});
