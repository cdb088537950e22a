import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCustomer } from '#test/support/builders/customer.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aCustomersServer, dialog, type Made, openCustomers } from './open-customers.tsx';

afterEach(() => void vi.restoreAllMocks());

const aLine = (changes: object) => ({
  ...{ key: 'k1', added: false, hidden: false, product: { it: 'Silicalce', en: null, de: null } },
  ...{ colour: 'FC 107', r: 210, g: 180, b: 140, folder: 'Facciate', place: null, area: 120.5 },
  ...{ quotation: 'q1', quotationName: 'Casa', day: '2026-11-20', ...changes },
});
const byHand = aLine({
  ...{ key: 'added-01', added: true, colour: 'RAL 8028', r: null, g: null, b: null, folder: null },
  ...{ place: 'Cancellata', area: null, quotation: null, quotationName: null, day: '2025-06-03' },
});
const lines = () =>
  within(screen.getByRole('region', { name: 'Scheda colori' }))
    .getAllByRole('listitem')
    .map(textOf);

const open = async (colours: readonly object[], uses: Made['uses'] = []) => {
  const server = aCustomersServer([aCustomer({ id: 'anna' })], { colours, uses });
  const opened = await openCustomers('/clienti/anna?tab=colours');
  await screen.findByRole('region', { name: 'Scheda colori' });
  return { ...server, ...opened };
};

describe('the colour card', () => {
  it('lists code, folder, product, place, area, quotation and day [CUS-033]', async () => {
    await open([aLine({}), byHand]);
    const [first, second] = lines();
    expect(first).toBe('FC 107 FacciateTutto il cantiere · 120,50 m² · SilicalceCasa20/11/2026');
    expect(second).toBe('RAL 8028 Cancellata · Silicalce · aggiunto a mano03/06/2025');
    expect(screen.getByRole('link', { name: 'Casa' }).getAttribute('href')).toBe('/preventivi/q1');
    expect(document.querySelectorAll('.swatch-tile')).toHaveLength(1);
  });

  it('gets a line by hand; those that are there are sent again [CUS-035]', async () => {
    const { user, asked } = await open([byHand, aLine({ hidden: true })]);
    await user.click(screen.getByRole('button', { name: 'Aggiungi riga' }));
    await user.type(await screen.findByRole('textbox', { name: /^Prodotto/ }), 'Smalto');
    await user.type(dialog().getByRole('textbox', { name: /^Colore/ }), 'RAL 7016');
    await user.click(dialog().getByRole('button', { name: 'Aggiungi' }));
    await waitFor(() => expect(asked('SaveColourCard')).toHaveLength(1));
    const [sent] = asked<{ card: { added: object[] } }>('SaveColourCard');
    expect(sent?.card).toMatchObject({ customer: 'anna', revision: 0, hidden: ['k1'] });
    expect(sent?.card.added).toEqual([
      { id: 'added-01', product: 'Silicalce', colour: 'RAL 8028', place: 'Cancellata', day: '2025-06-03' },
      expect.objectContaining({ product: 'Smalto', colour: 'RAL 7016', place: null }),
    ]);
  });

  it('hides a line that was not carried out, and shows it again [CUS-035]', async () => {
    const { user, asked } = await open([aLine({}), aLine({ key: 'k2', hidden: true, place: 'Cucina' })]);
    expect(lines()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Altre azioni su FC 107, Tutto il cantiere' }));
    await user.click(screen.getByRole('menuitem', { name: 'Nascondi' }));
    await waitFor(() => expect(asked('SaveColourCard')).toHaveLength(1));
    await user.click(screen.getByRole('switch', { name: 'Mostra nascoste' }));
    await user.click(screen.getByRole('button', { name: 'Altre azioni su FC 107, Cucina' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mostra' }));
    await waitFor(() => expect(asked('SaveColourCard')).toHaveLength(2));
    const hidden = asked<{ card: { hidden: string[] } }>('SaveColourCard').map(({ card }) => card.hidden);
    expect(hidden).toEqual([['k2', 'k1'], []]);
  });
});

describe('the printed colour card', () => {
  it('opens in a new tab, by a ticket of its customer [CUS-036]', async () => {
    const tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    const { user, answers } = await open([aLine({})]);
    answers.CreateColourCardTicket = () => ({ createColourCardTicket: { ticket: 't1' } });
    await user.click(screen.getByRole('button', { name: 'Scheda colori in PDF' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce());
    const address = String(tab.location.replace.mock.calls[0]?.[0]);
    expect(new URL(address).search).toBe('?q=anna&of=colours&ticket=t1');
    answers.CreateColourCardTicket = () => {
      throw new GraphqlFailure('internal');
    };
    await user.click(screen.getByRole('button', { name: 'Scheda colori in PDF' }));
    expect(await screen.findByText(/^Non ho aperto il PDF/)).toBeDefined();
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('is offered once there is a colour [CUS-036]', async () => {
    await open([]);
    expect(screen.queryByRole('button', { name: 'Scheda colori in PDF' })).toBeNull();
  });
});

describe('the erasure of a customer', () => {
  it('asks for the name, says what goes and stays, and leads to the list [CUS-047]', async () => {
    const { user, asked } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cancella i dati' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('I preventivi, senza il cliente')).toBeDefined();
    const erase = question.getByRole('button', { name: 'Cancella i dati' });
    await user.type(question.getByRole('textbox'), 'Anna');
    await user.click(erase);
    expect(asked('EraseCustomer')).toEqual([]);
    await user.type(question.getByRole('textbox'), ' Rossi');
    await user.click(erase);
    await waitFor(() => expect(place()).toBe('/clienti'));
    expect(await screen.findByText('Nessun cliente')).toBeDefined();
    const [sent] = asked<{ key: string; erasure: object }>('EraseCustomer');
    expect(sent?.erasure).toEqual({ id: 'anna', name: 'Anna Rossi' });
  });

  it('counts offers that were accepted, which stay unless they are ticked [CUS-048]', async () => {
    const uses = [{ customer: 'anna', quotations: 0, offers: 3, accepted: 2, lastActivity: '2026-11-20' }];
    const { user, asked } = await open([], uses);
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cancella i dati' }));
    const question = within(await screen.findByRole('alertdialog'));
    const tick = await question.findByRole('checkbox', { name: 'Anche le offerte accettate (2)' });
    expect((tick as HTMLInputElement).checked).toBe(false);
    expect(question.getByText('Restano intere per 10 anni: sono contratti.')).toBeDefined();
    await user.click(tick);
    expect(question.getByText(/^Là si legge «Cliente cancellato»/)).toBeDefined();
    await user.type(question.getByRole('textbox'), 'Anna Rossi');
    await user.click(question.getByRole('button', { name: 'Cancella i dati' }));
    await waitFor(() => expect(place()).toBe('/clienti'));
    const [sent] = asked<{ erasure: object }>('EraseCustomer');
    expect(sent?.erasure).toEqual({ id: 'anna', name: 'Anna Rossi', accepted: true });
  });

  it('has no tick where no offer was accepted [CUS-048]', async () => {
    const { user } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cancella i dati' }));
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
