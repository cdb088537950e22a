import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lightCustomer } from '#shared/customers/light-customer.ts';
import { withCustomer } from '#shared/offers/printed-customer.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { aCustomer } from '#test/support/builders/customer.ts';
import { aLine, aPlace, someMeasures } from '#test/support/builders/measures.ts';
import { aFreeLine, aMaterial, anOffer, aSection, aVatCode, aWork } from '#test/support/builders/offer.ts';
import { aWork as aStoredWork } from '#test/support/builders/work.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { resizeWindow } from '#test/support/window-size.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  anOfferServer,
  choose,
  chooseDialog,
  openDialog,
  openOffer,
  press,
  rows,
  rowWith,
  save,
  totals,
} from './open-offer.tsx';

afterEach(() => resizeWindow('usual'));

const vat = [aVatCode('IT10', 1000)];
const offer = () =>
  anOffer(
    [
      aWork(120, 8.5, {
        ...{ id: 'painting', description: { it: 'Pittura' }, sectionId: 'section1' },
        ...{ hours: 1200, hourlyCost: 240_000, unitCost: 1500 },
      }),
      aFreeLine({
        ...{ id: 'trestle1', description: { it: 'Trabattello' }, unit: 'corpo', price: 1_500_000 },
        ...{ unitCost: 900_000, sectionId: 'section1' },
      }),
    ],
    { vat, sections: [aSection('section1', 'Facciate')], discount: { percent: 300 } },
  );

describe('the page of an offer', () => {
  it('is titled by number and title [OFR-009]', async () => {
    anOfferServer(offer());
    await openOffer();
    expect(document.title).toMatch(/^Offerta 12\/2026 - Rifacimento delle facciate/);
    expect(screen.getByText('Valida fino al 20/12/2026')).toBeDefined();
  });

  it('leads to each quotation that it was made of [OFR-002]', async () => {
    const of = (quotationId: string) =>
      aMaterial(10, { id: `row-${quotationId}`, material: { quotationId } });
    const links = () => screen.getAllByRole('link', { name: /^Apri il preventivo/ });
    anOfferServer(anOffer([of('q1'), of('q2')], { vat }));
    await openOffer();
    expect(links().map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['Apri il preventivo 1', '/preventivi/q1'],
      ['Apri il preventivo 2', '/preventivi/q2'],
    ]);
  });

  it('names the things that keep it from being handed over, each leading to its field [OFR-068]', async () => {
    anOfferServer({ ...offer(), validUntil: '2020-01-01' }, undefined, { vatNumber: null });
    const { user } = await openOffer();
    await screen.findByRole('button', { name: 'Completa i tuoi dati per le offerte' });
    const alert = within(
      screen.getByText(/^Da sistemare/, { selector: 'summary' }).closest('details') ?? document.body,
    );
    expect(alert.getAllByRole('button').map(textOf)).toEqual([
      ...['Scegli il cliente', 'La validità è passata', 'Completa i tuoi dati per le offerte'],
    ]);
    const dialog = await openDialog(user, 'La validità è passata');
    expect(dialog.getByLabelText(/^Valida fino al/).getAttribute('value')).toBe('2020-01-01');
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await press(user, 'Completa i tuoi dati per le offerte');
    expect(window.location.pathname + window.location.hash).toBe('/profilo/offerte#vatNumber');
  });

  it('tells the works of two rooms by their sections where something is missing [OFR-068]', async () => {
    const room = (id: string) =>
      aWork(10, 8, { ...{ id: `work-${id}`, description: { it: 'Pittura' }, sectionId: id }, price: null });
    const sections = [aSection('kitchen', 'Cucina'), aSection('hall', 'Sala')];
    anOfferServer(anOffer([room('kitchen'), room('hall')], { vat, sections }));
    await openOffer();
    for (const name of ['Cucina', 'Sala'])
      expect(screen.getByRole('button', { name: `Manca il prezzo: Pittura · ${name}` })).toBeDefined();
  });

  it('says that it is not there', async () => {
    const server = anOfferServer(offer());
    server.answers.Offer = () => {
      throw new GraphqlFailure('not-found');
    };
    const opened = openOffer();
    await screen.findByText("Questa offerta non c'è, o non è tua.");
    expect(screen.getByRole('link', { name: "Torna all'elenco" }).getAttribute('href')).toBe('/offerte');
    void opened.catch(() => {});
  });

  it('is edited in title, language and validity', async () => {
    const { inputs } = anOfferServer(offer());
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Modifica titolo e dati');
    await user.clear(dialog.getByLabelText(/^Titolo/));
    await user.type(dialog.getByLabelText(/^Titolo/), 'Villa Aurora');
    await user.selectOptions(dialog.getByLabelText('Lingua del documento'), 'Tedesco');
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Villa Aurora');
    await save(user);
    await waitFor(() =>
      expect(inputs()[0]).toEqual({ id: 'offer', revision: 1, title: 'Villa Aurora', language: 'de' }),
    );
  });
});

