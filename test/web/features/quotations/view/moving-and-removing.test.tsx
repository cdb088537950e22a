import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aColouredRow,
  aQuotation,
  aRequiredRow,
  aRequiringRow,
  aRow,
} from '#test/support/builders/document.ts';
import { isOff } from '#test/support/is-off.ts';
import { aServer, openMenu, openQuotation, rowOf, saveButton, signIn, textOf } from './open-quotation.tsx';

const [detergent, render, mesh, paint] = [
  'Sanalga Detergente Antialghe',
  'Rasacalce Fibro',
  'Rete Armatura 160',
  'Silicalce Facciata',
];
const quotation = aQuotation({
  selectedProducts: [aRow(), aRequiringRow(), aRequiredRow(), aColouredRow()],
  selectedIncidences: [{ id: 'rasacalce', value: null, text: '' }],
});
const products = () => [...document.querySelectorAll('.quote .name')].map(textOf);
const bar = () => within(screen.getByRole('region', { name: 'Azioni sui prodotti selezionati' }));
const toastOf = (text: string | RegExp) =>
  within(screen.getByText(text).closest('.toast') as HTMLElement).getByRole('button', { name: 'Annulla' });
type User = Awaited<ReturnType<typeof openQuotation>>['user'];
const choose = async (user: User, product: string, item: string) => {
  await openMenu(user, `Azioni su ${product}`);
  await user.click(screen.getByRole('menuitem', { name: item }));
};
const select = async (user: User, ...names: string[]) => {
  await user.click(screen.getByRole('button', { name: 'Seleziona' }));
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Seleziona ${name}` }));
};

beforeEach(() => {
  signIn();
});

describe('moving a row by its menu', () => {
  it('moves it by one place, says the place, keeps the focus and is saved as an order', async () => {
    const server = aServer({ quotation });
    const { user } = await openQuotation();
    await choose(user, paint, 'Sposta su');
    expect(products()).toEqual([detergent, render, paint, mesh]);
    expect(screen.getByText(`${paint}: posizione 3 di 4`).getAttribute('role')).toBe('status');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Azioni su ${paint}`);
    await user.click(saveButton());
    const order = server.saved[0]?.selectedProducts?.map(({ sId }) => sId);
    expect(order).toEqual(['sanalga', 'rasacalce', 'silicalce', 'rete']);
  });

  it('is not offered beyond the ends', async () => {
    aServer({ quotation });
    const { user } = await openQuotation();
    const moves = (items: string[]) => items.filter((item) => item.startsWith('Sposta'));
    expect(moves(await openMenu(user, `Azioni su ${detergent}`))).toEqual(['Sposta giù']);
    await user.keyboard('{Escape}');
    expect(moves(await openMenu(user, `Azioni su ${paint}`))).toEqual(['Sposta su']);
  });
});

