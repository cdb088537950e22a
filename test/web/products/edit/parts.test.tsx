import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anEditableProduct } from '#test/support/builders/editable-product.ts';
import { textOf } from '#test/web/quotations/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  anUpload,
  aProductServer,
  button,
  card,
  choice,
  field,
  fill,
  openProduct,
  undo,
  update,
} from './open-product.tsx';

// What they write is tested with them; here they would only cost time.
vi.mock('#web/components/rich-text-editor/rich-text-editor.tsx', () => ({ RichTextEditor: () => null }));

const options = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map((option) => textOf(option));
const range = (name: string, consumption = 0.2) => ({
  name,
  name_i18n: null,
  consumption,
  requiredProducts: [],
});
const variable = (...names: string[]) =>
  anEditableProduct({
    consumptionType: 'variable',
    consumption: null,
    consumptionranges: names.map((name) => range(name)),
  });

describe('unit and consumption', () => {
  it('have their labels [CDA-058, CDA-059]', async () => {
    aProductServer();
    await openProduct();
    expect(options('Unità di misura')).toEqual(['kg (kg/m²)', 'l (l/m²)', 'mq (m²)', 'pz (pezzi)']);
    expect(options('Tipo di prezzo')).toEqual(['Fisso', 'Variabile per colore', 'Variabile per misura']);
  });

  it.each(['mq', 'pz'])('are locked for %s: fixed, empty, priced by width [PRD-060, PRD-061]', async (um) => {
    const server = aProductServer(variable('Una mano'));
    const { user } = await openProduct();
    await user.selectOptions(choice('Unità di misura'), um);
    expect(choice('Tipo di consumo').value).toBe('fixed');
    expect(choice('Tipo di consumo').disabled).toBe(true);
    expect(choice('Tipo di prezzo').value).toBe('width');
    expect(field('Consumo al m²').disabled).toBe(true);
    expect(field('Consumo al m²').value).toBe('');
    await user.click(update());
    await waitFor(() =>
      expect(server.saves()[0]).toMatchObject({ um, consumption: null, priceType: 'width' }),
    );
  });

  it('are free again in kilograms, and no price was lost [OPC-25]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.selectOptions(choice('Unità di misura'), 'mq');
    await user.selectOptions(choice('Unità di misura'), 'kg');
    expect(field('Consumo al m²').disabled).toBe(false);
    expect(choice('Tipo di prezzo').value).toBe('fixed');
    await user.type(field('Consumo al m²'), '0.3');
    await user.tab();
    expect(field('Consumo al m²').value).toBe('0,3');
    await user.click(update());
    await waitFor(() =>
      expect(server.saves()[0]).toMatchObject({ um: 'kg', consumption: 0.3, priceType: 'fixed' }),
    );
    expect(server.saves()[0]).toMatchObject({
      priceranges: [{ prices: [{ packaging: '15' }, { packaging: '5' }] }],
    });
  });

  it('send a consumption only when it is fixed [PRD-085]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.selectOptions(choice('Tipo di consumo'), 'variable');
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(server.saves()[0]).not.toHaveProperty('consumption');
  });

  it('say when the product is sold on its own or combined', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.click(screen.getByRole('switch', { name: 'Vendibile da solo' }));
    await user.click(screen.getByRole('switch', { name: 'Abbinabile' }));
    await user.click(update());
    await waitFor(() => expect(server.saves()[0]).toMatchObject({ standalone: false, combined: true }));
  });
});

