import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';
import { isOff } from '#test/support/is-off.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aRefusingServer, aServer, openQuotation, saveButton, signIn, totalRow } from './open-quotation.tsx';

const deleted = /^Questo preventivo è stato eliminato/;
const notFound = () => screen.findByText('Non esiste più o non puoi vederlo.');
type Opened = Awaited<ReturnType<typeof openQuotation>>;

const tick = ({ user }: Opened) =>
  user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
const hearOfChange = ({ queries }: Opened) =>
  act(() => queries.invalidateQueries({ queryKey: ['quotation', 'one', 'q1'] }));

beforeEach(() => {
  signIn();
});

describe('a save after the session is over', () => {
  async function saveInVain() {
    const server = aServer({
      quotation: aQuotation(),
      update: () => Promise.reject(new GraphqlFailure('not-signed-in')),
    });
    const opened = await openQuotation();
    await tick(opened);
    await opened.user.click(saveButton());
    return { server, ...opened, alert: await screen.findByRole('alert') };
  }

  it('keeps the changes and offers to sign in in another tab', async () => {
    const { alert } = await saveInVain();
    expect(alert.textContent).toContain("Accedi di nuovo in un'altra scheda, poi salva");
    const link = within(alert).getByRole('link', { name: 'Accedi' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/login',
      '_blank',
      'noopener',
    ]);
    expect(totalRow()).toContain('2 incidenze su 5');
  });

  it('works when tried again after the sign-in', async () => {
    const { server, user } = await saveInVain();
    server.update = (_, quotation) => ({ ...quotation, selectedIncidences: [], revision: 2 });
    await user.click(saveButton());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(isOff(saveButton())).toBe(true);
  });
});

describe('a quotation that another user deletes meanwhile', () => {
  it('keeps the unsaved changes on screen and says why they cannot be saved', async () => {
    aServer({ quotation: aQuotation() });
    const opened = await openQuotation();
    await tick(opened);
    aRefusingServer('not-found');
    await hearOfChange(opened);
    expect((await screen.findByRole('alert')).textContent).toMatch(deleted);
    expect(totalRow()).toContain('2 incidenze su 5');
    expect(isOff(saveButton())).toBe(true);
    expect(saveButton().title).toMatch(deleted);
  });

  it('is also reported by the save itself', async () => {
    const server = aServer({ quotation: aQuotation() });
    const opened = await openQuotation();
    await tick(opened);
    aRefusingServer('not-found');
    await opened.user.click(saveButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(deleted));
    expect(totalRow()).toContain('2 incidenze su 5');
    expect(server.saved).toEqual([]);
  });

  it('leaves the screen when nothing is unsaved', async () => {
    aServer({ quotation: aQuotation() });
    const opened = await openQuotation();
    aRefusingServer('not-found');
    await hearOfChange(opened);
    expect(await notFound()).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('leaves the screen once the changes are taken back', async () => {
    aServer({ quotation: aQuotation() });
    const opened = await openQuotation();
    await tick(opened);
    aRefusingServer('not-found');
    await hearOfChange(opened);
    await screen.findByRole('alert');
    await tick(opened);
    expect(await notFound()).toBeTruthy();
  });
});
