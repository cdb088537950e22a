import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '#test/support/open-screen.tsx';
import {
  aNotification,
  aNotificationServer,
  cellsOf,
  openNotifications,
  titles,
} from '#test/web/features/notifications/open-notifications.tsx';
import type { ListedNotification } from '#web/features/notifications/list/use-notifications.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

async function openWith(changes: Partial<ListedNotification>) {
  const server = aNotificationServer([aNotification('Corso', changes)]);
  const opened = openNotifications('/notifiche?archived=true');
  await screen.findByRole('table', { name: 'Elenco delle notifiche' });
  return { server, ...opened };
}

const status = () => textOf(cellsOf('Corso')[6]);

describe('the menu of a notification', () => {
  it.each([
    ['draft', ['Invia ora', 'Duplica come bozza', 'Elimina']],
    ['todo', ['Annulla invio', 'Duplica come bozza', 'Elimina']],
    ['sending', ['Duplica come bozza', 'Elimina']],
    ['sent', ['Modifica', 'Dettagli', 'Archivia', 'Duplica come bozza', 'Elimina']],
    ['error', ['Invia di nuovo', 'Dettagli', 'Duplica come bozza', 'Elimina']],
    ['archived', ['Dettagli', 'Ripristina', 'Duplica come bozza', 'Elimina']],
    [null, ['Duplica come bozza', 'Elimina']],
  ] as const)(
    'offers of one that is %s what may be done to it [NOT-024, NOT-025, NOT-026, NOT-027, NOT-028, OPW-41, OPW-43]',
    async (is, items) => {
      const { menuOf } = await openWith({ status: is });
      expect(await menuOf('Corso')).toEqual(items);
    },
  );

  it('sends a draft once it was said whom it reaches, and takes it back [NOT-057]', async () => {
    const { server, user, choose, pass } = await openWith({ recipients: ['imbianchino', 'agente'] });
    await choose('Corso', 'Invia ora');
    const dialog = await screen.findByRole('alertdialog', { name: 'Inviare la notifica?' });
    expect(await within(dialog).findByText(/Raggiunge 2\.401 utenti e 3 dispositivi/)).toBeTruthy();
    expect(server.asked('SetNotificationStatus')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Invia ora' }));
    expect(await screen.findByText(/per 30 secondi puoi ancora annullare/)).toBeTruthy();
    pass(29_000);
    expect(screen.getByText(/per 30 secondi puoi ancora annullare/)).toBeTruthy();
    await waitFor(() => expect(status()).toBe('Da inviare'));
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(status()).toBe('Bozza'));
    expect(server.asked('SetNotificationStatus')).toEqual([
      { id: 'corso', revision: 3, status: 'todo' },
      { id: 'corso', revision: 4, status: 'draft' },
    ]);
  });

  it.each([
    ['todo', 'Annulla invio', 'draft', 'Bozza', 'Invio annullato'],
    ['error', 'Invia di nuovo', 'todo', 'Da inviare', "Riprovo con chi non l'ha ricevuta"],
    ['sent', 'Archivia', 'archived', 'Archiviata', 'Notifica archiviata'],
    ['archived', 'Ripristina', 'sent', 'Inviata', 'Notifica ripristinata'],
  ] as const)(
    'of one that is %s: %s makes it %s [NOT-058, NOT-059, NOT-060, NOT-061, OPW-40]',
    async (is, action, wanted, shown, said) => {
      const { server, choose } = await openWith({ status: is });
      await choose('Corso', action);
      expect(await screen.findByText(new RegExp(said))).toBeTruthy();
      expect(server.asked('SetNotificationStatus')).toEqual([{ id: 'corso', revision: 3, status: wanted }]);
      await waitFor(() => expect(status()).toBe(shown));
    },
  );

  it('undoes archiving', async () => {
    const { user, choose } = await openWith({ status: 'sent' });
    await choose('Corso', 'Archivia');
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(status()).toBe('Inviata'));
  });

  it('says why the server refused, and shows what is [OPW-41]', async () => {
    const { server, choose } = await openWith({ status: 'todo' });
    server.answers.SetNotificationStatus = () => {
      throw new GraphqlFailure('failed-precondition');
    };
    server.saveElsewhere('corso', { status: 'sending' });
    await choose('Corso', 'Annulla invio');
    expect((await screen.findByRole('alert')).textContent).toContain('Adesso non si può fare');
    await waitFor(() => expect(status()).toBe('In invio'));
  });

  it('duplicates as a draft, which opens', async () => {
    const { server, choose } = await openWith({ status: 'error' });
    await choose('Corso', 'Duplica come bozza');
    const dialog = await screen.findByRole('dialog', { name: 'Modifica notifica' });
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Titolo' }).value).toBe('Corso');
    expect(server.asked<{ id: string }>('DuplicateNotification')[0]?.id).toBe('corso');
    expect(server.stored().map(({ status: is }) => is)).toEqual(['draft', 'error']);
  });
});

