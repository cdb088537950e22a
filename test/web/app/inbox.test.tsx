import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { textOf } from '#test/support/open-screen.tsx';
import InboxBell from '#web/app/inbox/inbox-bell.tsx';
import type { InboxEntry } from '#web/app/inbox/use-inbox.ts';
import { ToastProvider } from '#web/components/toast.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';

const anEntry = (title: string, changes: Partial<InboxEntry> = {}): InboxEntry => ({
  id: title.toLowerCase(),
  title,
  body: `Testo di ${title}`,
  cta: false,
  ctaText: 'Scopri di più',
  ctaUrl: '',
  attachment: false,
  attachmentText: "Scarica l'allegato",
  attachmentOriginalName: null,
  sentAt: '2026-11-18T08:30:00.000Z',
  editedAt: null,
  event: null,
  read: false,
  ...changes,
});

/** The inbox of a user; older messages come on a second page. */
function anInboxServer(newest: readonly InboxEntry[], older: readonly InboxEntry[] = []) {
  let entries = [...newest];
  const unread = () => entries.filter(({ read }) => !read).length;
  const server = aServer({
    MyNotifications: ({ before }: { before: string | null }) => ({
      myNotifications: {
        items: before ? older : entries,
        unread: unread(),
        next: before || older.length === 0 ? null : 'older',
      },
    }),
    MarkNotificationsRead: ({ ids, all }: { ids?: string[]; all?: boolean }) => {
      entries = entries.map((entry) => (all || ids?.includes(entry.id) ? { ...entry, read: true } : entry));
      return { markNotificationsRead: { unread: unread() } };
    },
    NotificationAttachment: ({ id }: { id: string }) => ({
      notificationAttachment: { url: `https://files.example.com/${id}` },
    }),
  });
  const receive = (entry: InboxEntry) => {
    entries = [entry, ...entries];
  };
  return { ...server, receive };
}

function openBell() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <MemoryRouter>
          <InboxBell />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const bell = () => screen.getByRole('button', { name: /^Notifiche:/ });
  const open = async () => {
    await user.click(bell());
    return screen.findByRole('dialog', { name: 'Notifiche' });
  };
  return { user, queries, bell, open };
}

const entryOf = (title: string) => {
  const entry = screen.getByText(title).closest('li');
  if (!entry) throw new Error(`No entry of ${title}`);
  return entry;
};

const two = [anEntry('Corso'), anEntry('Listini', { read: true })];

describe('the bell', () => {
  it('says in its name how many messages are unread [OPW-51]', async () => {
    anInboxServer([...two, anEntry('Colori')]);
    const { bell } = openBell();
    expect(await screen.findByRole('button', { name: 'Notifiche: 2 da leggere' })).toBeTruthy();
    expect(bell().querySelector('.unread')?.textContent).toBe('2');
  });

  it('says when none is, and when there are more than are counted', async () => {
    const server = anInboxServer([]);
    const { queries, bell } = openBell();
    await waitFor(() => expect(server.asked('MyNotifications')).toHaveLength(1));
    expect(bell().getAttribute('aria-label')).toBe('Notifiche: nessuna da leggere');
    expect(bell().querySelector('.unread')).toBeNull();
    server.answers.MyNotifications = () => ({ myNotifications: { items: [], unread: 50, next: null } });
    await queries.invalidateQueries({ queryKey: ['inbox'] });
    expect(await screen.findByRole('button', { name: 'Notifiche: 50 o più da leggere' })).toBeTruthy();
  });

  it('hears of a message as soon as the live channel tells of it', async () => {
    const server = anInboxServer(two);
    const { queries } = openBell();
    await screen.findByRole('button', { name: 'Notifiche: 1 da leggere' });
    server.receive(anEntry('Nuova'));
    await queries.invalidateQueries({ queryKey: ['inbox'] });
    expect(await screen.findByRole('button', { name: 'Notifiche: 2 da leggere' })).toBeTruthy();
  });
});