describe('another customer of an offer', () => {
  const laura = aCustomer({ id: 'laura', kind: 'private', firstName: 'Laura', lastName: 'Rota' });
  const firm = aCustomer({ id: 'firm', kind: 'company', company: 'Rota S.r.l.' });
  const openDetails = async (customers: readonly Customer[]) => {
    const server = anOfferServer(withCustomer({ ...offer(), customerId: 'laura' }, laura));
    server.answers.Customers = () => ({ customers: { items: customers.map(lightCustomer), next: null } });
    server.answers.Customer = ({ id }: { id: string }) => ({
      customer: customers.find((customer) => customer.id === id),
    });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Modifica titolo e dati');
    const choose = async (name: RegExp) => {
      await user.click(dialog.getByRole('combobox', { name: 'Cliente' }));
      await user.click(await screen.findByRole('option', { name }));
    };
    return { dialog, choose };
  };

  it('of another kind leaves the VAT of the lines, which is said [OFR-055]', async () => {
    const { dialog, choose } = await openDetails([laura, firm, aCustomer({ id: 'anna', kind: 'private' })]);
    const said = () => dialog.queryByText(/resta IT10 · 10 %\. La cambi nei totali\.$/);
    await choose(/^Anna/);
    expect(said()).toBeNull();
    await choose(/^Rota S\.r\.l\./);
    await waitFor(() => expect(said()).not.toBeNull());
    await choose(/^Laura/);
    await waitFor(() => expect(said()).toBeNull());
  });
});

describe('the customer of an offer', () => {
  const laura = aCustomer({ id: 'laura', firstName: 'Laura', lastName: 'Rota' });
  it.each([
    ['is named before the customers are loaded', laura, 'Laura Rota', 'Laura Rota'],
    ['whose name is not known is said to be loading', undefined, '', 'Carico i clienti…'],
  ])('%s [CUS-027]', async (_title, known, value, placeholder) => {
    const server = anOfferServer(withCustomer({ ...offer(), customerId: 'laura' }, known));
    server.answers.Customers = () => new Promise(() => {});
    server.answers.Customer = () => new Promise(() => {});
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Modifica titolo e dati');
    expect(dialog.getByRole('combobox', { name: 'Cliente' })).toMatchObject({ value, placeholder });
  });
});

