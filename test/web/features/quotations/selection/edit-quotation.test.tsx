import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotation, aRequiredRow, aRequiringRow, aRow } from '#test/support/builders/document.ts';
import { aSelectable, aSelectableRange, aVariable } from '#test/support/builders/selectable-product.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, signIn, textOf } from '#test/support/open-screen.tsx';
import type { UpdateQuotationInput } from '#web/graphql/quotations.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aSelectionServer, chosen, openAddress, openSelection, primary, rangeOf } from './open-selection.tsx';

type Asked = { input: UpdateQuotationInput };
const update = () => primary('Aggiorna');
const twoRanges = () => {
  const [armed] = aRequiringRow().consumptionranges;
  return aRequiringRow({
    consumptionranges: [armed, { name: 'Rasatura semplice', consumption: 3, requiredProducts: [] }] as never,
  });
};
/** A wash, a render with its mesh; the catalogue has a primer beside them. */
const stored = (changes = {}) =>
  aQuotation({ province: 'bo', selectedProducts: [aRow(), twoRanges(), aRequiredRow()], ...changes });
const products = () => [
  aSelectable('Primer Base'),
  aVariable('Rasacalce Fibro', [aSelectableRange('Rasatura armata', 4.5, 'rete')], { id: 'rasacalce' }),
];

async function openEdit(quotation = stored()) {
  const server = aSelectionServer({ quotation, products: products() });
  const opened = await openSelection('/preventivi/q1/modifica');
  const saved = () => server.asked<Asked>('UpdateQuotation').map(({ input }) => input);
  return { server, saved, ...opened };
}

const all = ['Sanalga Detergente Antialghe', 'Rasacalce Fibro', 'Rete Armatura 160'];

beforeEach(() => {
  signIn();
});

