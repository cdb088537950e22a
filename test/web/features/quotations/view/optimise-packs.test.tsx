import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { aPack } from '#test/support/builders/quotation.ts';
import { aServer, cellOf, openQuotation, packsOf, saveButton, signIn, textOf } from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const priceRange = (...prices: ReturnType<typeof aPack>[]) => [{ name: 'Fascia 1', colors: [], prices }];

/** 48 l are needed and 60 l are chosen: cheapest 2 × 25, least leftover 3 × 16, fewest 1 × 60. */
const threeWays = (changes: Partial<QuotationRow> = {}) =>
  aRow({
    consumption: 0.15,
    priceranges: priceRange(aPack(16, 40), aPack(25, 50), aPack(60, 130, 1)),
    ...changes,
  });

async function open(
  row: QuotationRow,
  pricelist = { id: 'pcu', name: 'Listino 2026' } as { id: string; name: string } | null,
) {
  const none = { discount: 0, discountExtra: 0, discountAccounting: 0 };
  const server = aServer({ quotation: aQuotation({ ...none, pricelist, selectedProducts: [row] }) });
  const { user } = await openQuotation();
  await user.click(screen.getByRole('button', { name: new RegExp(`^Confezioni di ${detergent}`) }));
  const optimise = async () => user.click(screen.getByRole('button', { name: 'Ottimizza' }));
  return { user, server, optimise };
}
const proposals = () => screen.getAllByRole<HTMLInputElement>('radio');
const proposal = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const saysOf = (radio: Element) => textOf(radio.closest('label'));
const counts = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value);

beforeEach(() => {
  signIn();
});

