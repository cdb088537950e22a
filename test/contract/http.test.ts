import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functions } from '#lambdas/manifest.ts';
import { knownUser, removeProfiles } from '#test/support/contract-api.ts';
import { target } from '#test/support/contract-target.ts';
import { poolAddress, removeUsers } from '#test/support/contract-user.ts';

let token: string;

beforeAll(async () => {
  ({ access: token } = await knownUser());
});
afterAll(async () => {
  await removeProfiles();
  await removeUsers();
});

const call = (path: string, init?: RequestInit) => fetch(`${target.functionsEndpoint}${path}`, init);
const statusAndBody = async (answer: Response) => [answer.status, await answer.json()];

describe('the routes', () => {
  it.each([
    ['a path without a function', '/nothing', 'GET'],
    ['a path below that of a function', '/downloadXLS/more', 'GET'],
    ['a method unknown at the path', '/downloadXLS', 'POST'],
  ])('answer 404 to %s', async (_what, path, method) => {
    expect(await statusAndBody(await call(path, { method }))).toEqual([404, { message: 'Not Found' }]);
  });

  it('return the failure of a function with its status, headers and code', async () => {
    const answer = await call('/downloadXLS?q=contract-missing');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await statusAndBody(answer)).toEqual([401, { error: true, code: 'not-signed-in' }]);
  });

  it('pass the query and the token to the function', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = call('/downloadXLS?q=contract-missing&lang=en', { headers });
    expect(await statusAndBody(await asked)).toEqual([404, { error: true, code: 'not-found' }]);
  });
});

describe('pages of other origins', () => {
  it.each(['https://example.com', 'http://127.0.0.1:1'])('may not call the routes: %s', async (origin) => {
    const { headers } = await call('/downloadXLS?q=1', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const asked = { origin, 'access-control-request-method': 'GET' };
    const preflight = await call('/downloadXLS', { method: 'OPTIONS', headers: asked });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may use the API and the user pool', async () => {
    for (const [url, asked] of [
      [target.graphqlEndpoint, 'authorization,content-type'],
      [`${poolAddress}/`, 'content-type,x-amz-target,x-amz-user-agent'],
    ] as const) {
      const { headers } = await fetch(url, {
        method: 'OPTIONS',
        headers: {
          origin: target.webOrigin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': asked,
        },
      });
      expect(['*', target.webOrigin]).toContain(headers.get('access-control-allow-origin'));
      expect(headers.get('access-control-allow-methods')).toContain('POST');
    }
  });
});

describe('too many requests', () => {
  it('to a route get 429, and other routes work', async () => {
    const { throttle } = functions.downloadXLS.trigger;
    const answers = await Promise.all(Array.from({ length: 5 * throttle }, () => call('/downloadXLS?q=1')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toEqual({ message: 'Too Many Requests' });
    expect((await call('/downloadPDF?q=1')).status).toBe(401);
  });
});
