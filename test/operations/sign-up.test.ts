import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import {
  asNobody,
  linkIn,
  mailedToken,
  mailsTo,
  newAddress,
  password,
  post,
  registered,
  stored,
  withToken,
} from '#test/support/accounts-api.ts';
import { aSignUpInput } from '#test/support/builders/user-input.ts';
import { codeOf, signedIn } from '#test/support/cloud.ts';

const { limits } = await import('#shared/access/limits.ts');
const { signupUser } = await import('#lambdas/accounts/signup-user.ts');
const { verifyEmail } = await import('#lambdas/accounts/verify-email.ts');
const { sendVerification } = await import('#lambdas/store/user/send-verification.ts');
const { readAccount } = await import('#lambdas/store/user/account-store.ts');

const day = 86_400_000;
const signUp = (changes: Record<string, unknown> = {}, address?: string) =>
  asNobody(signupUser, { key: randomUUID(), user: aSignUpInput(changes) }, address ? { address } : {});

describe('a visitor', () => {
  it('registers with e-mail and password and gets an account without rights, unverified, with a suggested list [SES-001, PRO-023, OPC-36, OPC-38]', async () => {
    const user = aSignUpInput({ address2: 'scala B', phone1: '051 5550124', checkbox2: true });
    const before = Date.now();
    const { status, answer } = await post('signupUser', { key: randomUUID(), user });
    expect([status, answer]).toEqual([200, { id: expect.any(String), mailSent: true }]);
    const { password: _, ...said } = user;
    const made = await stored(answer.id);
    expect(made).toMatchObject({ ...said, language: 'it', id: answer.id, uid: answer.id });
    expect(made).toMatchObject({ isSuper: false, archived: false, emailVerified: false, revision: 1 });
    expect(made).toMatchObject({ pricelist: null, suggestedPricelist: 'pcu', pricelistConfirmed: false });
    expect(Date.parse(made.createdAt)).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(made)).not.toContain(password);
    expect(await readAccount(user.email)).toMatchObject({
      id: answer.id,
      emailVerified: false,
      enabled: true,
    });
    expect(await signedIn(user.email, password)).toBeTypeOf('string');
  });

  it('is given no rights from the input, and no price list [OPC-37]', async () => {
    const asked = {
      superUser: true,
      isSuper: true,
      managementMode: 'only',
      managedCountries: ['IT'],
      pricelist: 'pcu',
      pricelistConfirmed: true,
      archived: true,
      emailVerified: true,
      id: 'chosen',
    };
    const { id } = await registered(asked);
    expect(id).not.toBe('chosen');
    expect(await stored(id)).toMatchObject({
      isSuper: false,
      managementMode: 'all',
      managedCountries: [],
      pricelist: null,
      pricelistConfirmed: false,
      archived: false,
      emailVerified: false,
    });
  });

  it.each(['keim', 'test', 'amministratore', ''])('cannot register as %s [OPC-37]', async (type) => {
    await expect(signUp({ type })).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'user.type' },
    });
  });

  it.each(['privato', 'rivenditore', 'venditore-esterno', 'agente', 'imbianchino', 'progettista'])(
    'registers as %s [OPC-37]',
    async (type) => {
      const { id } = await registered({ type });
      expect((await stored(id)).type).toBe(type);
    },
  );

  it.each([
    ['of the north', { province: 'TO' }, 'pcu'],
    ['of the south', { province: 'NA' }, 'pccs'],
    ['private', { type: 'privato' }, null],
    ['of another country', { country: 'DE', province: null }, null],
  ])('%s is suggested the price list of their province, and has none [OPC-38]', async (_, changes, list) => {
    const { id } = await registered(changes);
    expect(await stored(id)).toMatchObject({ suggestedPricelist: list, pricelist: null });
  });

  it.each([
    ['no company', { company: null }, 'company'],
    ['no province in Italy', { province: null }, 'province'],
    ['five characters of password', { password: 'Ab-1!' }, 'password'],
    ['no privacy consent', { checkbox1: false }, 'checkbox1'],
    ['an address that is none', { email: 'serena@' }, 'email'],
    ['a telephone in words', { phone: 'nessuno' }, 'phone'],
    ['no country', { country: '' }, 'country'],
  ])('with %s is refused by the field [PRO-024, OPC-36, OPC-41, CER-002]', async (_, changes, field) => {
    const refused = { code: 'invalid-input', params: { field: `user.${field}` } };
    await expect(signUp(changes)).rejects.toMatchObject(refused);
  });

  it('abroad needs no province, and speaks English unless another language is chosen [PRO-024]', async () => {
    const abroad = await registered({ country: 'DE', province: null });
    expect(await stored(abroad.id)).toMatchObject({ language: 'en', province: null });
    const italian = await registered({ country: 'DE', province: null, language: 'it' });
    expect((await stored(italian.id)).language).toBe('it');
  });

  it('has an address of their own, in upper or lower case [OPC-39, OPC-41, CER-003]', async () => {
    const { email } = await registered();
    const { id } = await registered({ email: `  Anna.${email.toUpperCase()} ` });
    expect((await stored(id)).email).toBe(`anna.${email}`);
    const { status, answer } = await post('signupUser', {
      key: randomUUID(),
      user: aSignUpInput({ email: ` ${email.toUpperCase()}` }),
    });
    expect([status, answer]).toEqual([409, { error: true, code: 'email-taken' }]);
  });

  it('registers so often an hour from one address of the net [OPC-39]', async () => {
    const address = newAddress();
    const { most } = limits['sign-up'];
    // A refused call is counted too, and sooner done.
    for (let index = 0; index < most; index += 1) {
      await expect(signUp({ type: 'keim' }, address)).rejects.toMatchObject({ code: 'invalid-input' });
    }
    await expect(signUp({}, address)).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(signUp()).resolves.toMatchObject({ mailSent: true });
  });

  it('is registered though the mail does not go out: it can be sent again', async () => {
    vi.stubEnv('MAIL_SENDER', '');
    try {
      const { id, mailSent } = await signUp();
      expect([mailSent, (await stored(id)).emailVerified]).toEqual([false, false]);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe('the mail of verification', () => {
  it('asks in the language of its reader, as page and as text, by a link to the website', async () => {
    for (const [language, subject, hello] of [
      ['it', 'Conferma la tua e-mail', 'Buongiorno,'],
      ['en', 'Confirm your e-mail', 'Hello,'],
    ]) {
      const { email } = await registered({ language });
      const [mail, ...others] = await mailsTo(email);
      if (!mail) throw new Error('No mail was sent.');
      expect([mail.subject, others]).toEqual([subject, []]);
      const link = linkIn(mail);
      expect([link.origin, link.pathname]).toEqual([process.env.WEB_ORIGIN, '/verifica']);
      expect(mail.html).toContain(`<html lang="${language}">`);
      for (const words of [hello, link.href]) {
        expect(mail.html).toContain(words);
        expect(mail.text).toContain(words);
      }
    }
  });

  it('opens quotations and products; until then they are closed [SES-003]', async () => {
    const { id, email } = await registered();
    const token = await signedIn(email, password);
    const products = () => withToken(token, '{ products { id } }');
    expect(codeOf(await products())).toBe('email-not-verified');
    const { status, answer } = await post('verifyEmail', { token: await mailedToken(email) });
    expect([status, answer]).toEqual([200, { email }]);
    expect((await stored(id)).emailVerified).toBe(true);
    expect((await readAccount(email))?.emailVerified).toBe(true);
    expect((await products()).errors).toBeUndefined();
  });

  it('is good once, and for seven days', async () => {
    const { id, email } = await registered();
    const token = await mailedToken(email);
    const late = new Date(Date.now() + 7 * day);
    await expect(asNobody(verifyEmail, { token }, { now: late })).rejects.toMatchObject({
      code: 'link-expired',
    });
    await asNobody(verifyEmail, { token }, { now: new Date(Date.now() + 7 * day - 60_000) });
    await expect(asNobody(verifyEmail, { token })).rejects.toMatchObject({ code: 'link-expired' });
    expect((await stored(id)).emailVerified).toBe(true);
  });

  it('verifies the address that it went to, and no other', async () => {
    const user = await stored((await registered()).id);
    const token = await mailedToken(user.email);
    const { changed } = await import('#test/support/accounts-api.ts');
    await changed(user.id, { email: `new.${user.email}` });
    await expect(asNobody(verifyEmail, { token })).rejects.toMatchObject({ code: 'link-expired' });
    expect((await stored(user.id)).emailVerified).toBe(false);
  });

  it('goes out so often an hour for one account', async () => {
    const user = await stored((await registered()).id);
    const now = new Date();
    // Registering sent the first.
    for (let sent = 1; sent < limits['verification-mail'].most; sent += 1) await sendVerification(user, now);
    await expect(sendVerification(user, now)).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  it('has tokens that are tried so often an hour from one address of the net', async () => {
    const address = newAddress();
    for (let index = 0; index < limits['use-mail-token'].most; index += 1) {
      const tried = asNobody(verifyEmail, { token: `made-up-${index}` }, { address });
      await expect(tried).rejects.toMatchObject({ code: 'link-expired' });
    }
    const { email } = await registered();
    const token = await mailedToken(email);
    const late = asNobody(verifyEmail, { token }, { address });
    await expect(late).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(asNobody(verifyEmail, { token })).resolves.toEqual({ email });
  });
});