describe('removing', () => {
  it('removes a row and the rows that only it requires, and gives both back', async () => {
    const server = aServer({ quotation });
    const { user } = await openQuotation();
    await choose(user, render, 'Rimuovi');
    expect(products()).toEqual([detergent, paint]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Azioni su ${paint}`);
    await choose(user, paint, 'Sposta su');
    await user.click(toastOf(`${render}: tolto dal preventivo, insieme a ${mesh}`));
    expect(products()).toEqual([paint, detergent, render, mesh]);
    const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: `Somma l'incidenza di ${render}` });
    expect(tick.checked).toBe(true);
    await user.click(saveButton());
    expect(server.saved[0]).not.toHaveProperty('selectedIncidences');
  });

  it('says which product nothing requires any more, and stays as one of its own [QNW-034]', async () => {
    const selectedProducts = [aRow(), aRequiringRow(), aRequiredRow({ standalone: true })];
    aServer({ quotation: { ...quotation, selectedProducts } });
    const { user } = await openQuotation();
    await choose(user, render, 'Rimuovi');
    expect(products()).toEqual([detergent, mesh]);
    expect(
      screen.getByText(
        /^Rasacalce Fibro.* · Nessun prodotto richiede più Rete .*: resta come prodotto a sé$/,
      ),
    ).toBeTruthy();
  });

  it('of a row that another product requires is refused with the reason [QNW-017]', async () => {
    aServer({ quotation });
    const { user } = await openQuotation();
    await openMenu(user, `Azioni su ${mesh}`);
    const item = screen.getByRole('menuitem', { name: /^Rimuovi/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('Un altro prodotto lo richiede');
  });

  it('of the only row is refused with the reason', async () => {
    aServer({ quotation: aQuotation({ selectedProducts: [aRow()] }) });
    const { user } = await openQuotation();
    await openMenu(user, `Azioni su ${detergent}`);
    expect(screen.getByRole('menuitem', { name: /^Rimuovi/ }).textContent).toContain(
      'Un preventivo ha almeno un prodotto',
    );
  });

  it('cannot be undone once it is saved', async () => {
    const server = aServer({ quotation });
    server.update = (_, stored) => ({
      ...stored,
      revision: 2,
      selectedProducts: stored.selectedProducts.slice(0, 3),
    });
    const { user } = await openQuotation();
    await choose(user, paint, 'Rimuovi');
    expect(toastOf(`${paint}: tolto dal preventivo`)).toBeTruthy();
    await user.click(saveButton());
    expect(screen.queryByText(`${paint}: tolto dal preventivo`)).toBeNull();
    expect(server.saved[0]?.selectedProducts).toHaveLength(3);
  });
});

describe('selecting rows', () => {
  it('gives them one discount, starting from their common one', async () => {
    const server = aServer({ quotation });
    const { user } = await openQuotation();
    await select(user, detergent, paint);
    expect(bar().getByText('2 selezionati')).toBeTruthy();
    await user.click(bar().getByRole('button', { name: 'Sconto' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sconto di 2 prodotti' });
    await user.type(within(dialog).getByLabelText(/Oppure in catena/), '10+5');
    await user.click(within(dialog).getByRole('button', { name: 'Applica' }));
    await user.click(saveButton());
    const discounted = server.saved[0]?.selectedProducts?.filter((edit) => 'discount' in edit);
    expect(discounted?.map(({ sId, discount, discountExtra }) => [sId, discount, discountExtra])).toEqual([
      ['sanalga', 0.1, 0.05],
      ['silicalce', 0.1, 0.05],
    ]);
  });

  it('locks all of them, then unlocks all', async () => {
    aServer({ quotation });
    const { user } = await openQuotation();
    await select(user, detergent, render);
    await user.click(bar().getByRole('button', { name: 'Lega superficie' }));
    expect(textOf(rowOf(render))).toContain('320 m²');
    await user.click(bar().getByRole('button', { name: 'Slega superficie' }));
    for (const product of [detergent, render])
      expect(
        screen.getByRole('button', { name: new RegExp(`^Superficie propria di ${product}`) }),
      ).toBeTruthy();
  });

  it('removes them together and gives them back', async () => {
    aServer({ quotation });
    const { user } = await openQuotation();
    await select(user, detergent, render, mesh);
    await user.click(bar().getByRole('button', { name: 'Rimuovi' }));
    expect(products()).toEqual([paint]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Seleziona');
    await user.click(toastOf('3 prodotti tolti dal preventivo'));
    expect(products()).toEqual([detergent, render, mesh, paint]);
    expect(isOff(saveButton())).toBe(true);
  });

  it('says why all cannot be removed, and is left by Escape', async () => {
    aServer({ quotation });
    const { user } = await openQuotation();
    await select(user);
    expect(document.activeElement).toBe(bar().getByRole('checkbox', { name: 'Tutti' }));
    await user.click(bar().getByRole('checkbox', { name: 'Tutti' }));
    expect(bar().getByText('4 selezionati')).toBeTruthy();
    expect(bar().getByText('Un preventivo ha almeno un prodotto')).toBeTruthy();
    expect(isOff(bar().getByRole<HTMLButtonElement>('button', { name: 'Rimuovi' }))).toBe(true);
    await user.click(bar().getByRole('button', { name: 'Sconto' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(bar().getByText('4 selezionati')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Azioni sui prodotti selezionati' })).toBeNull();
  });

  it('ends with "Fine" and keeps the changes made meanwhile', async () => {
    aServer({ quotation });
    const { user } = await openQuotation();
    await select(user, detergent);
    await user.click(bar().getByRole('button', { name: 'Slega superficie' }));
    await user.click(bar().getByRole('button', { name: 'Fine' }));
    expect(screen.queryByRole('region', { name: 'Azioni sui prodotti selezionati' })).toBeNull();
    expect(isOff(saveButton())).toBe(false);
  });

  it('drops rows that another user removed', async () => {
    const server = aServer({ quotation });
    const { user, queries } = await openQuotation();
    await select(user, detergent, paint);
    server.quotation = {
      ...quotation,
      revision: 2,
      selectedProducts: quotation.selectedProducts.slice(0, 3),
    };
    await act(() => queries.invalidateQueries({ queryKey: ['quotation', 'one', 'q1'] }));
    expect(await bar().findByText('1 selezionato')).toBeTruthy();
  });
});
