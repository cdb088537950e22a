import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Customer } from '#shared/schemas/customer.ts';
import { aCustomer } from '#test/support/builders/customer.ts';
import { place } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aCustomersServer, dialog, openCustomers } from './open-customers.tsx';

async function openNew(
  customers: readonly Customer[] = [aCustomer({ id: 'anna', email: 'anna@example.com' })],
) {
  const server = aCustomersServer(customers);
  const opened = await openCustomers();
  await opened.user.click(
    (await screen.findAllByRole('button', { name: 'Nuovo cliente' }))[0] as HTMLElement,
  );
  await screen.findByRole('dialog');
  return { ...server, ...opened };
}
const field = (name: string | RegExp) => dialog().getByRole<HTMLInputElement>('textbox', { name });

describe('a new customer', () => {
  it('asks kind and name only; the rest is below a disclosure [CUS-018, CUS-005]', async () => {
    const { user, asked } = await openNew();
    expect(document.querySelector('details.more-fields')?.hasAttribute('open')).toBe(false);
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Tipo' }), 'Condominio');
    await user.type(field(/^Ragione sociale/), 'Condominio Le Betulle');
    await user.click(dialog().getByRole('button', { name: 'Crea cliente' }));
    await waitFor(() => expect(place()).toBe('/clienti/made'));
    const [sent] = asked<{ customer: object }>('CreateCustomer');
    expect(sent?.customer).toMatchObject({ kind: 'condominium', company: 'Condominio Le Betulle' });
    expect(sent?.customer).toMatchObject({ country: 'IT', language: 'it', firstName: null, email: null });
  });

  it('needs a first or a last name, or the name of the company [CUS-006]', async () => {
    const { user } = await openNew();
    const create = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Crea cliente' });
    expect(create().disabled).toBe(true);
    await user.type(field('Cognome'), 'Verdi');
    expect(create().disabled).toBe(false);
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Tipo' }), 'Azienda');
    expect(create().disabled).toBe(true);
  });

  it('keeps what was typed when the kind changes [CUS-007]', async () => {
    const { user } = await openNew();
    const kind = () => dialog().getByRole('combobox', { name: 'Tipo' });
    await user.type(field('Cognome'), 'Verdi');
    await user.selectOptions(kind(), 'Azienda');
    await user.type(field('Partita IVA'), '123');
    await user.selectOptions(kind(), 'Privato');
    expect(field('Cognome').value).toBe('Verdi');
    await user.selectOptions(kind(), 'Azienda');
    expect(field('Partita IVA').value).toBe('123');
  });

  it('says at the field what is wrong with an identifier, and takes an empty one [CUS-010, CUS-008, CUS-009]', async () => {
    const { user, asked } = await openNew();
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Tipo' }), 'Azienda');
    await user.type(field(/^Ragione sociale/), 'Ditta');
    await user.type(field('Partita IVA'), 'IT 0060.662-0400');
    await user.type(field('Codice fiscale'), 'RSSMRA80A01F205Y');
    await user.click(dialog().getByRole('button', { name: 'Crea cliente' }));
    expect(await dialog().findByText('Partita IVA non valida: controlla le cifre.')).toBeDefined();
    expect(dialog().getByText('Codice fiscale non valido: controlla i caratteri.')).toBeDefined();
    expect(asked('CreateCustomer')).toEqual([]);
    const others = document.querySelector<HTMLDetailsElement>('details.more-fields');
    expect(others?.open).toBe(true);
    await user.clear(field('Codice fiscale'));
    await user.clear(field('Partita IVA'));
    // Nothing is wrong any more: the field that is typed in stays.
    expect(others?.open).toBe(true);
    await user.type(field('Partita IVA'), 'IT 0060.662-0409');
    await user.click(dialog().getByRole('button', { name: 'Crea cliente' }));
    await waitFor(() => expect(asked('CreateCustomer')).toHaveLength(1));
    const [sent] = asked<{ customer: object }>('CreateCustomer');
    expect(sent?.customer).toMatchObject({ vatNumber: '00606620409', taxCode: null });
  });

  it('names a customer with the same e-mail, with a link, and can be saved [CUS-019]', async () => {
    const { user, asked } = await openNew();
    await user.type(field('Cognome'), 'Verdi');
    await user.type(field('E-mail'), 'ANNA@example.com');
    const link = await dialog().findByRole('link', { name: 'Anna Rossi' });
    expect(link.closest('p')?.textContent).toBe("C'è già «Anna Rossi».");
    expect(link.getAttribute('href')).toBe('/clienti/anna');
    await user.click(dialog().getByRole('button', { name: 'Crea cliente' }));
    await waitFor(() => expect(asked('CreateCustomer')).toHaveLength(1));
  });

  it('whose save is refused says so in view, however far it is scrolled [CUS-018]', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const { user, answers } = await openNew();
    answers.CreateCustomer = () => {
      throw new GraphqlFailure('offline');
    };
    await user.type(field('Cognome'), 'Verdi');
    await user.click(dialog().getByRole('button', { name: 'Crea cliente' }));
    const alert = await dialog().findByRole('alert');
    expect(scrolled.mock.instances.some((place) => (place as unknown as Element).contains(alert))).toBe(true);
  });

  it('says beside an Italian postal code that has not five digits, and can be saved [OPC-41]', async () => {
    const { user, asked } = await openNew();
    const warning = () => dialog().queryByText('Un CAP ha 5 cifre: controllalo');
    await user.type(field('Cognome'), 'Verdi');
    await user.type(field('CAP'), '2412');
    expect(warning()).toBeTruthy();
    await user.type(field('CAP'), '1');
    expect(warning()).toBeNull();
    await user.type(field('CAP'), '{Backspace}');
    await user.click(dialog().getByRole('combobox', { name: 'Paese' }));
    await user.click(screen.getByRole('option', { name: 'Austria' }));
    expect(warning()).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Crea cliente' }));
    await waitFor(() => expect(asked('CreateCustomer')).toHaveLength(1));
  });

  it('takes the language of the country, until one is chosen [CUS-013]', async () => {
    const { user } = await openNew();
    const language = () =>
      dialog().getByRole<HTMLSelectElement>('combobox', { name: 'Lingua dei documenti' });
    const choose = async (country: string) => {
      await user.click(dialog().getByRole('combobox', { name: 'Paese' }));
      await user.click(screen.getByRole('option', { name: country }));
    };
    await choose('Austria');
    expect(language().value).toBe('de');
    await choose('Francia');
    expect(language().value).toBe('en');
    await user.selectOptions(language(), 'Italiano');
    await user.tab();
    await choose('Austria');
    expect(language().value).toBe('it');
  });
});

describe('a customer that is edited', () => {
  const open = async () => {
    const server = aCustomersServer([aCustomer({ id: 'anna' })]);
    const opened = await openCustomers('/clienti/anna');
    await opened.user.click(await screen.findByRole('button', { name: 'Modifica' }));
    await screen.findByRole('dialog');
    return { ...server, ...opened };
  };

  it('is saved with the revision it began from; a conflict names who and when, and can be overwritten [CUS-020]', async () => {
    const { user, answers, asked, change } = await open();
    const save = answers.UpdateCustomer;
    answers.UpdateCustomer = () => {
      answers.UpdateCustomer = save as never;
      change('anna', { revision: 2, city: 'Imola', updatedBy: 'Andrea Conti' });
      throw new GraphqlFailure('conflict');
    };
    await user.clear(field('Nome'));
    await user.type(field('Nome'), 'Annalisa');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Andrea Conti');
    expect(question.textContent).toContain('Imola');
    await user.click(screen.getByRole('button', { name: /Sovrascrivi/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const revisions = asked<{ customer: { revision: number } }>('UpdateCustomer');
    expect(revisions.map(({ customer }) => customer.revision)).toEqual([1, 2]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Annalisa Rossi' })).toBeDefined();
  });
});
