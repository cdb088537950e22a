import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, signIn } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aSelectionServer, chosen, openSelection, primary, silently } from './open-selection.tsx';

const refuse = (code: 'not-signed-in' | 'not-found') => () => {
  throw new GraphqlFailure(code);
};
const address = '/preventivi/q1/modifica';
type Opened = Awaited<ReturnType<typeof openSelection>>;
const hearOfChange = ({ queries }: Opened) =>
  act(() => queries.invalidateQueries({ queryKey: ['quotation', 'one', 'q1'] }));

beforeEach(() => {
  signIn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a session that is over', () => {
  it.each([
    ['creating', 'CreateQuotation', 'Crea preventivo', undefined, '/preventivi/made'],
    ['updating', 'UpdateQuotation', 'Aggiorna', address, '/preventivi/q1'],
  ] as const)(
    'loses no choice while %s, which works after a new sign-in',
    async (_, asked, label, from, to) => {
      silently();
      const server = aSelectionServer();
      const works = server.answers[asked];
      server.answers[asked] = refuse('not-signed-in');
      const { user, add } = await openSelection(from);
      await add('Primer Base');
      await user.click(primary(label));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain("Accedi di nuovo in un'altra scheda, poi salva");
      const link = within(alert).getByRole('link', { name: 'Accedi' });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/login', '_blank']);
      expect(chosen()).toContain('Primer Base');
      server.answers[asked] = works as never;
      await user.click(primary(label));
      await waitFor(() => expect(place()).toBe(to));
    },
  );
});

describe('a quotation that somebody deletes meanwhile', () => {
  it('keeps the unsaved choices on screen until the user leaves', async () => {
    const server = aSelectionServer();
    const opened = await openSelection(address);
    await opened.add('Primer Base');
    server.answers.Quotation = refuse('not-found');
    await hearOfChange(opened);
    expect((await screen.findByRole('alert')).textContent).toContain('Questo preventivo è stato eliminato');
    expect(chosen()).toContain('Primer Base');
    expect(isOff(primary('Aggiorna'))).toBe(true);
    await opened.user.click(screen.getByRole('link', { name: "Torna all'elenco" }));
    await opened.user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    await waitFor(() => expect(place()).toBe('/preventivi'));
  });

  it('is not there any more when nothing is unsaved', async () => {
    const server = aSelectionServer();
    const opened = await openSelection(address);
    server.answers.Quotation = refuse('not-found');
    await hearOfChange(opened);
    expect(await screen.findByText('Non esiste più o non puoi vederlo.')).toBeTruthy();
  });
});

describe("one's own other window", () => {
  it('is named as such when it saved meanwhile', async () => {
    const server = aSelectionServer();
    const opened = await openSelection(address);
    server.savedElsewhere({
      ...aQuotation(),
      revision: 1,
      updatedBy: 'Marta Bellini',
      updatedAt: '2026-11-20T08:42:00.000Z',
    });
    await hearOfChange(opened);
    expect(
      await screen.findByText(
        "Tu, in un'altra finestra, hai modificato questo preventivo alle 09:42 del 20/11/2026. Le tue scelte restano.",
      ),
    ).toBeTruthy();
  });
});
