import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import type { ListedNotification } from '#web/features/notifications/list/use-notifications.ts';
import {
  aNotification,
  aNotificationServer,
  openNotifications,
  pencilOf,
  withUploads,
} from './open-notifications.tsx';

const withFile = (attachmentOriginalName: string): Partial<ListedNotification> => ({
  ...{ attachment: true, attachmentText: 'Scarica', attachmentOriginalName },
});

/** Changes the title of a draft; meanwhile somebody else saves it. */
async function openChanged(base: Partial<ListedNotification>, theirs: Partial<ListedNotification>) {
  const server = aNotificationServer([aNotification('Corso', base)]);
  const { user } = openNotifications();
  await screen.findByText('Corso');
  await user.click(pencilOf('Corso'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifica notifica' }));
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  await user.type(field('Titolo'), ' mio');
  server.saveElsewhere('corso', theirs);
  const save = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Salva come bozza' });
  /** The conflict, once the draft is saved. */
  const conflict = async () => {
    await user.click(save());
    return within(await screen.findByRole('alertdialog'));
  };
  const upload = async (name: string) => {
    const { finish } = withUploads(server);
    const chosen = new File(['x'], name, { type: 'application/pdf' });
    await user.upload(dialog.getByLabelText('Scegli un file', { selector: 'input' }), chosen);
    await waitFor(() => {
      finish();
      expect(dialog.queryByRole('progressbar')).toBeNull();
      expect(field('Allegato').value).toBe(name);
    });
  };
  return { server, user, dialog, field, save, conflict, upload };
}

describe('a file, where two change the same draft', () => {
  it('that the other one added comes with what both wrote', async () => {
    const { server, user, conflict } = await openChanged({}, withFile('suo.pdf'));
    const asks = await conflict();
    const told = asks.getByText('Allegato').closest('div');
    expect(told?.textContent).toContain('suo.pdf');
    await user.click(asks.getByRole('button', { name: 'Tieni entrambe' }));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.stored()[0]).toMatchObject({ title: 'Corso mio', ...withFile('suo.pdf') });
  });

  it('that the other one replaced is told and stays', async () => {
    const { server, user, conflict } = await openChanged(withFile('base.pdf'), withFile('suo.pdf'));
    const asks = await conflict();
    expect(asks.getByText('Allegato').closest('div')?.textContent).toMatch(/base\.pdf.*suo\.pdf/);
    await user.click(asks.getByRole('button', { name: 'Tieni entrambe' }));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.stored()[0]).toMatchObject({ title: 'Corso mio', attachmentOriginalName: 'suo.pdf' });
  });

  it('that both replaced is told first, with both names, and is one’s own then', async () => {
    const { server, user, dialog, conflict, upload } = await openChanged(
      withFile('base.pdf'),
      withFile('suo.pdf'),
    );
    await user.click(dialog.getByRole('button', { name: 'Togli base.pdf' }));
    await upload('mio.pdf');
    const asks = await conflict();
    const clashes = within(asks.getByRole('region', { name: 'Cambiati da tutti e due' }));
    expect(clashes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Allegato: il tuo valore è mio.pdf, il suo suo.pdf',
    ]);
    expect(asks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Cambiati da tutti e due',
      'Salvato nel frattempo',
    ]);
    await user.click(asks.getByRole('button', { name: 'Sovrascrivi con la mia' }));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.stored()[0]).toMatchObject({ title: 'Corso mio', attachmentOriginalName: 'mio.pdf' });
  });

  it('that the other one removed while it was replaced here is one’s own, where the two are merged', async () => {
    const { server, user, dialog, conflict, upload } = await openChanged(withFile('base.pdf'), {
      ...{ attachment: false, attachmentOriginalName: null, body: 'Testo suo' },
    });
    await user.click(dialog.getByRole('button', { name: 'Togli base.pdf' }));
    await upload('mio.pdf');
    const asks = await conflict();
    expect(asks.getByText(/il tuo valore è mio\.pdf, il suo niente/)).toBeTruthy();
    await user.click(asks.getByRole('button', { name: 'Unisci, con i miei valori' }));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.stored()[0]).toMatchObject({
      title: 'Corso mio',
      body: 'Testo suo',
      ...withFile('mio.pdf'),
    });
  });

  it('that the other one removed is gone: one’s own version asks for another, and is saved with it', async () => {
    const { server, user, dialog, save, conflict, upload } = await openChanged(withFile('base.pdf'), {
      ...{ attachment: false, attachmentOriginalName: null },
    });
    await user.click((await conflict()).getByRole('button', { name: 'Sovrascrivi con la mia' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByText("Niente è ancora salvato: guarda com'è adesso.")).toBeTruthy();
    expect(dialog.queryByRole('textbox', { name: 'Allegato' })).toBeNull();
    expect([isOff(save()), server.asked('UpdateNotification').length]).toEqual([true, 1]);
    await upload('altro.pdf');
    await user.click(save());
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.stored()[0]).toMatchObject({ title: 'Corso mio', ...withFile('altro.pdf') });
  });
});

describe('a draft that left meanwhile', () => {
  it.each([
    ['todo', 'Da inviare'],
    ['sending', 'In invio'],
    ['archived', 'Archiviata'],
  ] as const)('%s is not saved any more: its texts stay, or it is taken as it is', async (status, said) => {
    const { user, field, conflict } = await openChanged({}, { status });
    const asks = await conflict();
    expect(asks.getByText(new RegExp(`Ora è: ${said}.*Finché è così non si può modificare`))).toBeTruthy();
    expect(asks.getByText('Nessuno di questi campi è cambiato: è cambiato altro.')).toBeTruthy();
    for (const name of ['Sovrascrivi con la mia', 'Tieni entrambe'])
      expect(asks.queryByRole('button', { name })).toBeNull();
    await user.click(asks.getByRole('button', { name: 'Torna alle mie modifiche' }));
    expect(field('Titolo').value).toBe('Corso mio');
    await user.click((await conflict()).getByRole('button', { name: 'Carica la sua versione' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
