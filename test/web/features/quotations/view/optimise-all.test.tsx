import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { aPack } from '#test/support/builders/quotation.ts';
import {
  aServer,
  cellOf,
  openQuotation,
  packsOf,
  saveButton,
  signIn,
  textOf,
  totalRow,
} from './open-quotation.tsx';

const row = (
  id: string,
  name: string,
  changes: Partial<QuotationRow> & { packs: ReturnType<typeof aPack>[] },
) => {
  const { packs, ...others } = changes;
  const priceranges = [{ name: 'Fascia 1', colors: [], prices: packs }];
  return aRow({ id, sId: id, name: { it: name }, consumption: 0.15, priceranges, ...others });
};
/** 48 l are needed: by hand 2 × 60; automatic 3 × 20, cheapest 2 × 20 + 2 × 5; one can that stays; pieces. */
const rows = [
  row('hand', 'Fondo', { packs: [aPack(16, 40), aPack(25, 50), aPack(60, 130, 2)] }),
  row('auto', 'Pittura', { packs: [aPack(20, 100, 3), aPack(5, 30)] }),
  row('best', 'Smalto', { packs: [aPack(48, 10, 1)] }),
  row('piece', 'Rullo', { packs: [aPack(1, 9, 1)], um: 'pz' }),
  row('bare', 'Telo', { packs: [aPack(1, null, 48)] }),
];
const none = { discount: 0, discountExtra: 0, discountAccounting: 0, selectedIncidences: [] };

async function open(pricelist: { id: string; name: string } | null = { id: 'pcu', name: 'Listino' }) {
  const server = aServer({ quotation: aQuotation({ ...none, pricelist, selectedProducts: rows }) });
  const { user } = await openQuotation();
  const optimise = async () => {
    await user.click(screen.getByRole('button', { name: 'Ottimizza tutto' }));
    return screen.findByRole('dialog');
  };
  return { user, server, optimise };
}
const aims = () => screen.getAllByRole('radio').map((radio) => textOf(radio.closest('label')));
const lines = () =>
  within(screen.getByRole('list', { name: 'Prodotti che cambiano' }))
    .getAllByRole('listitem')
    .map(textOf);
const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Applica' });

beforeEach(() => {
  signIn();
});

describe('"Ottimizza tutto"', () => {
  it('shows what each aim saves, in euros and packages, and which rows change', async () => {
    const { optimise } = await open();
    expect(totalRow()).toContain('579,00 €');
    await optimise();
    expect(aims()).toEqual([
      'Costo più bassoTotale 379,00 € risparmi 200,00 € 1 confezione in più',
      'Meno avanzoTotale 399,00 € risparmi 180,00 € 2 confezioni in più',
      'Meno confezioniTotale 449,00 € risparmi 130,00 € 1 confezione in meno',
    ]);
    expect(lines()).toEqual([
      'FondoConfezioni contate a mano2 × 60 l diventa 2 × 25 l Costo260,00 € diventa 100,00 € −160,00 €',
      'PitturaConfezioni 3 × 20 l diventa 2 × 20 l + 2 × 5 l Costo300,00 € diventa 260,00 € −40,00 €',
    ]);
    expect(screen.getByText('Anche i prodotti contati a mano cambiano, se lasci la spunta.')).toBeTruthy();
    expect(screen.getByText(/^1 prodotto ha già le confezioni migliori/)).toBeTruthy();
    expect(textOf(screen.getByRole('dialog'))).toContain('Rullo: a pezzi, senza fabbisogno');
    expect(textOf(screen.getByRole('dialog'))).toContain('Telo: senza prezzi conta solo il primo formato');
  });

  it('leaves out a row counted by hand whose tick is taken away, and is one change with its undo', async () => {
    const { user, server, optimise } = await open();
    const dialog = await optimise();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Fondo' }));
    expect(aims()[0]).toContain('risparmi 40,00 €');
    await user.click(apply());
    expect(textOf(await screen.findByText(/^Confezioni ottimizzate, risparmi 40,00/))).toContain(
      'salva per tenerle',
    );
    expect(packsOf('Fondo')).toBe('2 × 60 l');
    expect(packsOf('Pittura')).toBe('2 × 20 l2 × 5 l');
    expect(totalRow()).toContain('539,00 €');
    await user.click(saveButton());
    expect(server.saved[0]?.selectedProducts).toEqual([
      { sId: 'hand' },
      { sId: 'auto', packAim: 'cheapest' },
      { sId: 'best', packAim: 'cheapest' },
      { sId: 'piece' },
      { sId: 'bare' },
    ]);
  });

  it('is undone from its message', async () => {
    const { user, optimise } = await open();
    await optimise();
    await user.click(screen.getByRole('radio', { name: 'Meno confezioni' }));
    await user.click(apply());
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(totalRow()).toContain('579,00 €'));
    expect(saveButton().disabled).toBe(true);
  });

  it('is undone by its key while nothing else was edited, and from its message afterwards', async () => {
    const { user, optimise } = await open();
    const withKey = async () => {
      await optimise();
      await user.click(apply());
      await screen.findByText(/^Confezioni ottimizzate/);
    };
    await withKey();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(totalRow()).toContain('579,00 €'));
    await withKey();
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Control>}z{/Control}');
    expect(totalRow()).toContain('379,00 €');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(totalRow()).toContain('579,00 €'));
  });

  it('has nothing to apply once all rows are so, and is there for owners with prices alone', async () => {
    const { user, optimise } = await open();
    await optimise();
    await user.click(apply());
    await screen.findByText(/^Confezioni ottimizzate/);
    await optimise();
    expect(apply().disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Meno avanzo' }));
    expect(apply().disabled).toBe(false);
  });

  it('is not offered without prices', async () => {
    await open(null);
    expect(screen.queryByRole('button', { name: 'Ottimizza tutto' })).toBeNull();
  });

  it('says when no product can be optimised', async () => {
    aServer({ quotation: aQuotation({ ...none, selectedProducts: rows.slice(3) }) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: 'Ottimizza tutto' }));
    expect(await screen.findByText('Nessun prodotto si può ottimizzare.')).toBeTruthy();
    expect(apply().disabled).toBe(true);
  });
});

describe('a row whose packages could cost less', () => {
  it('says how much beside its packages, until it has an aim', async () => {
    const { user, optimise } = await open();
    const marked = () =>
      screen
        .queryAllByRole('button', { name: /Puoi risparmiare/ })
        .map((button) => button.getAttribute('aria-label')?.replace(/\s+/g, ' '));
    await waitFor(() => expect(marked()).toHaveLength(2));
    expect(marked()).toEqual([
      'Confezioni di Fondo: 2 × 60 l. Puoi risparmiare 160,00 €',
      'Confezioni di Pittura: 3 × 20 l. Puoi risparmiare 40,00 €',
    ]);
    // For fingers, which the mark tells nothing; a pointer reads it on the mark.
    const words = /^puoi risparmiare 160,00/;
    expect(within(cellOf('Fondo', 'Confezioni')).getByText(words)).toBeTruthy();
    expect(within(cellOf('Fondo', 'Confezioni')).getByTitle(words)).toBeTruthy();
    await optimise();
    await user.click(screen.getByRole('radio', { name: 'Meno confezioni' }));
    await user.click(apply());
    await waitFor(() => expect(marked()).toEqual([]));
    expect(screen.queryByText(/^puoi risparmiare/)).toBeNull();
  });

  it('opens the packages', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Puoi risparmiare 40/ }));
    expect(textOf(screen.getByRole('dialog'))).toContain('Confezioni di Pittura');
  });
});
