import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import type { ListedNotification } from '#web/features/notifications/list/use-notifications.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aNotification,
  aNotificationServer,
  openNotifications,
  pencilOf,
  withUploads,
} from './open-notifications.tsx';

function inDialog(dialog: HTMLElement) {
  const field = (name: string) => within(dialog).getByRole<HTMLInputElement>('textbox', { name });
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name });
  const tick = (name: string) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
  const recipients = () => within(dialog).getByRole<HTMLInputElement>('combobox', { name: 'Destinatari' });
  return { dialog, field, button, tick, recipients };
}

async function openNew(stored: readonly ListedNotification[] = [aNotification('Corso')]) {
  const server = aNotificationServer(stored);
  const opened = openNotifications();
  await screen.findByText('Corso');
  await opened.user.keyboard('n');
  return { server, ...opened, ...inDialog(await screen.findByRole('dialog', { name: 'Nuova notifica' })) };
}

async function openEdit(changes: Partial<ListedNotification> = {}) {
  const server = aNotificationServer([aNotification('Corso', changes)]);
  const opened = openNotifications();
  await screen.findByText('Corso');
  if (changes.status === 'sent') await opened.choose('Corso', 'Modifica');
  else await opened.user.click(pencilOf('Corso'));
  return { server, ...opened, ...inDialog(await screen.findByRole('dialog', { name: 'Modifica notifica' })) };
}

async function openFilled() {
  const opened = await openNew();
  await opened.user.type(opened.field('Titolo'), 'Velacalce');
  await opened.user.type(opened.field('Testo'), 'Nuovi colori');
  return opened;
}

const pdf = (name = 'scheda.pdf', size = 3) =>
  new File(['x'.repeat(size)], name, { type: 'application/pdf' });