describe('deleting a notification', () => {
  it('warns that the users lose it too, and suggests to archive instead [NOT-028, NOT-049, NOT-050, NOT-051]', async () => {
    const { server, user, choose } = await openWith({ status: 'sent' });
    await choose('Corso', 'Elimina');
    const dialog = await screen.findByRole('alertdialog', { name: 'Elimina la notifica' });
    expect(dialog.textContent).toContain('anche dalle app degli utenti');
    expect(dialog.textContent).toContain('Se vuoi toglierla solo da questo elenco, archiviala.');
    expect(dialog.textContent).not.toContain('richiamare');
    await user.click(within(dialog).getByRole('button', { name: 'Elimina notifica' }));
    expect(await screen.findByText('Notifica eliminata: Corso')).toBeTruthy();
    expect(server.asked('DeleteNotification')).toEqual([{ id: 'corso', revision: 3 }]);
    expect(await screen.findByText(/Non ci sono notifiche/)).toBeTruthy();
  });

  it('says while it is being sent that what was accepted cannot be recalled [OPW-41]', async () => {
    const { choose } = await openWith({ status: 'sending' });
    await choose('Corso', 'Elimina');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('i messaggi già accettati non si possono richiamare');
  });

  it('stays open when it fails [WER-002]', async () => {
    const { server, user, choose } = await openWith({ status: 'sent' });
    server.answers.DeleteNotification = () => {
      throw new GraphqlFailure('offline');
    };
    await choose('Corso', 'Elimina');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Elimina notifica' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Manca la connessione');
    expect(titles()).toEqual(['Corso']);
  });
});

describe('the details of a notification', () => {
  it('say what came of each type of users, and how many opened it [OPW-40]', async () => {
    const { choose } = await openWith({
      status: 'error',
      recipients: ['imbianchino', 'agente', 'keim'],
      errorCode: 'unavailable',
      errorMessage: 'SNS non risponde',
      opened: 12,
      topics: [
        {
          type: 'imbianchino',
          acceptedAt: '2026-11-18T08:30:00.000Z',
          messageId: 'm-1',
          errorCode: null,
          errorMessage: null,
        },
        {
          type: 'agente',
          acceptedAt: null,
          messageId: null,
          errorCode: 'unavailable',
          errorMessage: 'SNS non risponde',
        },
      ],
    });
    await choose('Corso', 'Dettagli');
    const dialog = await screen.findByRole('dialog', { name: 'Corso' });
    expect(within(dialog).getByRole('alert').textContent).toBe('unavailable: SNS non risponde');
    const rows = within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').map(textOf));
    expect(rows).toEqual([
      ['Imbianchino', '18/11/2026 09:30', 'm-1', '—nessun valore'],
      ['Agente', 'non accettata', '—nessun valore', 'unavailable: SNS non risponde'],
      ["Personale dell'azienda", 'non accettata', '—nessun valore', '—nessun valore'],
    ]);
    expect(dialog.textContent).toContain('da 12 utenti');
  });

  it('say the day of a planned one, and no result yet', async () => {
    const { user } = await openWith({ status: 'todo', sendAt: '2026-12-01T07:00:00.000Z' });
    await user.click(screen.getByRole('link', { name: 'Corso' }));
    const dialog = await screen.findByRole('dialog', { name: 'Corso' });
    expect(dialog.textContent).toContain('prevista 01/12/2026 08:00');
    expect(dialog.textContent).not.toMatch(/non accettata|Com'è andato/);
  });

  it('follow what the sender does meanwhile', async () => {
    const { server, queries, choose } = await openWith({ status: 'sent', opened: 1 });
    await choose('Corso', 'Dettagli');
    const dialog = await screen.findByRole('dialog', { name: 'Corso' });
    expect(dialog.textContent).toContain('da 1 utente');
    server.saveElsewhere('corso', { opened: 2 });
    await queries.invalidateQueries({ queryKey: ['notification'] });
    await waitFor(() => expect(dialog.textContent).toContain('da 2 utenti'));
  });
});
