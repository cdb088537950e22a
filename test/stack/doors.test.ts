import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { type ASTNode, Kind, parse, type TypeNode } from 'graphql';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryDepthLimit } from '#infra/constructs/graphql-api.ts';
import { webConfig } from '#infra/local/web-config.ts';
import { pageHeaders } from '#infra/page-headers.ts';
import { type FunctionSpec, functions } from '#lambdas/manifest.ts';
import { fields, mergedSchema } from '#lambdas/schema.ts';
import { loadConfiguration } from '#web/lib/configuration.ts';
import { onlyOne, propertiesOf, shown, synthesised } from './synthesised.ts';

let template: Template;
let folder: string;

beforeAll(() => {
  ({ template, folder } = synthesised('prod'));
});

afterEach(() => vi.unstubAllGlobals());

describe('the GraphQL API', () => {
  it('answers every field through the function whose area declares it', () => {
    const resolvers = Object.values(propertiesOf(template, 'AWS::AppSync::Resolver'));
    const sources = Object.values(propertiesOf(template, 'AWS::AppSync::DataSource'));
    const lambdaOf = (source: unknown) => {
      const { LambdaConfig } = sources.find(({ Name }) => Name === source) ?? {};
      return shown((LambdaConfig as { LambdaFunctionArn: unknown } | undefined)?.LambdaFunctionArn);
    };
    const resolved = resolvers.map(
      ({ TypeName, FieldName, DataSourceName }) => `${TypeName}.${FieldName}: ${lambdaOf(DataSourceName)}`,
    );
    const declared = fields.map(
      ({ typeName, fieldName, functionName }) =>
        `${typeName}.${fieldName}: Functions${functionName}Function.Arn`,
    );
    expect(resolved.toSorted()).toEqual(declared.toSorted());
  });

  it('takes users and signed functions, tells nobody its schema, and traces', () => {
    expect(onlyOne(template, 'AWS::AppSync::GraphQLApi').Properties).toMatchObject({
      AuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
      AdditionalAuthenticationProviders: [{ AuthenticationType: 'AWS_IAM' }],
      IntrospectionConfig: 'DISABLED',
      QueryDepthLimit: queryDepthLimit,
      XrayEnabled: true,
      LogConfig: { FieldLogLevel: 'ERROR', ExcludeVerboseContent: true },
    });
  });

  it('allows the deepest field there is', () => {
    expect(deepestField()).toBeLessThanOrEqual(queryDepthLimit);
  });
});

describe('the HTTP API', () => {
  it('has every route of the manifest with its own limit', () => {
    const specs: FunctionSpec[] = Object.values(functions);
    const expected = specs.flatMap(({ trigger }) => ('http' in trigger ? [trigger] : []));
    const routes = Object.values(propertiesOf(template, 'AWS::ApiGatewayV2::Route'));
    expect(routes.map(({ RouteKey }) => RouteKey).toSorted()).toEqual(
      expected.map(({ http }) => http).toSorted(),
    );
    expect(onlyOne(template, 'AWS::ApiGatewayV2::Stage').Properties.RouteSettings).toEqual(
      Object.fromEntries(
        expected.map(({ http, throttle }) => [
          http,
          { ThrottlingRateLimit: throttle, ThrottlingBurstLimit: throttle },
        ]),
      ),
    );
  });

  it('sets the limits when the routes exist', () => {
    const { DependsOn } = onlyOne(template, 'AWS::ApiGatewayV2::Stage');
    const routes = Object.keys(template.findResources('AWS::ApiGatewayV2::Route'));
    expect(DependsOn).toEqual(expect.arrayContaining(routes));
  });

  it('lets the website alone read answers, and keeps an access log', () => {
    const { CorsConfiguration } = onlyOne(template, 'AWS::ApiGatewayV2::Api').Properties;
    const { AllowOrigins } = CorsConfiguration as { AllowOrigins: unknown };
    expect(shown(AllowOrigins)).toBe('https://WebsiteDistribution.DomainName');
    expect(onlyOne(template, 'AWS::ApiGatewayV2::Stage').Properties.AccessLogSettings).toBeDefined();
  });
});

