import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aColouredRow, aQuotation, aRow } from '#test/support/builders/document.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  type Answers,
  aServer,
  openMenu,
  openQuotation,
  saveButton,
  signIn,
  textOf,
  totalRow,
} from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const discounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };
const first = aQuotation({
  ...discounts,
  selectedProducts: [aRow(), aRow({ sId: 'spare', id: 'spare', name: { it: 'Scorta' } })],
  selectedIncidences: [],
  revision: 1,
  updatedAt: '2026-11-18T08:12:00.000Z',
});
const [detergentRow] = setRowPacks(first, 'sanalga', [{ id: '5', quantity: 9 }]).selectedProducts;
if (!detergentRow) throw new Error('A quotation of two rows has a first.');
const now = { ...first, revision: 5, selectedProducts: [detergentRow, aColouredRow()] };
const totalOf = (quotation: Quotation) => priceQuotation(quotation).total;
const revisions = () => [
  { revision: 5, savedAt: '2026-11-20T08:42:00.000Z', savedBy: 'Sandra Rossi', total: totalOf(now) },
  { revision: 1, savedAt: first.updatedAt, savedBy: 'Marta Bellini', total: totalOf(first) },
];

const history = () => screen.findByRole('dialog', { name: 'Cronologia' });

async function openHistory(answers: Partial<Answers> = {}, edit = false) {
  const server = aServer({ quotation: now, revisions, earlier: () => first, ...answers });
  const { user } = await openQuotation();
  if (edit) await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
  await openMenu(user, 'Altre azioni');
  await user.click(screen.getByRole('menuitem', { name: 'Cronologia' }));
  return { server, user, dialog: await history() };
}
type User = Awaited<ReturnType<typeof openHistory>>['user'];

const lines = (dialog: HTMLElement) => within(dialog).queryAllByRole('listitem').map(textOf);
const restore = async (user: User, dialog: HTMLElement) => {
  const name = 'Ripristina la versione 1 del 18/11/2026 09:12';
  await user.click(await within(dialog).findByRole('button', { name }));
  await screen.findByText(/^Versione del 18\/11\/2026 09:12 ripristinata/);
};
const undo = (user: User) => user.click(screen.getByRole('button', { name: 'Annulla' }));

beforeEach(() => {
  signIn();
});

describe('the history', () => {
  it('shows author, time and total of each version, newest first', async () => {
    const { dialog } = await openHistory();
    await within(dialog).findAllByRole('listitem');
    expect(lines(dialog)).toEqual([
      expect.stringMatching(
        /Versione 2 · 20\/11\/2026 09:42 AttualeSandra Rossi595,00 € diventa 1\.510,50 € \+915,50 €$/,
      ),
      expect.stringMatching(
        /Versione 1 · 18\/11\/2026 09:12 ?Marta Bellini595,00 €Alla creazioneRipristina$/,
      ),
    ]);
  });

  it('comes before the documents in the phone’s menu', async () => {
    aServer({ quotation: now, revisions });
    const { user } = await openQuotation();
    const items = await openMenu(user, /^Condividi, misure/);
    expect(items.slice(2, 6)).toEqual(['Condividi', 'Misure', 'Duplica', 'Cronologia']);
  });

  it('shows no amounts without a price list', async () => {
    const without = { ...now, pricelist: null };
    const noTotals = () => revisions().map((revision) => ({ ...revision, total: null }));
    const { dialog } = await openHistory({ quotation: without, revisions: noTotals });
    await within(dialog).findAllByRole('listitem');
    expect(textOf(dialog)).not.toMatch(/€|—/);
  });

  it('is empty for a quotation that was never changed', async () => {
    const { dialog } = await openHistory({ revisions: () => revisions().slice(0, 1) });
    expect(await within(dialog).findByText('Nessuna versione precedente')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Confronta' })).toBeNull();
  });

  it('offers another try when it could not be loaded', async () => {
    let isDown = true;
    const { user, dialog } = await openHistory({
      revisions: () => {
        if (isDown) throw new GraphqlFailure('internal');
        return revisions();
      },
    });
    expect(await within(dialog).findByText(/problema da parte nostra/)).toBeTruthy();
    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(lines(dialog)).toHaveLength(2));
  });
});

