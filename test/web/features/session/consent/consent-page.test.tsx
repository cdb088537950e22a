import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionUserWith } from '#test/support/session-user.ts';
import { openVisitor, place } from '#test/web/features/session/open-visitor.tsx';
import { AppRoutes } from '#web/app/routes.tsx';
import { loadUser, sessionUser } from '#web/lib/session.ts';

const pending = sessionUserWith({ consentPending: true });

/** Marta, whom somebody made, opens a screen; `answer` is what the server says to her consents. */
async function open(answer: () => object = () => ({}), address = '/preventivi') {
  const given: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body);
    if (!query.includes('giveConsent')) return Response.json({ data: { currentUser: pending } });
    given.push(variables);
    return Response.json(await answer());
  });
  await loadUser();
  openVisitor(address, <AppRoutes />);
  await screen.findByRole('heading', { name: 'Benvenuto, Marta' });
  return { user: userEvent.setup(), given };
}

const privacy = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /informativa/ });
const marketing = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /novità/ });
const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continua' });
const consented = { data: { giveConsent: { ...pending, consentPending: false, checkbox2: true } } };

beforeEach(() => vi.mocked(signOut).mockClear());

describe('a user whose account somebody else made', () => {
  it.each(['/preventivi', '/prodotti', '/profilo'])(
    'is asked for the consents at %s, and sees nothing else [ROL-045]',
    async (address) => {
      await open(undefined, address);
      expect(screen.queryByRole('navigation')).toBeNull();
      expect([privacy().checked, marketing().checked]).toEqual([false, false]);
      expect(screen.getByRole('link', { name: "Leggi l'informativa" }).getAttribute('href')).toBe('/privacy');
    },
  );

  it('goes on with the privacy consent alone, and the other one is theirs to give [ROL-045]', async () => {
    const { user, given } = await open(() => consented);
    expect(goOn().disabled).toBe(true);
    await user.click(marketing());
    expect(goOn().disabled).toBe(true);
    await user.click(privacy());
    await user.click(goOn());
    await waitFor(() => expect(sessionUser()?.consentPending).toBe(false));
    expect(given).toEqual([{ privacy: true, marketing: true }]);
    expect(screen.queryByRole('heading', { name: 'Benvenuto, Marta' })).toBeNull();
  });

  it('is told what failed, and what they ticked stays', async () => {
    const { user } = await open(() => ({ errors: [{ errorType: 'internal' }] }));
    await user.click(privacy());
    await user.click(goOn());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect([privacy().checked, goOn().disabled]).toEqual([true, false]);
    expect(sessionUser()?.consentPending).toBe(true);
  });

  it('cannot answer twice at once', async () => {
    const { user, given } = await open(() => new Promise(() => {}));
    await user.click(privacy());
    await user.click(goOn());
    expect([goOn().getAttribute('aria-busy'), privacy().disabled]).toEqual(['true', true]);
    await user.click(goOn());
    expect(given).toHaveLength(1);
  });

  it('may leave without an answer [ROL-045]', async () => {
    const { user, given } = await open();
    const [leave] = screen.getAllByRole('button', { name: 'Esci' });
    if (leave) await user.click(leave);
    await waitFor(() => expect(place()).toMatch(/^\/login/));
    expect(signOut).toHaveBeenCalledWith({ global: false });
    expect(given).toEqual([]);
  });
});
