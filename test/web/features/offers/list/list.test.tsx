import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLightOffer } from '#test/support/builders/light-offer.ts';
import { heads, place, rowOf, textOf } from '#test/support/open-screen.tsx';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { refetchingChanged } from '#web/lib/live-channel.ts';
import { anOffersServer, numbers, openOffers } from './open-offers.tsx';

const facade = aLightOffer({
  ...{ id: 'facade', number: 12, title: 'Rifacimento della facciata', taxable: 500_000 },
  ...{ customerId: 'betulle', customerName: 'Condominio Le Betulle', siteName: 'Vano scale A' },
  updatedAt: '2026-11-03T10:00:00.000Z',
});
const rooms = aLightOffer({
  ...{ id: 'rooms', number: 3, year: 2025, title: 'Camere', taxable: 10_000, sentValue: 90_000, version: 1 },
  ...{ customerId: 'marta', customerName: 'Marta Locatelli', updatedAt: '2026-11-01T10:00:00.000Z' },
  ...{ state: 'sent', firstSentAt: '2025-05-30T10:00:00.000Z', sentAt: '2025-05-31T10:00:00.000Z' },
  ...{ sentUntil: '2025-06-30', lastEvent: 'expired', lastEventAt: '2026-11-04T10:00:00.000Z' },
});
const nobody = aLightOffer({
  ...{ id: 'nobody', number: 13, title: 'Taverna', taxable: 0, updatedAt: '2026-11-02T10:00:00.000Z' },
});
const all = [facade, rooms, nobody];
beforeEach(() => {
  vi.setSystemTime('2026-11-26T12:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const chip = (name: RegExp) => screen.getByRole('button', { name });

describe('the list of offers', () => {
  it('shows number, customer, job, state, value, days and last event, the newest event first [OFR-001, OFR-008, FUP-001, FUP-002]', async () => {
    anOffersServer(all);
    await openOffers();
    await waitFor(() => expect(numbers()).toEqual(['3/2025', '12/2026', '13/2026']));
    expect(heads().slice(0, 8)).toEqual([
      ...['Numero', 'Cliente', 'Lavoro', 'Stato', 'Valore', 'Inviata il', 'Valida fino al', 'Ultimo evento'],
    ]);
    const expired = textOf(rowOf('Camere'));
    for (const text of ['Marta Locatelli', 'Scaduta', '900,00 €', '31/05/2025', '30/06/2025', '04/11/2026'])
      expect(expired).toContain(text);
    expect(textOf(rowOf('Taverna'))).toContain('0,00 €—non inviata—non inviataModificata02/11/2026');
    expect(textOf(rowOf('Taverna'))).toContain('Senza cliente');
    expect(textOf(rowOf('Taverna'))).toContain('Bozza');
  });

  it('leads to each offer by its customer, after its number for readers [OFR-001]', async () => {
    anOffersServer(all);
    const { user } = await openOffers();
    await user.click(await screen.findByRole('link', { name: '12/2026 Condominio Le Betulle' }));
    expect(place()).toBe('/offerte/facade');
  });

  it('sums the values of all that are found [FUP-002, FUP-004]', async () => {
    anOffersServer(all);
    const { user } = await openOffers();
    const sum = async () => textOf((await screen.findByText('Valore', { selector: '.sum' })).closest('.sum'));
    expect(await sum()).toBe('Valore 5.900,00 €');
    await user.type(screen.getByRole('searchbox'), 'facciata');
    expect(await sum()).toBe('Valore 5.000,00 €');
  });

  it('finds by every typed part, and says when nothing is found [OFR-008]', async () => {
    anOffersServer(all);
    const { user, pass } = await openOffers();
    await screen.findByText('Camere');
    await user.type(screen.getByRole('searchbox'), '12/2026 betulle');
    expect(numbers()).toEqual(['12/2026']);
    pass(1000);
    await waitFor(() => expect(place()).toBe('/offerte?search=12/2026+betulle'));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'niente');
    expect(screen.getByText('Nessuna offerta con "niente"')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Azzera i filtri' }));
    expect(numbers()).toHaveLength(3);
  });

  it('is filtered by states, customer and year, each kept in the address [OFR-008, FUP-003]', async () => {
    anOffersServer(all);
    const { user } = await openOffers();
    await screen.findByText('Camere');
    expect(chip(/^Tutte/).getAttribute('aria-pressed')).toBe('true');
    expect(textOf(chip(/^Bozza/))).toBe('Bozza 2');
    await user.click(chip(/^Scaduta/));
    expect(numbers()).toEqual(['3/2025']);
    expect(place()).toBe('/offerte?state=expired');
    await user.click(chip(/^Bozza/));
    expect(numbers()).toEqual(['3/2025', '12/2026', '13/2026']);
    expect(place()).toBe('/offerte?state=draft,expired');
    await user.click(chip(/^Scaduta/));
    expect(numbers()).toEqual(['12/2026', '13/2026']);
    await user.click(chip(/^Tutte/));
    await user.click(screen.getByRole('combobox', { name: 'Cliente' }));
    await user.click(screen.getByRole('option', { name: 'Condominio Le Betulle' }));
    expect(numbers()).toEqual(['12/2026']);
    await user.click(screen.getByRole('button', { name: 'Svuota Cliente' }));
    await user.click(screen.getByRole('combobox', { name: 'Anno' }));
    await user.click(screen.getByRole('option', { name: '2026' }));
    expect(numbers()).toEqual(['12/2026', '13/2026']);
    expect(place()).toBe('/offerte?year=2026');
  });

  it('adds the offers of a state by the digit of its chip [OFR-008]', async () => {
    anOffersServer(all);
    const { user } = await openOffers();
    await screen.findByText('Camere');
    await user.keyboard('3');
    expect(numbers()).toEqual(['3/2025']);
    await user.keyboard('9');
    expect(numbers()).toEqual(['3/2025']);
    await user.keyboard('1');
    expect(numbers()).toHaveLength(3);
  });

  it('sorts by its heads, in the address too [OFR-008, FUP-001, FUP-003]', async () => {
    anOffersServer(all);
    const { user } = await openOffers();
    await screen.findByText('Camere');
    const sortBy = (name: string) =>
      user.click(within(screen.getByRole('columnheader', { name: new RegExp(name) })).getByRole('button'));
    await sortBy('Numero');
    expect(numbers()).toEqual(['13/2026', '12/2026', '3/2025']);
    expect(place()).toBe('/offerte?sort=number&descending=true');
    await sortBy('Valore');
    expect(numbers()).toEqual(['12/2026', '3/2025', '13/2026']);
    await sortBy('Lavoro');
    expect(numbers()).toEqual(['3/2025', '12/2026', '13/2026']);
    await sortBy('Valida fino al');
    expect(numbers()).toEqual(['3/2025', '13/2026', '12/2026']);
  });

  it('counts in each chip what the other filters leave [FUP-004]', async () => {
    anOffersServer(all);
    await openOffers('/offerte?state=expired&customer=marta');
    await screen.findByText('Camere');
    expect(textOf(chip(/^Tutte/))).toBe('Tutte 1');
    expect(textOf(chip(/^Scaduta/))).toBe('Scaduta 1');
    expect(screen.queryByRole('button', { name: /^Bozza/ })).toBeNull();
  });

  it('is filtered by the days of sending, and shows archived ones when asked [FUP-003]', async () => {
    anOffersServer([...all, aLightOffer({ id: 'away', number: 1, title: 'Cantina', archived: true })]);
    const { user } = await openOffers();
    await screen.findByText('Camere');
    expect(numbers()).not.toContain('1/2026');
    await user.click(screen.getByRole('switch', { name: 'Archiviate' }));
    expect(numbers()).toContain('1/2026');
    expect(textOf(rowOf('Cantina'))).toContain('Archiviata');
    fireEvent.change(screen.getByLabelText('Inviate dal'), { target: { value: '2025-05-31' } });
    expect(numbers()).toEqual(['3/2025']);
    fireEvent.change(screen.getByLabelText('Inviate fino al'), { target: { value: '2025-05-31' } });
    expect(numbers()).toEqual(['3/2025']);
    expect(place()).toBe('/offerte?from=2025-05-31&to=2025-05-31&archived=true');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.change(screen.getByLabelText('Inviate dal'), { target: { value: '2025-05-30' } });
    fireEvent.change(screen.getByLabelText('Inviate fino al'), { target: { value: '2025-05-29' } });
    expect(screen.getByRole('alert').textContent).toBe('Il primo giorno viene dopo il secondo.');
    expect(numbers()).toEqual(['3/2025']);
    fireEvent.change(screen.getByLabelText('Inviate fino al'), { target: { value: '2025-05-30' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Nessuna offerta con questi filtri')).toBeDefined();
  });

  it('has the pages of the quotations list [OFR-008]', async () => {
    anOffersServer(Array.from({ length: 25 }, (_, index) => aLightOffer({ number: index + 1 })));
    const { user } = await openOffers();
    await waitFor(() => expect(numbers()).toHaveLength(20));
    expect(screen.getByText('1–20 di 25')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    expect(numbers()).toHaveLength(5);
  });

  it('says what an offer is while there is none, and offers to make one', async () => {
    anOffersServer([]);
    const { user } = await openOffers();
    expect(await screen.findByText(/documento per il tuo cliente/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nuova offerta' }));
    expect(await screen.findByRole('dialog', { name: 'Nuova offerta' })).toBeDefined();
  });
});

describe('the menu of an offer', () => {
  const choose = async (name: string) => {
    const opened = await openOffers();
    await opened.user.click(await screen.findByRole('button', { name: 'Altre azioni su offerta 12/2026' }));
    await opened.user.click(screen.getByRole('menuitem', { name }));
    return opened;
  };

  it.each([
    { name: 'Duplica', todayWorks: false },
    { name: 'Duplica con le lavorazioni di oggi', todayWorks: true },
  ])('$name: opens the copy [OFR-081]', async ({ name, todayWorks }) => {
    const { asked } = anOffersServer(all);
    await choose(name);
    await waitFor(() => expect(place()).toBe('/offerte/copy'));
    expect(asked('DuplicateOffer')).toMatchObject([{ input: { id: 'facade', todayWorks } }]);
    expect(screen.getByText("Ho creato l'offerta 99/2026")).toBeDefined();
  });

  it('deletes it after a question that names it [OFR-006]', async () => {
    anOffersServer(all);
    const { user } = await choose('Elimina');
    expect(
      within(await screen.findByRole('alertdialog')).getByText(
        /L'offerta 12\/2026 «Rifacimento della facciata» sarà eliminata/,
      ),
    ).toBeDefined();
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina offerta' }),
    );
    await waitFor(() => expect(numbers()).toEqual(['3/2025', '13/2026']));
    expect(screen.getByText('Offerta 12/2026 eliminata')).toBeDefined();
  });

  it('says why it did not copy, and copies once when it is asked again [OFR-081]', async () => {
    const { answers, asked } = anOffersServer(all);
    const copies = answers.DuplicateOffer;
    answers.DuplicateOffer = () => {
      throw new GraphqlFailure('offline');
    };
    const { user } = await choose('Duplica');
    expect(await screen.findByText(/si è persa la risposta/)).toBeDefined();
    if (copies) answers.DuplicateOffer = copies;
    await user.click(screen.getByRole('button', { name: 'Altre azioni su offerta 12/2026' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplica' }));
    await waitFor(() => expect(place()).toBe('/offerte/copy'));
    const keys = asked<{ input: { key: string } }>('DuplicateOffer').map(({ input }) => input.key);
    expect(new Set(keys).size).toBe(1);
  });

  it('has of an accepted offer the document that was accepted alone [SND-005, OFR-093]', async () => {
    anOffersServer([aLightOffer({ id: 'agreed', state: 'accepted', version: 2 })]);
    const { user } = await openOffers();
    await user.click(await screen.findByRole('button', { name: /^Altre azioni su offerta/ }));
    const names = screen.getAllByRole('menuitem').map(textOf);
    expect(names.slice(0, 3)).toEqual(['Apri', 'Apri la versione 2, accettata', 'Duplica']);
  });

  it('deletes nothing that was sent [SND-047]', async () => {
    anOffersServer(all);
    const { user } = await openOffers();
    await user.click(await screen.findByRole('button', { name: 'Altre azioni su offerta 3/2025' }));
    expect(screen.queryByRole('menuitem', { name: 'Elimina' })).toBeNull();
  });

  it('puts it aside, and back again [SND-047]', async () => {
    const { asked } = anOffersServer(all);
    const { user } = await choose('Archivia');
    await waitFor(() => expect(numbers()).toEqual(['3/2025', '13/2026']));
    expect(screen.getByText('Offerta 12/2026 archiviata')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(numbers()).toEqual(['3/2025', '12/2026', '13/2026']));
    expect(asked('ArchiveOffer')).toEqual([
      { offer: 'facade', archived: true },
      { offer: 'facade', archived: false },
    ]);
  });
});

describe('what is to be followed up', () => {
  const sent = { version: 1, state: 'opened', sentUntil: '2026-12-31', lastEvent: 'opened' } as const;
  const offer = (id: string, fields: Parameters<typeof aLightOffer>[0]) =>
    aLightOffer({ id, title: id, ...sent, openedAt: '2026-11-25T10:00:00.000Z', ...fields });
  const followed = [
    offer('domanda', { waitingQuestions: 1, lastEventAt: '2026-11-26T09:05:00.000Z' }),
    offer('tornata', { returned: true, lastEvent: 'bounced', lastEventAt: '2026-11-25T09:05:00.000Z' }),
    offer('segnalata', { returned: true, lastEvent: 'complained', lastEventAt: '2026-11-24T09:05:00.000Z' }),
    offer('firmata', { state: 'accepted', unseen: true, lastEventAt: '2026-11-23T09:05:00.000Z' }),
    offer('scade', { sentUntil: '2026-11-27', lastEventAt: '2026-11-22T09:05:00.000Z' }),
    offer('muta', { openedAt: '2026-11-16T10:00:00.000Z', lastEventAt: '2026-11-16T10:00:00.000Z' }),
  ];
  const quiet = offer('quieta', { lastEventAt: '2026-11-15T10:00:00.000Z' });

  it('says what is to be done in place of the last event, with its time [FUP-001, FUP-005]', async () => {
    anOffersServer(followed);
    await openOffers();
    await screen.findByText('domanda');
    const events = followed.map(({ title }) => textOf(rowOf(title).querySelector('.offer-event')));
    expect(events).toEqual([
      ...['Domanda senza rispostaoggi 10:05', 'E-mail tornata indietroieri 10:05'],
      ...['E-mail segnalata24/11/2026', 'Firmata, da leggere23/11/2026'],
      ...['Scade domani22/11/2026', 'Vista da 10 giorni16/11/2026'],
    ]);
  });

  it('is found by its chip, beside the states [FUP-003, FUP-005]', async () => {
    anOffersServer([...followed, quiet]);
    const { user } = await openOffers();
    await screen.findByText('quieta');
    await user.click(chip(/^Da seguire/));
    expect(place()).toBe('/offerte?follow=true');
    expect(screen.queryByText('quieta')).toBeNull();
    expect(numbers()).toHaveLength(6);
    await user.click(chip(/^Accettata/));
    expect(numbers()).toHaveLength(1);
    await user.click(chip(/^Tutte/));
    expect(numbers()).toHaveLength(7);
    expect(place()).toBe('/offerte');
  });

  it.each([
    ['accepted', { outcome: { by: 'customer', how: null } }, 'Firmata'],
    ['accepted', { outcome: { by: 'owner', how: 'spoken' } }, 'Segnata da te'],
    ['declined', { outcome: { by: 'customer', how: 'price' } }, 'Prezzo'],
    ['declined', { outcome: { by: 'customer', how: null } }, 'Rifiutata'],
  ] as const)('an offer that was %s says how: %j [FUP-001]', async (state, { outcome }, text) => {
    const at = '2026-11-15T10:00:00.000Z';
    anOffersServer([
      offer('una', {
        ...{ state, lastEvent: state, lastEventAt: at },
        outcome: { day: '2026-11-15', note: null, at, ...outcome },
      }),
    ]);
    await openOffers();
    await screen.findByText('una');
    expect(textOf(rowOf('una').querySelector('.offer-event'))).toBe(`${text}15/11/2026`);
  });

  it('an acceptance shows in the open list as soon as the live channel tells of it [FUP-006]', async () => {
    const { answers } = anOffersServer([quiet]);
    const { queries } = await openOffers();
    await screen.findByText('quieta');
    const accepted = { ...quiet, state: 'accepted', unseen: true, lastEventAt: '2026-11-26T11:59:59.000Z' };
    answers.ListedOffers = () => ({ offers: { items: [accepted], next: null } });
    act(() => refetchingChanged(queries)({ entity: 'offer', id: 'quieta' }));
    expect(await screen.findByText('Firmata, da leggere')).toBeDefined();
    expect(textOf(chip(/^Accettata/))).toBe('Accettata 1');
  });
});

describe('the strip of the year', () => {
  it('shows the figures of the year by the rule of Andamento, and leads there [FUP-022]', async () => {
    const at = '2026-03-10T10:00:00.000Z';
    const sent = { version: 1, firstSentAt: at, sentAt: at, sentUntil: '2026-12-31' } as const;
    const outcome = { by: 'customer', how: null, day: '2026-03-12', note: null, at } as const;
    anOffersServer([
      aLightOffer({ ...sent, state: 'accepted', sentValue: 300_000, outcome }),
      aLightOffer({ ...sent, state: 'declined', sentValue: 100_000, outcome }),
      rooms,
    ]);
    const { user } = await openOffers();
    const strip = within(await screen.findByRole('region', { name: 'Andamento del 2026' }));
    const parts = strip.getAllByRole('term').map((term) => textOf(term.parentElement));
    expect(parts).toEqual([
      ...['Inviate24.000,00 €', 'Viste24.000,00 €', 'In attesa00,00 €', 'Accettate13.000,00 €'],
      ...['Perse11.000,00 €', 'Conversione50,00 %75,00 % in valore'],
    ]);
    await user.click(strip.getByRole('link', { name: 'Andamento del 2026' }));
    expect(place()).toBe('/offerte/andamento?day=2026-01-01');
  });

  it('is not there before a first offer was sent', async () => {
    anOffersServer([facade]);
    await openOffers();
    await screen.findByText('Rifacimento della facciata');
    expect(screen.queryByText('Conversione')).toBeNull();
  });
});

describe('the spreadsheet of the list', () => {
  const exporting = async (answer: () => Promise<Response>) => {
    const fetched = vi.fn(answer);
    answerElsewhere(fetched);
    anOffersServer(all);
    const { user } = await openOffers('/offerte?sort=number&state=draft');
    await screen.findByText('Taverna');
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Esporta Excel' }));
    return fetched;
  };

  it('has what was found, in the order shown [FUP-007]', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:1');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const fetched = await exporting(async () => new Response(btoa('PK')));
    await waitFor(() => expect(saved).toEqual(['offerte.xlsx']));
    expect(fetched).toHaveBeenCalledWith('http://localhost/functions/exportOffers', {
      method: 'POST',
      body: JSON.stringify({ ids: ['facade', 'nobody'] }),
      headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    });
  });

  it('says when it failed [FUP-007]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await exporting(async () => Response.json({ error: true, code: 'busy' }, { status: 503 }));
    expect((await screen.findByRole('alert')).textContent).toContain('Non ho esportato le offerte.');
  });
});
