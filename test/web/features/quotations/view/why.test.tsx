import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestReasons } from '#shared/schemas/guided-test-record.ts';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aServer, openMenu, openQuotation, place, signIn, textOf } from './open-quotation.tsx';

const record = { version: 0, answers: [], chosen: [], reasons: null };
const quotation = aQuotation({
  selectedProducts: [
    aRow({ sId: 'a', id: 'fissativo', name: { it: 'Fissativo' } }),
    aRow({ sId: 'b', id: 'scorta', name: { it: 'Scorta' } }),
  ],
  guidedTest: record,
});
const reasons: TestReasons = {
  answers: [
    { question: { it: 'Dove?' }, answer: { it: 'Esterno' } },
    { question: { it: 'Quando?' }, answer: { it: 'Moderno' } },
  ],
  phases: [
    { name: { it: 'Fondo' }, choice: { it: 'Ai silicati' }, products: ['fissativo'], because: [1] },
    { name: { it: '' }, choice: null, products: ['tolto'], because: [] },
  ],
};

async function openWhy(answer: () => TestReasons | null) {
  const others = (operation: string) => {
    if (operation !== 'QuotationReasons') throw new Error('No answer prepared');
    return { quotation: { id: quotation.id, guidedTest: { reasons: answer() } } };
  };
  aServer({ quotation, others });
  const { user } = await openQuotation();
  await openMenu(user, 'Altre azioni');
  await user.click(screen.getByRole('menuitem', { name: 'Perché questi prodotti?' }));
  return screen.findByRole('dialog', { name: 'Perché questi prodotti?' });
}

beforeEach(() => {
  signIn();
});

describe('a quotation made with the guided test', () => {
  it('shows choice, products and answers of each phase', async () => {
    const dialog = await openWhy(() => reasons);
    const phase = await within(dialog).findByRole('region', { name: 'Fondo' });
    expect(textOf(phase)).toBe('FondoScelta: Ai silicatiFissativoPerché hai risposto:Quando? Moderno');
    expect(textOf(within(dialog).getByRole('region', { name: 'Fase senza nome' }))).toBe(
      "Fase senza nomeNessun prodotto di questa fase è ancora nel preventivo.C'è sempre, qualunque cosa rispondi.",
    );
  });

  it('names the products of no phase', async () => {
    const dialog = await openWhy(() => reasons);
    const heading = await within(dialog).findByRole('heading', {
      name: 'Aggiunti a mano o richiesti da altri prodotti',
    });
    expect(heading.parentElement?.textContent).toContain('Scorta');
  });

  it('says so when its reasons were not stored yet', async () => {
    expect(textOf(await openWhy(() => null))).toContain('è nato prima che venissero conservate');
  });

  it('shows a failure, and loads again', async () => {
    let broken = true;
    const dialog = await openWhy(() => {
      if (broken) throw new GraphqlFailure('internal');
      return reasons;
    });
    const again = await within(dialog).findByRole('button', { name: 'Riprova' });
    broken = false;
    again.click();
    expect(await within(dialog).findByRole('region', { name: 'Fondo' })).toBeTruthy();
  });

  it.each(['Altre azioni', 'Condividi, misure, duplica, cronologia, stampa, PDF, Excel, archivia'])(
    'is taken up again from the menu %s [OPW-23]',
    async (menu) => {
      aServer({ quotation });
      const { user } = await openQuotation();
      await openMenu(user, menu);
      await user.click(screen.getByRole('menuitem', { name: 'Riprendi il test guidato' }));
      expect(place()).toBe(`/preventivi/${quotation.id}/modifica?test`);
    },
  );

  it('offers neither test nor reasons when it was made without a test', async () => {
    aServer({ quotation: { ...quotation, guidedTest: null } });
    const { user } = await openQuotation();
    await openMenu(user, 'Altre azioni');
    expect(screen.queryByRole('menuitem', { name: 'Perché questi prodotti?' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Riprendi il test guidato' })).toBeNull();
  });
});
