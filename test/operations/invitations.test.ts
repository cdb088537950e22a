import { describe, expect, it } from 'vitest';
import { changed, mailsTo, post, stored, withToken } from '#test/support/accounts-api.ts';
import { anAcceptance, anInvitation } from '#test/support/builders/invitation.ts';
import { codeOf, signedIn } from '#test/support/cloud.ts';
import {
  accept,
  check,
  invitations,
  invitationToken,
  invite,
  invited,
  look,
  resendInvitation,
  revokeInvitation,
} from '#test/support/invitations-api.ts';
import { idOf, listen } from '#test/support/live.ts';
import { answered } from '#test/support/quotations-api.ts';

const { readUserByEmail } = await import('#lambdas/store/user/user-store.ts');
const { readAccount } = await import('#lambdas/store/user/account-store.ts');
const { itemsOfTable } = await import('#test/support/whole-cloud.ts');
const userWith = async (email: string) => {
  const user = await readUserByEmail(email);
  if (!user) throw new Error(`Nobody has the address ${email}.`);
  return user;
};
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

describe('an invitation', () => {
  it('goes by mail in its language, with what the inviter wrote as it is, and a link whose token is behind the # [ROL-037]', async () => {
    const message = 'Ciao Marta,\n<b>benvenuta</b>!';
    const invitation = await invited({ message });
    expect(invitation).toMatchObject({
      state: 'sent',
      language: 'it',
      pricelist: 'pcu',
      by: 'Giulia Ferrero',
    });
    const [mail] = await mailsTo(invitation.email);
    expect(mail?.subject).toBe('Giulia Ferrero ti invita su Calce & Colore');
    expect(mail?.text).toContain(message);
    expect(mail?.html).toContain('&lt;b&gt;benvenuta&lt;/b&gt;');
    expect(mail?.text).toMatch(/\/invito#t=[\w-]{43}\n/);
    const english = await invited({ country: 'DE', province: null, pricelist: null, name: null });
    expect(english.language).toBe('en');
    expect((await mailsTo(english.email))[0]).toMatchObject({
      subject: 'Giulia Ferrero invites you to Calce & Colore',
      text: expect.stringContaining('Hello,\n'),
    });
    expect((await invited({ language: 'en' })).language).toBe('en');
  });

  it('is for a country and a list of the inviter; a private user gets no list [ROL-037]', async () => {
    const lukas = 'superUserOfGermanyAndAustria';
    expect(codeOf(await invite(anInvitation(), lukas))).toBe('forbidden');
    const german = { country: 'DE', province: null };
    const refused = await invite(anInvitation(german), lukas);
    expect(refused.errors?.[0]).toMatchObject({ errorType: 'forbidden', errorInfo: { field: 'pricelist' } });
    expect(codeOf(await invite(anInvitation({ ...german, pricelist: null }), lukas))).toBeUndefined();
    for (const who of ['painter', 'superUserOfNoCountry'] as const)
      expect(codeOf(await invite(anInvitation(), who))).toBe('forbidden');
    expect(codeOf(await invite(anInvitation({ message: 'a'.repeat(501) })))).toBe('invalid-input');
    const privately = await invite(anInvitation({ type: 'privato' }));
    expect(privately.errors?.[0]).toMatchObject({ errorInfo: { field: 'pricelist' } });
  });

  it('is sent once for each key, and asked for twice it goes once', async () => {
    const [wanted, key] = [anInvitation(), `key-${Date.now()}`];
    const answers = await Promise.all([invite(wanted, 'superUser', key), invite(wanted, 'superUser', key)]);
    answers.push(await invite(wanted, 'superUser', key));
    expect(new Set(answers.map((answer) => answered(answer).invite.invitation.id)).size).toBe(1);
    expect(await mailsTo(wanted.email)).toHaveLength(1);
    expect(codeOf(await invite({ ...wanted, name: 'Ada' }, 'superUser', key))).toBe('conflict');
  });

  it('is none of whom has an account, or an open invitation already; a check says so of each, and sends nothing [ROL-038]', async () => {
    const open = await invited();
    const lines = [
      anInvitation({ email: 'andrea.conti@example.com' }),
      anInvitation({ email: open.email }),
      anInvitation(),
      anInvitation({ country: 'DE', province: null }),
    ];
    const { checkInvitations } = answered(await check(lines));
    expect(checkInvitations).toEqual([
      { index: 0, code: 'email-taken' },
      { index: 1, code: 'already-invited' },
      { index: 3, code: 'unknown-price-list' },
    ]);
    expect(await mailsTo(lines[2]?.email ?? '')).toEqual([]);
    const codes = await Promise.all(lines.slice(0, 2).map(async (line) => codeOf(await invite(line))));
    expect(codes).toEqual(['email-taken', 'already-invited']);
    const ofAnother = answered(await check([anInvitation()], 'superUserOfGermanyAndAustria'));
    expect(ofAnother.checkInvitations).toEqual([{ index: 0, code: 'forbidden' }]);
    const tooMany = Array.from({ length: 201 }, () => anInvitation());
    expect(codeOf(await check(tooMany))).toBe('invalid-input');
  });

  it('is told to super users of its country at once', async () => {
    const scope = `user:${await idOf('superUser')}`;
    const listener = await listen('superUser', scope);
    try {
      const { id } = await invited();
      let change = await listener.next();
      while (change.entity !== 'invitation' || change.id !== id) change = await listener.next();
      expect(change).toEqual({ scope, entity: 'invitation', id, revision: 1 });
    } finally {
      listener.close();
    }
  });
});

describe('the list of invitations', () => {
  it('says sent, accepted, expired and revoked, and filters by it [ROL-042]', async () => {
    const mark = `lista${Date.now()}`;
    const of = (name: string) => invited({ name: `${mark} ${name}` });
    const [sent, taken, gone] = [await of('sent'), await of('accepted'), await of('revoked')];
    await accept(await invitationToken(taken.email));
    expect(answered(await revokeInvitation(gone.id)).revokeInvitation.state).toBe('revoked');
    const states = Object.fromEntries((await invitations(mark)).map(({ id, state }) => [id, state]));
    expect(states).toEqual({ [sent.id]: 'sent', [taken.id]: 'accepted', [gone.id]: 'revoked' });
    expect((await invitations(mark, 'superUser', 'accepted')).map(({ id }) => id)).toEqual([taken.id]);
    const { stateOf } = await import('#shared/invitations/invitation-state.ts');
    expect([days(6.9), days(7.1)].map((at) => stateOf({ ...sent, state: 'sent' }, at))).toEqual([
      'sent',
      'expired',
    ]);
  });

  it('holds none to countries of others, who can neither send nor revoke them [ROL-037]', async () => {
    const lukas = 'superUserOfGermanyAndAustria';
    const italian = await invited();
    expect(await invitations(italian.email, lukas)).toEqual([]);
    expect(codeOf(await resendInvitation(italian.id, lukas))).toBe('not-found');
    expect(codeOf(await revokeInvitation(italian.id, lukas))).toBe('not-found');
    expect(await invitations(italian.email)).toMatchObject([{ state: 'sent' }]);
  });

  it('tells nothing of links', async () => {
    const { email, id } = await invited();
    const token = await invitationToken(email);
    expect(JSON.stringify(await invitations(email))).not.toContain(token);
    const items = await itemsOfTable();
    expect(items.filter(({ text }) => text.includes(token))).toEqual([]);
    expect(items.filter(({ where }) => where.startsWith('INVITES ') && where.includes(id))).toHaveLength(1);
  });

  it('sends again, and the link before is good no more; takes back, and none is [ROL-042]', async () => {
    const { id, email, expiresAt } = await invited();
    const first = await invitationToken(email);
    const again = answered(await resendInvitation(id)).resendInvitation;
    expect(again).toMatchObject({ mailSent: true, invitation: { state: 'sent', revision: 2 } });
    expect(Date.parse(again.invitation.expiresAt)).toBeGreaterThan(Date.parse(expiresAt));
    const second = await invitationToken(email);
    expect(await look(first)).toBe('invite-invalid');
    expect(await accept(first)).toBe('invite-invalid');
    expect(await look(second)).toMatchObject({ email });
    await revokeInvitation(id);
    await revokeInvitation(id);
    expect(await look(second)).toBe('invite-invalid');
    expect(await accept(second)).toBe('invite-invalid');
    expect(codeOf(await resendInvitation(id))).toBe('failed-precondition');
    const taken = await invited();
    await accept(await invitationToken(taken.email));
    expect([codeOf(await resendInvitation(taken.id)), codeOf(await revokeInvitation(taken.id))]).toEqual([
      'failed-precondition',
      'failed-precondition',
    ]);
  });
});

describe('a person who accepts an invitation', () => {
  it('sees what it says, without a session [ROL-040]', async () => {
    const { email } = await invited();
    const { status, answer } = await post('readInvitation', { token: await invitationToken(email) });
    expect([status, answer]).toEqual([
      200,
      { email, type: 'imbianchino', country: 'IT', province: 'BO', language: 'it', by: 'Giulia Ferrero' },
    ]);
    expect(await readUserByEmail(email)).toBeUndefined();
    expect(await readAccount(email)).toBeUndefined();
  });

  it('has an account with type, country, confirmed list and language of the invitation and a verified e-mail, and signs in [ROL-040, ROL-041]', async () => {
    const { email, id } = await invited({ language: 'en', pricelist: 'pccs' });
    const before = Date.now();
    expect(await accept(await invitationToken(email), { checkbox2: true })).toEqual({ email });
    const user = await userWith(email);
    expect(user).toMatchObject({
      ...{ firstName: 'Marta', lastName: 'Fabbri', company: 'Fabbri Decorazioni', phone: '+39 051 7654321' },
      ...{ type: 'imbianchino', country: 'IT', language: 'en', emailVerified: true },
      ...{ pricelist: 'pccs', pricelistConfirmed: true, suggestedPricelist: 'pcu' },
      ...{ isSuper: false, checkbox1: true, checkbox2: true, consentPending: false },
    });
    for (const given of [user.consents?.privacy, user.consents?.marketing]) {
      expect(Date.parse(given?.at ?? '')).toBeGreaterThanOrEqual(before);
      expect(given?.version).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    const token = await signedIn(email, anAcceptance().password);
    const me = await withToken<{ currentUser: object }>(
      token,
      '{ currentUser { emailVerified consentPending } }',
    );
    expect(answered(me).currentUser).toEqual({ emailVerified: true, consentPending: false });
    expect((await invitations(email))[0]).toMatchObject({ id, state: 'accepted' });
    expect((await readAccount(email))?.emailVerified).toBe(true);
  });

  it('gives the privacy consent themself, or there is no account; the other one is theirs to give [ROL-040]', async () => {
    const { email } = await invited();
    const token = await invitationToken(email);
    expect(await accept(token, { checkbox1: false })).toBe('invalid-input');
    expect(await readAccount(email)).toBeUndefined();
    expect(await accept(token, { checkbox2: false })).toEqual({ email });
    expect((await userWith(email)).consents).toMatchObject({ marketing: null });
  });

  it.each([
    ['company', { company: '' }],
    ['province', { province: null }],
    ['phone', { phone: '' }],
    ['firstName', { firstName: ' ' }],
  ])('says %s where it is asked for, and may try again [ROL-040]', async (_, missing) => {
    const { email } = await invited();
    const token = await invitationToken(email);
    expect(await accept(token, missing)).toBe('invalid-input');
    expect(await accept(token)).toEqual({ email });
  });

  it('chooses no common password and none made of themself, and may try again', async () => {
    const { email } = await invited();
    const token = await invitationToken(email);
    expect(await accept(token, { password: 'password' })).toBe('common-password');
    expect(await accept(token, { password: 'martafabbri' })).toBe('password-of-person');
    expect(await accept(token)).toEqual({ email });
  });

  it('is made once: a retry is answered alike, other words and others with the link are not let in [ROL-039, ROL-044]', async () => {
    const { email } = await invited();
    const token = await invitationToken(email);
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both).toEqual([{ email }, { email }]);
    const { id } = await userWith(email);
    expect(await accept(token)).toEqual({ email });
    expect(await accept(token, { firstName: 'Ada' })).toBe('invite-invalid');
    expect(await look(token)).toBe('invite-invalid');
    expect(await userWith(email)).toMatchObject({ id, firstName: 'Marta', revision: 1 });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('gets no second one once they have an account: the answer says so', async () => {
    const { registered } = await import('#test/support/accounts-api.ts');
    const { email, id } = await invited();
    const token = await invitationToken(email);
    await registered({ email });
    expect(await accept(token)).toBe('email-taken');
    const mails = await mailsTo(email);
    expect(codeOf(await resendInvitation(id))).toBe('email-taken');
    expect(await mailsTo(email)).toEqual(mails);
    expect((await userWith(email)).firstName).toBe('Serena');
  });

  it('comes within seven days [ROL-039]', async () => {
    const { email } = await invited();
    const token = await invitationToken(email);
    expect(await look(token, { now: days(6.9) })).toMatchObject({ email });
    expect(await look(token, { now: days(7.1) })).toBe('invite-invalid');
    expect(await accept(token, {}, { now: days(7.1) })).toBe('invite-invalid');
  });
});

describe('a user whom somebody made', () => {
  it('is asked for the consents themself, and what they answer is kept with time and version [ROL-045]', async () => {
    const { created, aPassword } = await import('#test/support/users-api.ts');
    const { id, email } = await created({ checkbox2: true });
    expect(await stored(id)).toMatchObject({ consentPending: true, checkbox2: true });
    const token = await signedIn(email, aPassword);
    const asked = await withToken<{ currentUser: object }>(token, '{ currentUser { consentPending } }');
    expect(answered(asked).currentUser).toEqual({ consentPending: true });
    const give = (privacy: boolean, marketing: boolean) =>
      withToken<{ giveConsent: object }>(
        token,
        'mutation ($privacy: Boolean!, $marketing: Boolean!) { giveConsent(privacy: $privacy, marketing: $marketing) { consentPending checkbox2 } }',
        { privacy, marketing },
      );
    expect(codeOf(await give(false, true))).toBe('invalid-input');
    expect(answered(await give(true, false)).giveConsent).toEqual({
      consentPending: false,
      checkbox2: false,
    });
    const { consents, revision } = await stored(id);
    expect(consents).toMatchObject({ privacy: { version: expect.any(String) }, marketing: null });
    // The answered fields are the invited person's own: asking again leaves them.
    expect(answered(await give(true, true)).giveConsent).toEqual({ consentPending: false, checkbox2: false });
    expect((await stored(id)).revision).toBe(revision);
  });

  it('has a line beside them that says who ticked the consents for whom, and when [ROL-045]', async () => {
    const { created } = await import('#test/support/users-api.ts');
    const { id, updatedAt } = await created({ checkbox2: true });
    const notes = (await itemsOfTable()).filter(({ where }) => where.startsWith(`U#${id} NOTE#`));
    expect(notes).toHaveLength(1);
    for (const words of ['"consent"', 'Giulia Ferrero', updatedAt, '"marketing":true'])
      expect(notes[0]?.text).toContain(words);
    await changed(id, { city: 'Modena' });
  });
});
