import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentUser } from '#shared/schemas/user.ts';
import {
  changed,
  linkIn,
  mailsTo,
  newAddress,
  type Registered,
  registered,
  registeredAndSignedIn,
  stored,
  withToken,
} from '#test/support/accounts-api.ts';
import { type Answer, codeOf, graphql } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';

type Asked = { priceListAskedAt: string | null };
const ask = (token: string): Promise<Answer<{ askPriceList: Asked }>> =>
  withToken(token, 'mutation { askPriceList { priceListAskedAt } }');

const day = 86_400_000;
const asked = 'Un utente chiede un listino';
const given = 'Hai un listino';
const toldOf = async ({ email }: Registered, id: string, subject = asked) =>
  (await mailsTo(email)).filter((mail) => mail.subject === subject && linkIn(mail).search.includes(id));

/** A painter with a verified e-mail and a session. */
async function aPainter(changes: Record<string, unknown> = {}) {
  const user = await registeredAndSignedIn();
  await changed(user.id, { emailVerified: true, type: 'imbianchino', pricelist: null, ...changes });
  return user;
}

async function superUserOf(country: string, changes: Record<string, unknown> = {}) {
  const user = await registered();
  await changed(user.id, { isSuper: true, managementMode: 'only', managedCountries: [country], ...changes });
  return user;
}

describe('a user without a price list', () => {
  it('asks for one: the super users of their country get a mail that names nobody and leads to them', async () => {
    const [ofItaly, ofFrance, gone] = [
      await superUserOf('IT'),
      await superUserOf('FR'),
      await superUserOf('IT', { archived: true }),
    ];
    const reader = await superUserOf('IT', { language: 'en' });
    const { id, email, token } = await aPainter();
    const { priceListAskedAt } = answered(await ask(token)).askPriceList;
    expect(Date.parse(priceListAskedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const [mail, ...more] = await toldOf(ofItaly, id);
    if (!mail) throw new Error('It was sent.');
    expect(more).toEqual([]);
    expect(`${linkIn(mail).pathname}${linkIn(mail).search}`).toBe(`/utenti?user=${id}`);
    expect(`${mail.html}${mail.text}`).not.toContain(email);
    expect(await toldOf(reader, id, 'A user asks for a price list')).toHaveLength(1);
    for (const other of [ofFrance, gone]) expect(await toldOf(other, id)).toEqual([]);
  });

  it('is answered the first time when they ask again within a day, without another mail; then they may ask anew', async () => {
    const ofItaly = await superUserOf('IT');
    const { id, token } = await aPainter();
    const first = answered(await ask(token));
    expect(answered(await ask(token))).toEqual(first);
    expect(await toldOf(ofItaly, id)).toHaveLength(1);
    await changed(id, { priceListAskedAt: new Date(Date.now() - day).toISOString() });
    expect(answered(await ask(token))).not.toEqual(first);
    expect(await toldOf(ofItaly, id)).toHaveLength(2);
  });

  it.each([
    ['whose e-mail is not verified', { emailVerified: false }, 'email-not-verified'],
    ['who has one', { pricelist: 'pcu' }, 'failed-precondition'],
    ['who is a private customer', { type: 'privato' }, 'failed-precondition'],
    ['who gives lists to users', { isSuper: true }, 'failed-precondition'],
  ])('is refused, nobody hears of it, %s', async (_, changes, code) => {
    const ofItaly = await superUserOf('IT');
    const { id, token } = await aPainter(changes);
    expect(codeOf(await ask(token))).toBe(code);
    expect(await toldOf(ofItaly, id)).toEqual([]);
    expect((await stored(id)).priceListAskedAt ?? null).toBeNull();
  });

  it('may ask again at once when no mail went out, three times a day at most', async () => {
    const { id } = await aPainter();
    const { askPriceList } = await import('#lambdas/accounts/ask-price-list.ts');
    const asking = async () => {
      const user = currentUser(await stored(id));
      return askPriceList.run(
        {},
        { caller: { kind: 'user', user }, address: newAddress(), now: new Date(), newId: () => 'id' },
      );
    };
    vi.stubEnv('MAIL_SENDER', '');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    for (let time = 0; time < 3; time += 1) {
      await expect(asking()).rejects.toMatchObject({ code: 'mail-not-sent' });
      expect((await stored(id)).priceListAskedAt).toBeNull();
    }
    await expect(asking()).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  it('is told by mail once somebody gives them one, and the request is over', async () => {
    const painter = await aPainter({ suggestedPricelist: 'pcu' });
    await ask(painter.token);
    const { revision } = await stored(painter.id);
    const confirm =
      'mutation ($id: ID!, $revision: Int!) { confirmPriceList(id: $id, revision: $revision) { pricelist } }';
    answered(await graphql('superUser', confirm, { id: painter.id, revision }));
    expect((await mailsTo(painter.email)).filter(({ subject }) => subject === given)).toHaveLength(1);
    expect((await stored(painter.id)).priceListAskedAt).toBeNull();
  });
});
