import { describe, expect, it } from 'vitest';
import { subscribe } from '#test/security/callers.ts';
import { password, registeredAndSignedIn, withToken } from '#test/support/accounts-api.ts';
import { type Answer, cloudUrl, codeOf, newSession, renewedToken, signedIn } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';

const { listSessions, noteSession, readUserInSession } = await import(
  '#lambdas/store/session/session-store.ts'
);
const { listOwnRecords } = await import('#lambdas/store/personal-data/own-records.ts');

type Listed = { id: string; browser: string | null; system: string | null; current: boolean };
const fields = 'id browser system signedInAt usedAt current';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

/** The query of the application at its start, from a browser. */
async function start(authorization: string, userAgent = firefox): Promise<Answer<unknown>> {
  const response = await fetch(`${cloudUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, authorization },
    body: JSON.stringify({ query: '{ currentUser { id } }' }),
  });
  return response.json();
}
const listed = async (token: string) =>
  answered(await withToken<{ sessions: Listed[] }>(token, `{ sessions { ${fields} } }`)).sessions;
const end = (token: string, id?: string) =>
  withToken(token, 'mutation ($id: ID) { endSession(id: $id) }', { id: id ?? null });
const endOthers = (token: string) => withToken(token, 'mutation { endOtherSessions }');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const sessionOf = (token: string): string => claimsOf(token).origin_jti;

/** Somebody who is signed in twice. */
async function twice() {
  const { id, email, token: one } = await registeredAndSignedIn();
  await start(one);
  const other = await signedIn(email, password);
  await start(other, safari);
  return { id, email, one, other };
}

/** A token opens GraphQL, a route and a subscription. */
async function opened(token: string, uid: string) {
  const route = await fetch(`${cloudUrl}/functions/downloadXLS?q=none`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const query = 'subscription ($scope: String!) { onChange(scope: $scope) { id } }';
  const heard = await subscribe({ token }, query, { scope: `user:${uid}` });
  return [codeOf(await start(token)), route.status, heard.code];
}
const everything = [undefined, 403, undefined];
const nothing = ['not-signed-in', 401, 'Unauthorized'];

describe('an ordinary sign-out', () => {
  it('ends its session at once: its access token opens nothing, that of another browser goes on', async () => {
    const { id, one, other } = await twice();
    expect(await opened(one, id)).toEqual(everything);
    expect(answered(await end(one))).toEqual({ endSession: true });
    expect(await opened(one, id)).toEqual(nothing);
    expect(await opened(other, id)).toEqual(everything);
  });

  it('ends a session that nobody has noted, too', async () => {
    const { token } = await registeredAndSignedIn();
    await end(token);
    expect(codeOf(await start(token))).toBe('not-signed-in');
  });
});

describe('the sessions of a user', () => {
  it('are listed by browser and system, the one that asks first', async () => {
    const { one, other } = await twice();
    const [mine, second, ...more] = await listed(one);
    expect(mine).toMatchObject({ id: sessionOf(one), browser: 'Firefox', system: 'Linux', current: true });
    expect(second).toMatchObject({ browser: 'Safari', system: 'iPhone', current: false });
    expect(second?.id).toBe(sessionOf(other));
    expect(more).toEqual([]);
    expect((await listed(other)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('end one by one: neither its token nor one that Cognito makes anew is let in', async () => {
    const { id, email, token: one } = await registeredAndSignedIn();
    await start(one);
    const session = await newSession(email, password);
    const other = session.AccessToken;
    expect(codeOf(await start(await renewedToken(session)))).toBeUndefined();
    expect(answered(await end(one, sessionOf(other)))).toEqual({ endSession: true });
    expect(await opened(other, id)).toEqual(nothing);
    const again = await renewedToken(session);
    expect(sessionOf(again)).toBe(sessionOf(other));
    expect(codeOf(await start(again))).toBe('not-signed-in');
    expect((await listed(one)).map((session) => session.id)).toEqual([sessionOf(one)]);
    // Twice is once.
    expect(answered(await end(one, sessionOf(other)))).toEqual({ endSession: true });
  });

  it('end all but the one that asks, also such as no list shows', async () => {
    const { id, email, one, other } = await twice();
    const unnoted = await signedIn(email, password);
    expect(answered(await endOthers(one))).toEqual({ endOtherSessions: true });
    expect(await opened(one, id)).toEqual(everything);
    for (const token of [other, unnoted]) expect(await opened(token, id)).toEqual(nothing);
    expect((await listed(one)).map((session) => session.id)).toEqual([sessionOf(one)]);
    await withToken(one, 'mutation { signOutEverywhere }');
    expect(await opened(one, id)).toEqual(nothing);
  });

  it('are nobody else’s to see or to end', async () => {
    const { id, one } = await twice();
    const { token } = await registeredAndSignedIn();
    expect(codeOf(await end(token, sessionOf(one)))).toBe('not-found');
    expect((await listed(token)).map((session) => session.id)).not.toContain(sessionOf(one));
    expect(await opened(one, id)).toEqual(everything);
  });
});

describe('a kept session', () => {
  const noted = { signedInAt: '2026-11-20T08:00:00.000Z', browser: 'Firefox', system: 'Linux' };

  it('is when it was used, once an hour and not by every start', async () => {
    const { id, token } = await registeredAndSignedIn();
    const used = async () => (await readUserInSession(id, sessionOf(token))).session?.usedAt ?? '';
    await start(token);
    const first = await used();
    await start(token, safari);
    expect(await used()).toBe(first);
    const signedInAt = new Date(claimsOf(token).auth_time * 1000).toISOString();
    const anHourAgo = new Date(Date.parse(first) - 3_600_000).toISOString();
    await noteSession(id, { ...noted, id: sessionOf(token), signedInAt, usedAt: anHourAgo });
    await start(token, safari);
    expect((await used()) > anHourAgo).toBe(true);
    expect((await listed(token))[0]).toMatchObject({ browser: 'Safari', system: 'iPhone' });
  });

  it('is of one that ended nothing but that it did, which a late note does not undo', async () => {
    const { id, one } = await twice();
    const session = sessionOf(one);
    await end(one);
    await noteSession(id, { ...noted, id: session, usedAt: new Date().toISOString() });
    const kept = (await readUserInSession(id, session)).session;
    expect(Object.keys(kept ?? {}).toSorted()).toEqual(['endedAt', 'id', 'signedInAt']);
  });

  it('lapses an hour after its thirty days, when no token of it can be good', async () => {
    const { id } = await registeredAndSignedIn();
    await noteSession(id, { ...noted, id: 'old', usedAt: noted.signedInAt });
    const lapses = new Date('2026-12-20T09:00:00.000Z');
    expect(await listSessions(id, new Date(lapses.getTime() - 1000))).toHaveLength(1);
    expect(await listSessions(id, lapses)).toEqual([]);
  });

  it('is part of the user’s data', async () => {
    const { id, one } = await twice();
    await end(one);
    const own = (await listOwnRecords(id)).filter(({ kind }) => kind === 'SESSION');
    expect(own.map(({ content }) => content)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ browser: 'Safari', system: 'iPhone' }),
        expect.objectContaining({ endedAt: expect.any(String) }),
      ]),
    );
  });

  it('is not noted of a user who was removed meanwhile', async () => {
    await noteSession('nobody', { ...noted, id: 'any', usedAt: noted.signedInAt });
    expect(await listSessions('nobody', new Date(noted.signedInAt))).toEqual([]);
  });
});