describe('editing the products of a quotation', () => {
  it('starts with its products, under breadcrumbs with name, location and province in capitals [QNW-026, QNW-027]', async () => {
    await openEdit();
    expect(chosen()).toEqual(all);
    const crumbs = screen.getByRole('navigation', { name: 'Percorso' });
    expect(crumbs.textContent).toBe('PreventiviCondominio Via dei Mille 14 - Bologna (BO)Modifica prodotti');
  });

  it('is the manual choice for a quotation of the guided test too', async () => {
    await openEdit(stored({ color: { code: 'CC 214', r: 1, g: 2, b: 3 }, tags: ['facciata'] }));
    expect(chosen()).toEqual(all);
  });

  it('cannot be saved while nothing is left [QNW-024]', async () => {
    const { user } = await openEdit();
    expect(update().title).toBe('Tutto salvato');
    await user.click(screen.getByRole('button', { name: 'Togli Rasacalce Fibro' }));
    expect(isOff(update())).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Togli Sanalga Detergente Antialghe' }));
    expect(chosen()).toEqual([]);
    expect(isOff(update())).toBe(true);
    expect(update().title).toBe('Aggiungi almeno un prodotto per aggiornare il preventivo');
  });

  it('says what a product needs that stood alone and is required now [OP40]', async () => {
    const lone = aRequiredRow({ combined: true, standalone: true, lockedArea: true });
    const selectedProducts = [{ ...twoRanges(), consumptionRange: 1 }, lone];
    const { user } = await openEdit(stored({ selectedProducts }));
    const need = 'Rete Armatura 160: ora servono 370,05 m², 320 m² da solo e 50,05 m² per Rasacalce Fibro.';
    expect(screen.queryByText(need)).toBeNull();
    await user.selectOptions(rangeOf('Rasacalce Fibro'), '0');
    expect(textOf(screen.getByText(need).closest('.alert') as HTMLElement)).toBe(need);
    await user.selectOptions(rangeOf('Rasacalce Fibro'), '1');
    expect(screen.queryByText(need)).toBeNull();
  });

  it('saves the id, the revision and every row that stays, with only what changed of it [QNW-044]', async () => {
    const { user, add, saved } = await openEdit();
    await user.click(screen.getByRole('button', { name: 'Togli Sanalga Detergente Antialghe' }));
    await user.selectOptions(rangeOf('Rasacalce Fibro'), '1');
    await add('Primer Base');
    expect(screen.getByText('4 modifiche non salvate')).toBeTruthy();
    await user.click(update());
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toEqual({
      id: 'q1',
      revision: 1,
      selectedProducts: [
        { sId: 'rasacalce', consumptionRange: 1 },
        { sId: 'n1', product: 'primer-base', consumptionRange: 0 },
      ],
    });
  });

  it('names rows that stay as they are by their sId alone, so that all of them is kept', async () => {
    const { user, add, saved } = await openEdit();
    await add('Primer Base');
    await user.click(update());
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.selectedProducts?.slice(0, 3)).toEqual([
      { sId: 'sanalga' },
      { sId: 'rasacalce' },
      { sId: 'rete' },
    ]);
  });

  it('ends on the view, without asking to leave [QNW-008, QNW-025]', async () => {
    const { user, add } = await openEdit();
    await add('Primer Base');
    await user.click(update());
    await waitFor(() => expect(place()).toBe('/preventivi/q1'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Prodotti del preventivo aggiornati')).toBeTruthy();
  });

  it('asks before changes are lost, and only then [QNW-006, QNW-008, QER-016]', async () => {
    const { user, add } = await openEdit();
    const back = screen.getByRole('link', { name: "Torna all'elenco" });
    await add('Primer Base');
    await user.click(back);
    await user.click(await screen.findByRole('button', { name: 'Resta' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(chosen()).toEqual([...all, 'Primer Base']);
    await user.click(screen.getByRole('button', { name: 'Togli Primer Base' }));
    await user.click(back);
    expect(place()).toBe('/preventivi');
  });

  it('says why a save failed and loses nothing [QER-022]', async () => {
    const { user, add, server } = await openEdit();
    server.answers.UpdateQuotation = () => {
      throw new GraphqlFailure('offline');
    };
    await add('Primer Base');
    await user.click(update());
    expect((await screen.findByRole('alert')).textContent).toContain('Le modifiche sono ancora qui.');
    expect(chosen()).toEqual([...all, 'Primer Base']);
    expect(isOff(update())).toBe(false);
  });

  it('says who saved in between and lays the own choices on that version', async () => {
    const { user, add, server, saved } = await openEdit();
    const works = server.answers.UpdateQuotation;
    server.answers.UpdateQuotation = () => {
      throw new GraphqlFailure('conflict', { by: 'Elena Fabbri', at: '2026-11-20T08:42:00.000Z' });
    };
    await user.click(screen.getByRole('button', { name: 'Togli Sanalga Detergente Antialghe' }));
    await add('Primer Base');
    const velatura = aRow({ id: 'velacalce', sId: 'v1', name: { it: 'Velacalce' } });
    server.savedElsewhere({
      selectedProducts: [...stored().selectedProducts, velatura],
      updatedBy: 'Elena Fabbri',
    });
    await user.click(update());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Elena Fabbri ha modificato questo preventivo alle 09:42 del 20/11/2026. Le tue scelte sono ancora qui',
    );
    await waitFor(() =>
      expect(chosen()).toEqual(['Rasacalce Fibro', 'Rete Armatura 160', 'Velacalce', 'Primer Base']),
    );
    server.answers.UpdateQuotation = works as never;
    await user.click(update());
    await waitFor(() => expect(place()).toBe('/preventivi/q1'));
    expect(saved().at(-1)?.revision).toBe(2);
  });

  it('says that a quotation does not exist, with a way back to the list [QER-022]', async () => {
    const server = aSelectionServer();
    server.answers.Quotation = () => {
      throw new GraphqlFailure('not-found');
    };
    openAddress('/preventivi/q1/modifica');
    expect(await screen.findByText('Non esiste più o non puoi vederlo.')).toBeTruthy();
    expect(screen.getByRole('link', { name: "Torna all'elenco" }).getAttribute('href')).toBe('/preventivi');
  });

  it("names the owner's price list to super users [QNW-019]", async () => {
    signIn({ superUser: true, pricelistName: 'Mio listino' });
    await openEdit();
    expect(screen.getByText('Listino 2026', { selector: 'b' })).toBeTruthy();
  });
});
