import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const pool = { issuer: 'https://pool.example', keys: 'https://pool.example/keys', client: 'our-client' };
vi.stubEnv('USER_POOL_CLIENT_ID', pool.client);
vi.stubEnv('TOKEN_ISSUER', pool.issuer);
vi.stubEnv('TOKEN_KEYS_URL', pool.keys);
const { sessionOf } = await import('#lambdas/runtime/token.ts');

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = ours.publicKey.export({ format: 'jwk' });
const asPem = ours.publicKey.export({ type: 'spki', format: 'pem' });

const fetched: string[] = [];
beforeAll(() => {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    fetched.push(String(address));
    return Response.json({ keys: [{ ...published, kid: 'ours', alg: 'RS256', use: 'sig' }] });
  });
});

const now = () => Math.floor(Date.now() / 1000);
const inPart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
type Parts = { head?: object; claims?: object };
const textOf = ({ head = {}, claims = {} }: Parts) => {
  const times = { iat: now(), exp: now() + 3600, auth_time: 1_795_000_000 };
  const whose = { sub: 'u1', iss: pool.issuer, client_id: pool.client, token_use: 'access' };
  return `${inPart({ alg: 'RS256', kid: 'ours', ...head })}.${inPart({ ...whose, ...times, ...claims })}`;
};
const signed = (parts: Parts = {}, key: KeyObject = ours.privateKey, hash = 'RSA-SHA256') => {
  const text = textOf(parts);
  return `${text}.${sign(hash, Buffer.from(text), key).toString('base64url')}`;
};
const hashed = (secret: string | Buffer) => {
  const text = textOf({ head: { alg: 'HS256' } });
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const ofAnother = others.publicKey.export({ format: 'jwk' });

describe('an access token that the pool made for this client', () => {
  it('opens a session', async () => {
    await expect(sessionOf(signed())).resolves.toMatchObject({
      sub: 'u1',
      session: { signedInAt: 1_795_000_000 },
    });
  });

  it('may come from a clock that goes a little before ours', async () => {
    await expect(sessionOf(signed({ claims: { iat: now() + 30 } }))).resolves.toMatchObject({ sub: 'u1' });
  });
});

describe('no session is opened by', () => {
  it.each<[string, () => string]>([
    ['a token of another client', () => signed({ claims: { client_id: 'another' } })],
    ['a token of no client', () => signed({ claims: { client_id: undefined } })],
    ['a token of another pool by our key', () => signed({ claims: { iss: 'https://other.example' } })],
    ['a token of no issuer', () => signed({ claims: { iss: undefined } })],
    ['a token by another key under our name', () => signed({}, others.privateKey)],
    ['a token by a key that nobody published', () => signed({ head: { kid: 'theirs' } }, others.privateKey)],
    ['a token that brings its key', () => signed({ head: { jwk: ofAnother } }, others.privateKey)],
    [
      'a token that says where its key is',
      () => signed({ head: { kid: 'theirs', jku: 'https://evil.example/keys' } }, others.privateKey),
    ],
    ['a token of no key', () => signed({ head: { kid: undefined } })],
    ['an id token', () => signed({ claims: { token_use: 'id', client_id: undefined, aud: pool.client } })],
    [
      'an id token that names the client too',
      () => signed({ claims: { token_use: 'id', aud: pool.client } }),
    ],
    ['a token of no use', () => signed({ claims: { token_use: undefined } })],
    ['a token that has expired', () => signed({ claims: { exp: now() - 1 } })],
    ['a token that is not good yet', () => signed({ claims: { nbf: now() + 3600 } })],
    ['a token of the future', () => signed({ claims: { iat: now() + 3600, exp: now() + 7200 } })],
    ['a token of no time', () => signed({ claims: { iat: undefined } })],
    ['a token of nobody', () => signed({ claims: { sub: undefined } })],
    ['a token that needs no signature', () => `${textOf({ head: { alg: 'none' } })}.`],
    ['a signed one that says so', () => signed({ head: { alg: 'none' } })],
    ['a token whose secret is the public key, as PEM', () => hashed(String(asPem))],
    ['a token whose secret is the public key, as JWK', () => hashed(String(published.n))],
    ['a token by another hash', () => signed({ head: { alg: 'RS512' } }, ours.privateKey, 'RSA-SHA512')],
    ['a token without its signature', () => signed().replace(/[^.]*$/, '')],
    ['a token of two parts', () => textOf({})],
    ['a token of five parts', () => `${signed()}.x.y`],
    ['no token', () => 'nonsense'],
    ['nothing', () => ''],
  ])('%s', async (_, token) => {
    await expect(sessionOf(token())).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('whatever a token says, keys come from the pool alone', () => {
    expect(new Set(fetched)).toEqual(new Set([pool.keys]));
  });
});
