import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { webConfig } from '#infra/local/web-config.ts';
import { pageHeaders } from '#infra/page-headers.ts';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { loadConfiguration } from '#web/lib/configuration.ts';
import { named, onlyOne, propertiesOf, shown, synthesised } from './synthesised.ts';

let template: Template;
let folder: string;

beforeAll(() => {
  ({ template, folder } = synthesised('prod'));
});

afterEach(() => vi.unstubAllGlobals());

describe('the website', () => {
  const site = () =>
    onlyOne(template, 'AWS::CloudFront::Distribution').Properties.DistributionConfig as SiteConfig;

  it('is found in the list of distributions by its stage', () => {
    expect(site().Comment).toBe('preventivi-prod');
  });

  it('answers every path of a screen with the app, and only those', () => {
    const { DefaultRootObject, DefaultCacheBehavior, ...others } = site();
    expect(DefaultRootObject).toBe('index.html');
    expect(DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
    // An error page is the whole distribution's: refusals of functions would become the app's page.
    expect(others).not.toHaveProperty('CustomErrorResponses');
    const asked = (uri: string) => runsOnRequest(DefaultCacheBehavior, { uri }).uri;
    const screens = ['/', '/preventivi', '/preventivi/q1/pdf', '/prodotti/a.b/modifica'];
    expect(screens.map(asked)).toEqual(screens.map(() => '/index.html'));
    const files = ['/index.html', '/config.json', '/assets/a-1.js', '/favicon.svg', '/nothing.txt'];
    expect(files.map(asked)).toEqual(files);
  });

  it('asks the HTTP routes with the headers of the caller, the secret, and the address of the viewer', () => {
    const { CacheBehaviors, Origins } = site();
    const route = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/functions/*');
    expect(route).toMatchObject({
      AllowedMethods: expect.arrayContaining(['GET', 'POST']),
      // Keeps nothing, and hands on everything but the host: the names that AWS gives to these two policies.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      ViewerProtocolPolicy: 'https-only',
    });
    expect(route).not.toHaveProperty('ResponseHeadersPolicyId');
    const origin = Origins.find(({ Id }) => Id === route?.TargetOriginId);
    expect(shown(origin?.DomainName)).toBe('HttpApi.execute-api.AWS::Region.amazonaws.com');
    expect(origin?.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
    expect(origin?.OriginCustomHeaders?.map((each) => Object.values(each).map(shown))).toEqual([
      ['x-origin-secret', '{{resolve:secretsmanager:WebsiteOriginSecret:SecretString:::}}'],
    ]);
    // A second try would meet a used ticket, and the API itself answers after 30 seconds at the latest.
    expect(origin).toMatchObject({ ConnectionAttempts: 1, CustomOriginConfig: { OriginReadTimeout: 60 } });
    const forged = { 'x-viewer-address': { value: '192.0.2.66' }, accept: { value: '*/*' } };
    const { headers } = runsOnRequest(route, { uri: '/functions/x', headers: forged });
    expect(headers).toEqual({ 'x-viewer-address': { value: '203.0.113.9' }, accept: { value: '*/*' } });
  });

  it('shares the secret with the functions of the routes, and with no other', () => {
    const variables = Object.entries(propertiesOf(template, 'AWS::Lambda::Function')).map(
      ([id, { Environment }]) =>
        [named(id), (Environment as { Variables?: Record<string, unknown> })?.Variables ?? {}] as const,
    );
    const sharing = variables.filter(([, { ORIGIN_SECRET: secret }]) => secret !== undefined);
    const routed = Object.entries(functions as Record<string, FunctionSpec>).flatMap(([name, { trigger }]) =>
      'http' in trigger ? [`Functions${name}Function`] : [],
    );
    expect(sharing.map(([name]) => name).toSorted()).toEqual(routed.toSorted());
    expect(new Set(sharing.map(([, { ORIGIN_SECRET: secret }]) => shown(secret)))).toEqual(
      new Set(['{{resolve:secretsmanager:WebsiteOriginSecret:SecretString:::}}']),
    );
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

  it('may talk to itself, the API, the live socket, the sign-in and the files, and to nobody else', () => {
    expect(connectionsOf(template)).toEqual([
      "'self'",
      'https://GraphqlApi.GraphQLUrl',
      'wss://appsync-realtime-api, GraphqlApi.GraphQLUrl',
      'https://cognito-idp.AWS::Region.amazonaws.com',
      'https://s3.AWS::Region.amazonaws.com/preventivi-prod-files-AWS::AccountId-AWS::Region',
      'https://s3.AWS::Region.amazonaws.com/preventivi-prod-files-AWS::AccountId-AWS::Region/',
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
      ['', 'undefined', false, 'no-cache', undefined],
      ['assets/*.css', '*', false, year, 'text/css; charset=utf-8'],
      ['assets/*.js', '*', false, year, 'text/javascript; charset=utf-8'],
      ['assets/*.woff2', '*', false, year, undefined],
      ['favicon.svg, flags/*.svg', '*', false, 'no-cache', 'image/svg+xml; charset=utf-8'],
      ['layers.css', '*', false, 'no-cache', 'text/css; charset=utf-8'],
      ['index.html', '*', false, 'no-cache', 'text/html; charset=utf-8'],
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

type Behaviour = {
  PathPattern?: string;
  TargetOriginId: string;
  ViewerProtocolPolicy: string;
  FunctionAssociations: { FunctionARN: unknown }[];
};
type Origin = {
  Id: string;
  DomainName: unknown;
  CustomOriginConfig?: object;
  OriginCustomHeaders?: Record<string, unknown>[];
};
type SiteConfig = {
  Comment: string;
  DefaultRootObject: string;
  DefaultCacheBehavior: Behaviour;
  CacheBehaviors: Behaviour[];
  Origins: Origin[];
};
type Asked = { uri: string; headers?: Record<string, { value: string }> };

/** A request after CloudFront's function of a behaviour. */
function runsOnRequest(of: Behaviour | undefined, request: Asked): Asked {
  const name = shown(of?.FunctionAssociations[0]?.FunctionARN).replace('.FunctionARN', '');
  const found = Object.entries(propertiesOf(template, 'AWS::CloudFront::Function')).find(
    ([id]) => named(id) === name,
  );
  const handler = new Function(`${found?.[1].FunctionCode}; return handler`)();
  return handler({ viewer: { ip: '203.0.113.9' }, request: structuredClone(request) });
}

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