describe('a save of an offer', () => {
  const price = async (user: Awaited<ReturnType<typeof openOffer>>['user'], typed: string) => {
    await press(user, /^Modifica il prezzo di Pittura/);
    await user.keyboard(`${typed}{Enter}`);
  };

  it('counts the changes, works by Ctrl+S, and says when', async () => {
    const { inputs } = anOfferServer(offer());
    const { user } = await openOffer();
    await price(user, '9');
    await user.selectOptions(screen.getByLabelText('Materiali'), 'Elencati con prezzo');
    expect(screen.getAllByText('2 modifiche non salvate')).toHaveLength(2);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(await screen.findAllByText('Tutto salvato alle 10:42')).toHaveLength(2);
  });

  it('takes what is typed in an open cell first', async () => {
    const { inputs } = anOfferServer(offer());
    const { user } = await openOffer();
    await press(user, /^Modifica il prezzo di Pittura/);
    await user.keyboard('9{Control>}s{/Control}');
    await waitFor(() => expect(inputs()[0]?.lines?.[0]).toEqual({ id: 'painting', price: 90_000 }));
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: /^Modifica il prezzo di Pittura/ }),
    );
  });

  it('is held back by a wrong number in an open cell, which says why', async () => {
    const { inputs } = anOfferServer(offer());
    const { user } = await openOffer();
    await price(user, '9');
    await press(user, /^Modifica la quantità di Pittura/);
    await user.keyboard('10/0');
    const cell = screen.getByLabelText('Quantità di Pittura');
    const isLeftToBrowser = fireEvent.keyDown(cell, { key: 's', ctrlKey: true });
    expect(isLeftToBrowser).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('Non si può dividere per zero');
    expect(inputs()).toEqual([]);
  });

  it('that meets another one is asked about, line by line, and keeps both [OFR-020]', async () => {
    const { inputs, change } = anOfferServer(offer());
    const { user } = await openOffer();
    await price(user, '9');
    const [painting, trestle] = offer().lines;
    if (!painting || !trestle) throw new Error('two lines');
    change({
      lines: [
        { ...painting, price: 95_000 },
        { ...trestle, price: 1_600_000 },
      ],
    });
    await save(user);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(textOf(dialog.getByRole('region'))).toContain('Pittura · Facciate · Prezzo');
    expect(textOf(dialog.getByRole('region'))).toMatch(/9,00 €.*9,50 €/);
    // The save before is over a moment later.
    const both = dialog.getByRole('button', { name: 'Unisci, con i miei valori' });
    await waitFor(() => expect(both).toHaveProperty('disabled', false));
    await user.click(both);
    await waitFor(() => expect(inputs()).toHaveLength(2));
    expect(inputs()[1]).toEqual({
      ...{ id: 'offer', revision: 2 },
      lines: [{ id: 'painting', price: 90_000 }, { id: 'trestle1' }],
    });
    await waitFor(() => expect(rowWith('Trabattello')).toContain('160,00'));
    expect(rowWith('Pittura')).toContain('9,00');
  });

  it('that meets another one tells each value as the screen shows it [OFR-020]', async () => {
    const { inputs, change } = anOfferServer(offer());
    const { user } = await openOffer();
    const [painting, trestle] = offer().lines;
    if (!painting || !trestle) throw new Error('two lines');
    await press(user, /^Modifica il ricarico/);
    await user.keyboard('30{Enter}');
    await user.selectOptions(screen.getByLabelText('Materiali'), 'Elencati con prezzo');
    await press(user, /^Modifica la quantità di Pittura/);
    await user.keyboard('100{Enter}');
    await press(user, /^Modifica il prezzo di Trabattello/);
    await user.keyboard('160{Enter}');
    const dialog = await openDialog(user, /^Sconto/);
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '5');
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    change({
      ...{ markup: 2500, policy: 'listed', discount: { amount: 5000 } },
      lines: [{ ...painting, quantity: 90_000 }],
    });
    await save(user);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getAllByRole('listitem').map(textOf).toSorted()).toEqual([
      'Materiali: il tuo valore è Elencati con prezzo, il suo Elencati senza prezzo',
      'Pittura · Facciate · Quantità: il tuo valore è 100 m², il suo 90 m²',
      'Ricarico: il tuo valore è 30 %, il suo 25 %',
      'Sconto: il tuo valore è 5 %, il suo 50,00 €',
      'Trabattello · Facciate: il tuo valore è 1 a corpo, 160,00 €, il suo tolta',
    ]);
    const both = question.getByRole('button', { name: 'Unisci, con i miei valori' });
    await waitFor(() => expect(both).toHaveProperty('disabled', false));
    await user.click(both);
    await waitFor(() => expect(inputs()).toHaveLength(2));
    expect(inputs()[1]?.discount).toEqual({ percent: 500 });
  });

  it('that meets another one tells both of two lines that are called the same [OFR-020]', async () => {
    const lines = ['line0001', 'line0002'].map((id) => aWork(10, 8, { id, description: { it: 'Pittura' } }));
    const { change } = anOfferServer(anOffer(lines, { vat }));
    const { user } = await openOffer();
    for (const at of [0, 1]) {
      const prices = screen.getAllByRole('button', { name: /^Modifica il prezzo di Pittura/ });
      await user.click(prices[at] ?? document.body);
      await user.keyboard(`${at + 9}{Enter}`);
    }
    change({ lines: lines.map((line) => ({ ...line, price: 95_000 })) });
    await save(user);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getAllByRole('listitem')).toHaveLength(2);
  });

  it('that meets a save of their own other window says so [OFR-020]', async () => {
    const { change } = anOfferServer(offer());
    const { user } = await openOffer({ firstName: 'Anna', lastName: 'Rossi' });
    await press(user, /^Modifica il prezzo di Pittura/);
    await user.keyboard('9{Enter}');
    change({ title: 'Altro' });
    await save(user);
    const dialog = await screen.findByRole('alertdialog', { name: "Modificato in un'altra finestra" });
    expect(within(dialog).getByRole('button', { name: 'Carica la versione salvata' })).toBeDefined();
  });

  it('that fails says why, and keeps the changes', async () => {
    const server = anOfferServer(offer());
    server.answers.UpdateOffer = () => {
      throw new GraphqlFailure('too-large');
    };
    const { user } = await openOffer();
    await price(user, '9');
    await save(user);
    await screen.findByRole('alert');
    expect(rowWith('Pittura')).toContain('9,00');
    expect(await screen.findAllByText('1 modifica non salvata')).toHaveLength(2);
  });

  it('counts what is typed in an open cell when the page is left', async () => {
    anOfferServer(offer());
    const { user } = await openOffer();
    const isLeft = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await press(user, /^Modifica il prezzo di Pittura/);
    expect(isLeft()).toBe(true);
    await user.keyboard('9');
    expect(isLeft()).toBe(false);
    await user.keyboard('{Escape}');
    expect(isLeft()).toBe(true);
  });

  it('leaving with changes asks first', async () => {
    anOfferServer(offer());
    const { user } = await openOffer();
    await price(user, '9');
    await user.click(screen.getAllByRole('link', { name: 'Offerte' })[0] ?? document.body);
    await screen.findByRole('alertdialog');
    expect(place()).toBe('/offerte/offer');
  });
});