describe('consumption ranges', () => {
  it('get their number as name [PRD-051]', async () => {
    const server = aProductServer(variable('Una mano'));
    const { user } = await openProduct();
    await user.click(card('Unità e consumo').getByRole('button', { name: 'Fascia di consumo' }));
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(server.saves()[0]?.consumptionranges).toMatchObject([
      { name: 'Una mano' },
      { name: 'Fascia di consumo 2' },
    ]);
  });

  it('are one at least: the last cannot be deleted [PRD-044, PRD-046]', async () => {
    aProductServer(variable('Una mano', 'Due mani'));
    const { user } = await openProduct();
    await user.click(button('Elimina Una mano'));
    expect(button('Elimina Due mani').disabled).toBe(true);
    await user.click(undo());
    expect(button('Elimina Due mani').disabled).toBe(false);
  });

  it('require other products, each with its consumption and unit', async () => {
    const server = aProductServer(variable('Armata'));
    const { user } = await openProduct();
    await user.click(button('Prodotto richiesto'));
    await user.click(update());
    expect(await screen.findByText('Scegli il prodotto')).toBeDefined();
    await user.click(choice('Prodotto richiesto'));
    await user.click(await screen.findByRole('option', { name: 'Rete Armatura' }));
    await user.type(screen.getAllByRole('textbox', { name: 'Consumo al m²' })[1] as HTMLElement, '1,1');
    await user.selectOptions(choice('Unità'), 'mq');
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(server.saves()[0]?.consumptionranges).toMatchObject([
      { requiredProducts: [{ product: 'rete', consumption: 1.1, um: 'mq' }] },
    ]);
  });
});

describe('the attachments of a product', () => {
  it('are added in the language of the switch, with trimmed name and address [PRD-069, PRD-070, OPC-29]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.click(button('Inglese'));
    expect(screen.getByText('Nessun allegato in inglese: valgono quelli in italiano.')).toBeDefined();
    await user.click(button('Aggiungi allegato'));
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

  it('can be deleted when there are some [PRD-048]', async () => {
    aProductServer();
    const { user } = await openProduct();
    expect(button('Togli tutti').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /Elimina allegato/ })).toBeNull();
    await user.click(button('Aggiungi allegato'));
    expect(button('Togli tutti').disabled).toBe(false);
    await user.click(button('Elimina allegato Allegato 1'));
    expect(button('Togli tutti').disabled).toBe(true);
    await user.click(undo());
    expect(button('Elimina allegato Allegato 1')).toBeDefined();
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
  const file = new File(['image'], 'secchio.png', { type: 'image/png' });
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
    expect(server.asked('GiveProductImage')).toEqual([
      { productId: 'silicalce', key: 'images/products/x.png', imageName: 'secchio.png' },
    ]);
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'secchio.png' }).src).toContain(
      '/files/images/products/x.png',
    );
    await user.click(update());
    await waitFor(() =>
      expect(server.saves()[0]).toMatchObject({ revision: 4, name: { it: 'Silicalce Facciata Plus' } }),
    );
  });

  it("is removed by the product's id [PRD-063, PRD-087]", async () => {
    const server = aProductServer(
      anEditableProduct({ imageUrl: '/files/images/products/a.png', imageName: 'a.png' }),
    );
    const { user } = await openProduct();
    await user.click(button('Togli immagine'));
    expect(await screen.findByText('Immagine tolta')).toBeDefined();
    expect(server.asked('TakeProductImage')).toEqual([{ productId: 'silicalce' }]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    [new File(['x'], 'logo.svg', { type: 'image/svg+xml' }), "logo.svg non è un'immagine JPEG, PNG o WebP"],
    [
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'grande.png', { type: 'image/png' }),
      'grande.png supera i 10 MB. Scegline una più leggera.',
    ],
  ])('is refused before it is sent when it cannot be taken [OPC-30]', async (wrong, message) => {
    const server = aProductServer();
    await openProduct();
    const { default: userEvent } = await import('@testing-library/user-event');
    await userEvent.setup({ applyAccept: false }).upload(input(), wrong);
    expect(screen.getByText(message)).toBeDefined();
    expect(server.asked('AllowProductImage')).toEqual([]);
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
    expect(server.asked('GiveProductImage')).toEqual([]);
    expect(screen.getByRole('img', { name: 'a.png' })).toBeDefined();
  });
});

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
    expect(update().disabled).toBe(false);
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
    expect(update().disabled).toBe(true);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});
