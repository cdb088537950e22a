import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLightOffer } from '#test/support/builders/light-offer.ts';
import { heads, place, rowOf, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { anOffersServer, numbers, openOffers } from './open-offers.tsx';

const facade = aLightOffer({
  ...{ id: 'facade', number: 12, title: 'Rifacimento della facciata', total: 500_000 },
  ...{ customerId: 'betulle', customerName: 'Condominio Le Betulle', siteName: 'Vano scale A' },
  updatedAt: '2026-11-03T10:00:00.000Z',
});
const rooms = aLightOffer({
  ...{ id: 'rooms', number: 3, year: 2025, title: 'Camere', total: 90_000, validUntil: '2025-06-30' },
  ...{ customerId: 'marta', customerName: 'Marta Locatelli', updatedAt: '2026-11-04T10:00:00.000Z' },
  ...{ state: 'sent', sentUntil: '2025-06-30' },
});
const nobody = aLightOffer({
  ...{ id: 'nobody', number: 13, title: 'Taverna', total: 0, updatedAt: '2026-11-02T10:00:00.000Z' },
});
const all = [facade, rooms, nobody];
const chip = (name: RegExp) => screen.getByRole('button', { name });

describe('the list of offers', () => {
  it('shows number, customer, job, total, validity, state and last change, the newest change first [OFR-001, OFR-008]', async () => {
    anOffersServer(all);
    await openOffers();
    await waitFor(() => expect(numbers()).toEqual(['3/2025', '12/2026', '13/2026']));
    expect(heads().slice(0, 7)).toEqual([
      ...['Numero', 'Cliente', 'Lavoro', 'Stato', 'Totale', 'Valida fino al', 'Modificata'],
    ]);
    const expired = textOf(rowOf('Camere'));
    for (const text of ['Marta Locatelli', 'Scaduta', '900,00 €', '30/06/2025', '04/11/2026'])
      expect(expired).toContain(text);
    expect(textOf(rowOf('Taverna'))).toContain('Senza cliente');
    expect(textOf(rowOf('Taverna'))).toContain('Bozza');
  });

  it('leads to each offer by its customer, after its number for readers [OFR-001]', async () => {
    anOffersServer(all);
    const { user } = await openOffers();
    await user.click(await screen.findByRole('link', { name: '12/2026 Condominio Le Betulle' }));
    expect(place()).toBe('/offerte/facade');
  });

  it('sums the totals of all that are found', async () => {
    anOffersServer(all);
    const { user } = await openOffers();
    const sum = async () => textOf((await screen.findByText('Totale', { selector: '.sum' })).closest('.sum'));
    expect(await sum()).toBe('Totale 5.900,00 €');
    await user.type(screen.getByRole('searchbox'), 'facciata');
    expect(await sum()).toBe('Totale 5.000,00 €');
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

  it('is filtered by state, customer and year, each kept in the address [OFR-008]', async () => {
    anOffersServer(all);
    const { user } = await openOffers();
    await screen.findByText('Camere');
    expect(chip(/^Tutte/).getAttribute('aria-pressed')).toBe('true');
    expect(textOf(chip(/^Bozza/))).toBe('Bozza 2');
    await user.click(chip(/^Scaduta/));
    expect(numbers()).toEqual(['3/2025']);
    expect(place()).toBe('/offerte?state=expired');
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

  it('shows the offers of a state by the digit of its chip [OFR-008]', async () => {
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

  it('sorts by its heads [OFR-008]', async () => {
    anOffersServer(all);
    const { user } = await openOffers();
    await screen.findByText('Camere');
    const sortBy = (name: string) =>
      user.click(within(screen.getByRole('columnheader', { name: new RegExp(name) })).getByRole('button'));
    await sortBy('Numero');
    expect(numbers()).toEqual(['13/2026', '12/2026', '3/2025']);
    await sortBy('Totale');
    expect(numbers()).toEqual(['12/2026', '3/2025', '13/2026']);
    await sortBy('Lavoro');
    expect(numbers()).toEqual(['3/2025', '12/2026', '13/2026']);
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
    expect(await screen.findByText(/connessione/)).toBeDefined();
    if (copies) answers.DuplicateOffer = copies;
    await user.click(screen.getByRole('button', { name: 'Altre azioni su offerta 12/2026' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplica' }));
    await waitFor(() => expect(place()).toBe('/offerte/copy'));
    const keys = asked<{ input: { key: string } }>('DuplicateOffer').map(({ input }) => input.key);
    expect(new Set(keys).size).toBe(1);
  });
});
