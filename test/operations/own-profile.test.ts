import { describe, expect, it } from 'vitest';
import {
  asNobody,
  changed,
  mailedToken,
  mailsTo,
  registeredAndSignedIn,
  stored,
  withToken,
} from '#test/support/accounts-api.ts';
import { aProfileInput } from '#test/support/builders/user-input.ts';
import { accounts, codeOf, graphql, tokenOf } from '#test/support/cloud.ts';

const { setAddress } = await import('#lambdas/store/user/account-store.ts');
const { verifyEmail } = await import('#lambdas/accounts/verify-email.ts');
const { readUserByEmail } = await import('#lambdas/store/user/user-store.ts');

const save = (token: string, profile: object) =>
  withToken<{ updateProfile: Record<string, unknown> }>(
    token,
    `mutation ($profile: ProfileInput!) { updateProfile(profile: $profile) {
      firstName language country type pricelist superUser emailVerified revision address2
    } }`,
    { profile },
  );
const refusedField = (answer: Awaited<ReturnType<typeof save>>) => [
  codeOf(answer),
  answer.errors?.[0]?.errorInfo?.field,
];

describe('a user', () => {
  it('saves their own fields, verified or not; the answer carries the language to apply at once [PRO-012, PRO-022]', async () => {
    const { id, token } = await registeredAndSignedIn();
    const said = aProfileInput({ firstName: 'Sara', address2: 'interno 4', language: 'en', showLogo: true });
    const { data } = await save(token, said);
    const answered = { firstName: 'Sara', language: 'en', address2: 'interno 4', revision: 2 };
    expect(data.updateProfile).toMatchObject(answered);
    const { revision: _, ...kept } = said;
    expect(await stored(id)).toMatchObject({ ...kept, revision: 2, updatedBy: 'Serena Gallo' });
  });

  it('changes neither type nor price list, rights, e-mail or country [OPC-11, PRO-019, PRO-020, PRO-021]', async () => {
    const { id, token } = await registeredAndSignedIn();
    await changed(id, { pricelist: 'pccs' });
    const before = await stored(id);
    const { revision } = before;
    const said = aProfileInput({ revision, type: 'keim', country: 'DE' });
    expect((await save(token, said)).errors).toBeUndefined();
    const { type, pricelist, country, isSuper, suggestedPricelist, email, emailVerified } = before;
    const same = { type, pricelist, country, isSuper, suggestedPricelist, email, emailVerified };
    expect(await stored(id)).toMatchObject(same);
    for (const field of [
      'pricelist',
      'isSuper',
      'superUser',
      'managementMode',
      'archived',
      'emailVerified',
    ]) {
      const refused = await save(token, { ...said, [field]: null });
      expect(refused.errors?.[0]?.message).toContain(field);
    }
  });

  it('keeps the privacy consent and the fields that type and country need, whatever the input [PRO-016, PRO-017, PRO-018]', async () => {
    const { token } = await registeredAndSignedIn();
    const fieldOf = async (changes: object) => refusedField(await save(token, aProfileInput({ ...changes })));
    expect(await fieldOf({ checkbox1: false })).toEqual(['invalid-input', 'profile.checkbox1']);
    expect(await fieldOf({ company: ' ' })).toEqual(['invalid-input', 'profile.company']);
    expect(await fieldOf({ company: '', type: 'privato' })).toEqual(['invalid-input', 'profile.company']);
    expect(await fieldOf({ province: null })).toEqual(['invalid-input', 'profile.province']);
    expect(await fieldOf({ province: null, country: 'DE' })).toEqual(['invalid-input', 'profile.province']);
    expect(await fieldOf({ firstName: '' })).toEqual(['invalid-input', 'profile.firstName']);
  });

  it('does not overwrite what was saved meanwhile, and hears who saved it', async () => {
    const { id, token } = await registeredAndSignedIn();
    await changed(id, { pricelist: 'pcu' });
    const late = await save(token, aProfileInput());
    expect([codeOf(late), late.errors?.[0]?.errorInfo?.by]).toEqual(['conflict', 'Test']);
  });
});

describe('a super user', () => {
  it('moves to another country, and loses a price list that is not for it [PRO-021, OPC-48]', async () => {
    const { id, token } = await registeredAndSignedIn();
    await changed(id, { isSuper: true, pricelist: 'pcu' });
    const { revision } = await stored(id);
    const { data } = await save(token, aProfileInput({ revision, country: 'DE', province: null }));
    expect(data.updateProfile).toMatchObject({ country: 'DE', pricelist: null, superUser: true });
  });
});

describe('the stored user', () => {
  const sync = (token: string) =>
    withToken<{ syncAccount: { email: string; emailVerified: boolean; revision: number } }>(
      token,
      'mutation { syncAccount { email emailVerified revision } }',
    );

  it('takes the verification over from the authentication account [SES-037]', async () => {
    const { id, email, token } = await registeredAndSignedIn();
    await setAddress(id, email, true);
    expect((await sync(token)).data.syncAccount).toEqual({ email, emailVerified: true, revision: 2 });
    expect((await stored(id)).emailVerified).toBe(true);
    await setAddress(id, email, false);
    expect((await sync(token)).data.syncAccount).toMatchObject({ emailVerified: false, revision: 3 });
  });

  it('takes the e-mail over from the authentication account, and is found by it [SES-038]', async () => {
    const { id, email, token } = await registeredAndSignedIn();
    await setAddress(id, `moved.${email}`, false);
    expect((await sync(token)).data.syncAccount).toMatchObject({ email: `moved.${email}` });
    expect((await readUserByEmail(`moved.${email}`))?.id).toBe(id);
    expect(await readUserByEmail(email)).toBeUndefined();
  });

  it('is written by nobody when both say the same [SES-037, SES-038]', async () => {
    const { email, token } = await registeredAndSignedIn();
    expect((await sync(token)).data.syncAccount).toEqual({ email, emailVerified: false, revision: 1 });
  });
});

describe('the mail of verification', () => {
  const send = (token: string, uid: string) =>
    withToken<{ sendVerificationEmail: boolean }>(
      token,
      'mutation ($uid: ID!) { sendVerificationEmail(uid: $uid) }',
      { uid },
    );

  it('is sent again on request, and to no verified user [USR-092]', async () => {
    const { id, email, token } = await registeredAndSignedIn();
    expect((await send(token, id)).data.sendVerificationEmail).toBe(true);
    expect(await mailsTo(email)).toHaveLength(2);
    await asNobody(verifyEmail, { token: await mailedToken(email) });
    expect((await send(token, id)).data.sendVerificationEmail).toBe(false);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is sent by a super user who manages the country, and by nobody else [USR-082, USR-092]', async () => {
    const { id, email } = await registeredAndSignedIn();
    for (const who of ['painter', 'superUserOfGermanyAndAustria', 'superUserOfNoCountry'] as const) {
      expect(codeOf(await send(await tokenOf(who), id))).toBe('not-found');
    }
    expect(codeOf(await send(await tokenOf('superUser'), 'nobody'))).toBe('not-found');
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await send(await tokenOf('superUser'), id)).data.sendVerificationEmail).toBe(true);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await mailsTo(accounts.painter)).toEqual([]);
  });

  it('needs a session', async () => {
    const asked = await graphql(null, 'mutation { sendVerificationEmail(uid: "any") }');
    expect(codeOf(asked)).toBe('UnauthorizedException');
  });
});
