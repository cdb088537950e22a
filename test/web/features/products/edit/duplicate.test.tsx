import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { place } from '#test/support/open-screen.tsx';
import { aProductServer, button, field, fill, openProduct } from './open-product.tsx';

it('a product is duplicated from its form, as it is stored: what is unsaved is said to stay', async () => {
  const server = aProductServer();
  const { user } = await openProduct();
  fill(field('Nome in italiano'), 'Un altro nome');
  await user.click(button('Duplica'));
  const dialog = await screen.findByRole('dialog', { name: 'Duplica il prodotto' });
  expect(dialog.textContent).toContain('le modifiche in sospeso restano qui');
  await user.click(within(dialog).getByRole('button', { name: 'Duplica' }));
  await waitFor(() => expect(server.asked('DuplicateProduct')).toHaveLength(1));
  expect(server.asked('DuplicateProduct')).toMatchObject([
    { name: { it: expect.stringMatching(/^(?!Un altro).* \(copia\)$/) } },
  ]);
});

it('without unsaved edits the copy opens at once', async () => {
  aProductServer();
  const { user } = await openProduct();
  await user.click(button('Duplica'));
  const dialog = await screen.findByRole('dialog', { name: 'Duplica il prodotto' });
  expect(dialog.textContent).not.toContain('in sospeso');
  await user.click(within(dialog).getByRole('button', { name: 'Duplica' }));
  await waitFor(() => expect(place()).toBe('/prodotti/copia'));
});
