import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { rowOf } from '#test/support/open-screen.tsx';
import { anAccount, aUsersServer, openUsers, stefan } from './open-users.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const aJob = (changes: object = {}) => ({
  id: 'erasure-1',
  kind: 'erasure',
  state: 'running',
  startedAt: '2026-11-20T10:00:00.000Z',
  startedBy: 'Giulia Ferrero',
  finishedAt: null,
  done: 3,
  total: 9,
  counts: [],
  notes: [],
  ...changes,
});

describe('erasing a user', () => {
  it('asks for the e-mail of the user, says what goes and what stays, and shows how far it came', async () => {
    const server = aUsersServer(undefined, {
      EraseUser: () => ({ eraseUser: aJob() }),
      ContinueJob: () => ({ continueJob: aJob({ state: 'done', done: 9 }) }),
    });
    const { user, choose } = await openUsers();
    await choose('Andrea Conti', 'Cancella i dati per sempre');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('list', { name: 'Che cosa resta' }).textContent).toContain('Utente cancellato');
    const erase = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancella per sempre' });
    expect(isOff(erase)).toBe(true);
    const field = dialog.getByRole('textbox', { name: /Per confermare scrivi/ });
    await user.type(field, 'stefan@example.com');
    expect(isOff(erase)).toBe(true);
    await user.clear(field);
    await user.type(field, 'ANDREA@example.com ');
    await user.click(erase);
    expect(await screen.findByText("I dati dell'utente sono cancellati")).toBeTruthy();
    const [sent] = server.asked('EraseUser');
    expect(sent).toMatchObject({ email: 'ANDREA@example.com', key: expect.any(String) });
  });
});

describe('who asked to be erased', () => {
  it('has a badge in the list, which can be narrowed to such users', async () => {
    const asked = { ...anAccount(), deletionAskedAt: '2026-11-20T10:00:00.000Z' };
    const server = aUsersServer([asked, stefan]);
    const { user } = await openUsers('/utenti?deletionAsked=true');
    expect(within(rowOf('Andrea Conti')).getByText('Cancellazione richiesta')).toBeTruthy();
    expect(within(rowOf('Stefan Huber')).queryByText('Cancellazione richiesta')).toBeNull();
    const lists = () => server.asked('Users') as { filter: { deletionAsked?: boolean } }[];
    expect(lists().at(-1)?.filter).toMatchObject({ deletionAsked: true });
    await user.click(screen.getByRole('switch', { name: 'Cancellazione richiesta' }));
    expect(lists().at(-1)?.filter.deletionAsked).not.toBe(true);
  });
});