describe('the margin', () => {
  it('has labour, other costs, hours and what is left, discount included [OFR-082, OFR-083, OFR-084]', async () => {
    anOfferServer({ ...offer(), discount: null });
    const { user } = await openOffer();
    const panel = screen.getByRole('region', { name: 'Margine' });
    await user.click(screen.getByText('Margine di ogni voce'));
    expect(textOf(panel)).toContain('Manodopera 14,4 h345,60 €');
    expect(textOf(panel)).toContain('Altri costi 108,00 €');
    expect(textOf(panel)).toContain('Costo totale453,60 €');
    await waitFor(() => expect(textOf(panel)).toContain('Pittura · Facciate+656,40 €'));
  });

  it('follows the slider without storing anything [OFR-087]', async () => {
    const { inputs } = anOfferServer({ ...offer(), discount: null });
    const { user } = await openOffer();
    const slider = screen.getByRole('slider', { name: /^Sconto che posso fare/ });
    expect(slider).toHaveProperty('value', '0');
    fireEvent.change(slider, { target: { value: '10' } });
    expect(slider.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe('10 %: 599,40 €, 65,63 €/h');
    expect(screen.getAllByText('Tutto salvato')).toHaveLength(2);
    await user.keyboard('{Control>}s{/Control}');
    expect(inputs()).toEqual([]);
  });

  it('has a slider that begins at the discount of today, with its margin [OFR-087]', async () => {
    anOfferServer({ ...offer(), discount: { percent: 350 } });
    await openOffer();
    const slider = screen.getByRole('slider', { name: /^Sconto che posso fare/ });
    const margin = document.querySelector('.margin-head b');
    expect(slider.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toContain('3,5 %: ');
    expect(slider.getAttribute('aria-valuetext')).toContain(margin?.textContent);
  });

  it('is open on a wide screen, and folds [OFR-086]', async () => {
    anOfferServer(offer());
    await openOffer();
    expect(screen.getByRole('region', { name: 'Margine' }).querySelector('details')).toHaveProperty(
      'open',
      true,
    );
  });
});

describe('a new section', () => {
  it('has the buttons that add a line [OFR-011]', async () => {
    anOfferServer(offer());
    const { user } = await openOffer();
    await press(user, 'Altre azioni su Pittura');
    await user.keyboard('{Escape}');
    const dialog = await openDialog(user, 'Sezione');
    await user.type(dialog.getByRole('textbox', { name: /^Nome/ }), 'Ringhiere');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi sezione' }));
    const at = (text: string) => rows().findIndex((row) => row.startsWith(text));
    await waitFor(() => expect(at('LavorazioneMateriali')).toBe(at('Ringhiere') + 1));
  });
});

describe('the dialog of a line', () => {
  it('begins behind the description, which no key replaces [OFR-086]', async () => {
    anOfferServer(offer());
    const { user } = await openOffer();
    const dialog = await chooseDialog(user, 'Pittura', 'Modifica');
    await user.keyboard('!');
    expect(dialog.getByLabelText(/^Descrizione/)).toHaveProperty('value', 'Pittura!');
  });
});

describe('an offer on a phone', () => {
  it('has a card a section, lines in two lines, and the margin behind a tap [OFR-086]', async () => {
    resizeWindow('phone');
    anOfferServer(offer());
    const { user } = await openOffer();
    const section = within(screen.getByRole('region', { name: 'Facciate' }));
    expect(section.getAllByRole('listitem').map(textOf)).toEqual([
      'Pittura120 m² × 8,50 € · IVA 10 %1.020,00 €',
      'Trabattelloa corpo · IVA 10 %150,00 €',
    ]);
    const panel = screen.getByRole('region', { name: 'Margine' });
    expect(panel.querySelector('details')).toHaveProperty('open', false);
    const figure = screen.getByRole('button', { name: /^Margine/ });
    expect(textOf(figure)).toBe('Margine•••••Tocca per vederlo');
    await user.click(figure);
    expect(textOf(figure)).toContain('681,30 €');
  });

  it.each([
    [1000, null, 'Totale IVA compresa'],
    [0, 'N6.7', 'Totale'],
  ] as const)('says of its total at %i ‱ what it has [OFR-086]', async (rate, nature, said) => {
    resizeWindow('phone');
    anOfferServer(anOffer([aFreeLine({ vat: 'code' })], { vat: [aVatCode('code', rate, { nature })] }));
    await openOffer();
    expect(textOf(document.querySelector('.offer-state > span') as Element)).toBe(said);
  });

  it('shows the discount of a line beside its price [OFR-086]', async () => {
    resizeWindow('phone');
    const filler = { id: 'filler', description: { it: 'Stucco' }, unit: 'pz', quantity: 5_000 };
    anOfferServer(anOffer([aFreeLine({ ...filler, price: 473_500, discount: 750 })], { vat }));
    await openOffer();
    expect(screen.getAllByRole('listitem').map(textOf)).toContain(
      'Stucco5 pz × 47,35 € − 7,5 % · IVA 10 %218,99 €',
    );
  });

  it('tells an option that counts from one that does not [OFR-040, OFR-086]', async () => {
    resizeWindow('phone');
    const option = { unit: 'pz', quantity: 1000, optional: true };
    const named = (id: string) => ({ ...option, id, description: { it: id } });
    anOfferServer(
      anOffer([aFreeLine(named('Zoccolo')), aFreeLine({ ...named('Fascia'), chosen: true })], { vat }),
    );
    await openOffer();
    const shown = screen.getAllByRole('listitem').map(textOf);
    expect(shown.filter((line) => line.includes('Opzione')).map((line) => line.includes('scelta'))).toEqual([
      false,
      true,
    ]);
  });

  it('changes a line in a sheet, and adds one from the menu of its section', async () => {
    resizeWindow('phone');
    const { inputs } = anOfferServer(offer());
    const { user } = await openOffer();
    const dialog = await openDialog(user, /^Pittura/);
    await user.clear(dialog.getByLabelText(/^Quantità/));
    await user.type(dialog.getByLabelText(/^Quantità/), '100');
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(totals()[0]).toContain('1.000,00');
    await press(user, 'Aggiungi a Facciate');
    await user.click(screen.getByRole('menuitem', { name: 'Riga libera' }));
    expect(await screen.findByRole('dialog', { name: 'Nuova riga libera' })).toBeDefined();
    await user.keyboard('{Escape}');
    await save(user);
    await waitFor(() => expect(inputs()[0]?.lines?.[0]).toEqual({ id: 'painting', quantity: 100_000 }));
  });
});

describe('changes since the copies', () => {
  const today = () =>
    aStoredWork({ id: 'work', revision: 2, price: 100_000, description: { it: 'Pittura' }, unit: 'mq' });
  const news = { materials: [], works: ['painting'], quantities: [] };

  it('a changed work is marked, and taken over with its new price; the quantity stays [WRK-013]', async () => {
    const { answers, inputs } = anOfferServer(offer(), news);
    answers.WorksForOffers = () => ({ works: [today()] });
    answers.WorkForOffers = () => ({ work: today() });
    const { user } = await openOffer();
    await waitFor(() => expect(rowWith('Pittura')).toContain('Lavorazione cambiata'));
    const dialog = await openDialog(user, 'Cambiati · 1');
    await waitFor(() => expect(textOf(dialog.getByRole('listitem'))).toMatch(/8,50 €.*10,00 €.*\+180,00 €/));
    await user.click(dialog.getByRole('button', { name: 'Aggiorna 1 riga' }));
    await waitFor(() => expect(rowWith('Pittura')).toMatch(/120 m².*10,00 €/));
    expect(rowWith('Pittura')).not.toContain('cambiata');
    await save(user);
    await waitFor(() => expect(inputs()[0]?.lines?.[0]).toMatchObject({ price: 100_000 }));
    expect(inputs()[0]?.lines?.[0]).not.toHaveProperty('quantity');
  });

  it('of lines that are called the same are told by their sections [OFR-016, OFR-037, WRK-013]', async () => {
    const lines = [
      aWork(120, 8.5, { id: 'painting', description: { it: 'Pittura' }, sectionId: 'kitchen' }),
      aWork(80, 8.5, { id: 'again', description: { it: 'Pittura' }, sectionId: 'study' }),
      aMaterial(100, { id: 'paint', description: { it: 'Pittura' }, sectionId: 'study' }),
    ];
    const sections = [aSection('kitchen', 'Cucina'), aSection('study', 'Studio')];
    const material = {
      ...{
        kind: 'gone',
        lineId: 'paint',
        quotationId: 'q1',
        sId: 'a',
        revision: 7,
        difference: 0,
        now: null,
      },
    };
    const quantities = [{ lineId: 'again', quantity: 150_000 }];
    anOfferServer(anOffer(lines, { sections }), { materials: [material], works: ['painting'], quantities });
    const { user } = await openOffer();
    await screen.findByText('Cambiati · 3');
    const dialog = await openDialog(user, 'Cambiati · 3');
    const names = dialog.getAllByRole('listitem').map((item) => textOf(item.querySelector('b')));
    expect(names).toEqual(['Pittura · Studio', 'Pittura · Cucina', 'Pittura · Studio']);
  });

  it('another measure says what it comes to in euro, under a title that is not of materials alone [OFR-016]', async () => {
    const quantities = [{ lineId: 'painting', quantity: 150_000 }];
    anOfferServer(offer(), { ...news, works: [], quantities });
    const { user } = await openOffer();
    await screen.findByText('Cambiati · 1');
    const dialog = await openDialog(user, 'Cambiati · 1');
    expect(dialog.getByRole('heading', { name: 'Che cosa è cambiato' })).toBeDefined();
    expect(textOf(dialog.getByRole('listitem'))).toMatch(/120 m².*150 m².*\+255,00 €/);
  });

  it('a new row of the quotation is added at once, by a save [OFR-036, OFR-037]', async () => {
    const added = {
      ...{ kind: 'added', lineId: null, quotationId: 'q1', sId: 'fondo', revision: 7, difference: 10_000 },
      now: {
        description: { it: 'Fondo' },
        unit: 'l',
        quantity: 14_000,
        color: null,
        packs: [],
        cost: 10_000,
      },
    };
    const { answers, inputs } = anOfferServer(offer(), { ...news, works: [], materials: [added] });
    answers.WorksForOffers = () => ({ works: [] });
    const { user } = await openOffer();
    await screen.findByText('Materiali cambiati · 1');
    const dialog = await openDialog(user, 'Materiali cambiati · 1');
    expect(textOf(dialog.getByRole('listitem'))).toContain('nuovo nel preventivo');
    await user.click(dialog.getByRole('button', { name: 'Aggiorna 1 riga' }));
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]?.sections?.at(-1)?.name).toBe('Materiali');
    expect(inputs()[0]?.lines?.at(-1)).toMatchObject({
      ...{ kind: 'material', row: { quotation: 'q1', sId: 'fondo', revision: 7 } },
    });
    await waitFor(() => expect(rowWith('Prodotto fondo')).toContain('14 l'));
  });
});

