import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aContact, aCustomer, aSite } from '#test/support/builders/customer.ts';
import { place } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { anOffersServer, dialog, openOffers } from './open-offers.tsx';

const condominium = aCustomer({
  ...{ id: 'betulle', kind: 'condominium', company: 'Condominio Le Betulle', city: 'Bergamo' },
  ...{ sites: [aSite()], contacts: [aContact()] },
});
const around = {
  customers: [condominium],
  quotations: [
    { id: 'q1', name: 'Facciata', customerId: 'betulle', siteId: 'site-0001' },
    { id: 'q2', name: 'Camere' },
  ],
  templates: [{ id: 't1', name: 'Appartamento', title: 'Tinteggiatura completa' }],
};
const create = () => dialog().getByRole('button', { name: 'Crea offerta' });
const field = (name: string) => dialog().findByRole('combobox', { name });

async function opened(address = '/offerte') {
  const server = anOffersServer([], around);
  const { user } = await openOffers(address);
  await user.click(await screen.findByRole('button', { name: 'Nuova offerta' }));
  await screen.findByRole('dialog');
  return { ...server, user };
}
const sent = (asked: (operation: string) => unknown[]) => asked('CreateOffer') as { input: object }[];

describe('a new offer', () => {
  it('may be of nothing, and is opened [OFR-004]', async () => {
    const { user, asked } = await opened();
    await user.click(create());
    await waitFor(() => expect(place()).toBe('/offerte/made'));
    expect(sent(asked)).toMatchObject([
      {
        input: {
          ...{ title: null, quotation: null, template: null, contactId: null },
        },
      },
    ]);
  });

  it('asks customer, site, contact, template and title [OFR-004, OFR-009, OFR-080]', async () => {
    const { user, asked } = await opened();
    await user.click(await field('Cliente'));
    await user.click(await screen.findByRole('option', { name: /Betulle/ }));
    const contact = await dialog().findByLabelText('Alla cortese attenzione di');
    await user.selectOptions(contact, 'Paola Galli, Amministratore');
    await user.selectOptions(dialog().getByLabelText('Modello'), 'Appartamento');
    const title = dialog().getByLabelText(/^Lavoro/);
    expect(title.getAttribute('placeholder')).toBe('Tinteggiatura completa');
    await user.type(title, ' Vano scale ');
    await user.click(create());
    await waitFor(() => expect(place()).toBe('/offerte/made'));
    expect(sent(asked)).toMatchObject([
      {
        input: {
          ...{ title: 'Vano scale', template: 't1', quotation: null },
          ...{ customerId: 'betulle', siteId: 'site-0001', contactId: 'contact-01' },
        },
      },
    ]);
  });

  it('takes the customer of a quotation, and proposes its name as title [OFR-003, OFR-009]', async () => {
    const { user, asked } = await opened();
    await user.click(await field('Preventivo'));
    await user.click(await screen.findByRole('option', { name: 'Facciata · Bergamo' }));
    expect(
      dialog()
        .getByLabelText(/^Lavoro/)
        .getAttribute('placeholder'),
    ).toBe('Facciata');
    await waitFor(async () =>
      expect(((await field('Cliente')) as HTMLInputElement).value).toContain('Betulle'),
    );
    await user.click(create());
    await waitFor(() => expect(place()).toBe('/offerte/made'));
    const [made] = sent(asked);
    expect(made).toMatchObject({ input: { quotation: 'q1', title: null } });
    // The server knows them.
    expect(made?.input).not.toHaveProperty('customerId');
    expect(made?.input).not.toHaveProperty('siteId');
  });

  it('begins with the quotation that another screen names, once [OFR-003]', async () => {
    const { asked } = anOffersServer([], around);
    const { user } = await openOffers('/da', { quotation: { id: 'old', name: 'Vecchia facciata' } });
    await user.click(screen.getByRole('link', { name: 'Altrove' }));
    await screen.findByRole('dialog');
    expect(((await field('Preventivo')) as HTMLInputElement).value).toBe('Vecchia facciata');
    expect(window.history.state?.usr ?? null).toBeNull();
    await user.click(create());
    await waitFor(() => expect(place()).toBe('/offerte/made'));
    expect(sent(asked)).toMatchObject([{ input: { quotation: 'old' } }]);
  });

  it('begins with customer and site of the quotation that another screen names, and closes without a question [OFR-003]', async () => {
    anOffersServer([], around);
    const { user } = await openOffers('/da', {
      quotation: { id: 'q1', name: 'Facciata' },
    });
    await user.click(screen.getByRole('link', { name: 'Altrove' }));
    await screen.findByRole('dialog');
    await waitFor(async () =>
      expect(((await field('Cliente')) as HTMLInputElement).value).toContain('Betulle'),
    );
    expect(((await field('Cantiere')) as HTMLSelectElement).value).toBe('site-0001');
    await user.click(dialog().getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the site of a quotation from the list, and takes none where none is chosen [OFR-003]', async () => {
    const { user, asked } = await opened();
    await user.click(await field('Preventivo'));
    await user.click(await screen.findByRole('option', { name: 'Facciata · Bergamo' }));
    const site = (await field('Cantiere')) as HTMLSelectElement;
    await waitFor(() => expect(site.value).toBe('site-0001'));
    await user.selectOptions(site, 'Nessun cantiere');
    await user.click(create());
    await waitFor(() => expect(place()).toBe('/offerte/made'));
    expect(sent(asked)).toMatchObject([{ input: { quotation: 'q1', customerId: 'betulle', siteId: null } }]);
  });

  it('lets the customer of the quotation be left out [OFR-003]', async () => {
    anOffersServer([], around);
    const { user } = await openOffers('/da', { quotation: { id: 'q1', name: 'Facciata' } });
    await user.click(screen.getByRole('link', { name: 'Altrove' }));
    await screen.findByRole('dialog');
    await waitFor(async () =>
      expect(((await field('Cliente')) as HTMLInputElement).value).toContain('Betulle'),
    );
    await user.click(dialog().getByRole('button', { name: 'Svuota Cliente' }));
    expect(((await field('Cliente')) as HTMLInputElement).value).toBe('');
  });

  it('begins with the customer that another screen names [CUS-026]', async () => {
    const { asked } = anOffersServer([], around);
    const { user } = await openOffers('/da', { customer: 'betulle' });
    await user.click(screen.getByRole('link', { name: 'Altrove' }));
    await screen.findByRole('dialog');
    await waitFor(async () =>
      expect(((await field('Cliente')) as HTMLInputElement).value).toContain('Betulle'),
    );
    await user.click(create());
    await waitFor(() => expect(place()).toBe('/offerte/made'));
    expect(sent(asked)).toMatchObject([{ input: { customerId: 'betulle', siteId: 'site-0001' } }]);
  });

  it('says that a rate of VAT is missing, and keeps what was chosen [OFR-055]', async () => {
    const { user, answers, asked } = await opened();
    answers.CreateOffer = () => {
      throw new GraphqlFailure('invalid-input', { field: 'defaultVat' });
    };
    await user.type(dialog().getByLabelText(/^Lavoro/), 'Sala');
    await user.click(create());
    expect(await dialog().findByText(/non conosco aliquote IVA/)).toBeDefined();
    await user.click(create());
    await waitFor(() => expect(sent(asked)).toHaveLength(2));
    const keys = (sent(asked) as { input: { key: string } }[]).map(({ input }) => input.key);
    expect(keys[0]).toBe(keys[1]);
  });
});
