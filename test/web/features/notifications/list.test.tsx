import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { floatingButton } from '#test/support/floating-button.ts';
import { isOff } from '#test/support/is-off.ts';
import { heads, place, textOf } from '#test/support/open-screen.tsx';
import type { ListedNotification } from '#web/features/notifications/list/use-notifications.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aNotification,
  aNotificationServer,
  cellsOf,
  openNotifications,
  pencilOf,
  titles,
} from './open-notifications.tsx';

const sent = aNotification('Listini', {
  status: 'sent',
  createdAt: '2026-11-18T08:12:00.000Z',
  sentAt: '2026-11-18T08:30:00.000Z',
  recipients: ['imbianchino', 'venditore-esterno'],
  cta: true,
  ctaUrl: 'https://example.com/listini',
  attachment: true,
  attachmentOriginalName: 'listino.pdf',
});
const draft = aNotification('Corso', { createdAt: '2026-11-20T09:00:00.000Z' });
const archived = aNotification('Vecchia', {
  status: 'archived',
  createdAt: '2026-11-10T09:00:00.000Z',
  sentAt: '2026-11-10T09:30:00.000Z',
});

async function openList(
  notifications: readonly ListedNotification[] = [sent, draft, archived],
  address?: string,
) {
  const server = aNotificationServer(notifications);
  const opened = openNotifications(address);
  await screen.findByRole('table', { name: 'Elenco delle notifiche' });
  return { server, ...opened };
}

