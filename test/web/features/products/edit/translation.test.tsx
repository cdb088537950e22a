import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anEditableProduct } from '#test/support/builders/editable-product.ts';
import { isOff } from '#test/support/is-off.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aProductServer, button, field, fill, openProduct, update } from './open-product.tsx';

describe('translating a product', () => {
  const blank = () =>
    anEditableProduct({
      name: { it: 'Silicalce', en: null, de: null },
      details: { it: '<p>Pittura</p>', en: null, de: null },
    });

  it('fills every English text of the form, and saves nothing [PRD-038, TRA-005, TRA-012, TRA-015, OPC-51]', async () => {
    const server = aProductServer(blank());
    const { user } = await openProduct();
    await user.click(button('Traduci tutto in inglese'));
    expect(await screen.findByText('Testi tradotti in inglese. Controllali, poi aggiorna.')).toBeDefined();
    expect(isOff(update())).toBe(false);
    await user.click(button('Inglese'));
    expect(field('Nome in inglese').value).toBe('Silicalce (en)');
    expect(server.saves()).toEqual([]);
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(server.saves()[0]).toMatchObject({
      name: { en: 'Silicalce (en)' },
      details: { en: '<p>Pittura</p> (en)' },
      specs: { en: '<p>Due mani</p> (en)' },
      consumptionranges: [{ name_i18n: { it: 'Fascia di consumo 1', en: 'Range' } }],
      priceranges: [{ name_i18n: { it: 'Fascia di prezzo 1', en: 'Range di prezzo 1 (en)' } }],
    });
  });

  it('of its price ranges fills their English names alone [PRD-039, TRA-006, TRA-016]', async () => {
    const server = aProductServer(blank());
    const { user } = await openProduct();
    await user.click(button('Traduci le fasce di prezzo in inglese'));
    expect(
      await screen.findByText('Fasce di prezzo tradotte in inglese. Controllale, poi aggiorna.'),
    ).toBeDefined();
    expect(server.asked('TranslateProduct')).toMatchObject([
      { productData: { name: '', details: '', specs: '', consumptionranges: [] } },
    ]);
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(server.saves()[0]).toMatchObject({
      name: { en: null },
      priceranges: [{ name_i18n: { en: 'Range di prezzo 1 (en)' } }],
    });
  });

  it('asks before English texts are written over [OPC-51]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.click(button('Traduci tutto in inglese'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sostituire i testi in inglese?' });
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(server.asked('TranslateProduct')).toEqual([]);
    await user.click(button('Traduci tutto in inglese'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Traduci' }));
    await screen.findByText('Testi tradotti in inglese. Controllali, poi aggiorna.');
  });

  it.each([
    ['fails', () => Promise.reject(new GraphqlFailure('translation-failed'))],
    ['does not succeed', () => ({ translateProduct: { success: false, translations: null } })],
    ['has another shape', () => ({ translateProduct: { success: true, translations: { name: 'x' } } })],
  ])('that %s says so and changes nothing [TRA-013]', async (_case, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = aProductServer(blank());
    server.answers.TranslateProduct = answer;
    const { user } = await openProduct();
    await user.click(button('Traduci tutto in inglese'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'La traduzione non è riuscita. Riprova tra poco.',
    );
    expect(document.querySelector('.toast')).toBeNull();
    expect(isOff(update())).toBe(true);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('a translation that stays while the Italian text changes', () => {
  it('is named, and one press leads to it', async () => {
    aProductServer(anEditableProduct({ name: { it: 'Silicalce', en: 'Silicate', de: null } }));
    const { user } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Plus');
    expect(
      screen.getByText('Il testo italiano è cambiato, quello inglese no: Nome in inglese'),
    ).toBeDefined();
    await user.click(button("Rivedi l'inglese"));
    fill(field('Nome in inglese'), 'Silicate Plus');
    expect(screen.queryByText(/Il testo italiano è cambiato/)).toBeNull();
  });
});