describe('comparing two versions', () => {
  it('shows added, removed and changed facts row by row, and both totals', async () => {
    const { user, dialog } = await openHistory();
    const compare = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Confronta' });
    expect(compare.disabled).toBe(true);
    await user.click(
      within(dialog).getByRole('checkbox', { name: 'Confronta la versione 1 del 18/11/2026 09:12' }),
    );
    await user.click(compare);
    const comparison = await screen.findByRole('dialog', { name: 'Confronto tra due versioni' });
    expect(textOf(comparison)).toContain('Totale da 595,00 € a 1.510,50 € (+915,50 €)');
    const rows = (await within(comparison).findAllByRole('row')).map(textOf);
    expect(rows[0]).toBe('CosaVersione 1 · 18/11/2026 09:12Versione 2 (attuale) · 20/11/2026 09:42');
    expect(rows.slice(1, 4)).toEqual([
      `${detergent} Modificato`,
      'Confezioni7 × 5 l9 × 5 l',
      'Costo297,50 €382,50 €',
    ]);
    expect(rows).toContain('Silicalce Facciata Aggiunto');
    expect(rows).toContain('Scorta Tolto');
    expect(rows.at(-2)).toBe("Incidenza sommatano—non c'è");
    expect(rows.at(-1)).toBe('Totale595,00 €1.510,50 €');
    await user.click(within(comparison).getByRole('button', { name: 'Torna alla cronologia' }));
    expect(document.activeElement).toBe(compare);
  });

  it('names the aim of packages, also where the counts are the same', async () => {
    const quotation = { ...now, selectedProducts: [{ ...aRow(), packAim: 'fewest' as const }] };
    const { user, dialog } = await openHistory({ quotation });
    const earlier = { name: 'Confronta la versione 1 del 18/11/2026 09:12' };
    await user.click(await within(dialog).findByRole('checkbox', earlier));
    await user.click(within(dialog).getByRole('button', { name: 'Confronta' }));
    const comparison = await screen.findByRole('dialog', { name: 'Confronto tra due versioni' });
    const rows = (await within(comparison).findAllByRole('row')).map(textOf);
    expect(rows).toContain('Confezioni7 × 5 l7 × 5 l · segue: Meno confezioni');
  });
});

describe('restoring a version', () => {
  it('changes the screen at once, and is stored only by a save', async () => {
    const { server, user, dialog } = await openHistory();
    await restore(user, dialog);
    expect(totalRow()).toContain('595,00 €');
    expect(server.saved).toEqual([]);
    server.update = () => ({ ...first, revision: 6 });
    await user.click(saveButton());
    expect(server.saved[0]).toMatchObject({
      revision: 5,
      selectedProducts: [
        { sId: 'sanalga', prices: [{ id: '5', quantity: 7 }] },
        { sId: 'spare', source: { revision: 1 } },
      ],
    });
    await undo(user);
    expect(screen.getByText(/Le modifiche sono già salvate/)).toBeTruthy();
    expect(totalRow()).toContain('595,00 €');
  });

  it('says that it replaces unsaved changes, and gives them back', async () => {
    const { user, dialog } = await openHistory({}, true);
    expect(await within(dialog).findByText(/^Hai modifiche non salvate/)).toBeTruthy();
    await restore(user, dialog);
    expect(screen.getByText(/al posto delle tue modifiche/)).toBeTruthy();
    expect(totalRow()).toContain('0 incidenze su 2');
    await undo(user);
    expect(totalRow()).toContain('1.510,50 €');
    expect(totalRow()).toContain('2 incidenze su 2');
  });

  it('is undone alone: later edits stay', async () => {
    const { user, dialog } = await openHistory();
    await restore(user, dialog);
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    await undo(user);
    expect(totalRow()).toContain('1.510,50 €');
    expect(totalRow()).toContain('1 incidenza su 2');
  });

  it('says so when the version is no longer kept, and changes nothing', async () => {
    const { user, dialog } = await openHistory({
      earlier: () => {
        throw new GraphqlFailure('revision-gone');
      },
    });
    const name = 'Ripristina la versione 1 del 18/11/2026 09:12';
    await user.click(await within(dialog).findByRole('button', { name }));
    expect(await within(dialog).findByText(/non è più conservata/)).toBeTruthy();
    expect(totalRow()).toContain('1.510,50 €');
  });
});
