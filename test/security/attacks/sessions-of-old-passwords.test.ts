import { describe, expect, it } from 'vitest';
import type { Clock } from '#lambdas/runtime/clock.ts';
import {
  asNobody,
  mailedToken,
  password,
  registered,
  registeredAndSignedIn,
  stored,
  withToken,
} from '#test/support/accounts-api.ts';
import { codeOf, signedIn } from '#test/support/cloud.ts';

const { askPasswordReset } = await import('#lambdas/accounts/ask-password-reset.ts');
const { setNewPassword } = await import('#lambdas/accounts/set-new-password.ts');
const { changeCredentials } = await import('#lambdas/accounts/change-credentials.ts');
const { endSessions } = await import('#lambdas/store/user/end-sessions.ts');
const { callerOf } = await import('#lambdas/store/session/caller.ts');
const { systemClock } = await import('#lambdas/runtime/clock.ts');

const next = 'Vernici-2027!';
const me = (token: string) => withToken(token, '{ currentUser { email } }');
const claimsOf = (token: string): { auth_time: number; origin_jti: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** A clock that stands still until it must wait. It records the waits. */
function standingAt(time: string) {
  const told: Date[] = [];
  const clock: Clock = { now: () => new Date(time), until: async (until) => void told.push(until) };
  return { clock, told };
}

/** Whether a user's session that began in a given second is accepted. */
async function letsIn(id: string, begunAt: string): Promise<boolean> {
  const signedInAt = Math.floor(Date.parse(begunAt) / 1000);
  return (await callerOf(id, { id: 'a-session', signedInAt })).kind === 'user';
}

describe('a session begun with the old password', () => {
  it('ends, though it began in the very second of the change, or during it', async () => {
    const { id } = await registered();
    const { clock } = standingAt('2026-11-20T09:00:07.900Z');
    await changeCredentials(await stored(id), { password: next }, 'Test', clock);
    expect(await letsIn(id, '2026-11-20T09:00:06Z')).toBe(false);
    expect(await letsIn(id, '2026-11-20T09:00:07Z')).toBe(false);
    expect(await letsIn(id, '2026-11-20T09:00:08Z')).toBe(true);
  });

  it('ends, though it began after the link was sent in and before the password was set', async () => {
    const { id, email } = await registered();
    await asNobody(askPasswordReset, { email });
    const token = await mailedToken(email);
    const now = new Date();
    const late = new Date(now.getTime() + 3000);
    const clock: Clock = { now: () => late, until: async () => {} };
    const context = { caller: { kind: 'nobody' }, address: email, now, clock, newId: () => 'id' } as const;
    await setNewPassword.run({ token, password: next }, context);
    expect(await letsIn(id, new Date(now.getTime() + 2000).toISOString())).toBe(false);
  });

  it('ends when begun just before: real sign-ins, as fast as possible', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, token } = await registeredAndSignedIn();
      await changeCredentials(await stored(id), { password: next }, 'Test', systemClock);
      expect(codeOf(await me(token))).toBe('not-signed-in');
    }
  });
});

describe('a sign-in with the new password', () => {
  it('is accepted at once: the answer comes after the second of the change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, email, token } = await registeredAndSignedIn();
      const answer = await withToken(
        token,
        `mutation ($uid: ID!) {
          updateUser(uid: $uid, password: "${next}", currentPassword: "${password}") { email }
        }`,
        { uid: id },
      );
      expect(codeOf(answer)).toBeUndefined();
      const anew = await signedIn(email, next);
      const { sessionsEndedAt } = await stored(id);
      expect(claimsOf(anew).auth_time * 1000).toBeGreaterThan(Date.parse(sessionsEndedAt ?? ''));
      expect(codeOf(await me(anew))).toBeUndefined();
    }
  });

  it('the change waits for the next second and no longer', async () => {
    const { id } = await registered();
    for (const [at, until] of [
      ['2026-11-20T09:00:07.001Z', '2026-11-20T09:00:08.000Z'],
      ['2026-11-20T09:00:08.000Z', '2026-11-20T09:00:09.000Z'],
      ['2026-11-20T09:00:08.999Z', '2026-11-20T09:00:09.000Z'],
    ] as const) {
      const { clock, told } = standingAt(at);
      await endSessions(id, 'Test', clock);
      expect(told.map((time) => time.toISOString())).toEqual([until]);
    }
  });

  it('is accepted after a sign-out everywhere, too', async () => {
    const { email, token } = await registeredAndSignedIn();
    await withToken(token, 'mutation { signOutEverywhere }');
    expect(codeOf(await me(token))).toBe('not-signed-in');
    expect(codeOf(await me(await signedIn(email, password)))).toBeUndefined();
  });
});
