import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aListedProduct, aListServer, chooseOf, openList, place, signIn } from './open-list.tsx';

async function openDuplicate() {
  const server = aListServer([aListedProduct()]);
  signIn({ superUser: true });
  const { user } = await openList('/prodotti?q=adda');
  await chooseOf(user, 'Adda Calce', 'Duplica');
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplica il prodotto' }));
  const field = (name: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  return { server, user, dialog, field };
}

it('a super user duplicates a product under a name that says so, and the copy opens in the form [PRD-017]', async () => {
  const { server, user, dialog, field } = await openDuplicate();
  expect([field(/italiano/).value, field(/inglese/).value]).toEqual([
    'Adda Calce (copia)',
    'Adda Lime (copy)',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Duplica' }));
  await waitFor(() => expect(place()).toBe('/prodotti/copia'));
  expect(server.asked('DuplicateProduct')).toEqual([
    { key: expect.any(String), id: 'calce', name: { it: 'Adda Calce (copia)', en: 'Adda Lime (copy)' } },
  ]);
  await screen.findByText('Prodotto duplicato: Adda Calce (copia)');
});

it('a copy needs an Italian name; an empty English one is none [PRD-027]', async () => {
  const { server, user, dialog, field } = await openDuplicate();
  await user.clear(field(/italiano/));
  await user.clear(field(/inglese/));
  await user.click(dialog.getByRole('button', { name: 'Duplica' }));
  await waitFor(() => expect(field(/italiano/).getAttribute('aria-invalid')).toBe('true'));
  expect(server.asked('DuplicateProduct')).toEqual([]);
  await user.type(field(/italiano/), ' Po ');
  await user.click(dialog.getByRole('button', { name: 'Duplica' }));
  await waitFor(() =>
    expect(server.asked('DuplicateProduct')).toMatchObject([{ name: { it: 'Po', en: null } }]),
  );
});

it('ordinary users duplicate nothing', async () => {
  aListServer([aListedProduct()]);
  signIn({ superUser: false });
  await openList();
  expect(screen.queryByRole('button', { name: /^Altre azioni su/ })).toBeNull();
});
