import { describe, expect, it } from 'vitest';
import {
  changed,
  linkIn,
  mailsTo,
  password,
  registered,
  registeredAndSignedIn,
  stored,
  withToken,
} from '#test/support/accounts-api.ts';
import { type Answer, codeOf, graphql } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';

type Asked = { deletionAskedAt: string | null };
const ask = (token: string, given = password): Promise<Answer<{ askDeletion: Asked }>> =>
  withToken(token, 'mutation ($password: String!) { askDeletion(password: $password) { deletionAskedAt } }', {
    password: given,
  });
const withdraw = (token: string) =>
  withToken<{ withdrawDeletion: Asked }>(token, 'mutation { withdrawDeletion { deletionAskedAt } }');

const listed = async (who: 'superUser' | 'superUserOfGermanyAndAustria', search: string) => {
  const answer = await graphql<{ users: { items: { email: string; deletionAskedAt: string | null }[] } }>(
    who,
    `query ($search: String) {
      users(filter: { deletionAsked: true, search: $search }, pageSize: 30) { items { email deletionAskedAt } }
    }`,
    { search },
  );
  return answered(answer).users.items;
};

/** A super user of one country, whose mails a test can tell from those of others. */
async function superUserOf(country: string) {
  const user = await registered();
  await changed(user.id, { isSuper: true, managementMode: 'only', managedCountries: [country] });
  return user;
}

describe('a user who wants their account erased', () => {
  it('asks for it with the current password, and finds it noted', async () => {
    const { id, token } = await registeredAndSignedIn();
    expect(codeOf(await ask(token, 'not-the-password'))).toBe('wrong-password');
    expect((await stored(id)).deletionAskedAt ?? null).toBeNull();
    const { deletionAskedAt } = answered(await ask(token)).askDeletion;
    expect(Date.parse(deletionAskedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await stored(id)).toMatchObject({ deletionAskedAt, updatedBy: 'Serena Gallo' });
    const { data } = await withToken<{ currentUser: Asked }>(token, '{ currentUser { deletionAskedAt } }');
    expect(data.currentUser.deletionAskedAt).toBe(deletionAskedAt);
  });

  it('keeps the first day when asking again, and may withdraw it', async () => {
    const { token } = await registeredAndSignedIn();
    const first = answered(await ask(token)).askDeletion;
    expect(answered(await ask(token)).askDeletion).toEqual(first);
    expect(answered(await withdraw(token)).withdrawDeletion.deletionAskedAt).toBeNull();
    expect(answered(await withdraw(token)).withdrawDeletion.deletionAskedAt).toBeNull();
  });

  it('is found by super users of the country alone, until the withdrawal', async () => {
    const { email, token } = await registeredAndSignedIn();
    await ask(token);
    expect(await listed('superUser', email)).toMatchObject([{ email, deletionAskedAt: expect.any(String) }]);
    expect(await listed('superUserOfGermanyAndAustria', email)).toEqual([]);
    await withdraw(token);
    expect(await listed('superUser', email)).toEqual([]);
  });

  it('causes a mail to the user, and one that names nobody to the super users who may erase them', async () => {
    const [ofItaly, ofFrance] = [await superUserOf('IT'), await superUserOf('FR')];
    const gone = await superUserOf('IT');
    await changed(gone.id, { archived: true });
    const { email, token } = await registeredAndSignedIn();
    await ask(token);
    await ask(token);
    const mails = await mailsTo(ofItaly.email);
    const told = mails.filter(({ subject }) => subject === 'Un utente chiede la cancellazione');
    expect(told.length).toBeGreaterThan(0);
    const [mail] = told;
    if (!mail) throw new Error('It was sent.');
    expect(`${linkIn(mail).pathname}${linkIn(mail).search}`).toBe('/utenti?deletionAsked=true');
    expect(`${mail.html}${mail.text}`).not.toContain(email);
    for (const { email: other } of [ofFrance, gone])
      expect((await mailsTo(other)).map(({ subject }) => subject)).not.toContain(mail.subject);
    const own = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Hai chiesto la cancell'));
    expect(own).toHaveLength(1);
  });

  it('causes at most three mails a day, after any number of withdrawals', async () => {
    const { email, token } = await registeredAndSignedIn();
    for (let time = 0; time < 4; time += 1) {
      expect((await ask(token)).errors).toBeUndefined();
      await withdraw(token);
    }
    const own = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Hai chiesto la cancell'));
    expect(own).toHaveLength(3);
  });
});
