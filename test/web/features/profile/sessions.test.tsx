import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '#web/lib/i18n.ts';
import { openProfile, refused } from './open-profile.tsx';

const here = {
  id: 'here',
  browser: 'Firefox',
  system: 'Linux',
  signedInAt: '2026-11-18T08:12:00.000Z',
  usedAt: '2026-11-20T08:00:00.000Z',
  current: true,
};
const phone = { ...here, id: 'phone', browser: 'Safari', system: 'iPhone', current: false };
const bare = { ...phone, id: 'bare', browser: null, system: null };

/** The own profile; the server forgets the sessions that are ended. */
async function openSessions(sessions: object[], answers: Parameters<typeof openProfile>[1] = {}) {
  let left = sessions;
  const opened = await openProfile(
    {},
    {
      Sessions: () => ({ sessions: left }),
      EndSession: ({ id }) => {
        left = left.filter((session) => !('id' in session && session.id === id));
        return { endSession: true };
      },
      EndOtherSessions: () => {
        left = [here];
        return { endOtherSessions: true };
      },
      ...answers,
    },
  );
  const card = within(await screen.findByRole('region', { name: /Sessioni attive|Active sessions/ }));
  return { ...opened, card };
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => setLanguage('it'));

describe('the sessions of the own profile', () => {
  it('are told by browser and system, when they began and when they were used last; this one is marked', async () => {
    const { card } = await openSessions([here, phone, bare]);
    expect(await card.findByText('Firefox su Linux')).toBeDefined();
    expect(lines()).toEqual([
      'Firefox su Linux QuestaDal 18/11/2026 09:12',
      'Safari su iPhone Dal 18/11/2026 09:12Ultimo uso 20/11/2026 09:00',
      'Browser sconosciuto Dal 18/11/2026 09:12Ultimo uso 20/11/2026 09:00',
    ]);
  });

  it('are told in English, too', async () => {
    await setLanguage('en');
    const { card } = await openSessions([here, phone]);
    expect(await card.findByText('Safari on iPhone')).toBeDefined();
    expect(card.getByText('This one')).toBeDefined();
  });

  it('end one by one, but for this one, which is left by signing out', async () => {
    const { user, asked, card } = await openSessions([here, phone]);
    const ends = await card.findAllByRole('button', { name: /^Termina la sessione/ });
    expect(ends.map((end) => end.getAttribute('aria-label'))).toEqual([
      'Termina la sessione Safari su iPhone del 18/11/2026 09:12',
    ]);
    await user.click(ends[0] as HTMLElement);
    await waitFor(() => expect(card.queryByText('Safari su iPhone')).toBeNull());
    expect(asked).toContainEqual({ operation: 'EndSession', variables: { id: 'phone' } });
    expect(card.getByText('Firefox su Linux')).toBeDefined();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('end all but this one once that is confirmed', async () => {
    const { user, asked, card } = await openSessions([here, phone, bare]);
    await user.click(await card.findByRole('button', { name: 'Termina le altre' }));
    expect(asked.some(({ operation }) => operation === 'EndOtherSessions')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Termina le altre sessioni' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(card.queryByText('Safari su iPhone')).toBeNull());
    expect(card.getByText('Firefox su Linux')).toBeDefined();
  });

  it('say why one could not be ended', async () => {
    const { user, card } = await openSessions([here, phone], { EndSession: () => refused('internal') });
    await user.click(await card.findByRole('button', { name: /^Termina la sessione/ }));
    expect((await card.findByRole('alert')).textContent).toContain("C'è un problema da parte nostra");
    expect(card.getByText('Safari su iPhone')).toBeDefined();
  });
});
