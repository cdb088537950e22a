import { screen } from '@testing-library/react';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import * as notes from '#web/features/quotations/view/rows/row-note.tsx';
import { aServer, openMenu, openQuotation, signIn } from './open-quotation.tsx';

const names = ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque'];
const selectedProducts = names.map((it) => aRow({ id: it, sId: it, name: { it }, note: 'Due mani' }));

let note: MockInstance<typeof notes.RowNote>;
/** The rows drawn since the last call. */
function drawn(): string[] {
  const drawings = note.mock.calls.map(([{ product }]) => product);
  note.mockClear();
  return [...new Set(drawings)];
}

beforeEach(() => {
  signIn();
  note = vi.spyOn(notes, 'RowNote');
});

it('an edit draws the rows it changes and no other', async () => {
  aServer({ quotation: aQuotation({ selectedProducts, selectedIncidences: [] }) });
  const { user } = await openQuotation();
  expect(drawn()).toEqual(names);
  await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Due" }));
  expect(drawn()).toEqual(['Due']);
  await openMenu(user, 'Azioni su Tre');
  await user.click(screen.getByRole('menuitem', { name: 'Sposta su' }));
  expect(drawn()).toEqual([]);
  await openMenu(user, 'Azioni su Due');
  await user.click(screen.getByRole('menuitem', { name: 'Rimuovi' }));
  expect(drawn()).toEqual([]);
  await openMenu(user, 'Azioni su Uno');
  await user.click(screen.getByRole('menuitem', { name: 'Sposta giù' }));
  expect(drawn()).toEqual(['Tre', 'Uno']);
});
