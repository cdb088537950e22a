import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { webConfig } from '#infra/local/web-config.ts';
import { pageHeaders } from '#infra/page-headers.ts';
import { type FunctionSpec, functions } from '#lambdas/manifest.ts';
import { loadConfiguration } from '#web/lib/configuration.ts';
import { onlyOne, propertiesOf, shown, synthesised } from './synthesised.ts';

let template: Template;
let folder: string;

beforeAll(() => {
  ({ template, folder } = synthesised('prod'));
});

afterEach(() => vi.unstubAllGlobals());

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

  it('may talk to the two APIs, the live socket, the sign-in and the files, and to nobody else', () => {
    const { ResponseHeadersPolicyConfig } = onlyOne(
      template,
      'AWS::CloudFront::ResponseHeadersPolicy',
    ).Properties;
    const policy = sentHeaders(ResponseHeadersPolicyConfig as HeadersConfig)['content-security-policy'] ?? '';
    const [, hosts = ''] = policy.match(/connect-src ([^;]+);/) ?? [];
    expect(hosts.split(/(?<!,) /)).toEqual([
      "'self'",
      'https://GraphqlApi.GraphQLUrl',
      'wss://appsync-realtime-api, GraphqlApi.GraphQLUrl',
      'https://cognito-idp.AWS::Region.amazonaws.com',
      'https://*.execute-api.AWS::Region.amazonaws.com',
      'https://s3.AWS::Region.amazonaws.com',
    ]);
  });

  it('is asked for over TLS for two years, names itself to other sites by its origin alone, and is never guessed', () => {
    expect(pageHeaders([])).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
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
