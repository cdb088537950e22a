import { describe, expect, it } from 'vitest';
import {
  asNobody,
  changed,
  linkIn,
  mailedToken,
  mailsTo,
  newAddress,
  password,
  post,
  registered,
  registeredAndSignedIn,
  saidIn,
  stored,
  withToken,
} from '#test/support/accounts-api.ts';
import { codeOf, signedIn } from '#test/support/cloud.ts';

const { limits } = await import('#shared/access/limits.ts');
const { askPasswordReset } = await import('#lambdas/accounts/ask-password-reset.ts');
const { setNewPassword } = await import('#lambdas/accounts/set-new-password.ts');
const { readAccount } = await import('#lambdas/store/user/account-store.ts');

const next = 'Vernici-2027!';
const hour = 3_600_000;
const ask = (email: string) => asNobody(askPasswordReset, { email });

async function asked(changes: Record<string, unknown> = {}) {
  const user = await registered(changes);
  await ask(user.email);
  return { ...user, token: await mailedToken(user.email) };
}

describe('a user who forgot the password', () => {
  it('asks for a new one, also before the address is verified [QER-010]', async () => {
    const { email } = await registered();
    expect(await post('askPasswordReset', { email: ` ${email.toUpperCase()} ` })).toEqual({
      status: 200,
      answer: {},
    });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Scegli una nuova password',
      'Conferma la tua e-mail',
    ]);
  });

  it('is told of an address that is none, by its field [QER-007]', async () => {
    const refused = { error: true, code: 'invalid-input', params: { field: 'email' } };
    expect(await post('askPasswordReset', { email: 'serena@' })).toEqual({ status: 400, answer: refused });
  });

  it('is told of an address that nobody has [QER-008]', async () => {
    const refused = { error: true, code: 'user-not-found' };
    const email = `nobody.${process.pid}@example.com`;
    expect(await post('askPasswordReset', { email })).toEqual({ status: 404, answer: refused });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is told the code of anything else: so often an hour for one account, wherever it is asked [QER-009]', async () => {
    const { email } = await registered();
    for (let index = 0; index < limits['ask-reset-of-account'].most; index += 1) await ask(email);
    await expect(ask(email)).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(ask((await registered()).email)).resolves.toEqual({});
  });

  it('asks so often an hour from one address of the net', async () => {
    const address = newAddress();
    const tries = Array.from({ length: limits['ask-reset'].most }, (_, index) => `no.${index}@example.com`);
    for (const email of tries) {
      const tried = asNobody(askPasswordReset, { email }, { address });
      await expect(tried).rejects.toMatchObject({ code: 'user-not-found' });
    }
    const { email } = await registered();
    const late = asNobody(askPasswordReset, { email }, { address });
    await expect(late).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  it('gets no mail when archived, and can use no earlier one [OPC-33]', async () => {
    const { id, email, token } = await asked();
    await changed(id, { archived: true });
    await expect(ask(email)).rejects.toMatchObject({ code: 'user-not-found' });
    const use = () => asNobody(setNewPassword, { token, password: next });
    await expect(use()).rejects.toMatchObject({ code: 'link-expired' });
    expect(await mailsTo(email)).toHaveLength(2);
    // The try has used it up.
    await changed(id, { archived: false });
    await expect(use()).rejects.toMatchObject({ code: 'link-expired' });
  });
});

describe('the mail of a new password', () => {
  it('leads to the page that sets it, with the e-mail for the login that follows [SES-069]', async () => {
    for (const [language, subject] of [
      ['it', 'Scegli una nuova password'],
      ['en', 'Choose a new password'],
    ]) {
      const { email } = await asked({ language });
      const [mail] = await mailsTo(email);
      if (!mail) throw new Error('No mail was sent.');
      const link = linkIn(mail);
      expect([mail.subject, link.origin, link.pathname]).toEqual([
        subject,
        process.env.WEB_ORIGIN,
        '/reset/set',
      ]);
      expect([link.search, saidIn(link).get('email')]).toEqual(['', email]);
      expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'));
    }
  });

  it('sets it once: the old one is no more, the address counts as verified, the owner is told [SES-069]', async () => {
    const { id, email, token } = await asked();
    const { status, answer } = await post('setNewPassword', { token, password: next });
    expect([status, answer]).toEqual([200, { email }]);
    await expect(signedIn(email, password)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(await signedIn(email, next)).toBeTypeOf('string');
    expect((await stored(id)).emailVerified).toBe(true);
    expect((await readAccount(email))?.emailVerified).toBe(true);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('La tua password è cambiata');
    expect(mail && linkIn(mail).pathname).toBe('/login');
    expect(mail && saidIn(linkIn(mail)).get('email')).toBe(email);
    const again = asNobody(setNewPassword, { token, password });
    await expect(again).rejects.toMatchObject({ code: 'link-expired' });
  });

  it('ends the sessions that are open', async () => {
    const { email, token: session } = await registeredAndSignedIn();
    const me = () => withToken(session, '{ currentUser { email } }');
    expect((await me()).errors).toBeUndefined();
    await ask(email);
    await asNobody(setNewPassword, { token: await mailedToken(email), password: next });
    expect(codeOf(await me())).toBe('not-signed-in');
  });

  it('is good for an hour', async () => {
    const { token } = await asked();
    const late = asNobody(setNewPassword, { token, password: next }, { now: new Date(Date.now() + hour) });
    await expect(late).rejects.toMatchObject({ code: 'link-expired' });
  });

  it('is not used up by a password that is too short', async () => {
    const { email, token } = await asked();
    const refused = { code: 'invalid-input', params: { field: 'password' } };
    await expect(asNobody(setNewPassword, { token, password: 'Ab-1!' })).rejects.toMatchObject(refused);
    await expect(asNobody(setNewPassword, { token, password: next })).resolves.toEqual({ email });
  });

  it('verifies no address, and the mail of verification sets no password', async () => {
    const { verifyEmail } = await import('#lambdas/accounts/verify-email.ts');
    const { token, email } = await asked();
    await expect(asNobody(verifyEmail, { token })).rejects.toMatchObject({ code: 'link-expired' });
    const [, verification] = await mailsTo(email);
    const other = verification && saidIn(linkIn(verification)).get('token');
    const used = asNobody(setNewPassword, { token: other, password: next });
    await expect(used).rejects.toMatchObject({ code: 'link-expired' });
  });
});