describe('the inbox', () => {
  it('lists the messages with their day and their beginning; what is unread says so', async () => {
    anInboxServer(two);
    const { open } = openBell();
    const panel = await open();
    const items = within(panel).getAllByRole('listitem');
    expect(items.map((item) => textOf(item))).toEqual([
      'Da leggere: Corso18/11/2026 09:30Testo di Corso',
      'Listini18/11/2026 09:30Testo di Listini',
    ]);
    expect(items.map((item) => item.className.includes('unread'))).toEqual([true, false]);
  });

  it('notes a message as read when it is opened, once', async () => {
    const server = anInboxServer(two);
    const { user, open, bell } = openBell();
    const panel = await open();
    const title = within(panel).getByRole('button', { name: /Corso/ });
    await user.click(title);
    expect(title.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifiche: nessuna da leggere'));
    expect(entryOf('Corso').className).not.toContain('unread');
    await user.click(title);
    await user.click(title);
    await user.click(within(panel).getByRole('button', { name: /Listini/ }));
    expect(server.asked('MarkNotificationsRead')).toEqual([{ ids: ['corso'] }]);
  });

  it('leads from an event to its offer, notes it as read and closes [FUP-018]', async () => {
    const event = { kind: 'question', offer: 'o1', number: '12/2026' } as const;
    const server = anInboxServer([anEntry('', { id: 'e1', body: '', event }), ...two]);
    const { user, open } = openBell();
    const panel = await open();
    const link = within(panel).getByRole('link', { name: /Offerta 12\/2026: una domanda del cliente/ });
    expect(link.getAttribute('href')).toBe('/offerte/o1');
    await user.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.asked('MarkNotificationsRead')).toEqual([{ ids: ['e1'] }]);
  });

  it('offers the button and the attachment of a message that was opened [OPW-51]', async () => {
    const server = anInboxServer([
      anEntry('Corso', {
        cta: true,
        ctaUrl: 'https://example.com/corso',
        attachment: true,
        editedAt: '2026-11-19T08:30:00.000Z',
      }),
    ]);
    const { user, open } = openBell();
    const panel = await open();
    await user.click(within(panel).getByRole('button', { name: /Corso/ }));
    const link = within(panel).getByRole('link', { name: /Scopri di più/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://example.com/corso',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(panel.textContent).toContain('corretta il 19/11/2026 09:30');
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    await user.click(within(panel).getByRole('button', { name: "Scarica l'allegato" }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://files.example.com/corso'));
    expect(server.asked('NotificationAttachment')).toEqual([{ id: 'corso' }]);
  });

  it('offers no button where its address is none', async () => {
    anInboxServer([anEntry('Trappola', { cta: true, ctaUrl: 'javascript:alert(1)' })]);
    const { user, open } = openBell();
    const panel = await open();
    await user.click(within(panel).getByRole('button', { name: /Trappola/ }));
    expect(within(panel).queryByRole('link', { name: /Scopri di più/ })).toBeNull();
  });

  it('marks all as read at once', async () => {
    const server = anInboxServer([anEntry('Corso'), anEntry('Listini')]);
    const { user, open } = openBell();
    const panel = await open();
    await user.click(within(panel).getByRole('button', { name: 'Segna tutte come lette' }));
    await waitFor(() => expect(panel.querySelectorAll('li.unread')).toHaveLength(0));
    expect(within(panel).queryByRole('button', { name: 'Segna tutte come lette' })).toBeNull();
    expect(server.asked('MarkNotificationsRead')).toEqual([{ all: true }]);
  });

  it('says when that could not be noted', async () => {
    const server = anInboxServer(two);
    server.answers.MarkNotificationsRead = () => {
      throw new GraphqlFailure('offline');
    };
    const { user, open } = openBell();
    const panel = await open();
    await user.click(within(panel).getByRole('button', { name: 'Segna tutte come lette' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Non le ho segnate come lette.');
    expect(entryOf('Corso').className).toContain('unread');
  });

  it('has older messages on the next page', async () => {
    const server = anInboxServer(two, [anEntry('Vecchia', { read: true })]);
    const { user, open } = openBell();
    const panel = await open();
    expect(within(panel).queryByText('Vecchia')).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'Mostra altre' }));
    expect(await within(panel).findByText('Vecchia')).toBeTruthy();
    expect(within(panel).queryByRole('button', { name: 'Mostra altre' })).toBeNull();
    expect(server.asked('MyNotifications').at(-1)).toEqual({ before: 'older' });
  });

  it('says when there is nothing', async () => {
    anInboxServer([]);
    const { open } = openBell();
    expect(await within(await open()).findByText('Nessuna notifica')).toBeTruthy();
  });

  it('says why it could not be read, and asks again', async () => {
    const server = anInboxServer(two);
    const answer = server.answers.MyNotifications;
    server.answers.MyNotifications = () => {
      throw new GraphqlFailure('offline');
    };
    const { user, open } = openBell();
    const panel = await open();
    expect((await within(panel).findByRole('alert')).textContent).toContain('Manca la connessione');
    if (answer) server.answers.MyNotifications = answer;
    await user.click(within(panel).getByRole('button', { name: 'Riprova' }));
    expect(await within(panel).findByText('Listini')).toBeTruthy();
  });

  it('closes with Escape and gives the focus back to the bell', async () => {
    anInboxServer(two);
    const { user, open, bell } = openBell();
    const panel = await open();
    await waitFor(() =>
      expect(document.activeElement).toBe(within(panel).getByRole('button', { name: 'Chiudi le notifiche' })),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(bell());
  });
});

it('a message that is opened without a connection is noted as read once there is one', async () => {
  const server = anInboxServer(two);
  const { user, bell, open } = openBell();
  await open();
  await screen.findByText('Corso');
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await user.click(screen.getByRole('button', { name: 'Da leggere: Corso' }));
  expect(server.asked('MarkNotificationsRead')).toEqual([]);
  onlineManager.setOnline(true);
  await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifiche: nessuna da leggere'));
});

it('the keyboard goes on where more messages begin, and stays in the inbox once all are read', async () => {
  anInboxServer(two, [anEntry('Fiera', { read: true })]);
  const { user, open } = openBell();
  await open();
  (await screen.findByRole('button', { name: 'Mostra altre' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Fiera');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Fiera'));
  screen.getByRole('button', { name: 'Segna tutte come lette' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Chiudi le notifiche'));
});