describe('the dialog of a new notification', () => {
  it('is 800 wide, with title, text, recipients and what its buttons do [NOT-030, NOT-031, NOT-032, NOT-036, NOT-037]', async () => {
    const { dialog, field, button, recipients } = await openNew();
    expect(dialog.className).toContain('d800');
    expect([field('Titolo').value, field('Testo').value]).toEqual(['', '']);
    expect(recipients()).toBeTruthy();
    expect(dialog.textContent).toContain('Invia la manda subito a tutti gli utenti dei tipi scelti.');
    expect(dialog.textContent).toContain('Salva come bozza la conserva per dopo.');
    expect([isOff(button('Invia')), isOff(button('Salva come bozza'))]).toEqual([true, true]);
  });

  it('begins with the recipients test, and offers every type of users [NOT-032, NOT-038]', async () => {
    const { user, dialog, recipients } = await openNew();
    expect(within(dialog).getByRole('button', { name: 'Togli Test' })).toBeTruthy();
    await user.click(recipients());
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Privato',
      'Rivenditore',
      'Venditore esterno',
      'Agente',
      'Imbianchino',
      'Progettista',
      "Personale dell'azienda",
    ]);
  });

  it.each([
    ['Titolo', 'Il titolo è obbligatorio'],
    ['Testo', 'Il testo è obbligatorio'],
  ])('requires %s: "%s" [NOT-041, NOT-042, NOT-048]', async (name, text) => {
    const { user, dialog, field, button } = await openFilled();
    expect(isOff(button('Invia'))).toBe(false);
    await user.clear(field(name));
    await user.tab();
    expect(await within(dialog).findByText(text)).toBeTruthy();
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect([isOff(button('Invia')), isOff(button('Salva come bozza'))]).toEqual([true, true]);
  });

  it.each([
    ['Titolo', 100, 'Il titolo può avere al massimo 100 caratteri'],
    ['Testo', 1000, 'Il testo può avere al massimo 1.000 caratteri'],
  ])('counts what fits into %s, and keeps what was pasted beyond it', async (name, most, text) => {
    const { user, dialog, field, button } = await openFilled();
    const shown = most === 1000 ? '1.000' : '100';
    const counted = () => field(name).closest('.field')?.querySelector('.character-count')?.textContent;
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(`${'a'.repeat(most - 1)} `);
    expect(counted()).toContain(`${most - 1} / ${shown}`);
    expect(await within(dialog).findByText('Resta 1 carattere')).toBeTruthy();
    expect(isOff(button('Invia'))).toBe(false);
    await user.paste('bbb');
    expect(field(name).value).toHaveLength(most + 3);
    expect(isOff(button('Invia'))).toBe(true);
    await user.tab();
    expect(await within(dialog).findByText(text)).toBeTruthy();
  });

  it('requires a recipient [NOT-043]', async () => {
    const { user, dialog, button } = await openFilled();
    await user.click(within(dialog).getByRole('button', { name: 'Togli Test' }));
    await user.tab();
    await user.click(button('Chiudi'));
    expect(dialog.textContent).toContain('Seleziona almeno una tipologia di utente');
    expect(isOff(button('Invia'))).toBe(true);
  });

  it('asks for text and address of a button once it is wanted [NOT-033, NOT-039, NOT-044, NOT-045, OPW-50]', async () => {
    const { server, user, dialog, field, tick, button } = await openFilled();
    expect(within(dialog).queryByRole('textbox', { name: 'URL' })).toBeNull();
    await user.click(tick('Aggiungi un pulsante'));
    expect(field('Testo del pulsante').value).toBe('Scopri di più');
    await user.click(field('URL'));
    await user.tab();
    expect(await within(dialog).findByText("L'URL del pulsante è obbligatorio")).toBeTruthy();
    await user.clear(field('Testo del pulsante'));
    await user.tab();
    expect(await within(dialog).findByText('Il testo del pulsante è obbligatorio')).toBeTruthy();
    await user.type(field('Testo del pulsante'), 'Vai');
    await user.type(field('URL'), 'javascript:alert(1)');
    expect(await within(dialog).findByText("L'URL comincia con http:// o https://")).toBeTruthy();
    expect(field('URL').value).toBe('javascript:alert(1)');
    expect(isOff(button('Salva come bozza'))).toBe(true);
    await user.clear(field('URL'));
    await user.type(field('URL'), 'https://example.com/v');
    await user.click(button('Salva come bozza'));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.asked('CreateNotification')).toMatchObject([
      {
        status: 'draft',
        input: {
          title: 'Velacalce',
          body: 'Nuovi colori',
          recipients: ['test'],
          cta: true,
          ctaText: 'Vai',
          ctaUrl: 'https://example.com/v',
          attachment: false,
          sendAt: null,
        },
      },
    ]);
  });

  it('says whom it reaches, together and of each type', async () => {
    const { user, dialog, recipients } = await openNew();
    expect(await within(dialog).findByText('Raggiunge 1.200 utenti e 1 dispositivo')).toBeTruthy();
    await user.type(recipients(), 'Agente{Enter}');
    expect(await within(dialog).findByText('Raggiunge 2.401 utenti e 3 dispositivi')).toBeTruthy();
    const types = within(within(dialog).getByRole('list', { name: 'Per tipo di utente' })).getAllByRole(
      'listitem',
    );
    expect(types.map((item) => item.textContent)).toEqual([
      'Test: 1.200 utenti e 1 dispositivo',
      'Agente: 1.201 utenti e 2 dispositivi',
    ]);
  });

  it('sends: it is to be sent, which can be taken back [NOT-056, OPW-44]', async () => {
    const { server, user, button } = await openFilled();
    await user.click(button('Invia'));
    expect(await screen.findByText(/per 30 secondi puoi ancora annullare/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.asked<{ status: string }>('CreateNotification').map(({ status }) => status)).toEqual([
      'todo',
    ]);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText(/Invio annullato/)).toBeTruthy();
  });

  it('is planned for a day and time to come, as clocks show it in Rome', async () => {
    const { server, user, dialog, tick, button } = await openFilled();
    await user.click(tick("Programma l'invio"));
    expect(dialog.textContent).toContain('la manda alla data e ora scelte');
    const at = within(dialog).getByLabelText(/Data e ora dell'invio/);
    expect(isOff(button("Programma l'invio"))).toBe(true);
    await user.type(at, '2020-01-01T10:00');
    expect(await within(dialog).findByText('Scegli un momento che deve ancora venire')).toBeTruthy();
    await user.clear(at);
    await user.type(at, '2999-07-01T10:00');
    await user.click(button("Programma l'invio"));
    expect(await screen.findByText('Invio previsto per il 01/07/2999 10:00')).toBeTruthy();
    expect(server.asked('CreateNotification')).toMatchObject([
      { status: 'todo', input: { sendAt: '2999-07-01T08:00:00.000Z' } },
    ]);
  });

  it('stays open and says why when it could not be saved; the same key is tried again [WER-001]', async () => {
    const { server, user, dialog, field, button } = await openFilled();
    const create = server.answers.CreateNotification;
    server.answers.CreateNotification = () => {
      throw new GraphqlFailure('internal');
    };
    await user.click(button('Salva come bozza'));
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^Errore sconosciuto: .+/);
    expect(field('Titolo').value).toBe('Velacalce');
    server.answers.CreateNotification = () => {
      throw new GraphqlFailure('not-signed-in');
    };
    await user.click(button('Salva come bozza'));
    await waitFor(() =>
      expect(within(dialog).getByRole('alert').textContent).toMatch(/^La sessione è finita/),
    );
    if (create) server.answers.CreateNotification = create;
    await user.click(button('Salva come bozza'));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    const keys = server.asked<{ key: string }>('CreateNotification').map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });

  it('says that an earlier try, whose answer was lost, is on its way, and takes it back', async () => {
    const { server, user, button } = await openFilled();
    const leaving = aNotification('Velacalce', { status: 'todo', revision: 3 });
    server.answers.Notifications = () => ({ notifications: [leaving] });
    server.answers.CreateNotification = () => {
      throw new GraphqlFailure('conflict', { made: 'true', id: leaving.id });
    };
    await user.click(button('Salva come bozza'));
    const toast = await screen.findByText(/Notifica in partenza: per \d+ secondi puoi ancora annullare/);
    const bar = toast.closest<HTMLElement>('.toast') ?? document.body;
    await user.click(within(bar).getByRole('button', { name: 'Annulla' }));
    await waitFor(() =>
      expect(server.asked('SetNotificationStatus')).toEqual([
        { id: leaving.id, revision: 3, status: 'draft' },
      ]),
    );
  });

  it('asks before what was typed is lost', async () => {
    const { user, field } = await openFilled();
    await user.type(field('Titolo'), '{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Chiudere e perdere le modifiche?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resta' }));
    expect(field('Titolo').value).toBe('Velacalce');
  });

  it('sends nothing when Enter is pressed in a field', async () => {
    const { server, user, field } = await openFilled();
    await user.type(field('Titolo'), '{Enter}');
    expect(server.asked('CreateNotification')).toEqual([]);
  });
});

