import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Customer } from '#shared/schemas/customer.ts';
import { aContact, aCustomer, aSite } from '#test/support/builders/customer.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aCustomersServer, dialog, names, openCustomers } from './open-customers.tsx';

const anna = (changes: Partial<Customer> = {}) =>
  aCustomer({ ...{ id: 'anna', email: 'anna@example.com', note: 'Chiama la sera' }, ...changes });
const twin = (changes: Partial<Customer> = {}) =>
  aCustomer({
    ...{ id: 'twin', firstName: 'Annalisa', city: null, phone: '051 1234567', email: 'anna@example.com' },
    ...{ note: 'Paga subito', revision: 4, sites: [aSite()], contacts: [aContact()], ...changes },
  });
const uses = [{ customer: 'twin', quotations: 2, offers: 1, lastActivity: '2026-11-12T09:00:00.000Z' }];
type Sent = { key: string; merge: { kept: string; fromOther: string[] } };
const counts = () =>
  within(dialog().getByRole('region', { name: 'Che cosa passa' }))
    .getAllByRole('definition')
    .map(textOf);
const merge = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Unisci' });

/** Opens the question about the two from the page of the first. */
async function openMerge(customers: readonly Customer[] = [anna(), twin()]) {
  const server = aCustomersServer(customers, { uses });
  const opened = await openCustomers('/clienti/anna');
  await screen.findByRole('heading', { level: 1, name: 'Anna Rossi' });
  await opened.user.click(await screen.findByRole('button', { name: 'Unisci' }));
  await screen.findByRole('dialog', { name: 'Unisci due clienti' });
  return { ...server, ...opened };
}

describe('a merge of two customers', () => {
  it('shows the fields that differ side by side, fills empty ones and counts what moves [CUS-037]', async () => {
    await openMerge();
    const differing = dialog().getAllByRole('group', { name: /^(Nome|Nota|E-mail)$/ });
    expect(differing.map((field) => within(field).getAllByRole('radio').length)).toEqual([2, 2]);
    expect(
      dialog().getByText(/^Anna Rossi prende dall'altro quello che gli manca: Telefono\.$/),
    ).toBeDefined();
    await waitFor(() => expect(counts()).toEqual(['2', '1', '1', '1', '0']));
  });

  it('sends which stays and what is taken of the other, and follows it to its end [CUS-037, CUS-039]', async () => {
    const { user, asked } = await openMerge();
    await user.click(dialog().getByRole('radio', { name: /^Paga subito/ }));
    await user.click(merge());
    expect(await screen.findByText('Ora è un cliente solo: Anna Rossi.')).toBeDefined();
    const [sent] = asked<Sent>('MergeCustomers');
    expect(sent?.merge).toEqual({
      ...{ kept: 'anna', keptRevision: 1, other: 'twin', otherRevision: 4, fromOther: ['note'] },
    });
    await user.click(dialog().getAllByRole('button', { name: 'Chiudi' })[0] as HTMLElement);
    expect(place()).toBe('/clienti/anna');
  });

  it('keeps what was chosen when the other one is to stay, and leads to that one [CUS-037]', async () => {
    const { user, asked } = await openMerge();
    await user.click(dialog().getByRole('radio', { name: /^Paga subito/ }));
    await user.click(dialog().getByRole('radio', { name: /^Chiama la sera/ }));
    await user.click(dialog().getByRole('radio', { name: 'Annalisa Rossi' }));
    await waitFor(() => expect(counts()).toEqual(['0', '0', '0', '0', '0']));
    await user.click(merge());
    await screen.findByText('Ora è un cliente solo: Annalisa Rossi.');
    const [sent] = asked<Sent>('MergeCustomers');
    expect(sent?.merge).toMatchObject({ kept: 'twin', other: 'anna', fromOther: ['note'] });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(place()).toBe('/clienti/twin'));
  });

  it('says how many sites and contacts become one [CUS-038]', async () => {
    await openMerge([anna({ sites: [aSite({ id: 'site-0002' })], contacts: [aContact()] }), twin()]);
    expect(dialog().getByText('1 cantiere ha lo stesso indirizzo: diventa uno solo.')).toBeDefined();
    expect(dialog().getByText(/^1 contatto ha la stessa e-mail/)).toBeDefined();
  });

  it('is not possible with more sites than one customer may have [CUS-037]', async () => {
    const sites = (name: string) =>
      Array.from({ length: 11 }, (_, index) =>
        aSite({ id: `${name}-${index}-0001`, address: `${name} ${index}` }),
      );
    await openMerge([anna({ sites: sites('Via Po') }), twin({ sites: sites('Via Adda') })]);
    expect(dialog().getByRole('alert').textContent).toMatch(/^Insieme hanno più di 20 cantieri/);
    expect(isOff(merge())).toBe(true);
  });

  it('reads both again when one of them changed meanwhile [CUS-020, CUS-039]', async () => {
    const { user, answers, change, asked } = await openMerge();
    const done = answers.MergeCustomers;
    answers.MergeCustomers = () => {
      answers.MergeCustomers = done as never;
      change('twin', { revision: 5, note: 'Nota nuova' });
      throw new GraphqlFailure('conflict');
    };
    await user.click(merge());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Uno dei due è cambiato nel frattempo/);
    expect(await dialog().findByRole('radio', { name: /^Nota nuova/ })).toBeDefined();
    await user.click(merge());
    await waitFor(() => expect(asked('MergeCustomers')).toHaveLength(2));
    expect(asked<Sent>('MergeCustomers')[1]?.merge).toMatchObject({ otherRevision: 5 });
  });

  it('of two ticked ones begins in the list; of one or three it does not [CUS-037]', async () => {
    aCustomersServer([anna(), twin(), aCustomer({ id: 'carla', firstName: 'Carla' })]);
    const { user } = await openCustomers();
    const tick = (name: string) => user.click(screen.getByRole('checkbox', { name: `Seleziona ${name}` }));
    await screen.findByText('Carla Rossi');
    await tick('Anna Rossi');
    expect(isOff(screen.getByRole('button', { name: /^Unisci/ }))).toBe(true);
    await tick('Carla Rossi');
    await user.click(screen.getByRole('button', { name: 'Unisci…' }));
    const question = within(await screen.findByRole('dialog', { name: 'Unisci due clienti' }));
    await user.click(question.getByRole('button', { name: 'Annulla' }));
    await tick('Annalisa Rossi');
    expect(isOff(screen.getByRole('button', { name: /^Unisci/ }))).toBe(true);
  });

  it('from the menu of a page asks with whom first [CUS-037]', async () => {
    aCustomersServer([anna(), aCustomer({ id: 'carla', firstName: 'Carla', city: 'Imola' })]);
    const { user } = await openCustomers('/clienti/anna');
    await user.click(await screen.findByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Unisci…' }));
    await user.type(await screen.findByRole('combobox', { name: 'Altro cliente' }), 'carl');
    expect(screen.getAllByRole('option').map(textOf)).toEqual(['Carla Rossi · Imola']);
    await user.keyboard('{Enter}');
    await user.click(dialog().getByRole('button', { name: 'Confronta' }));
    expect(await screen.findByRole('dialog', { name: 'Unisci due clienti' })).toBeDefined();
  });
});

