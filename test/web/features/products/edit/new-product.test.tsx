import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { place } from '#test/support/open-screen.tsx';
import { pngOf } from '#test/support/png.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { anUpload, aProductServer, button, choice, field, fill, openNewProduct } from './open-product.tsx';

const add = () => button('Aggiungi');
/** One for wide windows, one for phones. */
function cancel(place: '.desk-only' | '.mobile-only'): HTMLElement {
  const found = screen.getAllByRole('link', { name: 'Annulla' }).find((link) => link.closest(place));
  if (!found) throw new Error(`No cancel ${place}.`);
  return found;
}

async function nameWithImage(user: Awaited<ReturnType<typeof openNewProduct>>['user']) {
  fill(field(/Nome in italiano/), 'Telo');
  const image = new File([pngOf('image')], 'telo.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText("File dell'immagine"), image);
}

describe('a new product', () => {
  it('starts with the usual values [PRD-002, PRD-052, PRD-053, PRD-054, PRD-055, PRD-056]', async () => {
    aProductServer();
    await openNewProduct();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Vendibile da solo' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Abbinabile' }).checked).toBe(false);
    expect(choice('Unità di misura').value).toBe('kg');
    expect(choice('Tipo di consumo').value).toBe('fixed');
    expect(choice('Tipo di prezzo').value).toBe('fixed');
    expect(screen.getByRole('group', { name: 'Fascia di prezzo 1' })).toBeDefined();
  });

  it('has cancel and add; add only after a change [PRD-042, PRD-043, PRD-066]', async () => {
    aProductServer();
    const { user } = await openNewProduct();
    expect(isOff(add())).toBe(true);
    expect(screen.getAllByText('Scrivi il nome, poi il resto')).not.toEqual([]);
    // The first key reaches the name.
    await user.keyboard('T');
    expect(field(/Nome in italiano/).value).toBe('T');
    expect(screen.queryByText('Scrivi il nome, poi il resto')).toBeNull();
    expect(isOff(add())).toBe(false);
    await user.type(field(/Nome in italiano/), '{Backspace}');
    expect(cancel('.mobile-only')).toBeDefined();
    await user.click(cancel('.desk-only'));
    expect(place()).toBe('/prodotti');
  });

  it('is not called saved before it is added', async () => {
    aProductServer();
    const { user } = await openNewProduct();
    expect(screen.queryByText('Tutto salvato')).toBeNull();
    await user.type(field(/Nome in italiano/), 'T');
    expect(screen.getAllByText('1 modifica non salvata')).not.toEqual([]);
  });

  it('has none of the actions of a stored one', async () => {
    aProductServer();
    await openNewProduct();
    expect(screen.queryByRole('button', { name: /Traduci|Archivia/ })).toBeNull();
  });

  it('reports a missing Italian name when it is added [OPC-26]', async () => {
    const server = aProductServer();
    const { user } = await openNewProduct();
    await user.click(button('Inglese'));
    await user.type(field('Nome in inglese'), 'Sheet');
    await user.click(add());
    expect(await screen.findByText('Scrivi il nome')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field(/Nome in italiano/)));
    expect(server.made()).toEqual([]);
  });

  it('is added to the price lists that are chosen, none at first, and then opened [OPC-03, OPC-26]', async () => {
    const server = aProductServer();
    const { user } = await openNewProduct();
    fill(field(/Nome in italiano/), 'Telo');
    await user.click(choice('Aggiungi ai listini'));
    await user.click(screen.getByRole('option', { name: 'Rivenditori' }));
    await user.click(add());
    await waitFor(() => expect(place()).toBe('/prodotti/silicalce'));
    const [made] = server.made();
    expect(made).toMatchObject({ priceLists: ['pccs'], product: { name: { it: 'Telo' }, standalone: true } });
    expect(made?.product).not.toHaveProperty('id');
    expect(made?.product).not.toHaveProperty('rev');
  });

  it('is in no price list by itself [OPC-03]', async () => {
    const server = aProductServer();
    const { user } = await openNewProduct();
    fill(field(/Nome in italiano/), 'Telo');
    await user.click(add());
    await waitFor(() => expect(server.made()[0]?.priceLists).toEqual([]));
  });

  it('is made once, however often it is tried; what was written stays [OPC-49]', async () => {
    const server = aProductServer();
    const answer = server.answers.CreateProduct;
    server.answers.CreateProduct = () => {
      throw new GraphqlFailure('offline');
    };
    const { user, pass } = await openNewProduct();
    fill(field(/Nome in italiano/), 'Telo');
    await user.click(add());
    await screen.findByRole('alert');
    pass(500);
    expect(field(/Nome in italiano/).value).toBe('Telo');
    if (answer) server.answers.CreateProduct = answer;
    await user.click(add());
    await waitFor(() => expect(server.made()).toHaveLength(2));
    expect(new Set(server.made().map(({ key }) => key)).size).toBe(1);
  });

  it('whose answer was lost is not made again with other content: it says where the first one is [OPC-49]', async () => {
    const server = aProductServer();
    server.answers.CreateProduct = () => {
      throw new GraphqlFailure('offline');
    };
    const { user, pass } = await openNewProduct();
    fill(field(/Nome in italiano/), 'Telo');
    await user.click(add());
    await screen.findByText(/Non so se è arrivato/);
    pass(500);
    server.answers.CreateProduct = () => {
      throw new GraphqlFailure('conflict', { made: 'before', id: 'telo' });
    };
    fill(field(/Nome in italiano/), 'Telo grande');
    await user.click(add());
    await screen.findByText(/Era già arrivato com'era prima/);
    expect(screen.getByRole('link', { name: 'Aprilo' }).getAttribute('href')).toBe('/prodotti/telo');
    expect(new Set(server.made().map(({ key }) => key)).size).toBe(1);
  });

  it('gets its image once it is there [PRD-086, PRD-089]', async () => {
    const server = aProductServer();
    const upload = anUpload();
    const { user } = await openNewProduct();
    await nameWithImage(user);
    expect(screen.getByRole('img', { name: 'telo.png' })).toBeDefined();
    expect(server.asked('UploadProductImage')).toEqual([]);
    await user.click(add());
    await upload.started();
    upload.end();
    await waitFor(() => expect(place()).toBe('/prodotti/silicalce'));
    expect(server.asked('UpdateProductImage')).toMatchObject([
      { productId: 'silicalce', imageName: 'telo.png' },
    ]);
  });

  it('gets its image too when an earlier try had made it', async () => {
    const server = aProductServer();
    server.answers.CreateProduct = () => {
      throw new GraphqlFailure('conflict', { made: 'before', id: 'silicalce' });
    };
    const upload = anUpload();
    const { user } = await openNewProduct();
    await nameWithImage(user);
    await user.click(add());
    await upload.started();
    upload.end();
    await screen.findByText(/Era già arrivato com'era prima/);
    expect(server.asked('UpdateProductImage')).toMatchObject([
      { productId: 'silicalce', imageName: 'telo.png' },
    ]);
  });

  it('is there even when its image does not arrive, which is said', async () => {
    aProductServer();
    const upload = anUpload();
    const { user } = await openNewProduct();
    await nameWithImage(user);
    await user.click(add());
    await upload.started();
    upload.end(500);
    await waitFor(() => expect(place()).toBe('/prodotti/silicalce'));
    expect((await screen.findByRole('alert')).textContent).toContain("L'immagine non è stata salvata.");
    expect(document.querySelector('.toast.err')).toBeNull();
  });

  it('asks before what was written is dropped [PRD-065]', async () => {
    aProductServer();
    const { user } = await openNewProduct();
    fill(field(/Nome in italiano/), 'Telo');
    await user.click(cancel('.desk-only'));
    await screen.findByText('Le modifiche a questo prodotto non sono ancora salvate.');
    expect(await screen.findByRole('button', { name: 'Resta' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Esci senza salvare' })).toBeDefined();
  });
});
