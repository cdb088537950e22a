import { describe, expect, it } from 'vitest';
import {
  asNobody,
  changed,
  linkIn,
  mailedToken,
  mailsTo,
  password,
  registered,
  registeredAndSignedIn,
  saidIn,
  withToken,
} from '#test/support/accounts-api.ts';
import { codeOf, signedIn } from '#test/support/cloud.ts';

const { askPasswordReset } = await import('#lambdas/accounts/ask-password-reset.ts');
const { setNewPassword } = await import('#lambdas/accounts/set-new-password.ts');
const { issueAccountToken } = await import('#lambdas/store/user/account-token-store.ts');

const [stolen, chosen] = ['Rubata-2027!', 'Vernici-2027!'];

/** The link of a mailed password reset. */
async function linkOf(email: string): Promise<string> {
  await asNobody(askPasswordReset, { email });
  return mailedToken(email);
}
const use = (token: string, wanted = stolen) => asNobody(setNewPassword, { token, password: wanted });
const isUseless = (token: string) => expect(use(token)).rejects.toMatchObject({ code: 'link-expired' });

const update = (token: string, wanted: Record<string, unknown>) =>
  withToken(
    token,
    `mutation ($uid: ID!, $email: String, $password: String, $currentPassword: String) {
      updateUser(uid: $uid, email: $email, password: $password, currentPassword: $currentPassword) { email }
    }`,
    wanted,
  );

async function aSuperUser(): Promise<string> {
  const { id, token } = await registeredAndSignedIn();
  await changed(id, { isSuper: true, managementMode: 'all' });
  return token;
}

describe('a password link from an earlier mail', () => {
  it('is useless once another was used', async () => {
    const { email } = await registered();
    const first = await linkOf(email);
    await use(await linkOf(email), chosen);
    await isUseless(first);
    expect(await signedIn(email, chosen)).toBeTypeOf('string');
  });

  it('is useless as soon as another is requested', async () => {
    const { email } = await registered();
    const first = await linkOf(email);
    const second = await linkOf(email);
    await isUseless(first);
    await expect(use(second, chosen)).resolves.toEqual({ email });
  });

  it('is useless once its owner changes the password in the profile', async () => {
    const { id, email, token } = await registeredAndSignedIn();
    const link = await linkOf(email);
    expect(codeOf(await update(token, { uid: id, password: chosen, currentPassword: password }))).toBe(
      undefined,
    );
    await isUseless(link);
    expect(await signedIn(email, chosen)).toBeTypeOf('string');
  });

  it('is useless once a super user sets a password', async () => {
    const { id, email } = await registered();
    const link = await linkOf(email);
    expect(codeOf(await update(await aSuperUser(), { uid: id, password: chosen }))).toBeUndefined();
    await isUseless(link);
  });

  it('is useless once the e-mail address changes, even back to the former one', async () => {
    const { id, email } = await registered();
    const link = await linkOf(email);
    const acting = await aSuperUser();
    for (const moved of [`moved.${email}`, email])
      expect(codeOf(await update(acting, { uid: id, email: moved }))).toBeUndefined();
    await isUseless(link);
  });

  it('stays good after a refused change', async () => {
    const { id, email, token } = await registeredAndSignedIn();
    const link = await linkOf(email);
    const wrong = { uid: id, password: stolen, currentPassword: 'Sbagliata-2026' };
    expect(codeOf(await update(token, wrong))).toBe('wrong-password');
    await expect(use(link, chosen)).resolves.toEqual({ email });
  });
});

describe('at the same moment', () => {
  it('one of several requested links is good', async () => {
    const { id: userId, email } = await registered();
    const now = new Date();
    const asked = Array.from({ length: 8 }, () => issueAccountToken('reset', { userId, email }, now));
    const links = await Promise.all(asked);
    const used = await Promise.allSettled(links.map((link) => use(link, chosen)));
    expect(used.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    const late = await Promise.allSettled(links.map((link) => use(link)));
    const good = [...used, ...late].filter(({ status }) => status === 'fulfilled');
    expect(good).toHaveLength(1);
  });

  it('a link and a change in the profile never overwrite each other unnoticed', async () => {
    const { id, email, token } = await registeredAndSignedIn();
    const link = await linkOf(email);
    const own = { uid: id, password: chosen, currentPassword: password };
    const [byLink, byOwner] = await Promise.all([
      use(link).then(
        () => undefined,
        ({ code }) => code,
      ),
      update(token, own).then(codeOf),
    ]);
    // One of the two succeeds; the other is refused.
    expect([byLink, byOwner].filter((code) => code === undefined)).toHaveLength(1);
    expect(await signedIn(email, byLink ? chosen : stolen)).toBeTypeOf('string');
  });

  it('a requested link is not affected by a mail of another kind', async () => {
    const { email } = await registered();
    const link = await linkOf(email);
    const verification = (await mailsTo(email)).map((mail) => saidIn(linkIn(mail)).get('token'));
    expect(new Set(verification).size).toBe(2);
    await expect(use(link, chosen)).resolves.toEqual({ email });
  });
});
