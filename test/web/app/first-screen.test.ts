import { afterEach, describe, expect, it } from 'vitest';
import { fetchFirstScreen } from '#web/app/first-screen.ts';

const token = 'CognitoIdentityServiceProvider.client.LastAuthUser';
afterEach(() => localStorage.clear());

describe('what is fetched before the session is known', () => {
  it('is the login without a kept session, whatever the address', () => {
    expect(fetchFirstScreen('/login').area).toBe('auth');
    expect(fetchFirstScreen('/preventivi/q1').area).toBe('auth');
  });

  it.each([
    ['/preventivi', 'quotations'],
    ['/preventivi/q1', 'quotations'],
    ['/preventivi/nuovo/test', 'quotations'],
    ['/preventivi/q1/modifica', undefined],
    ['/utenti', undefined],
  ])('of %s with a kept session are the texts of: %s', (path, area) => {
    localStorage.setItem(token, 'somebody');
    expect(fetchFirstScreen(path).area).toBe(area);
  });
});