describe('the attachment', () => {
  async function openWithAttachment() {
    const opened = await openFilled();
    const uploads = withUploads(opened.server);
    await opened.user.click(opened.tick('Aggiungi un allegato da scaricare'));
    const choose = (file: File) =>
      opened.user.upload(within(opened.dialog).getByLabelText('Scegli un file', { selector: 'input' }), file);
    return { ...opened, ...uploads, choose };
  }

  it('is uploaded as it is chosen, with how far it is; until then nothing can be saved [NOT-034, NOT-035, NOT-040, NOT-047, NOT-077]', async () => {
    const { server, user, dialog, field, button, choose, show, finish } = await openWithAttachment();
    expect(field("Testo del pulsante dell'allegato").value).toBe("Scarica l'allegato");
    expect(isOff(button('Invia'))).toBe(true);
    await choose(pdf());
    show(64);
    const progress = await within(dialog).findByRole<HTMLProgressElement>('progressbar', {
      name: 'Carico scheda.pdf',
    });
    await waitFor(() => expect(progress.value).toBe(64));
    expect(within(dialog).getByText('64 %')).toBeTruthy();
    expect([isOff(button('Invia')), isOff(button('Salva come bozza'))]).toEqual([true, true]);
    finish();
    await waitFor(() => expect(isOff(button('Invia'))).toBe(false));
    expect([field('Allegato').value, field('Allegato').readOnly]).toEqual(['scheda.pdf', true]);
    await user.click(button('Salva come bozza'));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.asked('CreateNotification')).toMatchObject([
      {
        input: {
          attachment: true,
          attachmentKey: 'uploads/attachments/notifications/k-scheda.pdf',
          attachmentOriginalName: 'scheda.pdf',
        },
      },
    ]);
  });

  it('requires the text of its button [NOT-046]', async () => {
    const { user, dialog, field, button, choose, finish } = await openWithAttachment();
    await choose(pdf());
    finish();
    await waitFor(() => expect(isOff(button('Invia'))).toBe(false));
    await user.clear(field("Testo del pulsante dell'allegato"));
    await user.tab();
    expect(await within(dialog).findByText('Il testo del pulsante è obbligatorio')).toBeTruthy();
    expect(isOff(button('Invia'))).toBe(true);
  });

  it('is removed, also while it is on its way [NOT-034]', async () => {
    const { user, dialog, button, choose, finish } = await openWithAttachment();
    await choose(pdf());
    await user.click(await within(dialog).findByRole('button', { name: 'Togli scheda.pdf' }));
    finish();
    expect(await within(dialog).findByRole('button', { name: 'Scegli un file' })).toBeTruthy();
    expect(isOff(button('Invia'))).toBe(true);
    await choose(pdf('altra.pdf'));
    finish();
    await user.click(await within(dialog).findByRole('button', { name: 'Togli altra.pdf' }));
    expect(isOff(button('Invia'))).toBe(true);
  });

  it('is refused when it is too large or of another kind, and says when it could not be uploaded [OPW-50]', async () => {
    const { server, dialog, choose, fail, uploadFile } = await openWithAttachment();
    const large = pdf('grande.pdf');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    await choose(large);
    expect(await within(dialog).findByText(/grande\.pdf supera i 20 MB/)).toBeTruthy();
    await choose(pdf('vuoto.pdf', 0));
    expect(await within(dialog).findByText('vuoto.pdf è vuoto')).toBeTruthy();
    expect(server.asked('UploadNotificationAttachment')).toEqual([]);
    await choose(pdf());
    await waitFor(() => expect(uploadFile).toHaveBeenCalled());
    fail(new GraphqlFailure('offline'));
    expect(
      await within(dialog).findByText(/Il file non è stato caricato\. Manca la connessione/),
    ).toBeTruthy();
  });

  it('that is stored stays when nothing is done to it', async () => {
    const { server, user, field, button } = await openEdit({
      attachment: true,
      attachmentOriginalName: 'listino.pdf',
    });
    expect(field('Allegato').value).toBe('listino.pdf');
    await user.type(field('Titolo'), ' nuovo');
    await user.click(button('Salva come bozza'));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.asked('UpdateNotification')).toMatchObject([
      {
        id: 'corso',
        revision: 3,
        status: 'draft',
        input: { title: 'Corso nuovo', attachment: true, attachmentKey: null },
      },
    ]);
  });
});

