import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webConfig } from '#infra/local/web-config.ts';
import { startWebSite } from '#infra/local/web-site.ts';
import { screenPath } from '#infra/viewer-functions.ts';
import { type ServedLocally, serveLocally } from '#test/support/serve-locally.ts';

const page = '<!doctype html><title>Preventivi</title>';
const received = "<!doctype html><title>Un'offerta per te</title>";
const script = 'console.log("preventivi");'.repeat(50);
const identity = {
  port: 4000,
  region: 'eu-central-1',
  userPoolId: 'eu-central-1_Local0001',
  userPoolClientId: 'client',
};

let folder: string;
let served: ServedLocally;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'site/assets'), { recursive: true });
  await writeFile(join(folder, 'site/index.html'), page);
  await writeFile(join(folder, 'site/o.html'), received);
  await writeFile(join(folder, 'site/assets/app-1a2b3c.js'), script);
  await writeFile(join(folder, 'secret.txt'), 'not for the web');
  served = await serveLocally(
    startWebSite({
      folder: join(folder, 'site'),
      config: (host) => webConfig(identity, host),
      origins: ['http://127.0.0.1:4000'],
    }),
  );
});

afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** Unlike fetch it sends the path as it is and leaves the body compressed. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, failed) => {
    const asked = httpRequest({ host: '127.0.0.1', port: served.port, path, headers }, async (answer) => {
      const chunks = await answer.toArray();
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    asked.on('error', failed).end();
  });
}

describe('the web app', () => {
  it.each(['/', '/preventivi', '/preventivi/q1/pdf?token=a.b'])('answers its page for %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString(), headers['cache-control']]).toEqual([200, page, 'no-cache']);
  });

  it.each(['/o/o1', '/o/o2?a=b', '/o/o1/promemoria'])(
    'answers the page of all offers for %s [SND-030]',
    async (path) => {
      expect((await get(path)).body.toString()).toBe(received);
    },
  );

  const paths = ['/', '/prodotti/a.b/modifica', '/a/.x', '/.x', '/a.', '/a.b/', '/a%2Eb', '/%zz', '/assets'];

  it.each(paths)('has its page for %s, or none, as CloudFront has', async (path) => {
    const handler = new Function(`${screenPath}; return handler;`)();
    const { uri } = handler({ request: { uri: path } });
    expect((await get(path)).status).toBe(['/index.html', '/o.html'].includes(uri) ? 200 : 404);
  });

  it('keeps assets, whose names carry their hash, for ever', async () => {
    const { headers } = await get('/assets/app-1a2b3c.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('compresses texts as the browser wishes', async () => {
    const br = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    expect(gunzipSync(gzip.body).toString()).toBe(script);
  });

  it('answers 304 for what the browser already has', async () => {
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it.each([
    '/assets/old-9z9z.js',
    '/favicon.ico',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%00.txt',
    '/%zz.txt',
  ])('answers 404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['/', '/assets/app-1a2b3c.js', '/missing.js']) {
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
      });
    }
  });
});

describe('config.json', () => {
  it('names the addresses by the host that the browser used', async () => {
    const { body, headers } = await get('/config.json', { host: 'localhost:4000' });
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(body.toString())).toEqual({
      stage: 'dev',
      region: 'eu-central-1',
      userPoolId: 'eu-central-1_Local0001',
      userPoolClientId: 'client',
      userPoolEndpoint: 'http://localhost:4000/_aws/cognito',
      graphqlEndpoint: 'http://localhost:4000/graphql',
      liveEndpoint: 'ws://localhost:4000/graphql',
      functionsEndpoint: 'http://localhost:4000/functions',
    });
  });

  it('does not follow the name of another host', async () => {
    const { body } = await get('/config.json', { host: 'example.com' });
    expect(JSON.parse(body.toString()).graphqlEndpoint).toBe('http://127.0.0.1:4000/graphql');
  });
});
