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
  const preflight = (origin: string, method = 'GET') =>
    call('/downloadXLS', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      },
    });

  it('may call if they belong to the web app', async () => {
    const { status, headers } = await preflight(target.webOrigin);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, target.webOrigin]);
    expect(headers.get('access-control-allow-methods')?.split(',').toSorted()).toEqual(['GET', 'POST']);
    expect(headers.get('access-control-allow-headers')?.split(',').toSorted()).toEqual([
      'authorization',
      'content-type',
    ]);
  });

  it('may read the answer and the name of a file', async () => {
    const { headers } = await call('/downloadXLS?q=1', { headers: { origin: target.webOrigin } });
    expect(headers.get('access-control-allow-origin')).toBe(target.webOrigin);
    expect(headers.get('access-control-expose-headers')).toContain('content-disposition');
  });

  it('may use the API and the user pool if they belong to the web app', async () => {
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

  it('may not call if they belong to other sites', async () => {
    const { headers } = await preflight('https://example.com');
    expect(headers.get('access-control-allow-origin')).toBeNull();
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
