import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOwner, aQuotation } from '#test/support/builders/document.ts';
import { aServer, openQuotation, signIn, textOf, totalRow } from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';

beforeEach(() => {
  signIn();
});

describe('the total', () => {
  it('sums the costs and counts the products [QVW-031, QCA-041]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    const costs = [...document.querySelectorAll('.quote tbody .c-cost > .nowrap')].map(textOf);
    expect(costs).toEqual(['249,28 €', '179,10 €', '71,50 €', '945,15 €', '693,78 €']);
    expect(totalRow()).toContain('5 prodotti, prezzo di listino 2.538,75 €, sconto 399,94 €');
    expect(totalRow()).toContain('2.138,81 €');
  });

  it('sums the ticked incidences alone and follows the ticks [QVW-030, QVW-032, QCA-040]', async () => {
    aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    expect(totalRow()).toContain('0,71 €1 incidenza su 5');
    await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
    expect(totalRow()).toContain('4,29 €2 incidenze su 5');
    await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
    expect(totalRow()).toContain('3,58 €1 incidenza su 5');
  });

  it('has a tick for all of them', async () => {
    aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Somma tutte le incidenze' });
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(totalRow()).toContain('5 incidenze su 5');
    await user.click(all);
    expect(totalRow()).toContain('0,00 €0 incidenze su 5');
  });
});

describe('the warning', () => {
  const other = { uid: 'sandra', pricelist: 'pcu' };

  it('is absent for an owner with a price list [QVW-043]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(document.querySelector('.alert')).toBeNull();
  });

  it('says that the viewer is not the owner [QVW-040]', async () => {
    signIn(other);
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(
      screen.getByText('Questo preventivo è di Marta Bellini: i prezzi sono quelli del suo listino.'),
    ).toBeTruthy();
  });

  it('says that the viewer has no price list [QVW-041]', async () => {
    signIn({ pricelist: null });
    aServer({ quotation: aQuotation({ pricelist: null }) });
    await openQuotation();
    expect(screen.getByText('Non hai ancora un listino: vedi quantità e schede, non i prezzi.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Chiedi un listino' })).toBeTruthy();
  });

  it('tells a private customer what they see [QVW-041]', async () => {
    signIn({ pricelist: null, type: 'privato' });
    aServer({ quotation: aQuotation({ pricelist: null }) });
    await openQuotation();
    expect(screen.getByText('Come privato vedi quantità e schede, non i prezzi.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Chiedi un listino' })).toBeNull();
  });

  it('lists all reasons at once [QVW-040, QVW-041, QVW-042]', async () => {
    signIn({ uid: 'sandra', pricelist: null });
    aServer({ quotation: aQuotation({ pricelist: null, user: anOwner() }) });
    await openQuotation();
    const reasons = within(document.querySelector<HTMLElement>('.alert') ?? document.body).getAllByRole(
      'listitem',
    );
    expect(reasons.map(textOf)).toEqual([
      'Questo preventivo è di Marta Bellini.',
      'Tu non hai ancora un listino.',
      'Marta Bellini non ha ancora un listino: vedi quantità e schede, non i prezzi.',
    ]);
  });
});