describe('possible duplicates', () => {
  it('are counted above the list, and named with what they have in common [CUS-040]', async () => {
    aCustomersServer([anna(), twin(), aCustomer({ id: 'carla', firstName: 'Carla', city: null })]);
    const { user } = await openCustomers();
    await user.click(await screen.findByRole('button', { name: 'Possibili doppioni · 1' }));
    await screen.findByRole('dialog', { name: 'Possibili doppioni' });
    expect(dialog().getAllByRole('listitem').map(textOf)).toEqual([
      'Anna Rossi Bologna · anna@example.comAnnalisa Rossi 051 1234567 · anna@example.comHanno la stessa e-mail.Non è un doppioneUnisci',
    ]);
    await user.click(dialog().getByRole('button', { name: 'Unisci Anna Rossi e Annalisa Rossi' }));
    expect(await screen.findByRole('dialog', { name: 'Unisci due clienti' })).toBeDefined();
  });

  it('are no pair any more once somebody said so [CUS-040]', async () => {
    const { asked } = aCustomersServer([anna(), twin()]);
    const { user } = await openCustomers();
    await user.click(await screen.findByRole('button', { name: 'Possibili doppioni · 1' }));
    await user.click(await screen.findByRole('button', { name: /^Non è un doppione: Anna/ }));
    expect(await screen.findByText(/^Nessun doppione/)).toBeDefined();
    expect(asked('KeepCustomersApart')).toEqual([{ first: 'anna', second: 'twin' }]);
    expect(names()).toHaveLength(2);
    expect(screen.queryByText('Possibili doppioni · 1')).toBeNull();
  });

  it('are hinted at on the page of a customer [CUS-040]', async () => {
    const { asked } = aCustomersServer([anna(), twin()]);
    const { user } = await openCustomers('/clienti/anna');
    expect(
      await screen.findByText('Un altro cliente è forse lo stesso: Annalisa Rossi. Hanno la stessa e-mail.'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Non è un doppione' }));
    await waitFor(() => expect(screen.queryByText(/^Un altro cliente/)).toBeNull());
    expect(asked('KeepCustomersApart')).toEqual([{ first: 'anna', second: 'twin' }]);
  });
});