describe('the list of notifications', () => {
  it('is a page named Notifiche, with breadcrumb, add button, tester and archive switch [NOT-001, NOT-002, NOT-004, NOT-005, NOT-006]', async () => {
    const { user } = await openList();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notifiche');
    const crumbs = screen.getByRole('navigation', { name: 'Percorso' });
    expect(within(crumbs).getByText('Notifiche').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('button', { name: 'Prova un topic push' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Mostra archiviate' }).checked).toBe(false);
    await user.click(floatingButton('Nuova notifica'));
    expect(await screen.findByRole('dialog', { name: 'Nuova notifica' })).toBeTruthy();
  });

  it('opens the dialog of a new one with the key n [NOT-004]', async () => {
    const { user } = await openList();
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Nuova notifica' })).toBeTruthy();
  });

  it('says that it loads until the answer is there [NOT-003]', async () => {
    const server = aNotificationServer();
    server.answers.Notifications = () => new Promise(() => {});
    openNotifications();
    const table = await screen.findByRole('table', { name: 'Elenco delle notifiche: Caricamento' });
    expect(table.closest('section')?.getAttribute('aria-busy')).toBe('true');
  });

  it('shows message, recipients, times and status of each [NOT-007, NOT-011, NOT-012, NOT-013, NOT-014, NOT-015]', async () => {
    await openList();
    expect(heads()).toEqual([
      'Messaggio',
      'Pulsante',
      'Allegato',
      'Destinatari',
      'Creata il',
      'Inviata il',
      'Stato',
      'Azioni',
    ]);
    const [message, , , recipients, createdAt, sentAt, status] = cellsOf('Listini');
    expect(message?.querySelector('a')?.textContent).toBe('Listini');
    expect(textOf(message)).toContain('Testo di Listini');
    expect([...(recipients?.querySelectorAll('.chip') ?? [])].map(textOf)).toEqual([
      'Imbianchino',
      'Venditore esterno',
    ]);
    expect([createdAt, sentAt, status].map(textOf)).toEqual([
      '18/11/2026 09:12',
      '18/11/2026 09:30',
      'Inviata',
    ]);
    expect(textOf(cellsOf('Corso')[5])).toBe('non inviata');
  });

  it('opens by its title a draft to be edited and the details of any other; the title is an address too', async () => {
    const { user } = await openList();
    const draftName = screen.getByRole('link', { name: 'Corso' });
    expect(draftName.getAttribute('href')).toBe('/notifiche?notification=corso');
    await user.click(draftName);
    expect(await screen.findByRole('dialog', { name: 'Modifica notifica' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Listini' }));
    expect(await screen.findByRole('dialog', { name: 'Listini' })).toBeTruthy();
  });

  it('opens the notification that the address names, once', async () => {
    await openList(undefined, '/notifiche?archived=true&notification=listini');
    expect(await screen.findByRole('dialog', { name: 'Listini' })).toBeTruthy();
    expect(place()).toBe('/notifiche?archived=true');
  });

  it('says for when one is planned [NOT-013]', async () => {
    await openList([aNotification('Domani', { status: 'todo', sendAt: '2026-12-01T07:00:00.000Z' })]);
    expect(textOf(cellsOf('Domani')[5])).toBe('non inviataprevista 01/12/2026 08:00');
  });

  it('says no day of a plan that was cancelled [NOT-013]', async () => {
    await openList([aNotification('Annullata', { status: 'draft', sendAt: '2026-12-01T07:00:00.000Z' })]);
    expect(textOf(cellsOf('Annullata')[5])).toBe('non inviata');
  });

  it('says when a planned one was sent, not for when it was planned [NOT-013]', async () => {
    const times = { sendAt: '2026-12-01T07:00:00.000Z', sentAt: '2026-12-01T07:05:00.000Z' };
    await openList([aNotification('Puntuale', { status: 'sent', ...times })]);
    expect(textOf(cellsOf('Puntuale')[5])).toBe('01/12/2026 08:05');
  });

  it('leads with a check to the address of the button, in a tab of its own; without one there is a cross [NOT-008, NOT-009]', async () => {
    await openList();
    const link = within(cellsOf('Listini')[1] as HTMLElement).getByRole('link', {
      name: 'Apri il link di Listini',
    });
    expect(link.getAttribute('href')).toBe('https://example.com/listini');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(link.querySelector('.pi-check')).toBeTruthy();
    const [, off] = cellsOf('Corso');
    expect(off?.querySelector('.pi-times')).toBeTruthy();
    expect(off?.querySelector('a, button')).toBeNull();
  });

  it('leads nowhere where the address is none', async () => {
    await openList([aNotification('Trappola', { cta: true, ctaUrl: 'javascript:alert(1)' })]);
    const [, cell] = cellsOf('Trappola');
    expect(cell?.querySelector('.pi-times')).toBeTruthy();
    expect(cell?.querySelector('a, button')).toBeNull();
  });

  it('opens the attachment in a new tab, at an address asked for on the click; without one there is a cross [NOT-010, OPW-51]', async () => {
    const { server, user } = await openList();
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as never);
    await user.click(screen.getByRole('button', { name: "Apri l'allegato di Listini" }));
    expect(open).toHaveBeenCalledWith('', '_blank');
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://files.example.com/listini?signed'),
    );
    expect(tab.opener).toBeNull();
    expect(server.asked('NotificationAttachment')).toEqual([{ id: 'listini' }]);
    expect(cellsOf('Corso')[2]?.querySelector('button')).toBeNull();
    server.answers.NotificationAttachment = () => {
      throw new GraphqlFailure('not-found');
    };
    await user.click(screen.getByRole('button', { name: "Apri l'allegato di Listini" }));
    expect((await screen.findByRole('alert')).textContent).toContain("L'allegato non si apre.");
    expect(tab.close).toHaveBeenCalled();
  });

  it('begins with the newest and is sorted by any column [NOT-016, NOT-018, OPW-46]', async () => {
    const { user } = await openList([archived, sent, draft], '/notifiche?archived=true');
    expect(titles()).toEqual(['Corso', 'Listini', 'Vecchia']);
    expect(screen.getByRole('columnheader', { name: /Creata il/ }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Creata il' }));
    expect(titles()).toEqual(['Vecchia', 'Listini', 'Corso']);
    await user.click(screen.getByRole('button', { name: 'Messaggio' }));
    expect(titles()).toEqual(['Corso', 'Listini', 'Vecchia']);
    await user.click(screen.getByRole('button', { name: 'Messaggio' }));
    expect(titles()).toEqual(['Vecchia', 'Listini', 'Corso']);
    await user.click(screen.getByRole('button', { name: 'Stato' }));
    expect(titles()).toEqual(['Corso', 'Listini', 'Vecchia']);
    for (const column of ['Pulsante', 'Allegato', 'Destinatari', 'Inviata il'])
      expect(screen.getByRole('button', { name: column })).toBeTruthy();
  });

  it('shows archived ones on demand, with an icon [NOT-006, NOT-019, OPW-45]', async () => {
    const { user } = await openList();
    expect(titles()).toEqual(['Corso', 'Listini']);
    await user.click(screen.getByRole('switch', { name: 'Mostra archiviate' }));
    expect(titles()).toEqual(['Corso', 'Listini', 'Vecchia']);
    expect(cellsOf('Vecchia')[6]?.querySelector('.pi-inbox')).toBeTruthy();
    expect(place()).toBe('/notifiche?archived=true');
  });

  it('has 20 rows a page, or 10, 30 or all [NOT-017]', async () => {
    const many = Array.from({ length: 35 }, (_, index) => aNotification(`N${index}`, { id: `n${index}` }));
    const { user } = await openList(many);
    expect(titles()).toHaveLength(20);
    const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: /Righe per pagina/ });
    expect([...sizes.options].map(textOf)).toEqual(['10', '20', '30', 'Tutte']);
    for (const [size, rows] of [
      ['10', 10],
      ['30', 30],
      ['Tutte', 35],
    ] as const) {
      await user.selectOptions(sizes, size);
      expect(titles()).toHaveLength(rows);
    }
    await user.selectOptions(sizes, '20');
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    expect(titles()).toHaveLength(15);
  });

  it.each([
    ['draft', 'Bozza', 'badge'],
    ['todo', 'Da inviare', 'badge warn'],
    ['sending', 'In invio', 'badge warn'],
    ['sent', 'Inviata', 'badge ok'],
    ['archived', 'Archiviata', 'badge warn-line'],
    ['error', 'Errore', 'badge err'],
    [null, 'Sconosciuto', 'badge'],
  ] as const)(
    'shows the status %s as %s in its colour [NOT-055, NOT-064, NOT-065, NOT-066, NOT-067, NOT-068]',
    async (status, text, look) => {
      await openList([aNotification('Una', { status })], '/notifiche?archived=true');
      expect(screen.getByText(text, { selector: '.badge' }).className).toBe(look);
    },
  );

  it('is, without any, a success alert with an add button [NOT-020]', async () => {
    aNotificationServer([]);
    const { user } = openNotifications();
    const alert = (await screen.findByText(/Non ci sono notifiche/)).closest('.alert');
    expect(alert?.className).toContain('ok');
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Nuova notifica' }));
    expect(await screen.findByRole('dialog', { name: 'Nuova notifica' })).toBeTruthy();
  });

  it('says when all of them are archived [NOT-020]', async () => {
    aNotificationServer([archived]);
    openNotifications();
    expect(await screen.findByText('Tutte le notifiche sono archiviate.')).toBeTruthy();
  });

  it('is asked for by super users alone [NOT-022, QDA-040, WDA-052]', async () => {
    const server = aNotificationServer([draft]);
    openNotifications('/notifiche', { superUser: false });
    await screen.findByRole('heading', { level: 1 });
    expect(server.asked('Notifications')).toEqual([]);
  });

  it('shows what others change as soon as the live channel tells of it [NOT-018]', async () => {
    const { server, queries } = await openList();
    server.saveElsewhere('corso', { title: 'Corso nuovo', status: 'todo' });
    await queries.invalidateQueries({ queryKey: ['notification'] });
    expect(await screen.findByText('Corso nuovo')).toBeTruthy();
  });

  it('says why it could not be read and asks again', async () => {
    const server = aNotificationServer([draft]);
    server.answers.Notifications = () => {
      throw new GraphqlFailure('offline');
    };
    const { user } = openNotifications();
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    server.answers.Notifications = () => ({ notifications: [draft] });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Corso')).toBeTruthy();
  });
});

describe('the pencil', () => {
  it('is on for drafts and off for all else [NOT-029, OPW-43]', async () => {
    const { user } = await openList([draft, sent]);
    expect(isOff(pencilOf('Listini'))).toBe(true);
    expect(isOff(pencilOf('Corso'))).toBe(false);
    await user.click(pencilOf('Corso'));
    expect(await screen.findByRole('dialog', { name: 'Modifica notifica' })).toBeTruthy();
  });
});
