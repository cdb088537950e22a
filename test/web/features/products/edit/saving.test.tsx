import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEditableProduct, anEditableRange } from '#test/support/builders/editable-product.ts';
import { isOff } from '#test/support/is-off.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aProductServer, button, field, fill, openProduct, price, size, update } from './open-product.tsx';

describe('saving a product', () => {
  it('is possible only after a change; a save makes the page clean again [PRD-040, PRD-059, PRD-066]', async () => {
    aProductServer();
    // The bar says it for wide screens and for phones.
    const { user, pass } = await openProduct();
    expect(isOff(update())).toBe(true);
    expect(screen.getAllByText('Tutto salvato')).toHaveLength(2);
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    expect(screen.getAllByText('1 modifica non salvata')).toHaveLength(2);
    expect(isOff(update())).toBe(false);
    await user.click(update());
    await screen.findByText('Prodotto aggiornato');
    pass(500);
    expect(screen.getAllByText('Tutto salvato')).toHaveLength(2);
    expect(isOff(update())).toBe(true);
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
  });

  it('is possible again without a change only when something is changed back and forth [PRD-059]', async () => {
    aProductServer();
    const { user } = await openProduct();
    await user.type(field(/Nome in italiano/), 'x');
    await user.type(field(/Nome in italiano/), '{Backspace}');
    expect(isOff(update())).toBe(true);
  });

  it('is done by Ctrl+S too', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.saves()).toHaveLength(1));
  });

  it('spins for 500 ms after it, and says what happened for 4000 ms [PRD-041, PRD-064]', async () => {
    aProductServer();
    const { user, pass } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    await screen.findByText('Prodotto aggiornato');
    pass(499);
    expect(update().getAttribute('aria-busy')).toBe('true');
    pass(1);
    expect(update().getAttribute('aria-busy')).toBeNull();
    pass(3499);
    expect(screen.getByText('Prodotto aggiornato')).toBeDefined();
    pass(1);
    expect(screen.queryByText('Prodotto aggiornato')).toBeNull();
  });

  it('sends the revision it started from and all that is edited, and no more [PRD-084]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    const fields =
      'id revision name rev url details specs um packaging price priceType priceranges consumptionType consumption combined standalone consumptionranges phases userTypes attachments attachments_i18n';
    expect(Object.keys(server.saves()[0] ?? {}).toSorted()).toEqual(fields.split(' ').toSorted());
    expect(server.saves()[0]).toMatchObject({ id: 'silicalce', revision: 3 });
  });

  it('keeps everything when it fails, and says why with its code [OPC-49]', async () => {
    const server = aProductServer();
    server.answers.UpdateProduct = () => {
      throw new GraphqlFailure('internal');
    };
    const { user, pass } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('(codice internal)'));
    pass(500);
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
    expect(isOff(update())).toBe(false);
  });

  it('needs an Italian name: it goes there, in its language, and says so [OPC-26]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.clear(field(/Nome in italiano/));
    await user.click(button('Inglese'));
    await user.click(update());
    const name = await screen.findByRole('textbox', { name: /Nome in italiano/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Scrivi il nome')).toBeDefined();
    expect(server.saves()).toEqual([]);
    await user.type(name, 'A');
    expect(screen.queryByText('Scrivi il nome')).toBeNull();
  });

  it('marks the field that the server refuses', async () => {
    const server = aProductServer();
    server.answers.UpdateProduct = () => {
      throw new GraphqlFailure('invalid-input', { field: 'product.name.it' });
    };
    const { user } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    await waitFor(() => expect(field(/Nome in italiano/).getAttribute('aria-invalid')).toBe('true'));
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
  });

  it('offers a choice after a conflict: the other version, or the own one over it [OPC-50]', async () => {
    const server = aProductServer();
    const { user, pass } = await openProduct();
    server.savedElsewhere({ um: 'kg' });
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    const dialog = await screen.findByRole('alertdialog');
    expect(textOf(dialog)).toContain('Luca Moretti');
    pass(500);
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
    await user.click(within(dialog).getByRole('button', { name: 'Sovrascrivi con la mia' }));
    await waitFor(() => expect(server.saves().at(-1)).toMatchObject({ revision: 4, um: 'l' }));
  });

  it('keeps both after a conflict over different fields, prices of one range too [OPC-50]', async () => {
    const server = aProductServer();
    const { user, pass } = await openProduct();
    const [range] = anEditableProduct().priceranges;
    const prices = range?.prices.map((pack) =>
      pack.packaging === '5' ? { ...pack, prices: [{ pricelist: 'pcu', price: 70 }] } : pack,
    );
    server.savedElsewhere({
      um: 'kg',
      priceranges: [{ ...anEditableRange('Fascia di prezzo 1'), prices: prices ?? [] }],
    });
    fill(price('15 l', 'Imbianchini'), '190');
    await user.click(update());
    const dialog = within(await screen.findByRole('alertdialog'));
    pass(500);
    expect(dialog.queryByText('Cambiati da tutti e due')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Tieni entrambe' }));
    await screen.findByText('Prodotto aggiornato');
    expect(server.saves().at(-1)).toMatchObject({
      revision: 4,
      um: 'kg',
      priceranges: [
        {
          prices: [
            {
              packaging: '15',
              prices: [
                { pricelist: 'pcu', price: 190 },
                { pricelist: 'pccs', price: 158.1 },
              ],
            },
            { packaging: '5', prices: [{ pricelist: 'pcu', price: 70 }] },
          ],
        },
      ],
    });
  });

  it('asks after a conflict whether a size that both added is to be kept twice [OPC-50]', async () => {
    const server = aProductServer();
    const { user, pass } = await openProduct();
    const theirs = { id: 'theirs', packaging: '4', quantity: 0, prices: [{ pricelist: 'pcu', price: 66 }] };
    const prices = anEditableProduct().priceranges[0]?.prices ?? [];
    server.savedElsewhere({
      priceranges: [anEditableRange('Fascia di prezzo 1', { prices: [...prices, theirs] })],
    });
    await user.click(button('Confezione'));
    fill(size(3), '4');
    await user.click(update());
    const both = within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Tieni entrambe',
    });
    pass(500);
    await user.click(both);
    await user.click(await screen.findByRole('button', { name: 'Salva lo stesso' }));
    await waitFor(() => expect(server.saves()).toHaveLength(2));
    expect(server.saves().at(-1)).toMatchObject({ revision: 4 });
  });

  it('names a range that the other one removed, and says that merging keeps it [OPC-50]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    server.savedElsewhere({ priceranges: [anEditableRange('Tinte scure')] });
    fill(price('15 l', 'Imbianchini'), '190,00');
    await user.click(update());
    const dialog = await screen.findByRole('alertdialog');
    expect(textOf(within(dialog).getByRole('region', { name: 'Cambiati da tutti e due' }))).toContain(
      "Fascia di prezzo 1: qui l'hai cambiato, nella versione salvata non c'è più: unendo resta",
    );
  });

  it('tells both values of a field that both changed, and merges the rest with the own one [OPC-50]', async () => {
    const server = aProductServer();
    const { user, pass } = await openProduct();
    server.savedElsewhere({
      um: 'kg',
      priceranges: [
        anEditableRange('Fascia di prezzo 1', {
          prices: [
            {
              id: 'Fascia di prezzo 1-15',
              packaging: '15',
              quantity: 0,
              prices: [
                { pricelist: 'pcu', price: 188 },
                { pricelist: 'pccs', price: 158.1 },
              ],
            },
          ],
        }),
      ],
    });
    fill(price('15 l', 'Imbianchini'), '190,00');
    await user.click(update());
    const dialog = await screen.findByRole('alertdialog');
    expect(textOf(within(dialog).getByRole('region', { name: 'Cambiati da tutti e due' }))).toContain(
      'confezione 15 · Imbianchini: il tuo valore è 190,00 €, il suo 188,00 €',
    );
    pass(500);
    await user.click(within(dialog).getByRole('button', { name: 'Unisci, con i miei valori' }));
    await screen.findByText('Prodotto aggiornato');
    expect(server.saves().at(-1)).toMatchObject({
      um: 'kg',
      priceranges: [
        { prices: [{ packaging: '15', prices: [{ pricelist: 'pcu', price: 190 }, { price: 158.1 }] }] },
      ],
    });
  });

  it('goes back to the own changes by the primary action of a conflict [OPC-50]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    server.savedElsewhere({ um: 'kg' });
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    const dialog = within(await screen.findByRole('alertdialog'));
    const back = dialog.getByRole('button', { name: 'Torna alle mie modifiche' });
    expect(back.classList.contains('primary')).toBe(true);
    expect(document.activeElement).toBe(back);
    await user.click(back);
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
    expect(server.saves()).toHaveLength(1);
  });

  it('says that somebody else saved meanwhile, and what, before it is tried [OPC-50]', async () => {
    const server = aProductServer();
    const { user, queries } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    server.savedElsewhere({ um: 'kg' });
    await queries.invalidateQueries({ queryKey: ['product'] });
    const news = await screen.findByText(/Luca Moretti ha salvato .* mentre stavi modificando/);
    // In sight wherever one is in the form.
    expect(news.closest('.savebar')).not.toBeNull();
    await user.click(button('Guarda che cosa è cambiato'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Carica la sua versione' }));
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata');
    expect(screen.queryByText(/mentre stavi modificando/)).toBeNull();
    expect(server.saves()).toEqual([]);
  });

  it('goes to the first wrong field as one reads the form [OPC-26]', async () => {
    aProductServer();
    const { user } = await openProduct();
    fill(field('Consumo al m²'), '-3');
    await user.clear(field(/Nome in italiano/));
    await user.click(update());
    await waitFor(() => expect(document.activeElement).toBe(field(/Nome in italiano/)));
    expect(screen.getByText('Scrivi un numero da 0 a 10.000, senza il meno')).toBeDefined();
  });

  it('says what is allowed: how large a number, how long a text [OPC-24]', async () => {
    aProductServer();
    const { user } = await openProduct();
    fill(field('Consumo al m²'), '9'.repeat(40));
    fill(field(/Nome in italiano/), 'a'.repeat(151));
    await user.click(update());
    expect(screen.getByText('Al massimo 10.000')).toBeDefined();
    expect(screen.getByText('Al massimo 150 caratteri')).toBeDefined();
  });

  it('says what somebody else changed before it is overwritten, and nothing that was there before [OPC-50]', async () => {
    const server = aProductServer();
    const saved = (revision: number, um: string) => ({
      revision,
      at: '2026-11-20T09:12:00.000Z',
      by: 'Luca Moretti',
      created: false,
      differences: [{ path: ['um'], before: ['l'], after: [um] }],
    });
    const { user } = await openProduct();
    server.savedElsewhere({ um: 'kg' });
    server.answers.CatalogueChanges = () => ({ catalogueChanges: [saved(4, 'kg'), saved(3, 'pz')] });
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    const dialog = within(await screen.findByRole('alertdialog'));
    const changes = await dialog.findAllByRole('definition');
    expect(changes.map(textOf)).toEqual(['l diventa kg']);
  });
});
