import { afterEach, describe, expect, it } from 'vitest';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import { fetchFirstScreen } from '#web/app/first-screen.ts';
import { askAs } from '#web/features/received-offer/parts/guest.ts';

const token = 'CognitoIdentityServiceProvider.client.LastAuthUser';
afterEach(() => localStorage.clear());

describe('what is fetched before the session is known', () => {
  it('is the login without a kept session, whatever the address', () => {
    expect(fetchFirstScreen('/login').texts).toEqual(['auth']);
    expect(fetchFirstScreen('/preventivi/q1').texts).toEqual(['auth']);
  });

  it('is the customer’s page at the address of an offer, with a session or without', () => {
    const texts = ['receivedOffer', 'errors'];
    expect(fetchFirstScreen('/o/offer').texts).toEqual(texts);
    localStorage.setItem(token, 'somebody');
    expect(fetchFirstScreen('/o/offer').texts).toEqual(texts);
  });

  it('is the offer itself too, with the token of the fragment; the page asks no second time [ACC-001]', async () => {
    const asked: string[] = [];
    answerElsewhere(async (_address, { body }) => {
      asked.push(String(body));
      return Response.json({ number: '18/2026' });
    });
    fetchFirstScreen('/o/offer', '#t=secret').ask?.();
    fetchFirstScreen('/o/offer').ask?.();
    fetchFirstScreen('/login').ask?.();
    const guest = { offer: 'offer', token: 'secret' };
    expect(asked).toEqual([JSON.stringify({ ...guest, do: 'read' })]);
    expect(await askAs(guest, 'read')).toEqual({ number: '18/2026' });
    expect(asked).toHaveLength(1);
    await askAs(guest, 'read');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['/preventivi', ['errors', 'quotations']],
    ['/preventivi/q1', ['errors', 'quotations']],
    ['/preventivi/nuovo/test', ['errors', 'quotations']],
    ['/preventivi/q1/modifica', ['errors']],
    ['/utenti', ['errors']],
  ])('of %s with a kept session are the texts of: %s', (path, texts) => {
    localStorage.setItem(token, 'somebody');
    expect(fetchFirstScreen(path).texts).toEqual(texts);
  });
});
