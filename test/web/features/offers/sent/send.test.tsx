import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFreeLine, aMaterial, aSection } from '#test/support/builders/offer.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { openDialog, openOffer, press } from '../edit/open-offer.tsx';
import { aLink, aMail, aReadyOffer, aSentOffer, aSentServer, aVersion } from './sent-server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

const field = (name: string | RegExp) => screen.getByLabelText(name) as HTMLTextAreaElement;

describe('an offer by e-mail', () => {
  it('goes to the customer, with the given text, and asks for no code by itself [SND-014, SND-016]', async () => {
    const server = aSentServer();
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await dialog.findByText('laura@rota.example');
    expect(field(/^Oggetto/).value).toBe('Offerta 12/2026');
    expect(field(/^Testo/).value).toContain('Vale fino al 31/12/2099.');
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 1' }));
    await screen.findByText('Versione 1 inviata a laura@rota.example');
    expect(server.sentInputs()).toEqual([
      expect.objectContaining({
        ...{ offer: 'offer', revision: 1, channel: 'email', recipients: ['laura@rota.example'] },
        ...{ attach: true, copyToMe: false, asksCode: false },
      }),
    ]);
    expect(server.sentInputs()[0]).not.toHaveProperty('processingTerms');
    expect(screen.getAllByText('Inviata').length).toBeGreaterThan(0);
  });

  it('starts from the owner’s words in the language of the offer, and asks for a code where they wish [SND-014, SND-016]', async () => {
    const server = aSentServer({
      offer: aReadyOffer({ language: 'de' }),
      settings: {
        asksCode: true,
        mailSubject: { it: 'Ecco {numero}', en: null, de: 'Ihr Angebot {numero}' },
        mailText: { it: 'Ecco', en: null, de: 'Für {cliente}: {link} bis {scadenza}, {sconto}' },
      },
    });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await dialog.findByText('laura@rota.example');
    expect(field(/^Oggetto/).value).toBe('Ihr Angebot 12/2026');
    expect(field(/^Testo/).value).toBe('Für Laura Rota: {link} bis 31/12/2099, {sconto}');
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 1' }));
    await waitFor(() => expect(server.sentInputs()).toHaveLength(1));
    expect(server.sentInputs()[0]).toMatchObject({ subject: 'Ihr Angebot 12/2026', asksCode: true });
  });

  it('waits for the owner’s words, and says it when they do not come [SND-016]', async () => {
    const server = aSentServer();
    server.answers.OwnersOfferSettings = () => {
      throw new GraphqlFailure('offline');
    };
    const { user } = await openOffer();
    await press(user, 'Invia');
    expect(await screen.findByText(/connessione/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes three addresses, those of contacts by a press [SND-014]', async () => {
    const server = aSentServer();
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await user.click(await dialog.findByRole('button', { name: 'Gino Pesenti · gino@rota.example' }));
    const to = dialog.getByLabelText(/^A/, { selector: 'input[type=email]' });
    await user.type(to, 'nessuno{Enter}');
    expect(dialog.getByRole('alert').textContent).toContain('Scrivi un indirizzo e-mail');
    await user.clear(to);
    await user.type(to, 'ANNA@rota.example{Enter}');
    expect(dialog.queryByLabelText(/^A/, { selector: 'input[type=email]' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 1' }));
    await waitFor(() => expect(server.sentInputs()).toHaveLength(1));
    expect(server.sentInputs()[0]?.recipients).toEqual([
      ...['laura@rota.example', 'gino@rota.example', 'anna@rota.example'],
    ]);
  });

  it('of a further version goes to whom the former one went, a corrected address too [SND-014, SND-050]', async () => {
    const at = '2026-11-23T18:00:00.000Z';
    const mails = [
      aMail({ id: 'b', address: 'gino@rota.example', status: 'handed' }),
      aMail({ id: 'a', address: 'laura@rotta.example', status: 'bounced' }),
      aMail({ id: 'c', address: 'laura@rota.example', at }),
      aMail({ id: 'd', address: 'me@imbianchino.example', kind: 'copy' }),
    ];
    const server = aSentServer({ sent: aSentOffer({ changed: true }), mails });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia la versione 2');
    await dialog.findByText('gino@rota.example');
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 2' }));
    await waitFor(() => expect(server.sentInputs()).toHaveLength(1));
    expect(server.sentInputs()[0]?.recipients).toEqual(['gino@rota.example', 'laura@rota.example']);
  });

  it('never proposes the former recipients of another customer [SND-014]', async () => {
    const mails = [aMail({ address: 'anna@bianchi.example' })];
    const server = aSentServer({ sent: aSentOffer({ changed: true }), mails });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia la versione 2');
    await dialog.findByRole('button', { name: 'Gino Pesenti · gino@rota.example' });
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 2' }));
    await waitFor(() => expect(server.sentInputs()).toHaveLength(1));
    expect(server.sentInputs()[0]?.recipients).toEqual(['laura@rota.example']);
  });

  it('takes along an address that is still typed, and waits while it is none [SND-014]', async () => {
    const server = aSentServer();
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    const to = dialog.getByLabelText(/^A/, { selector: 'input[type=email]' });
    await user.type(to, 'mezzo@{Control>}{Enter}{/Control}');
    expect(dialog.getByRole('alert').textContent).toContain('Scrivi un indirizzo e-mail');
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 1' }));
    expect(server.sentInputs()).toEqual([]);
    await user.type(to, 'rota.example{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.sentInputs()).toHaveLength(1));
    expect(server.sentInputs()[0]?.recipients).toEqual(['laura@rota.example', 'mezzo@rota.example']);
  });

  it('makes a typed address a chip once a press below has ended, so that it is not lost [SND-014]', async () => {
    aSentServer();
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await user.type(dialog.getByLabelText(/^A/, { selector: 'input[type=email]' }), 'anna@rota.example');
    const copy = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Copia a me' });
    await user.pointer({ keys: '[MouseLeft>]', target: copy });
    expect(dialog.queryByText('anna@rota.example')).toBeNull();
    expect(dialog.getByDisplayValue('anna@rota.example')).toBeDefined();
    await user.pointer({ keys: '[/MouseLeft]', target: copy });
    expect([await dialog.findByText('anna@rota.example'), copy.checked]).toEqual([expect.anything(), true]);
  });

  it('shows the mail as it will be, and marks braces that stand for nothing [SND-016]', async () => {
    aSentServer();
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await user.clear(field(/^Testo/));
    await user.click(field(/^Testo/));
    await user.paste('Per {cliente}, {sconto}');
    const preview = within(dialog.getByRole('region', { name: 'Cosa vede il cliente' }));
    expect(textOf(preview.getByText(/^Per Laura Rota/))).toBe('Per Laura Rota, {sconto}');
    expect(preview.getByText('{sconto}').tagName).toBe('MARK');
    expect(preview.getByText(/Non so che cosa mettere al posto di \{sconto\}/)).toBeDefined();
    expect(preview.getByText("Apri l'offerta")).toBeDefined();
  });

  it.each([
    ['E-mail', 'Invia la versione 2', ['laura@rota.example']],
    ['Link o WhatsApp', 'Crea il link', ['laura@rota.example']],
  ])('asks for a code as the version before did: %s [SND-014, ACC-028]', async (way, action, recipients) => {
    const server = aSentServer({
      sent: aSentOffer({ changed: true }),
      versions: [aVersion({ asksCode: true })],
    });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia la versione 2');
    await dialog.findByText('laura@rota.example');
    await user.click(dialog.getByRole('button', { name: way }));
    const tick = screen.getByRole('checkbox', { name: 'Chiedi un codice via e-mail per accettare' });
    await waitFor(() => expect(tick).toHaveProperty('checked', true));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
    await waitFor(() => expect(server.sentInputs()).toHaveLength(1));
    expect(server.sentInputs()[0]).toMatchObject({ asksCode: true, recipients });
  });

  it('keeps what was typed while another way is looked at [SND-014, SND-025]', async () => {
    aSentServer();
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    const type = async (name: RegExp, text: string) => {
      await user.clear(field(name));
      await user.type(field(name), text);
    };
    await type(/^Oggetto/, 'La facciata');
    await type(/^Testo/, 'Ci sentiamo lunedì.');
    await user.click(dialog.getByRole('checkbox', { name: 'Copia a me' }));
    await user.click(dialog.getByRole('button', { name: 'Link o WhatsApp' }));
    await type(/^Messaggio/, 'Ecco il link');
    await user.click(screen.getByRole('button', { name: 'E-mail' }));
    expect([field(/^Oggetto/).value, field(/^Testo/).value]).toEqual(['La facciata', 'Ci sentiamo lunedì.']);
    expect(screen.getByRole('checkbox', { name: 'Copia a me' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Link o WhatsApp' }));
    expect(field(/^Messaggio/).value).toBe('Ecco il link');
  });

  it('leaves a value with braces to the server, which reads it no second time [SND-016]', async () => {
    aSentServer({ settings: { businessName: 'Conti {totale}' } });
    const { user } = await openOffer();
    await openDialog(user, 'Invia');
    expect(field(/^Testo/).value).toMatch(/\{firma\}$/);
  });

  it('asks for the terms of processing at the first sending alone [ACC-053]', async () => {
    const server = aSentServer({ terms: null });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await dialog.findByText('laura@rota.example');
    const send = dialog.getByRole('button', { name: 'Invia la versione 1' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: /^Accetto le condizioni/ }));
    await user.click(send);
    await waitFor(() => expect(server.sentInputs()).toHaveLength(1));
    expect(server.sentInputs()[0]?.processingTerms).toBe('2026-11');
  });

  it('retries with the key of the attempt, so that nothing goes out twice [SND-009]', async () => {
    let attempts = 0;
    const server = aSentServer();
    const whole = server.answers.SendOffer;
    server.answers.SendOffer = (variables) => {
      attempts += 1;
      if (attempts === 1) throw new GraphqlFailure('offline');
      return whole?.(variables);
    };
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await dialog.findByText('laura@rota.example');
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 1' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 1' }));
    await screen.findByText(/^Versione 1 inviata/);
    const [first, second] = server.sentInputs();
    expect(second?.key).toBe(first?.key);
  });

  it('that went out though its answer was lost says so, and goes again as a sending of its own [SND-009]', async () => {
    const server = aSentServer({
      more: { ResendOffer: () => ({ resendOffer: { sent: aSentOffer(), link: null, deliveries: [] } }) },
    });
    const whole = server.answers.SendOffer;
    server.answers.SendOffer = (variables) => {
      whole?.(variables);
      throw new GraphqlFailure('offline');
    };
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await dialog.findByText('laura@rota.example');
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 1' }));
    await dialog.findByText('La versione 1 è già partita: si era persa solo la risposta.');
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(await dialog.findByRole('button', { name: 'Manda di nuovo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [again] = server.asked<{ input: { key: string } }>('ResendOffer');
    expect(again?.input.key).not.toBe(server.sentInputs()[0]?.key);
  });

  it('goes out again as it is, where nothing has changed [SND-010]', async () => {
    const server = aSentServer({
      sent: aSentOffer(),
      more: {
        ResendOffer: () => ({ resendOffer: { sent: aSentOffer(), link: null, deliveries: [] } }),
      },
    });
    const { user } = await openOffer();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Manda di nuovo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('laura@rota.example');
    expect(dialog.queryByRole('button', { name: 'Consegna a mano' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Manda di nuovo' }));
    await waitFor(() => expect(server.asked('ResendOffer')).toHaveLength(1));
    expect(server.asked('ResendOffer')[0]).toMatchObject({ input: { offer: 'offer', version: 1 } });
    expect(server.sentInputs()).toEqual([]);
  });
});

describe('an offer in the language of its customer', () => {
  const painting = { it: 'Pittura', de: 'Anstrich' };
  const offer = (language: 'it' | 'de') =>
    aReadyOffer({
      language,
      sections: [aSection('room', 'Sala')],
      texts: { ...aReadyOffer().texts, terms: '<p>Pagamento alla fine.</p>' },
      lines: [
        aFreeLine({ id: 'painting', description: painting, price: 1_000_000 }),
        aFreeLine({ id: 'skirting', description: { it: 'Zoccolino' }, price: 10_000, sectionId: 'room' }),
        aFreeLine({ id: 'detailed', description: painting, longText: { it: 'Due mani' }, price: 10_000 }),
        ...['A', 'B', 'C'].map((name) => aFreeLine({ id: name, description: { it: name }, price: 10_000 })),
        aMaterial(10, { id: 'material' }),
        aFreeLine({ id: 'lastline', description: painting, price: 10_000 }),
      ],
    });
  const note = () => screen.getByText(/^In tedesco mancano/);

  it('says which texts go out in Italian, and goes out [OFR-088]', async () => {
    const server = aSentServer({ offer: offer('de') });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await dialog.findByText('laura@rota.example');
    expect(textOf(note())).toContain(
      'In tedesco mancano i testi di: Zoccolino · Sala, Anstrich, A e altre 2 voci. Escono in italiano. Le condizioni',
    );
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 1' }));
    await waitFor(() => expect(server.sentInputs()).toHaveLength(1));
  });

  it('says nothing where it is Italian [OFR-088]', async () => {
    aSentServer({ offer: offer('it') });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await dialog.findByText('laura@rota.example');
    expect(screen.queryByText(/Escono in italiano/)).toBeNull();
  });
});

describe('a sending that is refused', () => {
  const refused = async (failure: GraphqlFailure) => {
    const server = aSentServer({
      more: {
        SendOffer: () => {
          throw failure;
        },
      },
    });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await dialog.findByText('laura@rota.example');
    await user.click(dialog.getByRole('button', { name: 'Invia la versione 1' }));
    return { server, user, dialog, alert: within(await dialog.findByRole('alert')) };
  };

  it('says that nothing has changed, and sends again [SND-010]', async () => {
    const { user, dialog, alert } = await refused(new GraphqlFailure('nothing-changed', { version: 1 }));
    await user.click(alert.getByRole('button', { name: 'Manda di nuovo' }));
    expect(dialog.getAllByRole('button', { name: 'Manda di nuovo' }).length).toBeGreaterThan(0);
    expect(dialog.queryByRole('button', { name: 'Invia la versione 1' })).toBeNull();
  });

  it.each(['mail-paused', 'recipient-blocked'] as const)(
    'by %s leads to the link [SND-024, SND-051]',
    async (code) => {
      const { user, alert } = await refused(new GraphqlFailure(code));
      await user.click(alert.getByRole('button', { name: 'Condividi il link' }));
      expect(await screen.findByRole('button', { name: 'Crea il link' })).toBeDefined();
    },
  );

  it('because something is left to settle names it [SND-010]', async () => {
    const { alert } = await refused(new GraphqlFailure('offer-not-ready', { problems: 'no-lines' }));
    expect(alert.getByText("Prima di mandarla c'è ancora qualcosa da sistemare:")).toBeDefined();
  });

  it('names the line that is left to settle by its section [SND-010]', async () => {
    const lines = [aFreeLine({ description: { it: 'Pittura' }, sectionId: 'room', price: null })];
    aSentServer({
      sent: aSentOffer({ changed: true }),
      offer: aReadyOffer({ lines, sections: [aSection('room', 'Sala')] }),
      more: {
        ResendOffer: () => {
          throw new GraphqlFailure('offer-not-ready', { problems: 'price-missing' });
        },
      },
    });
    const { user } = await openOffer();
    await press(user, 'Altre azioni');
    await user.click(screen.getByRole('menuitem', { name: 'Manda di nuovo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('laura@rota.example');
    await user.click(dialog.getByRole('button', { name: 'Manda di nuovo' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByRole('button', { name: 'Manca il prezzo: Pittura · Sala' })).toBeDefined();
  });
});

describe('an offer by link', () => {
  it('is frozen when the link is asked for, not when the dialog opens [SND-025]', async () => {
    const server = aSentServer();
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Condividi');
    expect(server.sentInputs()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Crea il link' }));
    const address = await dialog.findByLabelText('Link');
    expect(address).toHaveProperty('value', 'https://preventivi.example/o/offer#t=token');
    expect(server.sentInputs()).toEqual([expect.objectContaining({ channel: 'link', revision: 1 })]);
    expect(dialog.getByRole('img', { name: 'Codice QR del link' })).toBeDefined();
  });

  it('in a new version says that nobody was told of it [SND-025, SND-032]', async () => {
    const untold = /^La versione 2 è pronta.* Nessuno è stato avvisato: di' al cliente/;
    aSentServer({ sent: aSentOffer({ channel: 'link', changed: true }) });
    const { user } = await openOffer();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Condividi' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Crea il link' }));
    expect(await dialog.findByText(untold)).toBeDefined();
  });

  it('goes to WhatsApp with the number of the customer, in a tab of its own [SND-027]', async () => {
    aSentServer({ sent: aSentOffer(), links: [aLink()] });
    const { user } = await openOffer();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Condividi' }));
    const link = await screen.findByRole('link', { name: 'WhatsApp' });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/393471234567\?text=Gentile%20Laura%20Rota/);
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/o/offer#t=token');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('is handed to the share sheet in the press; one that is closed changes nothing [SND-026]', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    aSentServer({ sent: aSentOffer(), links: [aLink()] });
    const { user } = await openOffer();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Condividi' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Condividi' }));
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: 'https://preventivi.example/o/offer#t=token' }),
    );
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Condividi' })).toBeDefined();
  });

  const sharing = async (message: string, business = 'Conti') => {
    aSentServer({
      ...{ sent: aSentOffer(), links: [aLink()] },
      settings: { businessName: business, message: { it: message, en: null, de: null } },
    });
    const { user } = await openOffer();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Condividi' }));
    const link = await screen.findByRole('link', { name: 'WhatsApp' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '');
    return searchParams.get('text');
  };

  it('has the owner’s message, with the address where they put it [SND-026]', async () => {
    expect(await sharing('Ciao {cliente}, leggi {link} entro il {scadenza}')).toBe(
      'Ciao Laura Rota, leggi https://preventivi.example/o/offer#t=token entro il 31/12/2099',
    );
  });

  it('has the address under a message that does not name it, and values as they are [SND-016, SND-026]', async () => {
    expect(await sharing('{numero}\n{firma}', 'Conti {numero}')).toBe(
      '12/2026\nMarta Bellini\nConti {numero}\nhttps://preventivi.example/o/offer#t=token',
    );
  });

  it.each([
    ['a changed offer', aSentOffer({ changed: true }), [aLink()]],
    [
      'an offer whose links are those of recipients',
      aSentOffer(),
      [aLink({ recipient: 'laura@rota.example' })],
    ],
  ])('of %s is made first [SND-025]', async (_, offer, links) => {
    aSentServer({ sent: offer, links });
    const { user } = await openOffer();
    // The links of the former version are known by now.
    await user.click(screen.getByRole('link', { name: /^Link/ }));
    await screen.findByRole('button', { name: 'Altro link' });
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Condividi' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Crea il link' })).toBeDefined();
    expect(dialog.queryByLabelText('Link')).toBeNull();
  });

  it('of a version that is out shows at once, and one more is made on request [SND-025]', async () => {
    const server = aSentServer({
      sent: aSentOffer(),
      links: [aLink({ id: 'here', inPerson: true }), aLink()],
      more: {
        CreateOfferLink: () => ({
          createOfferLink: aLink({ id: 'more', address: 'https://p.example/o/offer#t=more' }),
        }),
      },
    });
    const { user } = await openOffer();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Condividi' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('Link')).toHaveProperty('value', aLink().address);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(dialog.getByRole('button', { name: 'Copia il link' }));
    await screen.findByText(/il link è selezionato, copialo tu/);
    expect(document.activeElement).toBe(dialog.getByLabelText('Link'));
    await user.click(dialog.getByRole('button', { name: 'Altro link' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Link')).toHaveProperty('value', 'https://p.example/o/offer#t=more'),
    );
    expect(server.sentInputs()).toEqual([]);
  });
});

describe('an offer on this device and on paper', () => {
  it('opens its PDF to be printed, with a link of its own [SND-034]', async () => {
    const tab = { opener: null, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    const server = aSentServer({
      more: { OfferFile: () => ({ offerFile: 'https://files.example/v1.pdf' }) },
    });
    const { user } = await openOffer();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Consegna a mano' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Prepara e stampa' }),
    );
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://files.example/v1.pdf'));
    expect(server.sentInputs()).toEqual([expect.objectContaining({ channel: 'hand' })]);
  });

  it('freezes for this device, and says that it needs a connection [SND-033]', async () => {
    const server = aSentServer();
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Invia');
    await user.click(dialog.getByRole('button', { name: 'Fai firmare qui' }));
    expect(screen.getByText('Serve la connessione fino alla firma.')).toBeDefined();
    expect(server.sentInputs()).toEqual([]);
  });
});
