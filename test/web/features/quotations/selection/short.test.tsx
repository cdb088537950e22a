import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { aSelectable } from '#test/support/builders/selectable-product.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, signIn, textOf } from '#test/support/open-screen.tsx';
import type { UpdateQuotationInput } from '#web/graphql/quotations.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aSelectionServer, openSelection, primary, rangeOf } from './open-selection.tsx';

// The question loads on demand: no test waits for the bundler.
await import('#web/features/quotations/selection/short/save-short-dialog.tsx');

const none = { discount: 0, discountExtra: 0, discountAccounting: 0 };
/** 100 m² of a render in bags of 25 kg: four by hand cover 1 kg/m², not the 4,5 kg/m² of the second range. */
const render = (count: number, changes = {}) =>
  aRow({
    ...none,
    id: 'rasacalce',
    sId: 'rasacalce',
    name: { it: 'Rasacalce' },
    um: 'kg',
    consumptionType: 'variable',
    consumptionranges: [
      { name: 'Sottile', consumption: 1, requiredProducts: [] },
      { name: 'Spesso', consumption: 4.5, requiredProducts: [] },
    ] as never,
    area: 100,
    lockedArea: false,
    priceranges: [
      { name: 'Fascia 1', colors: [], prices: [{ id: '25', packaging: 25, quantity: count, price: 20 }] },
    ],
    ...changes,
  });
const stored = (count: number, changes: Partial<Quotation> = {}) =>
  aQuotation({ ...none, selectedProducts: [render(count)], selectedIncidences: [], ...changes });

async function openEdit(quotation: Quotation) {
  const server = aSelectionServer({ quotation, products: [aSelectable('Primer Base')] });
  const opened = await openSelection('/preventivi/q1/modifica');
  const saved = () =>
    server
      .asked<{ input: UpdateQuotationInput }>('UpdateQuotation')
      .map(({ input }) => input.selectedProducts ?? []);
  return { server, saved, ...opened, update: () => opened.user.click(primary('Aggiorna')) };
}
const dialog = () => screen.findByRole('alertdialog');
const press = async (name: string) => within(await dialog()).getByRole('button', { name });
const isSaved = () => waitFor(() => expect(place()).toBe('/preventivi/q1'));

beforeEach(() => {
  signIn();
});

describe('an update that would leave a row short', () => {
  it('names the row and what it lacks with the new consumption, before anything is saved', async () => {
    const { user, update, saved } = await openEdit(stored(5));
    await user.selectOptions(rangeOf('Rasacalce'), '1');
    await update();
    const asked = await dialog();
    expect(asked.querySelector('h2')?.textContent).toBe('1 prodotto è sotto il fabbisogno');
    expect(textOf(within(asked).getByRole('listitem'))).toBe('<Rasacalce125 kg su 450 kg, mancano 325 kg.');
    expect(asked.textContent).toContain('Portarlo al fabbisogno costa 260,00\u00a0€ in più');
    expect(saved()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(saved()).toEqual([]);
  });

  it('saves the packages that cover the need, when they are raised', async () => {
    const { user, update, saved } = await openEdit(stored(5));
    await user.selectOptions(rangeOf('Rasacalce'), '1');
    await update();
    await user.click(await press('Porta al fabbisogno'));
    await isSaved();
    expect(saved()).toEqual([
      [{ sId: 'rasacalce', consumptionRange: 1, prices: [{ id: '25', quantity: 18 }] }],
    ]);
  });

  it('saves it as it is, and does not ask again when the save failed', async () => {
    const { user, update, saved, server } = await openEdit(stored(5));
    const works = server.answers.UpdateQuotation;
    server.answers.UpdateQuotation = () => {
      throw new GraphqlFailure('offline');
    };
    await user.selectOptions(rangeOf('Rasacalce'), '1');
    await update();
    await user.click(await press('Continua così'));
    await screen.findByRole('alert');
    server.answers.UpdateQuotation = works as never;
    await update();
    await isSaved();
    expect(saved().at(-1)).toEqual([{ sId: 'rasacalce', consumptionRange: 1 }]);
  });

  it('asks about a row that was short before, too', async () => {
    const { add, update, saved } = await openEdit(stored(2));
    await add('Primer Base');
    await update();
    expect(textOf(within(await dialog()).getByRole('listitem'))).toContain('50 kg su 100 kg');
    expect(saved()).toEqual([]);
  });

  it('does not send packages that were raised before somebody else saved', async () => {
    const { user, update, saved, server } = await openEdit(stored(5));
    const works = server.answers.UpdateQuotation;
    server.answers.UpdateQuotation = () => {
      throw new GraphqlFailure('conflict', { by: 'Elena Fabbri', at: '2026-11-20T08:42:00.000Z' });
    };
    await user.selectOptions(rangeOf('Rasacalce'), '1');
    server.savedElsewhere({ selectedProducts: [render(20)], updatedBy: 'Elena Fabbri' });
    await update();
    await user.click(await press('Porta al fabbisogno'));
    await screen.findByRole('alert');
    server.answers.UpdateQuotation = works as never;
    await waitFor(() => expect(isOff(primary('Aggiorna'))).toBe(false));
    await update();
    await isSaved();
    expect(saved().at(-1)).toEqual([{ sId: 'rasacalce', consumptionRange: 1 }]);
  });
});

it('an update whose rows are covered asks nothing: automatic packages follow the need', async () => {
  const { user, update, saved } = await openEdit(stored(4));
  await user.selectOptions(rangeOf('Rasacalce'), '1');
  await update();
  await isSaved();
  expect(saved()).toEqual([[{ sId: 'rasacalce', consumptionRange: 1 }]]);
});
