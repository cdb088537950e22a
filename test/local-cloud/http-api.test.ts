import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { local } from '#infra/local/environment.ts';
import { startHttpApi } from '#infra/local/http-api.ts';
import { servedFunctions } from '#infra/local/served-functions.ts';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { type ServedLocally, serveLocally } from '#test/support/serve-locally.ts';

const route = (http: 'GET /functions/show' | 'POST /functions/show'): FunctionSpec => ({
  entry: 'not loaded',
  trigger: { http, throttle: 2 },
  may: [],
});
const functions = { show: route('GET /functions/show'), take: route('POST /functions/show') };

let clock: number;
let calls: { name: string; event: unknown }[];
let reply: unknown;
let served: ServedLocally;

beforeEach(async () => {
  clock = 1_000_000;
  calls = [];
  reply = { statusCode: 200 };
  const invoke = async (name: string, event: unknown) => {
    calls.push({ name, event });
    if (reply instanceof Error) throw reply;
    return reply;
  };
  served = await serveLocally(startHttpApi({ functions, invoke, now: () => clock }));
});

afterEach(() => served.close());

const call = (path: string, init?: RequestInit) => fetch(`${served.url}${path}`, init);

describe('the event of a route', () => {
  it('carries the request in the format 2.0 of API Gateway', async () => {
    const headers = { cookie: 'a=1; b=2', 'x-Test': 'yes' };
    await call('/functions/show?q=1&tag=x&tag=y%20z', { headers });
    expect(calls).toMatchObject([
      {
        name: 'show',
        event: {
          version: '2.0',
          routeKey: 'GET /functions/show',
          rawPath: '/functions/show',
          rawQueryString: 'q=1&tag=x&tag=y%20z',
          queryStringParameters: { q: '1', tag: 'x,y z' },
          headers: { 'x-test': 'yes' },
          cookies: ['a=1', 'b=2'],
          isBase64Encoded: false,
          requestContext: { http: { method: 'GET', path: '/functions/show', sourceIp: '127.0.0.1' } },
        },
      },
    ]);
  });

  it('leaves the parameters out when there are none', async () => {
    await call('/functions/show');
    expect(calls[0]?.event).not.toHaveProperty('queryStringParameters');
  });

  it('carries a text as it is and bytes in base64', async () => {
    const body = new Uint8Array([0, 255, 1]);
    await call('/functions/show', { method: 'POST', body: '{"a":"è"}' });
    await call('/functions/show', { method: 'POST', body, headers: { 'content-type': 'image/png' } });
    expect(calls.map(({ event }) => event)).toMatchObject([
      { body: '{"a":"è"}', isBase64Encoded: false },
      { body: 'AP8B', isBase64Encoded: true },
    ]);
  });
});

describe('a route on the website’s address', () => {
  it('hears the viewer’s address and the proof, also when a browser sends its own', async () => {
    const invoke = async (name: string, event: unknown) => {
      calls.push({ name, event });
      return { statusCode: 200 };
    };
    const website = await serveLocally(
      servedFunctions(startHttpApi({ functions, invoke, now: () => clock })),
    );
    const headers = { 'x-viewer-address': '203.0.113.9', 'x-origin-secret': 'a guess' };
    await fetch(`${website.url}/functions/show`, { headers });
    await website.close();
    const seen = { 'x-viewer-address': '127.0.0.1', 'x-origin-secret': local.originSecret };
    expect(calls).toMatchObject([{ event: { headers: seen } }]);
  });
});

describe('the answer of a route', () => {
  it('has the status, headers, cookies and text that the function gave', async () => {
    reply = {
      statusCode: 410,
      headers: { 'content-type': 'text/plain', 'x-n': 1 },
      cookies: ['a=1'],
      body: 'è',
    };
    const answer = await call('/functions/show');
    expect(answer.status).toBe(410);
    expect(answer.headers.get('x-n')).toBe('1');
    expect(answer.headers.getSetCookie()).toEqual(['a=1']);
    expect(await answer.text()).toBe('è');
  });

  it('has the bytes that the function gave in base64', async () => {
    reply = { statusCode: 200, body: 'AP8B', isBase64Encoded: true };
    const bytes = await (await call('/functions/show')).arrayBuffer();
    expect([...new Uint8Array(bytes)]).toEqual([0, 255, 1]);
  });

  it('is the whole result as JSON when the function gave no status', async () => {
    reply = { hello: 'world' };
    expect(await (await call('/functions/show')).json()).toEqual({ hello: 'world' });
  });

  it('tells nothing of a function that crashed', async () => {
    reply = new Error('A secret detail.');
    const answer = await call('/functions/show');
    expect([answer.status, await answer.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  });
});

describe('too many requests', () => {
  const statuses = async (path: string, times: number) => {
    const found: number[] = [];
    for (let time = 0; time < times; time += 1) found.push((await call(path)).status);
    return found;
  };

  it('are refused beyond the throttle of the route and taken again as time passes', async () => {
    expect(await statuses('/functions/show', 3)).toEqual([200, 200, 429]);
    clock += 500;
    expect(await statuses('/functions/show', 2)).toEqual([200, 429]);
  });
});
