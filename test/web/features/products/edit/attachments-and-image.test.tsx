import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEditableProduct } from '#test/support/builders/editable-product.ts';
import { isOff } from '#test/support/is-off.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { pngOf } from '#test/support/png.ts';
import {
  anUpload,
  aProductServer,
  button,
  choice,
  field,
  fill,
  openProduct,
  undo,
  update,
} from './open-product.tsx';

const options = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map((option) => textOf(option));

describe('the attachments of a product', () => {
  it('are added in the language of the switch, with trimmed name and address [PRD-069, PRD-070, OPC-29]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.click(button('Inglese'));
    expect(screen.getByText('Nessun allegato in inglese: valgono quelli in italiano.')).toBeDefined();
    await user.click(button('Aggiungi allegato'));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Categoria' }));
    fill(field('Nome'), ' Data sheet ');
    fill(field('Indirizzo'), ' https://a.example/st.pdf ');
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    const sent = {
      type: 'link',
      category: 'scheda-tecnica',
      name: 'Data sheet',
      url: 'https://a.example/st.pdf',
    };
    expect(server.saves()[0]).toMatchObject({
      attachments: [],
      attachments_i18n: { it: [], en: [sent], de: [] },
    });
  });

  it('are not marked before they are saved, also after another one was [OPC-26]', async () => {
    aProductServer();
    const { user } = await openProduct();
    await user.click(button('Aggiungi allegato'));
    await user.click(update());
    await screen.findByText('Scrivi un indirizzo che comincia con https://');
    await user.click(button('Aggiungi allegato'));
    const invalid = screen
      .getAllByRole('textbox', { name: 'Indirizzo' })
      .map((each) => each.getAttribute('aria-invalid'));
    expect(invalid).toEqual(['true', null]);
  });

  it('can be deleted when there are some [PRD-048]', async () => {
    aProductServer();
    const { user } = await openProduct();
    expect(isOff(button('Togli tutti'))).toBe(true);
    expect(screen.queryByRole('button', { name: /Elimina allegato/ })).toBeNull();
    await user.click(button('Aggiungi allegato'));
    expect(isOff(button('Togli tutti'))).toBe(false);
    await user.click(button('Elimina allegato Allegato 1'));
    expect(isOff(button('Togli tutti'))).toBe(true);
    await user.click(undo());
    expect(button('Elimina allegato Allegato 1')).toBeDefined();
  });

  it('come back beside those that were added since', async () => {
    aProductServer();
    const { user } = await openProduct();
    await user.click(button('Aggiungi allegato'));
    fill(field('Indirizzo'), 'https://example.com/first');
    await user.click(button('Togli tutti'));
    await user.click(button('Aggiungi allegato'));
    fill(field('Indirizzo'), 'https://example.com/second');
    await user.click(undo());
    const addresses = () =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Indirizzo' }).map(({ value }) => value);
    expect(addresses()).toEqual(['https://example.com/first', 'https://example.com/second']);
    const [first] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Indirizzo' });
    fill(first as HTMLInputElement, 'https://example.com/changed');
    expect(addresses()).toEqual(['https://example.com/changed', 'https://example.com/second']);
  });

  it('have a category of their own only for "altro" [PRD-049, CDA-030]', async () => {
    aProductServer();
    const { user } = await openProduct();
    await user.click(button('Aggiungi allegato'));
    expect(options('Categoria')).toHaveLength(9);
    expect(screen.queryByRole('textbox', { name: 'Altra categoria' })).toBeNull();
    await user.selectOptions(choice('Categoria'), 'altro');
    expect(field('Altra categoria')).toBeDefined();
  });

  it('need an address of the web', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.click(button('Aggiungi allegato'));
    fill(field('Indirizzo'), 'javascript:alert(1)');
    await user.click(update());
    expect(await screen.findByText('Scrivi un indirizzo che comincia con https://')).toBeDefined();
    expect(document.activeElement).toBe(field('Indirizzo'));
    expect(server.saves()).toEqual([]);
  });
});

describe('the image of a product', () => {
  const file = new File([pngOf('image')], 'secchio.png', { type: 'image/png' });
  const input = () => screen.getByLabelText<HTMLInputElement>("File dell'immagine");

  it('is uploaded with its progress and given to the product, whose edits stay [PRD-062, PRD-086, PRD-089]', async () => {
    const server = aProductServer();
    const upload = anUpload();
    const { user } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.upload(input(), file);
    await upload.started();
    upload.progress(42);
    expect(await screen.findByText('42 %')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: "Carico l'immagine" })).toBeDefined();
    upload.end();
    expect(await screen.findByText('Immagine salvata')).toBeDefined();
    expect(upload.sent[0]?.body.get('file')).toMatchObject({ name: 'secchio.png' });
    expect(server.asked('UpdateProductImage')).toEqual([
      { productId: 'silicalce', key: 'uploads/images/products/x.png', imageName: 'secchio.png' },
    ]);
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'secchio.png' }).src).toContain(
      '/files/images/products/x-1.png',
    );
    await user.click(update());
    await waitFor(() =>
      expect(server.saves()[0]).toMatchObject({ revision: 4, name: { it: 'Silicalce Facciata Plus' } }),
    );
  });

  it('is uploaded as what it is, whatever its name says [OPC-30]', async () => {
    const server = aProductServer();
    const upload = anUpload();
    const { user } = await openProduct();
    await user.upload(input(), new File([pngOf('image')], 'secchio.jpg', { type: 'image/jpeg' }));
    await upload.started();
    expect(server.asked('UploadProductImage')).toMatchObject([{ type: 'image/png' }]);
  });

  it("is removed by the product's id [PRD-063, PRD-087]", async () => {
    const server = aProductServer(
      anEditableProduct({ imageUrl: '/files/images/products/a.png', imageName: 'a.png' }),
    );
    const { user } = await openProduct();
    await user.click(button('Togli immagine'));
    expect(await screen.findByText('Immagine tolta')).toBeDefined();
    expect(server.asked('RemoveProductImage')).toEqual([{ productId: 'silicalce' }]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    [new File(['x'], 'logo.svg', { type: 'image/svg+xml' }), "logo.svg non è un'immagine JPEG, PNG o WebP"],
    [
      new File(['<html>'], 'finto.png', { type: 'image/png' }),
      "finto.png non è un'immagine JPEG, PNG o WebP",
    ],
    [
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'grande.png', { type: 'image/png' }),
      'grande.png supera i 10 MB. Scegline una più leggera.',
    ],
  ])('is refused before it is sent when it cannot be taken [OPC-30]', async (wrong, message) => {
    const server = aProductServer();
    await openProduct();
    const { default: userEvent } = await import('@testing-library/user-event');
    await userEvent.setup({ applyAccept: false }).upload(input(), wrong);
    const said = await screen.findByText(message);
    expect(input().getAttribute('aria-describedby')).toBe(said.id);
    expect(document.querySelector('.toast')).toBeNull();
    expect(server.asked('UploadProductImage')).toEqual([]);
  });

  it('that did not arrive is said, and the one before stays', async () => {
    const server = aProductServer(
      anEditableProduct({ imageUrl: '/files/images/products/a.png', imageName: 'a.png' }),
    );
    const upload = anUpload();
    const { user } = await openProduct();
    await user.upload(input(), file);
    await upload.started();
    upload.end(403);
    expect((await screen.findByRole('alert')).textContent).toContain("L'immagine non è stata salvata.");
    expect(document.querySelector('.toast')).toBeNull();
    expect(server.asked('UpdateProductImage')).toEqual([]);
    expect(screen.getByRole('img', { name: 'a.png' })).toBeDefined();
  });
});
