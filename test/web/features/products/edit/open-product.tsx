import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { anEditableProduct, type EditableProduct } from '#test/support/builders/editable-product.ts';
import { openScreens, signIn } from '#test/support/open-screen.tsx';
import NewProductPage from '#web/features/products/edit/new-product-page.tsx';
import ProductPage from '#web/features/products/edit/product-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';

type Saved = { product: Record<string, unknown> & { revision: number; name: { it: string } } };
type Made = { key: string; product: Record<string, unknown>; priceLists: string[] };
type MemberChange = { id: string; join: string[]; leave: string[] };
type Texts = {
  name: string;
  details: string;
  specs: string;
  consumptionranges: [];
  priceranges: { name: string }[];
};

const text = (it: string) => ({ it, en: null, de: null });
const english = (italian: string) => (italian ? italian.replace('Fascia', 'Range').concat(' (en)') : '');

/** A server with a product, price lists and phases, which keeps what is saved. */
export function aProductServer(product: EditableProduct = anEditableProduct()) {
  let stored = product;
  const next = (changes: Partial<EditableProduct>) => {
    stored = { ...stored, ...changes, revision: stored.revision + 1 };
    return stored;
  };
  const members = new Map([
    ['pcu', ['altro', product.id]],
    ['pccs', ['altro']],
  ]);
  const image = (imageUrl: string | null, imageName: string | null) => {
    const { revision } = next({ imageUrl, imageName });
    return { imageUrl, imageName, revision };
  };
  const server = aServer({
    EditableProduct: () => ({ editableProduct: stored }),
    Phases: () => ({
      phases: [
        { id: 'finitura', name: text('Finitura') },
        { id: 'fondo', name: text('Fondo') },
      ],
    }),
    ProductNames: () => ({ products: [{ id: 'rete', name: text('Rete Armatura') }] }),
    PriceListNames: () => ({
      priceLists: [
        { id: 'pcu', name: 'Imbianchini' },
        { id: 'pccs', name: 'Rivenditori' },
      ],
    }),
    Colours: () => ({ colours: [] }),
    ListsOfProduct: () => ({
      productUses: [...members].flatMap(([id, products]) =>
        products.includes(product.id) ? [{ kind: 'PRICE_LIST', id }] : [],
      ),
    }),
    ChangePriceListProducts: ({ id, join, leave }: MemberChange) => {
      const before = members.get(id) ?? [];
      const [joined, left] = [
        join.filter((one) => !before.includes(one)),
        leave.filter((one) => before.includes(one)),
      ];
      members.set(id, [...before.filter((one) => !leave.includes(one)), ...joined]);
      return { changePriceListProducts: { id, joined, left } };
    },
    UsersOfList: () => ({ priceListUses: { users: 12 } }),
    UpdateProduct: ({ product: sent }: Saved) => {
      if (sent.revision !== stored.revision) throw new GraphqlFailure('conflict', { by: 'Luca Moretti' });
      return { updateProduct: next({ name: { en: null, de: null, ...sent.name } }) };
    },
    DuplicateProduct: () => ({ duplicateProduct: 'copia' }),
    CreateProduct: () => ({ createProduct: 'silicalce' }),
    SetProductArchived: ({ archived }: { archived: boolean }) => ({ archiveProduct: next({ archived }) }),
    UploadProductImage: () => ({
      uploadProductImage: {
        key: 'uploads/images/products/x.png',
        url: 'https://files.example',
        fields: [{ name: 'a', value: 'b' }],
      },
    }),
    UpdateProductImage: ({ imageName }: { imageName: string }) => ({
      updateProductImage: image('/files/images/products/x-1.png', imageName),
    }),
    RemoveProductImage: () => ({ removeProductImage: image(null, null) }),
    TranslateProduct: ({ productData }: { productData: Texts }) => ({
      translateProduct: {
        success: true,
        translations: {
          name: english(productData.name),
          details: english(productData.details),
          specs: english(productData.specs),
          consumptionRanges: productData.consumptionranges.map((_, index) => ({ index, name: 'Range' })),
          priceRanges: productData.priceranges.map(({ name }, index) => ({ index, name: english(name) })),
        },
      },
    }),
  });
  return {
    ...server,
    saves: () => server.asked<Saved>('UpdateProduct').map((sent) => sent.product),
    made: () => server.asked<Made>('CreateProduct'),
    /** The products of each price list. */
    members,
    /** Somebody else saves. */
    savedElsewhere: (changes: Partial<EditableProduct>) => next({ ...changes, updatedBy: 'Luca Moretti' }),
  };
}

const screens = (newId: () => string) => ({
  '/prodotti/nuovo': (timer: never) => <NewProductPage timer={timer} newId={newId} />,
  '/prodotti/:id': (timer: never) => <ProductPage timer={timer} newId={newId} />,
});

export function openAddress(address: string) {
  signIn({ superUser: true });
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `n${ids}`;
  };
  return openScreens(address, screens(newId) as never);
}

/** The form of the stored product, with its price lists. */
export async function openProduct() {
  const opened = openAddress('/prodotti/silicalce');
  await screen.findByRole('columnheader', { name: 'Rivenditori' });
  return opened;
}

export async function openNewProduct() {
  const opened = openAddress('/prodotti/nuovo');
  await screen.findByRole('columnheader', { name: 'Rivenditori' });
  return opened;
}

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const card = (name: string) => within(screen.getByRole('region', { name }));
export const choice = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
export const price = (pack: string, list: string) =>
  screen.getAllByRole<HTMLInputElement>('textbox', {
    name: `Prezzo della confezione ${pack}, ${list}`,
  })[0] as HTMLInputElement;
export const size = (number: number) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: `Confezione ${number}` })[0] as HTMLInputElement;
export const update = () => button('Aggiorna');
/** That of the message: the toolbars of the texts have one too. */
export const undo = () => screen.getAllByRole('button', { name: 'Annulla' }).at(-1) as HTMLElement;
/** Writes at once what takes long to type. */
export const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

/** A name of its own for the text in a rich text editor. */
export const richText = (name: string) => screen.findByRole('textbox', { name });

/** Writes into a rich text: typing is the browser's own. */
export async function write(name: string, markup: string) {
  const { editor } = (await richText(name)) as HTMLElement & {
    editor: { commands: { setContent: (markup: string, options: { emitUpdate: boolean }) => void } };
  };
  editor.commands.setContent(markup, { emitUpdate: true });
}

/** Files go to the store by XMLHttpRequest; the test says how far they are. */
export function anUpload() {
  const sent: { url: string; body: FormData }[] = [];
  let now: { upload: { onprogress?: (event: object) => void }; onload?: () => void; status: number };
  class Request {
    upload = {};
    status = 204;
    onload?: () => void;
    onerror?: () => void;
    url = '';
    open(_method: string, url: string) {
      this.url = url;
      now = this;
    }
    send(body: FormData) {
      sent.push({ url: this.url, body });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return {
    sent,
    started: () => waitFor(() => sent.length > 0 || Promise.reject(new Error('No upload began'))),
    progress: (loaded: number) => now.upload.onprogress?.({ loaded, total: 100, lengthComputable: true }),
    end: (status = 204) => {
      now.status = status;
      now.onload?.();
    },
  };
}