describe('the website', () => {
  it('answers every unknown path with the app', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        DefaultRootObject: 'index.html',
        CustomErrorResponses: [403, 404].map((ErrorCode) => ({
          ErrorCode,
          ResponseCode: 200,
          ResponsePagePath: '/index.html',
          ErrorCachingMinTTL: 0,
        })),
        DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https' },
      },
    });
  });

  it('sends the headers that the local cloud sends', () => {
    const { ResponseHeadersPolicyConfig } = onlyOne(
      template,
      'AWS::CloudFront::ResponseHeadersPolicy',
    ).Properties;
    const sent = sentHeaders(ResponseHeadersPolicyConfig as HeadersConfig);
    const policy = sent['content-security-policy'] ?? '';
    const services = policy.match(/connect-src 'self' ([^;]+);/)?.[1]?.split(' ') ?? [];
    expect(sent).toEqual(pageHeaders(services));
  });

  it('runs no script that is written into a page, and shows in no frame', () => {
    const { 'content-security-policy': policy = '' } = pageHeaders([]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('keeps hashed files for a year and asks for all others each time', () => {
    const uploads = Object.values(propertiesOf(template, 'Custom::CDKBucketDeployment'));
    const rules = uploads.map(({ Include, Exclude, SystemMetadata }) => ({
      Include,
      Exclude,
      SystemMetadata,
    }));
    expect(rules).toEqual([
      {
        Include: ['assets/*'],
        Exclude: ['*'],
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
      { Exclude: ['assets/*', '.vite/*'], SystemMetadata: { 'cache-control': 'no-cache' } },
    ]);
  });
});

describe('config.json', () => {
  it('has the keys that the local cloud writes, but for its own Cognito', () => {
    const { userPoolEndpoint: _, ...local } = webConfig({
      port: 1,
      region: 'r',
      userPoolId: 'p',
      userPoolClientId: 'c',
    });
    expect(Object.keys(writtenConfiguration()).toSorted()).toEqual(Object.keys(local).toSorted());
  });

  it('is what the web app reads', async () => {
    const written = writtenConfiguration();
    vi.stubGlobal('fetch', async () => Response.json(written));
    const { stage, ...addresses } = written;
    expect(stage).toBe('prod');
    expect(await loadConfiguration()).toEqual(addresses);
  });
});

type HeadersConfig = {
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  SecurityHeadersConfig: Record<string, Record<string, unknown>>;
};

function sentHeaders({
  CustomHeadersConfig,
  SecurityHeadersConfig: set,
}: HeadersConfig): Record<string, string> {
  const transport = set.StrictTransportSecurity;
  const subdomains = transport?.IncludeSubdomains ? '; includeSubDomains' : '';
  return {
    'content-security-policy': shown(set.ContentSecurityPolicy?.ContentSecurityPolicy),
    'referrer-policy': shown(set.ReferrerPolicy?.ReferrerPolicy),
    'strict-transport-security': `max-age=${transport?.AccessControlMaxAgeSec}${subdomains}`,
    'x-content-type-options': set.ContentTypeOptions ? 'nosniff' : '',
    'x-frame-options': shown(set.FrameOptions?.FrameOption),
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

/** The file as it is uploaded, with marks where the addresses come in. */
function writtenConfiguration(): Record<string, string> {
  const files = readdirSync(folder).map((asset) => join(folder, asset, 'config.json'));
  const [file, ...others] = files.filter((path) => existsSync(path));
  if (!file || others.length > 0) throw new Error('There is not one config.json.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Levels of the deepest answer that the schema allows; it has no circles. */
function deepestField(): number {
  const types = new Map(
    parse(mergedSchema()).definitions.flatMap((type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION ? [[type.name.value, type.fields ?? []]] : [],
    ) as [string, readonly { type: TypeNode }[]][],
  );
  const levels = (name: string): number =>
    1 +
    Math.max(
      0,
      ...(types.get(name) ?? []).map(({ type }) => (types.has(baseOf(type)) ? levels(baseOf(type)) : 0)),
    );
  return Math.max(...['Query', 'Mutation', 'Subscription'].map(levels));
}

const baseOf = (type: ASTNode & TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : baseOf(type.type);
