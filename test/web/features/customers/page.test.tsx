import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Customer } from '#shared/schemas/customer.ts';
import { aContact, aCustomer, aSite } from '#test/support/builders/customer.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { aCustomersServer, dialog, openCustomers } from './open-customers.tsx';

const condominium = (of: Partial<Customer> = {}) =>
  aCustomer({
    ...{
      id: 'mille',
      kind: 'condominium',
      company: 'Condominio Via dei Mille',
      city: 'Bergamo',
      province: 'BG',
    },
    ...{ contacts: [aContact({ phone: '347 5550163' })], sites: [aSite({ note: 'Chiavi dal custode' })] },
    ...of,
  });
const aQuotation = {
  ...{ id: 'q1', name: 'Facciate', location: 'Bergamo', province: 'BG', total: 155_045, archived: false },
  createdAt: '2026-11-16T09:00:00.000Z',
};
const anOffer = (changes: object) => ({
  ...{
    id: 'o1',
    prefix: '',
    number: 18,
    year: 2026,
    title: 'Rifacimento',
    taxable: 1_196_006,
    sentValue: null,
  },
  ...{ customerId: 'mille', createdAt: '2026-11-23T09:00:00.000Z', ...changes },
});
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a customer', () => {
  it('warns beside each address that mails come back from [SND-050]', async () => {
    const contacts = [
      aContact({ email: 'paola@example.com' }),
      aContact({ id: 'c2', email: 'ugo@example.com' }),
    ];
    const returned = ['mille@example.com', 'paola@example.com'];
    aCustomersServer([Object.assign(condominium({ email: 'mille@example.com', contacts }), { returned })]);
    await openCustomers('/clienti/mille');
    const warnings = await screen.findAllByText('Le e-mail a questo indirizzo tornano indietro');
    expect(warnings.map((each) => textOf(each.parentElement))).toEqual([
      expect.stringContaining('paola@example.com'),
      expect.stringContaining('mille@example.com'),
    ]);
  });

  it('shows the value of an offer as its list does: the accepted choice, not the working copy [CUS-026, FUP-002]', async () => {
    aCustomersServer([condominium()], { offers: [anOffer({ taxable: 300_000, sentValue: 232_000 })] });
    await openCustomers('/clienti/mille');
    const offers = await screen.findByRole('region', { name: 'Offerte' });
    await waitFor(() => expect(textOf(offers)).toContain('importo senza IVA2.320,00'));
  });

  it('has name, kind, data read first, and what was made for them [CUS-026]', async () => {
    aCustomersServer([condominium({ taxCode: '95000000166' })], {
      quotations: [aQuotation],
      offers: [anOffer({}), anOffer({ id: 'o2', title: 'Altro cliente', customerId: 'other' })],
    });
    const { user } = await openCustomers('/clienti/mille');
    expect(await screen.findByRole('heading', { level: 1, name: 'Condominio Via dei Mille' })).toBeDefined();
    const tabs = screen.getByRole('navigation', { name: 'Parti del cliente' });
    await waitFor(() =>
      expect(within(tabs).getAllByRole('link').map(textOf)).toEqual([
        'Dati',
        'Preventivi1',
        'Offerte1',
        'Scheda colori',
      ]),
    );
    expect(card('Dati').getByText('95000000166')).toBeDefined();
    expect(card('Preventivi').getByRole('link', { name: 'Facciate' }).getAttribute('href')).toBe(
      '/preventivi/q1',
    );
    expect(textOf(screen.getByRole('region', { name: 'Offerte' }))).toContain('18/2026 · 23/11/2026');
    expect(card('Offerte').getByRole('link', { name: 'Rifacimento' }).getAttribute('href')).toBe(
      '/offerte/o1',
    );
    expect(screen.queryByText('Altro cliente')).toBeNull();
    await user.click(within(tabs).getByRole('link', { name: /^Preventivi/ }));
    expect(place()).toBe('/clienti/mille?tab=quotations');
    expect(screen.queryByRole('region', { name: 'Contatti' })).toBeNull();
    expect(textOf(screen.getByRole('region', { name: 'Preventivi' }))).toContain('1.550,45');
  });

  it('starts a new offer for them [CUS-026]', async () => {
    aCustomersServer([condominium()]);
    const { user } = await openCustomers('/clienti/mille');
    const [offer] = await screen.findAllByRole('button', { name: 'Nuova offerta' });
    if (offer) await user.click(offer);
    expect(place()).toBe('/offerte');
    expect(window.history.state.usr).toEqual({ newOffer: { customer: 'mille' } });
  });

  it('leads from phones, e-mail addresses and sites to the device [CUS-017]', async () => {
    aCustomersServer([condominium({ email: 'mille@example.com', phone: '035 5550121' })]);
    await openCustomers('/clienti/mille');
    await screen.findByText('Paola Galli');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        ...['tel:3475550163', 'https://wa.me/393475550163', 'mailto:paola@example.com'],
        ...['tel:0355550121', 'mailto:mille@example.com'],
      ]),
    );
    const map = screen.getByRole('link', { name: 'Apri la mappa: Via Roma 1, 47921 Rimini (RN)' });
    expect(map.getAttribute('target')).toBe('_blank');
    expect(map.getAttribute('href')).toContain(encodeURIComponent('Via Roma 1, 47921 Rimini (RN)'));
  });

  it.each([
    ['condominium', true],
    ['company', false],
  ] as const)('takes a new site of a %s as a dwelling: %s [CUS-014, CUS-015]', async (kind, dwelling) => {
    const { asked } = aCustomersServer([condominium({ kind, sites: [] })]);
    const { user } = await openCustomers('/clienti/mille');
    await user.click(await screen.findByRole('button', { name: 'Cantiere' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nome del cantiere' }), 'Autorimessa');
    await user.type(dialog().getByRole('textbox', { name: 'Come si entra' }), 'Altezza 2,10 m');
    await user.type(dialog().getByRole('textbox', { name: 'CAP' }), '479');
    expect(dialog().getByText('Un CAP ha 5 cifre: controllalo')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await card('Cantieri').findByRole('button', { name: 'Autorimessa' })).toBeDefined();
    const [sent] = asked<{ customer: Customer }>('UpdateCustomer');
    expect(sent?.customer.sites).toEqual([
      expect.objectContaining({ label: 'Autorimessa', dwelling, note: 'Altezza 2,10 m', city: null }),
    ]);
    expect(sent?.customer.sites[0]?.id).toMatch(/^[\w-]{8,16}$/);
  });

  it('changes a contact and suggests roles; the others stay as they are [CUS-016]', async () => {
    const second = aContact({ id: 'contact-02', name: 'Gino Pesenti', role: null, phone: null, email: null });
    const { asked } = aCustomersServer([condominium({ contacts: [aContact(), second] })]);
    const { user } = await openCustomers('/clienti/mille');
    await user.click(await screen.findByRole('button', { name: 'Gino Pesenti' }));
    await screen.findByRole('dialog');
    const roles = [...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'));
    expect(roles).toEqual(['Amministratore', 'Direttore lavori', 'Custode']);
    await user.type(dialog().getByRole('combobox', { name: 'Ruolo' }), 'Custode');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(asked('UpdateCustomer')).toHaveLength(1));
    const [sent] = asked<{ customer: Customer }>('UpdateCustomer');
    expect(sent?.customer.contacts).toEqual([aContact(), { ...second, role: 'Custode' }]);
  });

  it('tells of a customer that is gone, with the way to the list', async () => {
    const { answers } = aCustomersServer([]);
    const { GraphqlFailure } = await import('#web/lib/failure.ts');
    answers.Customer = () => {
      throw new GraphqlFailure('not-found');
    };
    await openCustomers('/clienti/nobody');
    expect(await screen.findByText("Questo cliente non c'è più.")).toBeDefined();
  });
});
