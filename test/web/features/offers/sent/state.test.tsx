import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aFreeLine, aSection, aVatCode } from '#test/support/builders/offer.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { chooseDialog, openDialog, openOffer, press, save, totals } from '../edit/open-offer.tsx';
import { aLink, aMail, aReadyOffer, aSentOffer, aSentServer } from './sent-server.ts';

const bar = () => within(screen.getByRole('region', { name: 'Azioni' }));
const steps = () => bar().getAllByRole('button').map(textOf);
const entries = async (user: Awaited<ReturnType<typeof openOffer>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
  return screen.getAllByRole('menuitem').map(textOf);
};
const byCustomer = { by: 'customer', how: null, day: '2026-11-24', note: null, at: '' } as const;
const byOwner = { ...byCustomer, by: 'owner', how: 'spoken' } as const;

describe('the bottom bar by state [SND-036]', () => {
  it.each([
    ['a draft', null, ['Condividi', 'Invia']],
    ['sent', aSentOffer(), ['Segna come persa', 'Segna come accettata', 'Manda un promemoria ora']],
    [
      'sent just now',
      aSentOffer({ sentAt: new Date().toISOString() }),
      ['Segna come persa', 'Segna come accettata', 'Manda di nuovo'],
    ],
    [
      'sent by link',
      aSentOffer({ channel: 'link' }),
      ['Segna come persa', 'Segna come accettata', 'Manda di nuovo'],
    ],
    [
      'changed since',
      aSentOffer({ changed: true }),
      ['Segna come persa', 'Segna come accettata', 'Invia la versione 2'],
    ],
    [
      'asked about',
      aSentOffer({ state: 'opened', waitingQuestions: 1 }),
      ['Segna come persa', 'Segna come accettata', 'Rispondi'],
    ],
    [
      'expired',
      aSentOffer({ state: 'expired', validUntil: '2020-01-01' }),
      ['Segna come persa', 'Segna come accettata', 'Proroga'],
    ],
    [
      'expired, and asked about',
      aSentOffer({ state: 'expired', validUntil: '2020-01-01', waitingQuestions: 1 }),
      ['Rispondi', 'Proroga'],
    ],
    ['declined', aSentOffer({ state: 'declined', outcome: byCustomer }), ['Riapri', 'Invia la versione 2']],
    ['withdrawn', aSentOffer({ state: 'withdrawn' }), ['Condividi', 'Invia la versione 2']],
    ['accepted', aSentOffer({ state: 'accepted', outcome: byCustomer, signed: true }), ['Duplica']],
  ])('of one that is %s', async (_, sent, expected) => {
    aSentServer({ sent });
    await openOffer();
    expect(steps()).toEqual(expected);
  });

  it('opens sending by Ctrl+Enter from anywhere, once all is saved', async () => {
    aSentServer();
    const { user } = await openOffer();
    await user.click(screen.getByRole('button', { name: /Modifica il prezzo/ }));
    await user.clear(screen.getByRole('textbox', { name: /^Prezzo/ }));
    await user.keyboard('250{Enter}{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await save(user);
    await bar().findByRole('button', { name: 'Invia' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('dialog', { name: /^Invia/ })).toBeDefined();
  });

  it('leads to what is still to settle in place of sending [OFR-068]', async () => {
    aSentServer({ offer: aReadyOffer({ validUntil: '2020-01-01' }) });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Da sistemare · 1');
    expect(await dialog.findByLabelText(/^Valida fino al/)).toBeDefined();
  });

  it('leads to the VAT of a later regime, and changes none by that [OFR-059, OFR-068]', async () => {
    aSentServer({ settings: { regime: 'flat' } });
    const { user } = await openOffer();
    const change = await screen.findByRole('button', { name: /^Metti l'IVA del tuo regime/ });
    const list = change.closest('details');
    if (list) list.open = false;
    await press(user, 'Da sistemare · 1');
    await waitFor(() => expect(document.activeElement).toBe(change));
    expect(list?.open).toBe(true);
    expect(totals().join()).not.toContain('N2.2');
  });
});

describe('an offer that is accepted while its owner changes it', () => {
  it('says that the change is no part of it, saves nothing more, and takes the change back [SND-046]', async () => {
    const server = aSentServer({
      sent: aSentOffer(),
      more: {
        UpdateOffer: () => {
          server.become({ state: 'accepted', outcome: byCustomer, signed: true });
          throw new GraphqlFailure('offer-accepted');
        },
      },
    });
    const { user } = await openOffer();
    const stored = totals().at(-1);
    await chooseDialog(user, 'Pittura', 'Modifica');
    const price = screen.getByLabelText(/^Prezzo/);
    await user.clear(price);
    await user.type(price, '250');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(totals().at(-1)).not.toBe(stored);
    await save(user);
    const notice = (await screen.findByText(/^L'offerta è stata accettata mentre la modificavi/)).closest(
      '.alert',
    );
    expect(await bar().findAllByText('1 modifica non salvata')).toHaveLength(2);
    expect(bar().queryByRole('button')).toBeNull();
    await user.keyboard('{Control>}s{/Control}');
    expect(server.inputs()).toHaveLength(1);
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Scarta le modifiche' }));
    expect(screen.queryByText(/mentre la modificavi/)).toBeNull();
    expect(totals().at(-1)).toBe(stored);
    expect(steps()).toEqual(['Duplica']);
  });
});

describe('the state of an offer', () => {
  it('is one word in list and page, also once it is cancelled [SND-035, SND-045]', async () => {
    const cancelled = { by: 'owner', day: '2026-11-25', reason: 'recesso' } as const;
    aSentServer({ sent: aSentOffer({ state: 'accepted', outcome: byCustomer, cancelled }) });
    await openOffer();
    expect(screen.getAllByText('Annullata').length).toBeGreaterThan(0);
    expect(screen.queryByText('Accettata')).toBeNull();
  });
});

describe('the menu by state [SND-036]', () => {
  it('of a draft sends, and deletes', async () => {
    aSentServer();
    const { user } = await openOffer();
    const shown = await entries(user);
    for (const entry of ['Invia', 'Condividi', 'Fai firmare qui', 'Consegna a mano', 'Elimina'])
      expect(shown).toContain(entry);
    for (const entry of ['Ritira', 'Riapri', 'Archivia']) expect(shown).not.toContain(entry);
  });

  it('shows the customer’s page in a tab of its own, in every state [ACC-008]', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    aSentServer();
    const { user } = await openOffer();
    expect(await entries(user)).toContain('Vedi come il cliente');
    await user.click(screen.getByRole('menuitem', { name: 'Vedi come il cliente' }));
    expect(open).toHaveBeenCalledWith('/o/offer', '_blank', 'noopener');
    vi.unstubAllGlobals();
  });

  it('of an archived one brings it back [SND-047]', async () => {
    const server = aSentServer({
      sent: aSentOffer({ archived: true }),
      more: { ArchiveOffer: () => ({ archiveOffer: { id: 'offer', archived: false } }) },
    });
    const { user } = await openOffer();
    expect(screen.getByText(/^L'offerta è archiviata/)).toBeDefined();
    expect(await entries(user)).not.toContain('Archivia');
    await user.click(screen.getByRole('menuitem', { name: 'Ripristina' }));
    expect(await screen.findByText('Offerta ripristinata')).toBeDefined();
    expect(server.asked('ArchiveOffer')).toEqual([{ offer: 'offer', archived: false }]);
  });

  it('of a sent one withdraws, extends and archives, and never deletes [SND-047]', async () => {
    aSentServer({ sent: aSentOffer() });
    const { user } = await openOffer();
    const shown = await entries(user);
    for (const entry of ['Manda di nuovo', 'Proroga', 'Ritira', 'Archivia']) expect(shown).toContain(entry);
    for (const entry of ['Elimina', 'Riapri', 'Consegna a mano']) expect(shown).not.toContain(entry);
  });

  it('reopens what the owner marked, and not what was signed [SND-044]', async () => {
    aSentServer({ sent: aSentOffer({ state: 'accepted', outcome: byOwner }) });
    const { user } = await openOffer();
    expect(await entries(user)).toEqual(expect.arrayContaining(['Riapri', "Annullata dopo l'accettazione"]));
  });

  it('of a signed one cancels alone [SND-045]', async () => {
    aSentServer({ sent: aSentOffer({ state: 'accepted', outcome: byCustomer, signed: true }) });
    const { user } = await openOffer();
    const shown = await entries(user);
    expect(shown).toContain("Annullata dopo l'accettazione");
    expect(shown).not.toContain('Riapri');
  });
});

describe('what became of the newest version', () => {
  it('stands beside the title as icon and word [SND-035]', async () => {
    aSentServer({ sent: aSentOffer({ state: 'opened', openedAt: '2026-11-24T09:00:00.000Z' }) });
    await openOffer();
    expect(screen.getAllByText('Vista').length).toBeGreaterThan(0);
    expect(screen.getByText('Offerta 12/2026, versione 1')).toBeDefined();
  });

  it('says that changes were not sent [SND-001]', async () => {
    aSentServer({ sent: aSentOffer({ changed: true }) });
    await openOffer();
    expect(screen.getByText('Modifiche non inviate dopo la versione 1')).toBeDefined();
  });

  it('lets nothing of an accepted offer be changed, and says who marked it [SND-042, SND-046]', async () => {
    aSentServer({ sent: aSentOffer({ state: 'accepted', outcome: byOwner }) });
    await openOffer();
    expect(
      screen.getByText(/^Accettata il 24\/11\/2026, segnata da te \(A voce\)\. Non si può/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Modifica i dati' })).toBeNull();
    const fieldset = screen.getByRole('button', { name: /^Lavorazione/ }).closest('fieldset');
    expect(fieldset).toHaveProperty('disabled', true);
    const values = [...(fieldset?.querySelectorAll('.cell-edit, .name, .offer-regimes') ?? [])];
    expect(values.length).toBeGreaterThan(4);
    expect(values.filter(({ tagName }) => tagName === 'BUTTON')).toEqual([]);
  });

  it('has tabs from the first version on', async () => {
    aSentServer({ sent: aSentOffer({ waitingQuestions: 2 }), links: [aLink()] });
    await openOffer();
    const tabs = within(screen.getByRole('navigation', { name: "Parti dell'offerta" }));
    await tabs.findByRole('link', { name: 'Link 1' });
    expect(tabs.getAllByRole('link').map(textOf)).toEqual([
      ...['Offerta', 'Cronologia', 'Domande2', 'Versioni1', 'Link1'],
    ]);
  });

  it.each([
    ['failed', "L'e-mail a laura@rota.example non è partita.", 'Riprova'],
    ['unknown', "Non so se l'e-mail a laura@rota.example è partita.", 'Riprova'],
    ['bounced', "L'e-mail a laura@rota.example è tornata indietro.", 'Condividi il link'],
  ] as const)(
    'says of a mail that %s, with a way on [SND-021, SND-022, SND-050]',
    async (status, text, way) => {
      aSentServer({ sent: aSentOffer(), mails: [aMail({ status })] });
      await openOffer();
      const notice = (await screen.findByText(text)).closest('.alert');
      expect(within(notice as HTMLElement).getByRole('button', { name: way })).toBeDefined();
    },
  );

  it('leads to where the address of a mail that came back is corrected [SND-050]', async () => {
    const cameBack = (id: string, address: string) => aMail({ id, address, status: 'bounced' });
    aSentServer({
      sent: aSentOffer(),
      mails: [cameBack('kept', 'laura@rota.example'), cameBack('typed', 'laura@rotta.example')],
    });
    const { user } = await openOffer();
    const noticeOf = async (address: string) => {
      const text = await screen.findByText(`L'e-mail a ${address} è tornata indietro.`);
      return within(text.closest('.alert') as HTMLElement);
    };
    const kept = (await noticeOf('laura@rota.example')).getByRole('link', { name: "Correggi l'indirizzo" });
    expect(kept.getAttribute('href')).toBe('/clienti/customer');
    const typed = await noticeOf('laura@rotta.example');
    await user.click(typed.getByRole('button', { name: "Correggi l'indirizzo" }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'A' }) as HTMLInputElement;
    expect([field.value, document.activeElement]).toEqual(['laura@rotta.example', field]);
    await dialog.findByRole('button', { name: 'Laura Rota · laura@rota.example' });
  });

  it('says of a mail that is on its way just that, and what became of it soon after [SND-022]', async () => {
    const statuses = ['sending', 'sending', 'unknown'] as const;
    const left = [...statuses];
    const mails = () => ({ offerDeliveries: [aMail({ status: left.shift() ?? 'unknown' })] });
    aSentServer({ sent: aSentOffer(), more: { OfferDeliveries: mails } });
    await openOffer();
    const notice = (await screen.findByText("Mando l'e-mail a laura@rota.example…")).closest('.alert');
    expect(within(notice as HTMLElement).queryByRole('button')).toBeNull();
    expect(await screen.findByText("Non so se l'e-mail a laura@rota.example è partita.")).toBeDefined();
    expect(left).toEqual([]);
  });

  it.each([
    ['a mail arrived at its corrected address', 'laura@rota.example', '2026-11-23T18:00:00.000Z', false],
    ['others had got it before', 'gino@rota.example', '2026-11-23T17:02:00.000Z', true],
  ])('tells that a mail came back until %s [SND-050]', async (_, address, at, isTold) => {
    const back = aMail({ address: 'laura@rotta.example', status: 'bounced' });
    aSentServer({ sent: aSentOffer(), mails: [aMail({ id: 'other', address, at }), back] });
    await openOffer();
    await screen.findByRole('link', { name: /^Versioni/ });
    expect(screen.queryByText(/è tornata indietro/) !== null).toBe(isTold);
  });

  it('forgets a failed mail once a newer one to the address arrived [SND-021]', async () => {
    const newer = aMail({ id: 'newer', at: '2026-11-23T18:00:00.000Z' });
    aSentServer({ sent: aSentOffer(), mails: [newer, aMail({ status: 'failed' })] });
    await openOffer();
    await screen.findByRole('link', { name: /^Versioni/ });
    expect(screen.queryByText(/non è partita/)).toBeNull();
  });
});

describe('marks of the owner', () => {
  const dialogOf = async (entry: string, sent = aSentOffer(), offer = aReadyOffer()) => {
    const server = aSentServer({
      ...{ sent, offer },
      more: {
        MarkOfferAccepted: () => ({ markOfferAccepted: aSentOffer({ state: 'accepted', outcome: byOwner }) }),
        MarkOfferLost: () => ({ markOfferLost: aSentOffer({ state: 'declined', outcome: byOwner }) }),
        WithdrawOffer: () => ({ withdrawOffer: aSentOffer({ state: 'withdrawn' }) }),
      },
    });
    const { user } = await openOffer();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: entry }));
    return { server, user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('note an acceptance: how, when, a note [SND-042]', async () => {
    const { server, user, dialog } = await dialogOf('Segna come accettata');
    await user.selectOptions(dialog.getByLabelText('Come'), 'Firmata su carta');
    await user.type(dialog.getByLabelText(/^Nota/), 'In cantiere');
    await user.click(dialog.getByRole('button', { name: 'Segna come accettata' }));
    await screen.findByText('Offerta segnata come accettata');
    expect(server.asked('MarkOfferAccepted')).toEqual([
      expect.objectContaining({ version: 1, how: 'paper', note: 'In cantiere', selection: null }),
    ]);
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });

  const line = (id: string, name: string, euros: number, fields: object = {}) =>
    aFreeLine({ id, description: { it: name }, price: euros * 10_000, vat: 'IT10', ...fields });
  const which = (dialog: ReturnType<typeof within>) =>
    textOf(dialog.getByText(/^Segni come accettata/)).replaceAll('\u00a0', ' ');

  it('note what was chosen on paper, first as sent, with the total of it [SND-042, ACC-012, ACC-013]', async () => {
    const lines = [
      line('painting', 'Pittura', 500),
      line('skirting', 'Zoccolino', 200, { optional: true, sectionId: 'room' }),
      line('quartz', 'Quarzo', 500, { alternative: 'paint', chosen: true }),
      line('siloxane', 'Silossanica', 800, { alternative: 'paint' }),
    ];
    const { server, user, dialog } = await dialogOf(
      'Segna come accettata',
      aSentOffer(),
      aReadyOffer({ lines, sections: [aSection('room', 'Soggiorno')] }),
    );
    const group = within(dialog.getByRole('group', { name: 'Che cosa ha scelto il cliente' }));
    const option = group.getByRole<HTMLInputElement>('checkbox', {
      name: /^Zoccolino · Soggiorno \+220,00.€ IVA compresa$/,
    });
    const alternatives = within(group.getByRole('group', { name: 'Una di queste voci' }));
    const [quartz, siloxane] = alternatives.getAllByRole<HTMLInputElement>('radio');
    expect([quartz, siloxane].map((box) => textOf(box?.closest('label') ?? null))).toEqual([
      expect.stringMatching(/^Quarzo 500,00.€ senza IVA$/),
      expect.stringMatching(/^Silossanica \+330,00.€ IVA compresa$/),
    ]);
    expect([option, quartz, siloxane].map((box) => box?.checked)).toEqual([false, true, false]);
    expect(which(dialog)).toBe('Segni come accettata la versione 1: totale 1.100,00 €.');
    await user.click(option);
    expect(which(dialog)).toBe('Segni come accettata la versione 1: totale 1.320,00 €.');
    await user.click(alternatives.getByRole('radio', { name: /^Silossanica/ }));
    expect(which(dialog)).toBe('Segni come accettata la versione 1: totale 1.650,00 €.');
    expect([option, quartz, siloxane].map((box) => box?.checked)).toEqual([true, false, true]);
    await user.click(dialog.getByRole('button', { name: 'Segna come accettata' }));
    await screen.findByText('Offerta segnata come accettata');
    expect(server.asked('MarkOfferAccepted')).toEqual([
      expect.objectContaining({ version: 1, selection: ['skirting', 'siloxane'] }),
    ]);
  });

  it('keep choices and words until a newer version is looked at, which is marked then [SND-042, SND-037]', async () => {
    const lines = [line('painting', 'Pittura', 500), line('skirting', 'Zoccolino', 200, { optional: true })];
    const { server, user, dialog } = await dialogOf(
      'Segna come accettata',
      aSentOffer(),
      aReadyOffer({ lines }),
    );
    server.answers.MarkOfferAccepted = () => {
      server.become({ version: 2 });
      throw new GraphqlFailure('conflict');
    };
    const mark = () => dialog.getByRole('button', { name: 'Segna come accettata' });
    const option = () => dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Zoccolino/ });
    await user.type(dialog.getByLabelText(/^Nota/), 'In cantiere');
    await user.click(option());
    await user.click(mark());
    await dialog.findByText('Intanto è partita la versione 2. Guardala prima di segnarla.');
    expect([option().checked, mark()]).toEqual([true, expect.objectContaining({ disabled: true })]);
    expect(which(dialog)).toContain('la versione 1');
    server.answers.MarkOfferAccepted = () => ({
      markOfferAccepted: aSentOffer({ version: 2, state: 'accepted' }),
    });
    await user.click(dialog.getByRole('button', { name: 'Guarda la versione 2' }));
    await screen.findByText(/^Segni come accettata la versione 2/);
    const shown = within(screen.getByRole('dialog'));
    expect(shown.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(shown.queryByText(/^Intanto/)).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Segna come accettata' }));
    await screen.findByText('Offerta segnata come accettata');
    expect(server.asked('MarkOfferAccepted').at(-1)).toMatchObject({
      ...{ version: 2, note: 'In cantiere', selection: [] },
    });
  });

  it('name no VAT at the choices of an offer without it [SND-042]', async () => {
    const lines = [
      line('painting', 'Pittura', 500, { vat: 'IT-N2.2' }),
      line('skirting', 'Zoccolino', 200, { optional: true, vat: 'IT-N2.2' }),
    ];
    const offer = aReadyOffer({ lines, vat: [aVatCode('IT-N2.2', 0)] });
    const { dialog } = await dialogOf('Segna come accettata', aSentOffer(), offer);
    expect(dialog.getByRole('checkbox', { name: /^Zoccolino \+200,00.€$/ })).toBeDefined();
  });

  it('refuse a choice whose sum is smaller than the discount [SND-042, ACC-014]', async () => {
    const lines = [
      line('quartz', 'Quarzo', 500, { alternative: 'paint', chosen: true }),
      line('lime', 'Calce', 100, { alternative: 'paint' }),
    ];
    const offer = aReadyOffer({ lines, discount: { amount: 20_000 } });
    const { user, dialog } = await dialogOf('Segna come accettata', aSentOffer(), offer);
    const mark = dialog.getByRole('button', { name: 'Segna come accettata' });
    await user.click(dialog.getByRole('radio', { name: /^Calce/ }));
    expect(dialog.getByText(/^Con queste scelte lo sconto/)).toBeDefined();
    expect(mark.hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('radio', { name: /^Quarzo/ }));
    expect(mark.hasAttribute('disabled')).toBe(false);
  });

  it.each([
    [false, ''],
    [true, ' Le modifiche non inviate restano fuori.'],
  ])(
    'name the version that was accepted and its total; with unsent changes: %j [SND-042]',
    async (changed, more) => {
      const { dialog } = await dialogOf('Segna come accettata', aSentOffer({ changed }));
      expect(which(dialog)).toBe(`Segni come accettata la versione 1: totale 110,00 €.${more}`);
    },
  );

  it.each([
    ['Segna come accettata', aSentOffer({ firstSentAt: '2020-03-10T23:30:00.000Z' }), 'invio'],
    [
      "Annullata dopo l'accettazione",
      aSentOffer({ state: 'accepted', outcome: { ...byOwner, day: '2020-03-11' } }),
      'accettazione',
    ],
  ])('are of no day before what they follow: %s [SND-042, SND-045]', async (entry, sent, what) => {
    const { dialog } = await dialogOf(entry, sent);
    const field = dialog.getByLabelText<HTMLInputElement>(/^Quando/);
    fireEvent.change(field, { target: { value: '2020-03-10' } });
    expect(dialog.getByText(`Scegli un giorno dall'${what} in poi, fino a oggi`)).toBeDefined();
    fireEvent.change(field, { target: { value: '2020-03-11' } });
    expect(dialog.queryByText(/^Scegli un giorno/)).toBeNull();
  });

  it('note a loss, whose other reason needs words [SND-043]', async () => {
    const { server, user, dialog } = await dialogOf('Segna come persa');
    await user.selectOptions(dialog.getByLabelText(/^Motivo/), 'Altro');
    const mark = dialog.getByRole('button', { name: 'Segna come persa' });
    expect(mark.hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByLabelText(/^Nota/), 'Casa venduta');
    await user.click(mark);
    await screen.findByText('Offerta segnata come persa');
    expect(server.asked('MarkOfferLost')).toEqual([
      { offer: 'offer', version: 1, reason: 'other', note: 'Casa venduta' },
    ]);
  });

  it('withdraw, and tell the customer where a mail had gone out [SND-041]', async () => {
    const { server, user, dialog } = await dialogOf('Ritira');
    expect(dialog.getByRole('checkbox', { name: 'Avvisa il cliente' })).toHaveProperty('checked', true);
    await user.click(dialog.getByRole('button', { name: 'Ritira' }));
    await screen.findByText('Offerta ritirata');
    expect(server.asked('WithdrawOffer')).toEqual([{ offer: 'offer', version: 1, reason: null, tell: true }]);
    expect(screen.queryByText(/non è partita/)).toBeNull();
  });

  it('withdraw where the notice may not go today, which the page says, too [SND-023, SND-041]', async () => {
    const { server, user, dialog } = await dialogOf('Ritira');
    const withdrawOffer = aSentOffer({ state: 'withdrawn', unmailed: 'address' });
    server.answers.WithdrawOffer = () => ({ withdrawOffer });
    server.answers.SentOffer = () => ({ sentOffer: withdrawOffer });
    await user.click(dialog.getByRole('button', { name: 'Ritira' }));
    const reason = "Al cliente non è partita l'e-mail: in giornata gliene avevi già mandate 3.";
    await screen.findByText(`Offerta ritirata. ${reason}`);
    expect(
      screen.getByText(`Hai ritirato questa offerta: il cliente non la vede più. ${reason}`),
    ).toBeDefined();
  });
});