describe('a draft that is edited', () => {
  it('is saved as a draft, or sent [NOT-031, NOT-056]', async () => {
    const { server, user, field, button } = await openEdit({ recipients: ['agente'] });
    expect([field('Titolo').value, field('Testo').value]).toEqual(['Corso', 'Testo di Corso']);
    await user.click(button('Invia'));
    expect(await screen.findByText(/per 30 secondi/)).toBeTruthy();
    expect(server.asked('UpdateNotification')).toMatchObject([
      { id: 'corso', revision: 3, status: 'todo', input: { recipients: ['agente'] } },
    ]);
  });

  it('that somebody else saved meanwhile asks whose is to stay', async () => {
    const { server, user, field, button } = await openEdit();
    await user.type(field('Titolo'), ' mio');
    server.saveElsewhere('corso', { title: 'Corso suo', updatedBy: 'Paolo Rossi' });
    await user.click(button('Salva come bozza'));
    const asks = await screen.findByRole('alertdialog', { name: "Modificato da un'altra persona" });
    expect(asks.textContent).toContain('Paolo Rossi');
    await user.click(within(asks).getByRole('button', { name: 'Sovrascrivi con la mia' }));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.stored()[0]?.title).toBe('Corso mio');
  });

  it('keeps the changes of both where they are of different fields', async () => {
    const { server, user, field, button } = await openEdit();
    await user.type(field('Titolo'), ' mio');
    server.saveElsewhere('corso', { body: 'Testo suo' });
    await user.click(button('Salva come bozza'));
    const asks = within(await screen.findByRole('alertdialog'));
    expect(asks.getByRole('definition').textContent).toContain('Testo suo');
    await user.click(asks.getByRole('button', { name: 'Tieni entrambe' }));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.stored()[0]).toMatchObject({ title: 'Corso mio', body: 'Testo suo' });
  });

  it('shows the changes of both before another press sends them', async () => {
    const { server, user, field, button } = await openEdit();
    await user.type(field('Titolo'), ' mio');
    server.saveElsewhere('corso', { body: 'Testo suo' });
    await user.click(button('Invia'));
    await user.click(await screen.findByRole('button', { name: 'Tieni entrambe' }));
    await waitFor(() => expect(field('Testo').value).toBe('Testo suo'));
    expect(field('Titolo').value).toBe('Corso mio');
    expect(server.stored()[0]?.status).toBe('draft');
    expect(screen.getByText(/Niente è ancora salvato/)).toBeTruthy();
    await user.click(button('Invia'));
    expect(await screen.findByText(/per 30 secondi/)).toBeTruthy();
    expect(server.stored()[0]).toMatchObject({ title: 'Corso mio', body: 'Testo suo', status: 'todo' });
  });

  it('says that it was sent meanwhile, and corrects it by another press', async () => {
    const { server, user, dialog, field, button, recipients } = await openEdit();
    await user.type(field('Titolo'), ' mio');
    server.saveElsewhere('corso', { status: 'sent', recipients: ['agente'], body: 'Testo suo' });
    await user.click(button('Salva come bozza'));
    const asks = within(await screen.findByRole('alertdialog'));
    expect(asks.getByText('Nel frattempo il suo stato è cambiato. Ora è: Inviata.')).toBeTruthy();
    await user.click(asks.getByRole('button', { name: 'Tieni entrambe' }));
    await waitFor(() => expect(recipients().disabled).toBe(true));
    expect(within(dialog).queryByRole('button', { name: /Invia|Salva come bozza/ })).toBeNull();
    expect(server.stored()[0]?.title).toBe('Corso');
    await user.click(button('Modifica'));
    expect(await screen.findByText('Notifica corretta')).toBeTruthy();
    expect(server.stored()[0]).toMatchObject({
      ...{ title: 'Corso mio', body: 'Testo suo', status: 'sent', recipients: ['agente'] },
    });
  });

  it('says no new status where there is none, and no new order of recipients', async () => {
    const { server, user, field, button } = await openEdit({ recipients: ['imbianchino', 'agente'] });
    await user.type(field('Titolo'), ' mio');
    server.saveElsewhere('corso', { body: 'Testo suo', recipients: ['agente', 'imbianchino'] });
    await user.click(button('Salva come bozza'));
    const said = (await screen.findByRole('alertdialog')).textContent;
    expect(said).not.toContain('stato');
    expect(said).toContain('Testo suo');
    expect(said, 'the order of recipients is no change').not.toContain('Destinatari');
  });

  it('begins again from what somebody else saved, when that is wanted', async () => {
    const { server, user, field, button } = await openEdit();
    await user.type(field('Titolo'), ' mio');
    server.saveElsewhere('corso', { title: 'Corso suo' });
    await user.click(button('Salva come bozza'));
    await user.click(await screen.findByRole('button', { name: 'Carica la sua versione' }));
    await waitFor(() => expect(field('Titolo').value).toBe('Corso suo'));
    await user.type(field('Titolo'), ' e mio');
    await user.click(button('Salva come bozza'));
    expect(await screen.findByText('Bozza salvata')).toBeTruthy();
    expect(server.stored()[0]?.title).toBe('Corso suo e mio');
  });
});

describe('what was sent and is edited', () => {
  it('has one button, keeps its recipients and stays sent [NOT-024, NOT-062, OPW-42, OPW-44]', async () => {
    const { server, user, dialog, field, button, recipients } = await openEdit({
      status: 'sent',
      sentAt: '2026-11-18T08:30:00.000Z',
    });
    expect(within(dialog).queryByRole('button', { name: /Invia|Salva come bozza/ })).toBeNull();
    expect(within(dialog).queryByRole('checkbox', { name: "Programma l'invio" })).toBeNull();
    expect(recipients().disabled).toBe(true);
    expect(within(dialog).queryByRole('button', { name: 'Togli Imbianchino' })).toBeNull();
    expect(dialog.textContent).toContain("Non parte un'altra notifica.");
    expect(isOff(button('Modifica'))).toBe(true);
    await user.type(field('Titolo'), ' corretto');
    await user.click(button('Modifica'));
    expect(await screen.findByText('Notifica corretta')).toBeTruthy();
    expect(server.asked('UpdateNotification')).toMatchObject([
      { id: 'corso', status: 'sent', input: { title: 'Corso corretto', recipients: ['imbianchino'] } },
    ]);
  });
});
