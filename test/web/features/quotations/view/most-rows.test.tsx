import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';
import { aLongQuotation } from '#test/support/builders/document.ts';
import { aServer, openMenu, openQuotation, rowOf, saveButton, signIn, textOf } from './open-quotation.tsx';

const names = Array.from({ length: maximumRows }, (_, index) => `Prodotto numero ${index + 1}`);
const last = names.at(-1) ?? '';
const shown = () =>
  [...screen.getByRole('table').querySelectorAll('.c-name .name')].map((name) => textOf(name));

beforeEach(() => {
  signIn();
});

it('a quotation with the largest number of rows is shown whole, and its last row is edited, moved and saved', async () => {
  const quotation = aLongQuotation(maximumRows);
  const server = aServer({ quotation });
  const { user } = await openQuotation();
  expect(shown()).toEqual(names);

  await openMenu(user, `Azioni su ${last}`);
  await user.click(screen.getByRole('menuitem', { name: 'Nota' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nota' }), 'Lato nord');
  await user.click(screen.getByRole('button', { name: 'Applica' }));
  expect(within(rowOf(last)).getByRole('button', { name: `Nota di ${last}: Lato nord` })).toBeTruthy();
  await openMenu(user, `Azioni su ${last}`);
  await user.click(screen.getByRole('menuitem', { name: 'Sposta su' }));
  expect(shown().slice(-2)).toEqual([last, names.at(-2)]);

  await user.click(saveButton());
  await waitFor(() => expect(saveButton().disabled).toBe(true));
  const ids = quotation.selectedProducts.map(({ sId }) => sId);
  const [lastId] = ids.slice(-1);
  const edits = [...ids.slice(0, -2).map((sId) => ({ sId })), { sId: lastId, note: 'Lato nord' }];
  expect(server.saved).toEqual([
    { id: 'q1', revision: 1, selectedProducts: [...edits, { sId: ids.at(-2) }] },
  ]);
});
