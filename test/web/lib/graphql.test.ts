import { fetchAuthSession } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionUserWith } from '#test/support/session-user.ts';
import { CurrentUserDocument } from '#web/graphql/common.ts';
import { request } from '#web/lib/graphql.ts';
import { hasEndedByItself, keepUser, sessionUser } from '#web/lib/session.ts';

const session = (tokens: unknown) => vi.mocked(fetchAuthSession).mockResolvedValue({ tokens } as never);
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );

beforeEach(() => {
  session({ accessToken: 'the-access-token' });
});

describe('a request', () => {
  it('carries the access token', async () => {
    answer({ data: { currentUser: { id: 'marta' } } });
    await request(CurrentUserDocument);
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(init?.headers).toMatchObject({ authorization: 'the-access-token' });
  });

  it('reads the tokens anew, so that a sign-in in another tab is enough to try again', async () => {
    answer({ data: { currentUser: { id: 'marta' } } });
    session(undefined);
    await expect(request(CurrentUserDocument)).rejects.toMatchObject({ code: 'not-signed-in' });
    session({ accessToken: 'from the other tab' });
    await request(CurrentUserDocument);
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(init?.headers).toMatchObject({ authorization: 'from the other tab' });
  });

  it.each([
    ['the code of the server', { errors: [{ errorType: 'conflict' }] }, 200, 'conflict'],
    ['internal for what is no code', { errors: [{ errorType: 'Lambda:Unhandled' }] }, 200, 'internal'],
    [
      'internal when the schema knows no such field',
      { errors: [{ message: 'Validation error of type FieldUndefined' }] },
      200,
      'internal',
    ],
    ['too many requests when throttled', {}, 429, 'too-many-requests'],
  ])('fails with %s [QER-011, QER-012]', async (_, body, status, code) => {
    answer(body, status);
    await expect(request(CurrentUserDocument)).rejects.toMatchObject({ code });
  });

  it.each([
    ['a page', '<html><body><h1>403 Forbidden</h1></body></html>'],
    ['JSON', '{"errors":[{"errorType":"WAFForbiddenException","message":"403 Forbidden"}]}'],
    ['nothing', ''],
  ])('says that the firewall refused it, when that answers %s', async (_, body) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 403 }));
    await expect(request(CurrentUserDocument)).rejects.toMatchObject({ code: 'refused-by-firewall' });
  });

  it('fails with offline when the network does', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(request(CurrentUserDocument)).rejects.toMatchObject({ code: 'offline' });
  });

  it.each([
    ['the server no longer knows it', () => answer({}, 401)],
    ['AppSync refuses the token', () => answer({ errors: [{ errorType: 'UnauthorizedException' }] })],
    ['there is no token left', () => session(undefined)],
  ])('ends the session when %s', async (_, prepare) => {
    keepUser(sessionUserWith());
    prepare();
    await expect(request(CurrentUserDocument)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(sessionUser()).toBeNull();
    expect(hasEndedByItself()).toBe(true);
  });
});
