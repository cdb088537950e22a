import { expect, it } from 'vitest';
import { makeSuperUser } from '#infra/super-user/make-super-user.ts';
import { registeredAndSignedIn, withToken } from '#test/support/accounts-api.ts';
import { codeOf } from '#test/support/cloud.ts';

it('a stranger who registered before with the address of the first super user gets no rights', async () => {
  const stranger = await registeredAndSignedIn();
  const me = () => withToken(stranger.token, '{ currentUser { superUser } }');
  expect((await me()).data).toEqual({ currentUser: { superUser: false } });
  const words = { email: stranger.email, password: 'Muro-Giallo-26', firstName: 'Ada', lastName: 'Neri' };
  const made = await makeSuperUser(words, new Date());
  expect(made).toMatchObject({ id: stranger.id, isSuper: true });
  expect(codeOf(await me())).toBe('not-signed-in');
});
