import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { webConfig } from '#infra/local/web-config.ts';
import { pageHeaders } from '#infra/page-headers.ts';
import { loadConfiguration } from '#web/lib/configuration.ts';
import { named, onlyOne, propertiesOf, shown, synthesised } from './synthesised.ts';

let template: Template;
let folder: string;

beforeAll(() => {
  ({ template, folder } = synthesised('prod'));
});

afterEach(() => vi.unstubAllGlobals());

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
    const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0123-abc';
    const domain = { name: 'quotes.example.com', certificateArn };
    expect(connectionsOf(synthesised('prod', { domain }).template)).toEqual([
      "'self'",
      'https://GraphqlApi.GraphQLUrl',
      'wss://appsync-realtime-api, GraphqlApi.GraphQLUrl',
      'HttpApi.ApiEndpoint',
      'https://cognito-idp.AWS::Region.amazonaws.com',
      'https://s3.AWS::Region.amazonaws.com/preventivi-prod-files-AWS::AccountId-AWS::Region',
      'https://s3.AWS::Region.amazonaws.com/preventivi-prod-files-AWS::AccountId-AWS::Region/',
    ]);
  });

  it('without a domain of its own may talk to the APIs of functions of its region', () => {
    expect(connectionsOf(template)[3]).toBe('https://*.execute-api.AWS::Region.amazonaws.com');
  });

  it('is asked for over TLS for two years, names itself to other sites by its origin alone, and is never guessed', () => {
    expect(pageHeaders([])).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('names the bucket of the files as it is made', () => {
    const buckets = Object.entries(propertiesOf(template, 'AWS::S3::Bucket'));
    const files = buckets.filter(([id]) => named(id) === 'Files');
    expect(files.map(([, { BucketName }]) => shown(BucketName))).toEqual([
      'preventivi-prod-files-AWS::AccountId-AWS::Region',
    ]);
  });

  it('loads nothing that its page does not name, runs no script written into it, and shows in no frame', () => {
    const { 'content-security-policy': policy = '', 'permissions-policy': permissions } = pageHeaders([
      'https://api',
    ]);
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https: https://api",
      "font-src 'self' data:",
      "connect-src 'self' https://api",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(permissions).toBe('camera=(), microphone=(), geolocation=(), payment=()');
  });

  it('keeps hashed files for a year, asks for all others each time, and says the encoding of every text', () => {
    const uploads = Object.values(propertiesOf(template, 'Custom::CDKBucketDeployment'));
    const rules = uploads.map(({ Include = [], Exclude, Prune, SystemMetadata }) => {
      const { 'cache-control': kept, 'content-type': type } = SystemMetadata as Record<string, string>;
      return [shown(Include), shown(Exclude), Prune, kept, type];
    });
    const year = 'public, max-age=31536000, immutable';
    expect(rules).toEqual([
      ['assets/*.css', '*', false, year, 'text/css; charset=utf-8'],
      ['assets/*.js', '*', false, year, 'text/javascript; charset=utf-8'],
      ['assets/*.woff2', '*', false, year, undefined],
      ['favicon.svg, flags/*.svg', '*', false, 'no-cache', 'image/svg+xml; charset=utf-8'],
      ['index.html', '*', false, 'no-cache', 'text/html; charset=utf-8'],
      ['layers.css', '*', false, 'no-cache', 'text/css; charset=utf-8'],
      ['', 'undefined', false, 'no-cache', undefined],
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
    expect(written.stage).toBe('prod');
    expect(await loadConfiguration()).toEqual(written);
  });
});

function connectionsOf(of: Template): string[] {
  const { ResponseHeadersPolicyConfig } = onlyOne(of, 'AWS::CloudFront::ResponseHeadersPolicy').Properties;
  const policy = sentHeaders(ResponseHeadersPolicyConfig as HeadersConfig)['content-security-policy'] ?? '';
  const [, hosts = ''] = policy.match(/connect-src ([^;]+);/) ?? [];
  return hosts.split(/(?<!,) /);
}

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
