import { afterEach, describe, expect, it } from 'vitest';
import { fetchFirstScreen } from '#web/app/first-screen.ts';

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