describe('"Ottimizza" in the packaging dialog', () => {
  it('shows cost, leftover, packages and saving of each proposal before any is chosen', async () => {
    const { optimise } = await open(threeWays());
    expect(screen.queryAllByRole('radio')).toEqual([]);
    await optimise();
    expect(proposals().map(saysOf)).toEqual([
      'Costo più basso2 × 25 l 100,00 € risparmi 30,00 € avanzano 2 l · 2 confezioni',
      'Meno avanzo3 × 16 l 120,00 € risparmi 10,00 € nessun avanzo · 3 confezioni',
      'Meno confezioni1 × 60 l 130,00 € stesso costo avanzano 12 l · 1 confezione',
    ]);
    expect(counts()).toEqual(['0', '0', '1']);
    expect(proposals().some(({ checked }) => checked)).toBe(false);
  });

  it('fills the counts with the chosen proposal, compares the others with it, and applies nothing by itself', async () => {
    const { user, server, optimise } = await open(threeWays());
    await optimise();
    await user.click(proposal('Costo più basso'));
    expect(counts()).toEqual(['0', '2', '0']);
    expect(textOf(document.querySelector('.pack-summary'))).toContain('Costo100,00 €');
    expect(proposals().map(saysOf)).toEqual([
      'Costo più basso2 × 25 l 100,00 € avanzano 2 l · 2 confezioni',
      'Meno avanzo3 × 16 l 120,00 € 20,00 € in più nessun avanzo · 3 confezioni',
      'Meno confezioni1 × 60 l 130,00 € 30,00 € in più avanzano 12 l · 1 confezione',
    ]);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Resta' }));
    expect(counts()).toEqual(['0', '2', '0']);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await user.click(await screen.findByRole('button', { name: 'Chiudi e perdi le modifiche' }));
    expect(packsOf(detergent)).toBe('1 × 60 l');
    await user.click(screen.getByRole('button', { name: new RegExp(`^Confezioni di ${detergent}`) }));
    await optimise();
    await user.click(proposal('Meno avanzo'));
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(packsOf(detergent)).toBe('3 × 16 l');
    expect(textOf(cellOf(detergent, 'Costo'))).toBe('120,00 €');
    expect(server.saved).toEqual([]);
    await user.click(saveButton());
    expect(server.saved[0]?.selectedProducts).toEqual([{ sId: 'sanalga', packAim: 'leastLeftover' }]);
  });

  it('is used by keyboard: opens, chooses, closes', async () => {
    const { user } = await open(threeWays());
    screen.getByRole('button', { name: 'Ottimizza' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(proposal('Costo più basso'));
    await user.keyboard('{ArrowDown}');
    expect(proposal('Meno avanzo').checked).toBe(true);
    expect(counts()).toEqual(['3', '0', '0']);
    const group = screen.getByRole('group', { name: 'Proposte che coprono il fabbisogno' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    const described = proposal('Meno avanzo').getAttribute('aria-describedby');
    expect(textOf(document.getElementById(described ?? ''))).toContain('nessun avanzo · 3 confezioni');
    const button = screen.getByRole('button', { name: 'Ottimizza' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(button);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('compares with the counts set by hand, and with the automatic ones on request', async () => {
    const { user, optimise } = await open(threeWays());
    await optimise();
    await user.click(screen.getByRole('button', { name: /^Uno in più di Confezioni da 60/ }));
    expect(saysOf(proposal('Costo più basso'))).toContain('risparmi 160,00 €');
    await user.click(screen.getByRole('button', { name: 'Ricalcola in automatico' }));
    expect(counts()).toEqual(['3', '0', '0']);
    expect(saysOf(proposal('Costo più basso'))).toContain('risparmi 20,00 €');
    expect(saysOf(proposal('Meno confezioni'))).toContain('10,00 € in più');
    expect(proposals().some(({ checked }) => checked)).toBe(false);
  });

  it('keeps the aim when a count goes up and back again', async () => {
    const { user, server } = await open(
      threeWays({
        packAim: 'cheapest',
        priceranges: priceRange(aPack(16, 40), aPack(25, 50, 2), aPack(60, 130)),
      }),
    );
    const follows = () => textOf(document.querySelector('.pack-total p:last-child'));
    await user.click(screen.getByRole('button', { name: /^Uno in più di Confezioni da 25/ }));
    expect(follows()).toBe('Contate a mano: non seguono il fabbisogno');
    await user.click(screen.getByRole('button', { name: /^Uno in meno di Confezioni da 25/ }));
    expect(counts()).toEqual(['0', '2', '0']);
    expect(follows()).toBe('Seguono il fabbisogno al costo più basso');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(saveButton().disabled).toBe(true);
    expect(server.saved).toEqual([]);
  });

  it('counts by hand after an automatic count, though an aim had the same counts before', async () => {
    const { user, optimise } = await open(threeWays({ packAim: null }));
    await optimise();
    await user.click(proposal('Meno confezioni'));
    await user.click(screen.getByRole('button', { name: 'Ricalcola in automatico' }));
    expect(counts()).toEqual(['3', '0', '0']);
    for (const step of ['Uno in più di Confezioni da 60', 'Uno in meno di Confezioni da 16'])
      await user.click(screen.getByRole('button', { name: new RegExp(`^${step}`) }));
    for (const _ of [1, 2])
      await user.click(screen.getByRole('button', { name: /^Uno in meno di Confezioni da 16/ }));
    expect(counts()).toEqual(['0', '0', '1']);
    expect(proposal('Meno confezioni').checked).toBe(false);
  });

  it('says what the packages follow, also once they are counted by hand', async () => {
    const { user, optimise } = await open(threeWays({ packAim: null }));
    const follows = () => textOf(document.querySelector('.pack-total p:last-child'));
    expect(follows()).toBe('Contate a mano: non seguono il fabbisogno');
    await user.click(screen.getByRole('button', { name: 'Ricalcola in automatico' }));
    expect(follows()).toBe('Seguono il fabbisogno con il primo formato');
    await optimise();
    await user.click(proposal('Meno confezioni'));
    expect(follows()).toBe('Seguono il fabbisogno con meno confezioni');
    expect(proposal('Meno confezioni').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Uno in più di Confezioni da 60/ }));
    expect(follows()).toBe('Contate a mano: non seguono il fabbisogno');
    expect(proposal('Meno confezioni').checked).toBe(false);
  });

  it('leads to packages that follow a larger area by their aim', async () => {
    const { user, optimise } = await open(threeWays());
    await optimise();
    await user.click(proposal('Costo più basso'));
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    await user.click(screen.getByRole('button', { name: /^Superficie 320/ }));
    await user.clear(screen.getByRole('textbox', { name: /Superficie/ }));
    await user.type(screen.getByRole('textbox', { name: /Superficie/ }), '640{Enter}');
    await waitFor(() => expect(packsOf(detergent)).toBe('4 × 25 l'));
    await user.click(screen.getByRole('button', { name: new RegExp(`^Confezioni di ${detergent}`) }));
    expect(textOf(document.querySelector('.pack-total'))).toContain(
      'Seguono il fabbisogno al costo più basso',
    );
  });

  it('says where an aim has no mix: the first size covers the need', async () => {
    await open(threeWays({ packAim: 'cheapest', priceranges: priceRange(aPack('n.d.', 5), aPack('m', 9)) }));
    expect(textOf(document.querySelector('.pack-total'))).toContain('qui non si può calcolare');
  });

  it('offers a mix once that is best in several ways, after the discounts of the row', async () => {
    const { optimise } = await open(aRow({ discount: 0.1, priceranges: priceRange(aPack(5, 42.5, 8)) }));
    await optimise();
    expect(proposals().map(saysOf)).toEqual([
      'Costo più basso · Meno avanzo · Meno confezioni7 × 5 l 267,75 € risparmi 38,25 € avanzano 3 l · 7 confezioni',
    ]);
  });

  it.each([
    ['I pezzi non hanno un fabbisogno', { um: 'pz' as const }],
    ['Senza prezzi conta solo il primo formato', { priceranges: priceRange(aPack(5, null)) }],
    ['Il fabbisogno è zero', { consumption: 0 }],
    ['non si possono ottimizzare con esattezza', { priceranges: priceRange(aPack('n.d.', 5)) }],
  ])('says why there is nothing to optimise: %s', async (reason, changes) => {
    const { optimise } = await open(threeWays(changes));
    await optimise();
    expect(screen.getByText(new RegExp(reason)).closest('[role=status]')).toBeTruthy();
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('says so without a price list, and shows no amount', async () => {
    const { optimise } = await open(threeWays(), null);
    await optimise();
    expect(textOf(screen.getByRole('dialog'))).toContain(
      'Senza prezzi conta solo il primo formato: non ci sono altre combinazioni da scegliere',
    );
    expect(textOf(screen.getByRole('dialog'))).not.toContain('€');
  });
});
