import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aCompanion,
  aSelectable,
  aSelectableRange,
  aVariable,
} from '#test/support/builders/selectable-product.ts';
import { isOff } from '#test/support/is-off.ts';
import { signIn, textOf } from '#test/support/open-screen.tsx';
import { aSelectionServer, chosen, chosenItem, openSelection, rangeOf } from './open-selection.tsx';

beforeEach(() => {
  signIn();
});

describe('the chosen products', () => {
  it('say their consumption and can be taken off, with a way back [QNW-016, QNW-017]', async () => {
    aSelectionServer();
    const { user, add } = await openSelection();
    await add('Primer Base');
    await add('Finitura Fine');
    expect(textOf(chosenItem('Primer Base'))).toBe('Primer Base0,10 l/m²');
    await user.click(within(chosenItem('Primer Base')).getByRole('button', { name: 'Togli Primer Base' }));
    expect(chosen()).toEqual(['Finitura Fine']);
    await add('Rasacalce');
    await user.click(screen.getByRole('button', { name: 'Togli Rasacalce' }));
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(chosen()).toEqual(['Finitura Fine', 'Rasacalce', 'Rete']);
  });

  it('bring what their consumption requires, once, and say so [QNW-031, QNW-032]', async () => {
    aSelectionServer();
    const { add } = await openSelection();
    await add('Rasacalce');
    expect(chosen()).toEqual(['Rasacalce', 'Rete']);
    expect(await screen.findByText('Aggiunta anche Rete, richiesta da Rasacalce')).toBeTruthy();
    await add('Rasacalce');
    expect(chosen()).toEqual(['Rasacalce', 'Rete', 'Rasacalce']);
    expect(textOf(chosenItem('Rete'))).toBe('ReteAbbinatoRichiesto da Rasacalce');
  });

  it('change their consumption, and what only the old one required leaves [QNW-018, QNW-033]', async () => {
    aSelectionServer();
    const { user, add } = await openSelection();
    await add('Rasacalce');
    const labels = within(rangeOf('Rasacalce'))
      .getAllByRole('option')
      .map((option) => textOf(option));
    expect(labels).toEqual(['Rasatura armata · 4,50 kg/m²', 'Rasatura semplice · 3,00 kg/m²']);
    await user.selectOptions(rangeOf('Rasacalce'), '1');
    expect(chosen()).toEqual(['Rasacalce']);
    expect(await screen.findByText('Tolta anche Rete: nessun prodotto la richiede più')).toBeTruthy();
    await user.selectOptions(rangeOf('Rasacalce'), '0');
    expect(chosen()).toEqual(['Rasacalce', 'Rete']);
  });

  it('take along what only they required when they go, and bring it back with them [QNW-033]', async () => {
    aSelectionServer();
    const { user, add } = await openSelection();
    await add('Rasacalce');
    await user.click(screen.getByRole('button', { name: 'Togli Rasacalce' }));
    expect(chosen()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(chosen()).toEqual(['Rasacalce', 'Rete']);
  });

  it('stay when they can stand alone, though their requirer goes [QNW-034]', async () => {
    const render_ = aVariable('Rasante', [aSelectableRange('Armata', 4, 'primer')]);
    aSelectionServer({ products: [render_, aSelectable('Primer', { combined: true })] });
    const { user, add } = await openSelection();
    await add('Rasante');
    expect(chosen()).toEqual(['Rasante', 'Primer']);
    expect(within(chosenItem('Primer')).getByText('Richiesto da Rasante')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Togli Rasante' }));
    expect(chosen()).toEqual(['Primer']);
    const said =
      'Rasante: tolto dai prodotti scelti · Nessun prodotto richiede più Primer: resta come prodotto a sé';
    expect(screen.getByText(said)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(chosen()).toEqual(['Rasante', 'Primer']);
  });

  it('say when another consumption leaves one alone, and offer to take it off, with a way back [QNW-034]', async () => {
    const render_ = aVariable('Rasante', [
      aSelectableRange('Armata', 4, 'rete'),
      aSelectableRange('Semplice', 2),
    ]);
    aSelectionServer({ products: [render_, aSelectable('Rete', { combined: true })] });
    const { user, add } = await openSelection();
    await add('Rasante');
    await user.selectOptions(rangeOf('Rasante'), '1');
    expect(chosen()).toEqual(['Rasante', 'Rete']);
    const message = await screen.findByText('Nessun prodotto richiede più Rete: resta come prodotto a sé');
    const box = within(message.parentElement as HTMLElement);
    const takeOff = box.getByRole('button', { name: 'Togli Rete' });
    expect(textOf(takeOff)).toBe('Togli');
    await user.click(takeOff);
    expect(chosen()).toEqual(['Rasante']);
    expect(screen.getByText('Rete: tolto dai prodotti scelti')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(chosen()).toEqual(['Rasante', 'Rete']);
  });

  it('keep one that is required again before it is taken off', async () => {
    const render_ = aVariable('Rasante', [
      aSelectableRange('Armata', 4, 'rete'),
      aSelectableRange('Semplice', 2),
    ]);
    aSelectionServer({ products: [render_, aSelectable('Rete', { combined: true })] });
    const { user, add } = await openSelection();
    await add('Rasante');
    await user.selectOptions(rangeOf('Rasante'), '1');
    await user.selectOptions(rangeOf('Rasante'), '0');
    const message = screen.getByText('Nessun prodotto richiede più Rete: resta come prodotto a sé');
    await user.click(
      within(message.parentElement as HTMLElement).getByRole('button', { name: 'Togli Rete' }),
    );
    expect(chosen()).toEqual(['Rasante', 'Rete']);
  });

  it('can be taken off though others require them, where they can stand alone [QNW-017]', async () => {
    const render_ = aVariable('Rasante', [aSelectableRange('Armata', 4, 'primer')]);
    aSelectionServer({ products: [render_, aSelectable('Primer', { combined: true })] });
    const { user, add } = await openSelection();
    await add('Rasante');
    expect(chosen()).toEqual(['Rasante', 'Primer']);
    await user.click(within(chosenItem('Primer')).getByRole('button', { name: 'Togli Primer' }));
    expect(chosen()).toEqual(['Rasante']);
  });

  it('include required products the user may not choose themselves, and warn of those that are gone', async () => {
    const render_ = aVariable('Rasante', [aSelectableRange('Armata', 4, 'nascosta', 'sparita')]);
    aSelectionServer({ products: [render_, aCompanion('Nascosta', { selectable: false })] });
    const { add } = await openSelection();
    await add('Rasante');
    expect(chosen().slice(0, 2)).toEqual(['Rasante', 'Nascosta']);
    expect(
      screen.getByText('Un prodotto richiesto da Rasante non è più in catalogo. Puoi salvare lo stesso.'),
    ).toBeTruthy();
    expect(isOff(screen.getByRole<HTMLButtonElement>('button', { name: 'Crea preventivo' }))).toBe(false);
  });

  it('keep their select busy for 500 ms after a change [QNW-039]', async () => {
    aSelectionServer();
    const { user, add, pass } = await openSelection();
    await add('Rasacalce');
    expect(rangeOf('Rasacalce').getAttribute('aria-busy')).toBeNull();
    await user.selectOptions(rangeOf('Rasacalce'), '1');
    expect(rangeOf('Rasacalce').getAttribute('aria-busy')).toBe('true');
    pass(499);
    expect(rangeOf('Rasacalce').getAttribute('aria-busy')).toBe('true');
    pass(1);
    expect(rangeOf('Rasacalce').getAttribute('aria-busy')).toBeNull();
    expect(rangeOf('Rasacalce').value).toBe('1');
  });

  it('are in a sheet too, opened from the bar', async () => {
    aSelectionServer();
    const { user, add } = await openSelection();
    await add('Primer Base');
    await user.click(screen.getAllByRole('button', { name: 'Prodotti scelti · 1' })[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Prodotti scelti' });
    await user.click(within(sheet).getByRole('button', { name: 'Togli Primer Base' }));
    await waitFor(() =>
      expect(within(sheet).getByText('Aggiungi almeno un prodotto per creare il preventivo')).toBeTruthy(),
    );
  });
});

describe('the price list', () => {
  const warning = () => screen.queryByText(/^I prezzi useranno il listino/);

  it('in use is named to super users until they dismiss it [QNW-019, QNW-020]', async () => {
    signIn({ superUser: true, pricelistName: 'Imbianchini 2026' });
    aSelectionServer();
    const { user } = await openSelection();
    expect(textOf(warning())).toBe('I prezzi useranno il listino Imbianchini 2026.');
    await user.click(screen.getByRole('button', { name: 'Chiudi avviso' }));
    expect(warning()).toBeNull();
  });

  it('that is missing is said to super users', async () => {
    signIn({ superUser: true, pricelist: null, pricelistName: null });
    aSelectionServer();
    await openSelection();
    expect(screen.getByText(/^Nessun listino in uso/)).toBeTruthy();
  });

  it('that is missing can be asked for by painters', async () => {
    signIn({ pricelist: null, pricelistName: null });
    aSelectionServer();
    await openSelection();
    expect(screen.getByText(/^Non hai ancora un listino/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Chiedi un listino' })).toBeTruthy();
  });

  it('in use is not named to ordinary users [QNW-021, PRD-079]', async () => {
    aSelectionServer();
    await openSelection();
    expect(warning()).toBeNull();
  });
});
