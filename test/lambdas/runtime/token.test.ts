import { JwtExpiredError } from 'aws-jwt-verify/error';
import type { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('USER_POOL_CLIENT_ID', 'our-client');
vi.stubEnv('TOKEN_ISSUER', 'https://issuer.example');
vi.stubEnv('TOKEN_KEYS_URL', 'https://issuer.example/keys');
const verify = vi.fn();
const create = vi.fn((_pool: object, _options: { jwksCache: SimpleJwksCache }) => ({ verify }));
vi.mock('aws-jwt-verify', () => ({ JwtVerifier: { create } }));
const { sessionOf } = await import('#lambdas/runtime/token.ts');

const issued = { token_use: 'access', iat: 1_795_000_000 };

beforeEach(() => {
  vi.setSystemTime('2026-11-20T09:00:00Z');
  verify.mockReset();
});

it('gives the user of a valid token of our client, and when their session began', async () => {
  verify.mockResolvedValue({
    sub: 'u1',
    client_id: 'our-client',
    ...issued,
    auth_time: 1_795_000_000,
    origin_jti: 'o1',
  });
  await expect(sessionOf('t')).resolves.toEqual({
    sub: 'u1',
    session: { id: 'o1', signedInAt: 1_795_000_000 },
  });
});

it('refuses a token of another client, and one that has expired', async () => {
  verify.mockResolvedValue({ sub: 'u1', client_id: 'another', ...issued });
  await expect(sessionOf('t')).rejects.toMatchObject({ code: 'not-signed-in' });
  verify.mockRejectedValue(new JwtExpiredError('expired', new Date(0)));
  await expect(sessionOf('t')).rejects.toMatchObject({ code: 'not-signed-in' });
});

it('does not call our own failure to fetch the keys a missing session', async () => {
  const outage = new Error('the keys answered 503');
  verify.mockRejectedValue(outage);
  await expect(sessionOf('t')).rejects.toBe(outage);
});

it('takes the keys from the address of the pool itself: it follows no redirect', async () => {
  verify.mockResolvedValue({ sub: 'u1', client_id: 'our-client', ...issued });
  await sessionOf('t');
  const fetched = vi.fn(async () =>
    Response.json({ keys: [{ kty: 'RSA', kid: 'k', n: 'AQAB', e: 'AQAB' }] }),
  );
  vi.stubGlobal('fetch', fetched);
  const { jwksCache } = create.mock.calls[0]?.[1] ?? {};
  await jwksCache?.getJwks('https://issuer.example/keys');
  const sent = { redirect: 'error', signal: expect.any(AbortSignal) };
  expect(fetched).toHaveBeenCalledWith('https://issuer.example/keys', sent);
});