describe('materials of a quotation', () => {
  const quotation = {
    ...{ id: 'q1', name: 'Villa', revision: 4 },
    selectedProducts: [
      { sId: 'fondo', um: 'l', name: { it: 'Fondo' } },
      { sId: 'pittura', um: 'l', name: { it: 'Pittura lavabile' } },
    ],
  };

  it('are ticked and saved at once, copied by the server [OFR-005, OFR-021]', async () => {
    const { answers, inputs } = anOfferServer(offer());
    answers.QuotationsForOffers = () => ({
      quotations: { items: [{ id: 'q1', name: 'Villa', location: 'Bergamo', createdAt: '' }], total: 1 },
    });
    answers.RowsForOffers = () => ({ quotation });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Materiali');
    await user.click(dialog.getByRole('combobox', { name: 'Preventivo' }));
    await user.click(await screen.findByRole('option', { name: 'Villa, Bergamo' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Fondo' }));
    await user.click(dialog.getByRole('button', { name: 'Aggiungi 1 materiale' }));
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]?.lines?.at(-1)).toMatchObject({
      ...{ kind: 'material', sectionId: 'section1', row: { quotation: 'q1', sId: 'fondo', revision: 4 } },
    });
    await waitFor(() => expect(screen.getAllByText(/^Tutto salvato/)).toHaveLength(2));
  });

  it('a save that fails adds none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { answers } = anOfferServer(offer());
    answers.QuotationsForOffers = () => ({
      quotations: { items: [{ id: 'q1', name: 'Villa', location: null, createdAt: '' }], total: 1 },
    });
    answers.RowsForOffers = () => ({ quotation });
    answers.UpdateOffer = () => {
      throw new GraphqlFailure('prices-changed');
    };
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Materiali');
    await user.click(dialog.getByRole('combobox', { name: 'Preventivo' }));
    await user.click(await screen.findByRole('option', { name: 'Villa' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Fondo' }));
    await user.click(dialog.getByRole('button', { name: 'Aggiungi 1 materiale' }));
    await screen.findByRole('alert');
    await waitFor(() => expect(rowWith('Fondo')).toBe(''));
    expect(await screen.findAllByText('Tutto salvato')).toHaveLength(2);
  });
});

describe('the texts', () => {
  it('are shown, and two lines of them are edited [OFR-074]', async () => {
    const { answers, inputs } = anOfferServer({
      ...offer(),
      texts: { ...offer().texts, intro: '<p>Gentile cliente</p>' },
    });
    answers.OfferTexts = () => ({ offerTexts: [] });
    const { user } = await openOffer();
    expect(await screen.findByText('Gentile cliente')).toBeDefined();
    const dialog = await openDialog(user, 'Modifica i testi');
    await user.type(dialog.getByLabelText('Tempi'), 'Due settimane');
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    await save(user);
    await waitFor(() =>
      expect(inputs()[0]).toEqual({ id: 'offer', revision: 1, texts: { timing: 'Due settimane' } }),
    );
  });
});

describe('the menu of an offer', () => {
  it('makes copies, keeps a template and deletes, of what is saved [OFR-079, OFR-081]', async () => {
    const { answers, asked } = anOfferServer(offer());
    answers.DuplicateOffer = () => ({ duplicateOffer: { id: 'copy' } });
    answers.OfferTemplates = () => ({ offerTemplates: [] });
    answers.CreateOfferTemplate = () => ({ createOfferTemplate: { id: 'template' } });
    answers.DeleteOffer = ({ id }: { id: string }) => ({ deleteOffer: id });
    const { user } = await openOffer();
    await press(user, 'Altre azioni');
    await user.click(screen.getByRole('menuitem', { name: 'Salva come modello' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Salva modello' }));
    await screen.findByText('Modello salvato: Rifacimento delle facciate');
    expect(asked('CreateOfferTemplate')[0]).toMatchObject({
      offer: 'offer',
      name: 'Rifacimento delle facciate',
    });
    await press(user, 'Altre azioni');
    await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Elimina offerta' }));
    await waitFor(() => expect(place()).toBe('/offerte'));
    expect(asked('DeleteOffer')).toEqual([{ id: 'offer' }]);
  });

  it('duplicates with the works of today [OFR-081]', async () => {
    const { answers, asked } = anOfferServer(offer());
    answers.DuplicateOffer = () => ({ duplicateOffer: { id: 'copy' } });
    const { user } = await openOffer();
    await press(user, 'Altre azioni');
    await user.click(screen.getByRole('menuitem', { name: 'Duplica con le lavorazioni di oggi' }));
    await waitFor(() => expect(place()).toBe('/offerte/copy'));
    expect(asked('DuplicateOffer')[0]).toMatchObject({ input: { id: 'offer', todayWorks: true } });
  });

  it('waits for unsaved changes', async () => {
    anOfferServer(offer());
    const { user } = await openOffer();
    await choose(user, 'Trabattello', 'Duplica');
    await press(user, 'Altre azioni');
    expect(screen.getByRole('menuitem', { name: 'Duplica. Prima salva le modifiche' })).toBeDefined();
  });
});

it('a template is replaced by saving the offer over it [OFR-080]', async () => {
  const { answers, asked } = anOfferServer(offer());
  const facade = { id: 't1', revision: 3, name: 'Facciata tipo', title: '', lines: 2, updatedAt: '' };
  answers.OfferTemplates = () => ({ offerTemplates: [facade] });
  answers.UpdateOfferTemplate = () => ({ updateOfferTemplate: { ...facade, revision: 4 } });
  const { user } = await openOffer();
  await press(user, 'Altre azioni');
  await user.click(screen.getByRole('menuitem', { name: 'Salva come modello' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Sostituisce'), 'Facciata tipo');
  await user.click(dialog.getByRole('button', { name: 'Sostituisci modello' }));
  await screen.findByText('Modello salvato: Facciata tipo');
  expect(asked('UpdateOfferTemplate')).toEqual([
    { id: 't1', revision: 3, name: 'Facciata tipo', offer: 'offer' },
  ]);
});

it('a block of the owner is put into a text, in the language of the document [OFR-075]', async () => {
  const { answers, inputs } = anOfferServer({ ...offer(), language: 'de' });
  answers.OfferTexts = () => ({
    offerTexts: [
      { id: 'x1', revision: 1, name: 'Saluto', kind: 'intro', updatedAt: '' },
      { id: 'x2', revision: 1, name: 'Garanzia', kind: 'terms', updatedAt: '' },
    ],
  });
  answers.OfferText = () => ({
    offerText: { id: 'x1', text: { it: '<p>Buongiorno</p>', en: null, de: '<p>Guten Tag</p>' } },
  });
  const { user } = await openOffer();
  const dialog = await openDialog(user, 'Modifica i testi');
  await user.click(await dialog.findByRole('button', { name: 'Inserisci un testo' }));
  expect(screen.getAllByRole('menuitem').map(textOf)).toEqual(['Saluto']);
  await user.click(screen.getByRole('menuitem', { name: 'Saluto' }));
  await waitFor(() =>
    expect(textOf(dialog.getByRole('textbox', { name: 'Introduzione' }))).toBe('Guten Tag'),
  );
  await user.click(dialog.getByRole('button', { name: 'Applica' }));
  await save(user);
  await waitFor(() => expect(inputs()[0]?.texts).toEqual({ intro: '<p>Guten Tag</p>' }));
});

describe('works that materials suggest', () => {
  const material = () =>
    aMaterial(200, {
      ...{ id: 'paint001', description: { it: 'Adda Silossanica' }, sectionId: 'section1' },
      material: { productId: 'adda', area: 120_000, places: ['Cortile'] },
    });
  const phases = [{ id: 'esterni', name: { it: 'Pittura esterna' }, choices: [{ products: ['adda'] }] }];
  const works = [
    aStoredWork({ id: 'w1', code: 'E01', description: { it: 'Pittura di facciata' }, phases: ['esterni'] }),
    aStoredWork({
      id: 'w2',
      code: 'E02',
      description: { it: 'Marcapiani' },
      phases: ['esterni'],
      price: null,
    }),
    aStoredWork({ id: 'w3', code: 'E03', description: { it: 'Altro' }, phases: [] }),
  ];
  const server = (lines: OfferLine[]) => {
    const served = anOfferServer({ ...offer(), discount: null, lines });
    served.answers.WorksForOffers = () => ({ works });
    served.answers.PhasesForOffers = () => ({ guidedTestPhases: phases });
    served.answers.MeasuresForOffers = () => ({
      quotation: { id: 'quotation', name: 'Villa', measures: someMeasures([]) },
    });
    served.answers.WorkForOffers = ({ id }: { id: string }) => ({
      work: works.find((work) => work.id === id),
    });
    return served;
  };

  it('are proposed to an offer of materials alone, ticked with a price, with their reason and quantity [WRK-017, WRK-018, WRK-019]', async () => {
    const { inputs } = server([material()]);
    const { user } = await openOffer();
    await screen.findByText('Lavorazioni suggerite · 2');
    const dialog = await openDialog(user, 'Lavorazioni suggerite · 2');
    const suggested = within(await dialog.findByRole('region', { name: 'Suggerite dai materiali' }));
    expect(suggested.getAllByRole('listitem').map(textOf)).toEqual([
      expect.stringContaining("perché c'è Adda Silossanica (Pittura esterna) · Facciate · 120 m²"),
      expect.stringContaining('Senza prezzo'),
    ]);
    expect(suggested.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      false,
    ]);
    await user.click(dialog.getByRole('button', { name: 'Aggiungi 1 lavorazione' }));
    await waitFor(() => expect(rowWith('Pittura di facciata')).toContain('120 m²'));
    expect(screen.queryByText(/^Lavorazioni suggerite/)).toBeNull();
    await save(user);
    await waitFor(() =>
      expect(inputs()[0]?.lines?.at(-1)).toMatchObject({ sectionId: 'section1', quantity: 120_000 }),
    );
  });

  it('that are ticked stay in sight of a search, and are those of the section that is added to [WRK-019]', async () => {
    server([material(), { ...material(), id: 'paint002', sectionId: null }]);
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Lavorazione');
    await dialog.findByRole('region', { name: 'Suggerite dai materiali' });
    const ticked = () =>
      dialog
        .getAllByRole('listitem')
        .filter((item) => item.querySelector('input:checked'))
        .map(textOf);
    expect(ticked()).toEqual([expect.stringContaining('Facciate · 120 m²')]);
    await user.type(dialog.getByRole('searchbox'), 'Altro');
    expect(ticked()).toEqual([expect.stringContaining('Facciate · 120 m²')]);
    expect(dialog.queryByText(/Marcapiani/)).toBeNull();
  });

  it('are not ticked where there are works, and never those that are in the offer [WRK-020]', async () => {
    server([
      material(),
      aWork(1, 1, { id: 'line0001', work: { workId: 'w1', workRevision: 1, finished: false } }),
    ]);
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Lavorazione');
    const suggested = within(await dialog.findByRole('region', { name: 'Suggerite dai materiali' }));
    expect(suggested.getAllByRole('listitem').map(textOf)).toEqual([expect.stringContaining('Marcapiani')]);
    expect(dialog.getByRole('button', { name: 'Aggiungi' })).toHaveProperty('disabled', true);
  });
});

describe('a quantity from measures', () => {
  it('is the sum of chosen places in the unit of the line, and is said to be measured [OFR-016]', async () => {
    const wall = aLine('10', '2,5', { id: 'wall0001' });
    const skirting = aLine('12', null, { id: 'skirting' });
    const room = aPlace('Sala', [wall, skirting], { id: 'place001' });
    const { answers, inputs } = anOfferServer({
      ...offer(),
      lines: [...offer().lines, aMaterial(10, { id: 'paint001', sectionId: 'section1' })],
    });
    answers.MeasuresForOffers = () => ({
      quotation: { id: 'quotation', name: 'Villa', measures: someMeasures([room]) },
    });
    const { user } = await openOffer();
    const dialog = await chooseDialog(user, 'Pittura', 'Quantità da misure');
    await user.click(await dialog.findByRole('checkbox', { name: 'Sala' }));
    expect(dialog.getByText(/^Quantità: 25/, { selector: '.choice-sum' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(rowWith('Pittura')).toContain('25 m²da misure');
    await save(user);
    await waitFor(() =>
      expect(inputs()[0]?.lines?.[0]).toEqual({
        ...{ id: 'painting', quantity: 25_000 },
        quantityFrom: { quotationId: 'quotation', choice: { entries: [{ place: 'place001', line: null }] } },
      }),
    );
  });

  it('needs a quotation of the offer', async () => {
    anOfferServer(offer());
    const { user } = await openOffer();
    await press(user, 'Altre azioni su Pittura');
    const entry = screen.getByRole('menuitem', { name: /^Quantità da misure/ });
    expect(textOf(entry)).toContain("L'offerta non ha materiali di un preventivo");
  });
});
