import { signOut } from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askSigned, knownUser, post, publish, removeProfiles } from '#test/support/contract-api.ts';
import { removeUsers } from '#test/support/contract-user.ts';

let user: Awaited<ReturnType<typeof knownUser>>;

beforeAll(async () => {
  user = await knownUser();
});
afterAll(async () => {
  await removeProfiles();
  await removeUsers();
});

const currentUser = '{ currentUser { id email } }';

/** The token with changed claims or head, and the original signature. */
function forged({ head = {}, claims = {} }: { head?: object; claims?: object }): string {
  const [first = '', second = '', signature] = user.access.split('.');
  const changed = (part: string, changes: object) =>
    Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString()), ...changes }),
    ).toString('base64url');
  return `${changed(first, head)}.${changed(second, claims)}.${signature}`;
}

describe('a user of the pool', () => {
  it('may call the API with the access token', async () => {
    const { status, body } = await ask(user.access, currentUser);
    expect(status).toBe(200);
    expect(body).toEqual({ data: { currentUser: { id: user.sub, email: user.email } } });
  });

  it('may call the API with the id token, but functions behind it do not accept it', async () => {
    const { status, body } = await ask(user.id, currentUser);
    expect([status, body.errors?.[0]?.errorType]).toEqual([200, 'not-signed-in']);
  });

  it('may not call a field of the application', async () => {
    const { body } = await ask(
      user.access,
      'mutation { publishChange(scope: "admin", entity: "e", id: "1") { id } }',
    );
    expect(body.data ?? null).toBeNull();
    expect(body.errors?.[0]).toMatchObject({
      errorType: 'Unauthorized',
      message: 'Not Authorized to access publishChange on type Mutation',
      path: ['publishChange'],
    });
  });

  it('stays known by an access token until it expires, even after the session ended', async () => {
    const other = await knownUser();
    await signOut({ global: true });
    expect((await ask(other.access, currentUser)).body.errors).toBeUndefined();
  });
});

describe('without a good token', () => {
  it.each<[string, () => string | undefined]>([
    ['no token', () => undefined],
    ['text that is no token', () => 'nonsense'],
    ['the refresh token', () => user.refresh],
    ['a token for somebody else', () => forged({ claims: { sub: 'somebody-else' } })],
    ['a token with a long life', () => forged({ claims: { exp: 4_000_000_000 } })],
    ['a token that claims to need no signature', () => forged({ head: { alg: 'none' } })],
    ['a token without its signature', () => user.access.replace(/[^.]*$/, '')],
  ])('the API answers 401 to %s', async (_what, token) => {
    const { status, body } = await post(JSON.stringify({ query: currentUser }), token());
    expect(status).toBe(401);
    expect(body.errors?.[0]?.errorType).toBe('UnauthorizedException');
    expect(body.data ?? null).toBeNull();
  });
});

describe('the application, with signed requests', () => {
  it('may call its field', async () => {
    const { status, body } = await publish('contract:nobody', '1');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: { publishChange: { scope: 'contract:nobody', entity: 'contract', id: '1', revision: 7 } },
    });
  });

  it('may not call fields of users', async () => {
    const { body } = await askSigned(currentUser);
    expect(body.data ?? null).toBeNull();
    expect(body.errors?.[0]).toMatchObject({
      errorType: 'Unauthorized',
      message: 'Not Authorized to access currentUser on type Query',
    });
  });

  it('is recognised by its secret and its key', async () => {
    const guessed = await askSigned(currentUser, {}, { secretAccessKey: 'guessed' });
    expect([guessed.status, guessed.body.errors?.[0]?.errorType]).toEqual([403, 'InvalidSignatureException']);
    const invented = { accessKeyId: 'AKIAINVENTED00000000', secretAccessKey: 'guessed' };
    const stranger = await askSigned(currentUser, {}, invented);
    expect([stranger.status, stranger.body.errors?.[0]?.errorType]).toEqual([
      403,
      'UnrecognizedClientException',
    ]);
  });
});
