import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aSection } from '#test/support/builders/offer.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { openOffer } from '../edit/open-offer.tsx';
import { aLink, aMail, aReadyOffer, aSentOffer, aSentServer, aVersion } from './sent-server.ts';

const openTab = async (name: RegExp) => {
  const { user } = await openOffer();
  await user.click(screen.getByRole('link', { name }));
  return user;
};
const entry = (fields: object) => ({
  ...{ at: '2026-11-23T17:40:00.000Z', by: 'owner', who: null, version: 1, detail: null },
  ...fields,
});

describe('the reminders of an offer', () => {
  const at = '2026-11-30T09:00:00.000Z';
  const opened = async (
    fields: Parameters<typeof aSentOffer>[0] = {},
    settings: object = { remindersOn: true },
  ) => {
    let now = aSentOffer({ nextReminder: at, ...fields });
    const answer = (change: object) => {
      now = { ...now, ...change };
      return now;
    };
    const server = aSentServer({
      ...{ sent: now, settings, versions: [aVersion()], mails: [aMail()] },
      more: {
        SkipReminder: () => ({ skipReminder: answer({ nextReminder: null }) }),
        RemindNow: () => ({ remindNow: answer({}) }),
        LeaveOutReminders: ({ leftOut }: { leftOut: boolean }) => ({
          leaveOutReminders: answer({ leftOut, nextReminder: leftOut ? null : at }),
        }),
        SentOffer: () => ({ sentOffer: now }),
      },
    });
    const user = await openTab(/^Cronologia/);
    return { server, user, card: within(await screen.findByRole('region', { name: 'Promemoria' })) };
  };

  it('name the next one, which is skipped as it was seen [FUP-015]', async () => {
    const { server, user, card } = await opened();
    expect(card.getByText('30/11/2026 alle 10:00')).toBeDefined();
    await user.click(card.getByRole('button', { name: 'Salta il promemoria del 30/11/2026' }));
    expect(await card.findByText('Nessun promemoria in programma.')).toBeDefined();
    expect(server.asked('SkipReminder')).toEqual([{ offer: 'offer', version: 1, at }]);
  });

  it('go out on request, once it is seen to whom and how, and once for a retry [FUP-015]', async () => {
    const { server, user, card } = await opened();
    const whole = server.answers.RemindNow;
    server.answers.RemindNow = () => {
      throw new GraphqlFailure('offline');
    };
    await user.click(card.getByRole('button', { name: 'Manda un promemoria ora' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('A laura@rota.example')).toBeDefined();
    expect(dialog.getAllByText(/12\/2026/).length).toBeGreaterThan(0);
    expect(server.asked('RemindNow')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Manda il promemoria' }));
    await dialog.findByText(/^Non so se è arrivato/);
    if (whole) server.answers.RemindNow = whole;
    await user.click(dialog.getByRole('button', { name: 'Manda il promemoria' }));
    expect(await screen.findByText('Promemoria inviato')).toBeDefined();
    const [first, second] = server.asked<{ key: string; version: number }>('RemindNow');
    expect(second).toEqual(first);
  });

  it('are the next step of the bar, but while a question waits [FUP-010, FUP-015]', async () => {
    const { card } = await opened({ waitingQuestions: 1 });
    expect(screen.queryByRole('button', { name: 'Manda un promemoria ora' })).toBeNull();
    expect(card.getByText('Non parte finché la domanda aspetta una risposta.')).toBeDefined();
  });

  it.each([
    ['complained', "Non parte: il cliente ha segnalato un'e-mail come indesiderata."],
    ['bounced', "Non parte finché le e-mail tornano indietro: correggi l'indirizzo e manda di nuovo."],
  ] as const)(
    'plan no day while nobody can be reached, and say why: %s [FUP-010, FUP-015]',
    async (why, said) => {
      const { card } = await opened({ reminding: why, nextReminder: null });
      expect(card.getByText(said)).toBeDefined();
      expect(card.queryByText(/alle 10:00/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Manda un promemoria ora' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Manda di nuovo' })).toBeDefined();
    },
  );

  it('leave one offer out, and take it in again [FUP-008]', async () => {
    const { server, user, card } = await opened();
    const on = card.getByRole<HTMLInputElement>('switch', { name: 'Promemoria per questa offerta' });
    await user.click(on);
    expect(await card.findByText('Questa offerta resta senza promemoria.')).toBeDefined();
    await user.click(on);
    expect(await card.findByText('30/11/2026 alle 10:00')).toBeDefined();
    expect(server.asked('LeaveOutReminders')).toEqual([
      { offer: 'offer', version: 1, leftOut: true },
      { offer: 'offer', version: 1, leftOut: false },
    ]);
  });

  it('remind the owner of an offer that went out by link [FUP-016]', async () => {
    const { card } = await opened({ channel: 'link' });
    expect(card.getByText("Avvisiamo te: l'offerta non è partita per e-mail.")).toBeDefined();
    expect(card.queryByRole('button', { name: 'Manda un promemoria ora' })).toBeNull();
  });

  it('that are off lead to where they are turned on [FUP-008]', async () => {
    const { card } = await opened({}, { remindersOn: false });
    expect(card.queryByRole('switch')).toBeNull();
    expect(card.getByRole('link', { name: 'Apri le impostazioni' }).getAttribute('href')).toBe(
      '/profilo/offerte',
    );
  });
});

describe('what became of an offer', () => {
  it('is told in its timeline, with who and how [SND-048]', async () => {
    const items = [
      entry({ id: '3', event: 'opened', by: 'customer', who: 'Laura Rota' }),
      entry({ id: '2', event: 'sent', detail: 'email withoutPdf' }),
      entry({ id: '1', event: 'prepared' }),
    ];
    aSentServer({
      sent: aSentOffer(),
      versions: [aVersion()],
      more: { OfferTimeline: () => ({ offerTimeline: { items, next: null } }) },
    });
    await openTab(/^Cronologia/);
    const list = await screen.findByRole('region', { name: 'Cronologia' });
    await within(list).findByText('impronta 777a 762e 53dc 810f');
    expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
      'Vista da Laura Rota23/11/2026 18:40',
      'Versione 1 inviataper e-mail, senza PDF, troppo grande23/11/2026 18:40',
      'Versione 1 preparataimpronta 777a 762e 53dc 810f23/11/2026 18:40',
    ]);
  });

  it('names the version that took its place, and which mail arrived or did not go out [SND-048, SND-049]', async () => {
    const items = [
      entry({ id: '4', event: 'failed', by: 'system', detail: 'laura@rota.example reminder' }),
      entry({ id: '3', event: 'superseded', detail: '2' }),
      entry({ id: '2', event: 'delivered', by: 'system', detail: 'laura@rota.example offer' }),
      entry({ id: '1', event: 'delivered', by: 'system', detail: 'laura@rota.example' }),
      entry({ id: '0', event: 'failed', by: 'system' }),
    ];
    aSentServer({
      sent: aSentOffer({ version: 2 }),
      more: { OfferTimeline: () => ({ offerTimeline: { items, next: null } }) },
    });
    await openTab(/^Cronologia/);
    const list = await screen.findByRole('region', { name: 'Cronologia' });
    const at = '23/11/2026 18:40';
    expect((await within(list).findAllByRole('listitem')).map(textOf)).toEqual([
      `E-mail non partitalaura@rota.example · promemoria${at}`,
      `Versione 1 sostituitadalla versione 2${at}`,
      `E-mail consegnatalaura@rota.example · offerta${at}`,
      `E-mail consegnatalaura@rota.example${at}`,
      `Versione 1 non preparata${at}`,
    ]);
  });

  it.each([
    [[], 'Il cliente la riceve per e-mail e la legge sulla sua pagina.'],
    [
      [aMail({ address: 'gino@rota.example', status: 'complained' })],
      "Per e-mail la riceve laura@rota.example; la legge anche chi apre la pagina dell'offerta.",
    ],
    [
      [
        aMail({ id: 'other', address: 'gino@rota.example', status: 'complained' }),
        aMail({ status: 'bounced', permanent: true }),
      ],
      "Il cliente la legge sulla sua pagina. Per e-mail non gli arriva: correggi l'indirizzo e manda di nuovo.",
    ],
  ])('says who has an answer by mail, too [SND-050, SND-051, ACC-017]', async (mails, said) => {
    const versions = [aVersion({ recipients: ['laura@rota.example', 'gino@rota.example'] })];
    aSentServer({ sent: aSentOffer(), versions, mails });
    await openTab(/^Domande/);
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('holds the thread with the customer, and answers it once [ACC-017]', async () => {
    const asked = { id: 'q', at: '2026-11-23T17:40:00.000Z', by: 'customer', who: 'Laura Rota', version: 1 };
    const offer = aReadyOffer({ sections: [aSection('street', 'Fronte strada')] });
    const server = aSentServer({
      offer: { ...offer, lines: offer.lines.map((line) => ({ ...line, sectionId: 'street' })) },
      sent: aSentOffer({ waitingQuestions: 1 }),
      more: {
        OfferMessages: () => ({
          offerMessages: [{ ...asked, text: 'E il passo carraio?', line: 'painting' }],
        }),
        AnswerOffer: () => ({
          answerOffer: { ...asked, id: 'a', by: 'owner', text: 'Resta libero.', line: null },
        }),
      },
    });
    const user = await openTab(/^Domande/);
    expect(await screen.findByText('E il passo carraio?')).toBeDefined();
    expect(screen.getByText(/su «Pittura · Fronte strada»/)).toBeDefined();
    const form = within(screen.getByRole('region', { name: 'Domande' }));
    // One button answers: the bar has no second one.
    expect(screen.getAllByRole('button', { name: 'Rispondi' })).toHaveLength(1);
    await user.type(form.getByLabelText('Risposta'), 'Resta libero.');
    await user.click(form.getByRole('button', { name: 'Rispondi' }));
    await waitFor(() => expect(form.getByLabelText('Risposta')).toHaveProperty('value', ''));
    expect(server.asked('AnswerOffer')).toEqual([
      { key: expect.any(String), offer: 'offer', text: 'Resta libero.' },
    ]);
  });

  it('says of an answer whose mail may not go today that it is on the page alone; the events say it, too [SND-023, ACC-017]', async () => {
    const at = '2026-11-23T17:40:00.000Z';
    const of = { id: 'a', at, by: 'owner', who: 'Anna', version: 1, unmailed: 'paused' };
    aSentServer({
      sent: aSentOffer(),
      more: {
        OfferMessages: () => ({ offerMessages: [{ ...of, text: 'Resta libero.', line: null }] }),
        OfferTimeline: () => ({
          offerTimeline: { items: [{ ...of, event: 'answer', detail: null }], next: null },
        }),
      },
    });
    const user = await openTab(/^Domande/);
    expect(await screen.findByText(/^Al cliente non è partita l'e-mail: l'invio è sospeso/)).toBeDefined();
    await user.click(screen.getByRole('link', { name: /^Cronologia/ }));
    const list = within(await screen.findByRole('region', { name: 'Cronologia' }));
    expect(await list.findByText(/^Al cliente non è partita l'e-mail: l'invio è sospeso/)).toBeDefined();
  });

  it('shows the tab in view where they scroll sideways', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
    aSentServer({ sent: aSentOffer() });
    await openTab(/^Link/);
    expect(screen.getByRole('navigation', { name: "Parti dell'offerta" }).scrollLeft).toBe(300);
  });

  it('keeps an answer that is typed while other tabs are looked at [ACC-017]', async () => {
    aSentServer({ sent: aSentOffer() });
    const user = await openTab(/^Domande/);
    await user.type(await screen.findByLabelText('Risposta'), 'Resta libero.');
    await user.click(screen.getByRole('link', { name: /^Versioni/ }));
    expect(screen.queryByLabelText('Risposta')).toBeNull();
    await user.click(screen.getByRole('link', { name: /^Domande/ }));
    expect(await screen.findByLabelText('Risposta')).toHaveProperty('value', 'Resta libero.');
  });

  it('lists every version with its state, and compares two [SND-012]', async () => {
    aSentServer({
      sent: aSentOffer({ version: 2 }),
      versions: [aVersion({ number: 2, total: 12_000 }), aVersion({ state: 'superseded' })],
    });
    await openTab(/^Versioni/);
    const list = within(await screen.findByRole('region', { name: 'Versioni' }));
    const rows = (await list.findAllByRole('listitem')).map(textOf);
    expect(rows[0]).toContain('Versione 2 Inviata');
    expect(rows[1]).toContain('Versione 1 Sostituita');
    expect(rows[1]).toContain('Valida fino al 31/12/2099');
    expect(list.getByRole('button', { name: 'Confronta due versioni' })).toBeDefined();
  });

  it('has the address of a link to be copied by hand where the browser does not copy it [SND-031]', async () => {
    aSentServer({ sent: aSentOffer(), links: [aLink({ recipient: 'Laura Rota' })] });
    const user = await openTab(/^Link/);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: 'Copia il link: Laura Rota' }));
    await screen.findByText(/il link è selezionato, copialo tu/);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect([field.value, document.activeElement]).toEqual([aLink().address, field]);
  });

  it.each([
    [/^Cronologia/, 'OfferTimeline'],
    [/^Domande/, 'OfferMessages'],
    [/^Versioni/, 'OfferVersions'],
    [/^Link/, 'OfferLinks'],
  ])('keeps the place of what is loading in %s, and of the sums [SND-048]', async (tab, operation) => {
    const never = () => new Promise(() => {});
    aSentServer({ sent: aSentOffer(), more: { [operation]: never, OfferVersions: never } });
    await openTab(tab);
    const waiting = await screen.findByRole('status', { name: 'Caricamento' });
    await waitFor(() => expect(waiting.querySelectorAll('.skeleton')).toHaveLength(6));
    const sums = within(screen.getByRole('complementary', { name: 'Totale e link' }));
    const amount = () => sums.getByText('Imponibile').nextElementSibling;
    await waitFor(() => expect(amount()?.querySelector('.skeleton')).toBeTruthy());
  });

  it('has the stamp duty of a version apart from its VAT', async () => {
    aSentServer({ sent: aSentOffer(), versions: [aVersion({ stamp: 200, total: 10_200 })] });
    await openTab(/^Cronologia/);
    const sums = await screen.findByRole('region', { name: 'Totali' });
    await waitFor(() =>
      expect(textOf(sums)).toMatch(
        /Imponibile\s?100,00\s€\s?IVA\s?0,00\s€\s?Bollo\s?2,00\s€\s?Totale\s?102,00\s€/,
      ),
    );
  });

  it('tells links without recipient apart by when they were made [SND-031]', async () => {
    const madeAt = (id: string, createdAt: string) => aLink({ id, createdAt });
    const links = [madeAt('a', '2026-11-23T17:02:00.000Z'), madeAt('b', '2026-11-24T08:30:00.000Z')];
    aSentServer({ sent: aSentOffer(), links });
    await openTab(/^Link/);
    const names = ['23/11/2026 18:02', '24/11/2026 09:30'].map(
      (at) => `Link senza destinatario, creato il ${at}`,
    );
    for (const name of names) {
      await screen.findByRole('button', { name: `Copia il link: ${name}` });
      expect(screen.getAllByText(name)).toHaveLength(2);
    }
  });

  it('ends a link after a question [SND-031]', async () => {
    const server = aSentServer({
      sent: aSentOffer(),
      links: [aLink({ recipient: 'Laura Rota' })],
      more: { RevokeOfferLink: () => ({ revokeOfferLink: 'link' }) },
    });
    const user = await openTab(/^Link/);
    await user.click(await screen.findByRole('button', { name: 'Revoca il link: Laura Rota' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoca' }));
    await waitFor(() => expect(server.asked('RevokeOfferLink')).toEqual([{ offer: 'offer', id: 'link' }]));
  });
});
