import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { openProfile, refused } from './open-profile.tsx';

const aJob = (changes: object = {}) => ({
  id: 'archive-1',
  kind: 'personal_data',
  state: 'running',
  startedAt: '2026-11-20T10:00:00.000Z',
  startedBy: 'Marta Bellini',
  finishedAt: null,
  done: 3,
  total: 9,
  counts: [],
  notes: [],
  ...changes,
});
const done = { state: 'done', done: 9 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const section = () => screen.findByRole('region', { name: 'I miei dati' });

describe('the data of a user, in their profile', () => {
  it('are prepared when they ask, show how far they came, and are downloaded', async () => {
    const goTo = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const steps = [aJob({ done: 6 }), aJob(done)];
    const { user, asked } = await openProfile(
      {},
      {
        StartPersonalData: () => ({ startPersonalData: aJob() }),
        ContinueJob: () => ({ continueJob: steps.shift() ?? aJob(done) }),
        DownloadPersonalData: () => ({ downloadPersonalData: 'https://files.example.com/archive' }),
      },
    );
    await user.click(await button("Prepara l'archivio"));
    expect(await screen.findByRole('progressbar', { name: 'Raccolgo i tuoi dati' })).toBeTruthy();
    await user.click(await button("Scarica l'archivio"));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://files.example.com/archive'));
    expect(asked.at(-1)).toEqual({ operation: 'DownloadPersonalData', variables: { id: 'archive-1' } });
    expect((await section()).textContent).toContain('Si cancella da solo il 27/11/2026');
  });

  it('are found again after a reload, also while they are being prepared', async () => {
    await openProfile(
      {},
      { Jobs: () => ({ jobs: [aJob()] }), ContinueJob: () => ({ continueJob: aJob({ done: 4 }) }) },
    );
    expect(await screen.findByRole('progressbar', { name: 'Raccolgo i tuoi dati' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: "Prepara l'archivio" })).toBeNull();
  });

  it('say why they are not prepared or not there any more', async () => {
    const { user } = await openProfile(
      {},
      {
        Jobs: () => ({ jobs: [aJob(done)] }),
        StartPersonalData: () => refused('too-many-requests'),
        DownloadPersonalData: () => refused('not-found'),
      },
    );
    await user.click(await button("Scarica l'archivio"));
    expect(await screen.findByText("Questo archivio non c'è più: preparane un altro.")).toBeTruthy();
    await user.click(await button('Prepara di nuovo'));
    expect(await screen.findByText('Puoi preparare tre archivi al giorno. Riprova domani.')).toBeTruthy();
  });
});

describe('the request to be erased', () => {
  const asking = async (answers: Parameters<typeof openProfile>[1]) => {
    const opened = await openProfile({}, answers);
    await opened.user.click(await button('Chiedi la cancellazione'));
    const dialog = within(await screen.findByRole('dialog'));
    return { ...opened, dialog };
  };

  it('says what goes and what stays, and needs the current password', async () => {
    const { dialog, user, asked } = await asking({ AskDeletion: () => refused('wrong-password') });
    const goes = dialog.getByRole('list', { name: 'Che cosa viene cancellato' });
    expect(within(goes).getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(dialog.getByRole('list', { name: 'Che cosa resta' }).textContent).toContain('dieci anni');
    const ask = dialog.getByRole<HTMLButtonElement>('button', { name: 'Chiedi la cancellazione' });
    expect(isOff(ask)).toBe(true);
    await user.type(dialog.getByLabelText(/^Password attuale/), 'sbagliata');
    await user.click(ask);
    expect(await dialog.findByText('La password attuale è errata. Riprova.')).toBeTruthy();
    expect(asked.at(-1)).toEqual({ operation: 'AskDeletion', variables: { password: 'sbagliata' } });
  });

  it('stands in the profile with its day, and can be withdrawn', async () => {
    const at = '2026-11-20T10:00:00.000Z';
    const { user, asked } = await openProfile(
      { deletionAskedAt: at },
      { WithdrawDeletion: () => ({ withdrawDeletion: { id: 'u1', deletionAskedAt: null, revision: 9 } }) },
    );
    expect((await section()).textContent).toContain('il 20/11/2026');
    expect(screen.queryByRole('button', { name: 'Chiedi la cancellazione' })).toBeNull();
    await user.click(await button('Ritira la richiesta'));
    expect(await button('Chiedi la cancellazione')).toBeTruthy();
    expect(asked.at(-1)?.operation).toBe('WithdrawDeletion');
  });
});
