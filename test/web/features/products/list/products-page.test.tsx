import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { floatingButton } from '#test/support/floating-button.ts';
import { isOff } from '#test/support/is-off.ts';
import { openScreens } from '#test/support/open-screen.tsx';
import { refetchingChanged } from '#web/lib/live-channel.ts';
import {
  aListedProduct,
  aListServer,
  names,
  openList,
  place,
  priceLists,
  SuperUsersOnly,
  severalProducts,
  signIn,
  textOf,
} from './open-list.tsx';

beforeEach(() => signIn({ superUser: true }));

const searchBox = () => screen.getByRole('searchbox', { name: 'Cerca un prodotto' });
const heads = () => screen.getAllByRole('columnheader').map((head) => textOf(head));
const button = (name: string) => screen.queryByRole('button', { name });
const rowOf = (name: string) => {
  const row = within(screen.getByRole('table')).getByText(name).closest('tr');
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
};

describe('the search of products', () => {
  const products = [
    aListedProduct({ id: 'a', name: { it: 'Adda Càlce', en: 'Adda Lime' } }),
    aListedProduct({ id: 'b', name: { it: 'Piave Fissativo', en: 'Piave Primer' } }),
  ];

  it.each([
    ['calce', ['Adda Càlce']],
    ['  FISSATIVO ', ['Piave Fissativo']],
    ['a', ['Adda Càlce', 'Piave Fissativo']],
  ])('finds %j by name, whatever its case and accents [PRD-006, PRD-007, OPC-54]', async (text, found) => {
    aListServer(products);
    const { user } = await openList();
    await user.type(searchBox(), text);
    await waitFor(() => expect(names()).toEqual(found));
  });

  it('finds a product by its phase, its texts and a tag, with an error', async () => {
    aListServer([aListedProduct(), aListedProduct({ id: 'altro', name: { it: 'Altro' }, phases: [] })]);
    const { user } = await openList();
    const box = screen.getByRole('searchbox');
    for (const typed of ['idropitura', 'cartongesso', 'calce minerale']) {
      await user.clear(box);
      await user.type(box, typed);
      await waitFor(() => expect(names()).toEqual(['Adda Calce']));
    }
  });

  it('finds the name in the language of the interface or the Italian one [PRD-007]', async () => {
    await i18next.changeLanguage('en');
    try {
      aListServer(products);
      const { user } = await openList();
      const box = screen.getByRole('searchbox');
      await user.type(box, 'lime');
      await waitFor(() => expect(names()).toEqual(['Adda Lime']));
      await user.clear(box);
      await user.type(box, 'fissativo');
      await waitFor(() => expect(names()).toEqual(['Piave Primer']));
    } finally {
      await i18next.changeLanguage('it');
    }
  });

  it('says when nothing is found, and clears all filters [OPC-54, PRD-024]', async () => {
    aListServer(products);
    const { user } = await openList('/prodotti?phase=finitura');
    await user.type(searchBox(), 'zzz');
    expect(await screen.findByRole('heading', { name: 'Nessun prodotto per «zzz»' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Azzera i filtri' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(place()).toBe('/prodotti');
  });

  it('says by what the found ones are sorted', async () => {
    aListServer(products);
    const { user } = await openList();
    expect(heads()).toContain('Nome');
    await user.type(searchBox(), 'a');
    expect(heads()).toContain('Nome (per pertinenza)');
  });

  it('says that a colour code is searched elsewhere', async () => {
    aListServer(products);
    const { user } = await openList();
    await user.type(searchBox(), 'RAL 1001');
    expect(await screen.findByText(/^Il codice di un colore lo cerchi quando scegli il colore/)).toBeTruthy();
  });

  it('keeps to the chosen phase [PRD-008]', async () => {
    aListServer([
      products[0] ?? aListedProduct(),
      aListedProduct({ id: 'c', name: { it: 'Sapone' }, phases: ['pulizia'] }),
    ]);
    const { user } = await openList();
    await user.click(screen.getByRole('combobox', { name: 'Fase' }));
    await user.click(await screen.findByRole('option', { name: 'Pulizia' }));
    await waitFor(() => expect(names()).toEqual(['Sapone']));
    expect(place()).toBe('/prodotti?phase=pulizia');
  });
});

describe('archived products', () => {
  const products = [aListedProduct(), aListedProduct({ id: 'old', name: { it: 'Vecchia' }, archived: true })];

  it('show only when a super user asks for them, with a marker [PRD-009, PRD-010, PRD-022]', async () => {
    aListServer(products);
    const { user } = await openList();
    expect(names()).toEqual(['Adda Calce']);
    await user.click(screen.getByRole('switch', { name: 'Mostra archiviati' }));
    await waitFor(() => expect(names()).toEqual(['Adda Calce', 'Vecchia']));
    expect(rowOf('Vecchia').getByText('Archiviato')).toBeTruthy();
    expect(rowOf('Adda Calce').queryByText('Archiviato')).toBeNull();
  });

  it('are not found by name either, unless archived products are asked for [PRD-010]', async () => {
    aListServer(products);
    const { user } = await openList('/prodotti?search=vecchia');
    expect(screen.getByRole('heading', { name: 'Nessun prodotto per «vecchia»' })).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Mostra archiviati' }));
    await waitFor(() => expect(names()).toEqual(['Vecchia']));
  });

  it('are no ordinary user’s, whatever the address says [PRD-009, PRD-011]', async () => {
    signIn();
    aListServer(products);
    await openList('/prodotti?archived=true');
    expect(screen.queryByRole('switch', { name: 'Mostra archiviati' })).toBeNull();
    expect(names()).toEqual(['Adda Calce']);
  });
});

describe('the pages of the list', () => {
  const shown = () => screen.getByText(/^\d+–\d+ di \d+$/).textContent;

  it('have 20 rows at first, then 10, 20, 30 or all [PRD-012, PRD-013]', async () => {
    aListServer(severalProducts(43));
    const { user } = await openList();
    expect(names()).toHaveLength(20);
    const sizes = screen.getByRole('combobox', { name: 'Righe per pagina' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '20', '30', 'Tutte']);
    await user.selectOptions(sizes, 'Tutte');
    expect(shown()).toBe('1–43 di 43');
    await waitFor(() => expect(names()).toHaveLength(43));
    expect(place()).toBe('/prodotti?pageSize=all');
    await user.selectOptions(sizes, '10');
    await waitFor(() => expect(names()).toHaveLength(10));
  });

  it('are in the address, with search, phase and order, so that back finds the same place', async () => {
    aListServer(severalProducts(25));
    const { pass, user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    expect(place()).toBe('/prodotti?page=2');
    await user.click(screen.getByRole('button', { name: 'Nome' }));
    expect(place()).toBe('/prodotti?descending=true');
    await user.type(searchBox(), 't1');
    pass(250);
    expect(place()).toBe('/prodotti?search=t1&descending=true');
  });

  it('open where the address says', async () => {
    aListServer(severalProducts(75));
    await openList('/prodotti?search=tinta&page=3&pageSize=10&descending=true');
    expect([names()[0], shown()]).toEqual(['Tinta 55', '21–30 di 75']);
  });

  it('that are gone are the last one', async () => {
    aListServer(severalProducts(5));
    await openList('/prodotti?page=9');
    expect(names()).toHaveLength(5);
  });
});

describe('the columns', () => {
  it('are name and phases for everybody, price lists and flags for super users too [PRD-014, PRD-015]', async () => {
    aListServer([aListedProduct({ phases: ['pulizia', 'finitura'] })]);
    await openList();
    expect(heads()).toEqual(['Seleziona tutto', 'Nome', 'Fasi', 'Listini', 'Uso', 'Azioni']);
    expect(rowOf('Adda Calce').getByText('Pulizia, Finitura')).toBeTruthy();
  });

  it('have no flags for ordinary users [PRD-015]', async () => {
    signIn();
    aListServer([aListedProduct()]);
    await openList();
    expect(heads()).toEqual(['Nome', 'Fasi', 'Azioni']);
  });

  it('show one icon for a standalone product and another for a combined one, both with a name [PRD-016]', async () => {
    aListServer([
      aListedProduct({ id: 'a', name: { it: 'Sola' } }),
      aListedProduct({ id: 'b', name: { it: 'Combinata' }, standalone: false, combined: true }),
      aListedProduct({ id: 'c', name: { it: 'Tutte e due' }, combined: true }),
    ]);
    await openList();
    const flags = (name: string) =>
      rowOf(name)
        .queryAllByRole('img')
        .map((flag) => flag.getAttribute('aria-label'));
    expect(flags('Sola')).toEqual(['Prodotto singolo']);
    expect(flags('Combinata')).toEqual(['Prodotto combinato']);
    expect(flags('Tutte e due')).toEqual(['Prodotto singolo', 'Prodotto combinato']);
    const glyphs = rowOf('Tutte e due')
      .getAllByRole('img')
      .map((flag) => flag.firstElementChild?.className);
    expect(new Set(glyphs).size).toBe(2);
  });

  it('mark for super users what is in no price list, or in one without a price [OPC-01, OPC-03]', async () => {
    const three = ['pcu', 'pccs', 'export'];
    aListServer([
      aListedProduct({ priceLists: [] }),
      aListedProduct({ id: 'b', name: { it: 'Listata' } }),
      aListedProduct({ id: 'c', name: { it: 'Una' }, priceLists: three, withoutPrice: ['pccs'] }),
      aListedProduct({ id: 'd', name: { it: 'Due' }, priceLists: three, withoutPrice: ['pccs', 'pcu'] }),
      aListedProduct({ id: 'e', name: { it: 'Mai' }, priceLists: ['pcu'], withoutPrice: ['pcu'] }),
      aListedProduct({ id: 'f', name: { it: 'Vecchia' }, priceLists: [], archived: true }),
    ]);
    await openList('/prodotti?archived=true');
    await screen.findByText('Senza prezzo in PCCS');
    const texts = ['In nessun listino', 'Senza prezzo in PCCS', 'Senza prezzo in 2 listini', 'Senza prezzo'];
    const marks = (name: string) => texts.filter((text) => rowOf(name).queryByText(text));
    expect(marks('Adda Calce')).toEqual(['In nessun listino']);
    expect(rowOf('Adda Calce').getByText('nessun valore')).toBeTruthy();
    expect(marks('Listata')).toEqual([]);
    expect(marks('Una')).toEqual(['Senza prezzo in PCCS']);
    expect(marks('Due')).toEqual(['Senza prezzo in 2 listini']);
    expect(marks('Mai')).toEqual(['Senza prezzo']);
    expect(marks('Vecchia')).toEqual([]);
  });

  it('name the price lists of a product, or count them and tell their names on demand', async () => {
    const three = ['export', 'pccs', 'pcu'];
    aListServer([
      aListedProduct({ priceLists: ['pccs', 'pcu'] }),
      aListedProduct({ id: 'b', name: { it: 'Tutti' }, priceLists: three, withoutPrice: ['export'] }),
    ]);
    const { user } = await openList();
    expect(await rowOf('Adda Calce').findByText('PCU, PCCS')).toBeTruthy();
    await user.click(rowOf('Tutti').getByRole('button', { name: '3 listini' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Listini di Tutti' }));
    const entries = dialog
      .getAllByRole('listitem')
      .map((entry) => [...entry.childNodes].map(({ textContent }) => textContent));
    expect(entries).toEqual([['PCU'], ['PCCS'], ['Export', 'Senza prezzo']]);
  });

  it('are asked again when a price list changes', async () => {
    const server = aListServer([aListedProduct()]);
    const { queries } = await openList();
    await rowOf('Adda Calce').findByText('PCU');
    server.answers.PriceLists = () => ({
      priceLists: priceLists.map((list) => ({ ...list, revision: list.revision + 1 })),
    });
    server.answers.Products = () => ({ products: [aListedProduct({ priceLists: ['pccs'] })] });
    act(() => refetchingChanged(queries)({ entity: 'priceList', id: 'pccs' }));
    expect(await rowOf('Adda Calce').findByText('PCCS')).toBeTruthy();
  });

  it('show the picture of a product once it comes near, and a drawing where there is none', async () => {
    aListServer([
      aListedProduct({ imageUrl: '/files/images/products/calce.png' }),
      aListedProduct({ id: 'b', name: { it: 'Senza' } }),
      aListedProduct({ id: 'c', name: { it: 'Rotta' }, imageUrl: '/files/gone.png' }),
      aListedProduct({ id: 'd', name: { it: 'Strana' }, imageUrl: 'javascript:alert(1)' }),
    ]);
    await openList();
    const picture = (name: string) => screen.getByText(name).closest('tr')?.querySelector('img') ?? null;
    const shown = picture('Adda Calce');
    expect(shown?.getAttribute('src')).toBe('/files/images/products/calce.png');
    const asked = ['loading', 'width', 'height'].map((name) => shown?.getAttribute(name));
    expect(asked).toEqual(['lazy', '34', '34']);
    expect([picture('Senza'), picture('Strana')]).toEqual([null, null]);
    fireEvent.error(picture('Rotta') ?? document.body);
    expect(picture('Rotta')).toBeNull();
  });
});

describe('a row', () => {
  it('shows the details of its product to everybody [PRD-017, CDA-004]', async () => {
    signIn();
    aListServer([aListedProduct()]);
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Dettagli di Adda Calce' }));
    const dialog = await screen.findByRole('dialog', { name: 'Scheda di Adda Calce' });
    expect(await within(dialog).findByText('Pittura alla calce.')).toBeTruthy();
  });

  it('shows the details of its product to an ordinary user who presses its name', async () => {
    signIn();
    aListServer([aListedProduct()]);
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Adda Calce' }));
    expect(await screen.findByRole('dialog', { name: 'Scheda di Adda Calce' })).toBeTruthy();
  });

  it('edits its product by a button beside its name [PRD-019]', async () => {
    aListServer([aListedProduct()]);
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Modifica Adda Calce' }));
    expect(place()).toBe('/prodotti/calce');
  });

  it("shows the prices of the user's own list, range by range [PRD-078]", async () => {
    signIn();
    aListServer([aListedProduct()]);
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Dettagli di Adda Calce' }));
    const head = await screen.findByRole('heading', { name: 'Prezzi del tuo listino' });
    const texts = [...(head.parentElement?.querySelectorAll('p, li') ?? [])].map(textOf);
    expect(texts).toEqual(['Bianco', '14 kg 84,50 €', 'Tinte medie', '14 kg 112,335 €', '4,5 kg 40,00 €']);
  });

  it('offers the attachments by their names, asked for when wanted, each in a new tab [PRD-018, CER-009, CER-010, CER-011]', async () => {
    signIn();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const server = aListServer([aListedProduct()]);
    const { user } = await openList();
    expect(server.asked('Product')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Allegati di Adda Calce' }));
    const label = (name: string) => screen.findByRole('menuitem', { name });
    for (const name of ['Scheda di posa', 'EPD', 'Posa in opera', 'Allegato 4'])
      expect(await label(name)).toBeTruthy();
    await user.click(within(await label('EPD')).getByText('EPD'));
    expect(opened).toHaveBeenCalledWith('https://example.com/epd.pdf', '_blank', 'noopener,noreferrer');
  });

  it('has no download without attachments in the language or in Italian [PRD-018, OPC-29]', async () => {
    aListServer([aListedProduct({ attachmentLanguages: ['en', 'de'] })]);
    await openList();
    const download = screen.getByRole('button', { name: 'Allegati di Adda Calce' });
    expect([isOff(download), download.title]).toEqual([true, 'Nessun allegato per Adda Calce']);
  });

  it('leads a super user to the product, and an ordinary one nowhere [PRD-019, PRD-020, PRD-071]', async () => {
    aListServer([aListedProduct()]);
    const { user } = await openList('/prodotti?search=adda');
    await user.click(screen.getByRole('link', { name: 'Adda Calce' }));
    expect(place()).toBe('/prodotti/calce');
    expect(window.history.state.usr).toEqual({ back: '/prodotti?search=adda' });
  });

  it('has no edit and no delete for an ordinary user [PRD-019, PRD-020, PRD-071]', async () => {
    signIn();
    aListServer([aListedProduct()]);
    await openList();
    for (const name of ['Modifica Adda Calce', 'Altre azioni su Adda Calce', 'Nuovo prodotto'])
      expect(button(name)).toBeNull();
  });
});

describe('a new product', () => {
  it('is begun by the floating button, which super users alone have [PRD-023]', async () => {
    aListServer([aListedProduct()]);
    const { user } = await openList('/prodotti?page=1');
    await user.click(floatingButton('Nuovo prodotto'));
    expect(place()).toBe('/prodotti/nuovo');
  });

  it('is begun by the key n [PRD-023]', async () => {
    aListServer([aListedProduct()]);
    const { user } = await openList('/prodotti?page=1');
    await user.keyboard('n');
    expect(place()).toBe('/prodotti/nuovo');
  });

  it('is not begun by the key of an ordinary user [PRD-023, PRD-071]', async () => {
    signIn();
    aListServer([aListedProduct()]);
    const { user } = await openList();
    await user.keyboard('n');
    expect(place()).toBe('/prodotti');
  });
});

describe('a list without products', () => {
  it('says so, and lets super users add the first one [PRD-024, PRD-025]', async () => {
    aListServer([]);
    const { user } = await openList();
    const empty = within(screen.getByText('Nessun prodotto').closest('section') ?? document.body);
    await user.click(empty.getByRole('button', { name: 'Nuovo prodotto' }));
    expect(place()).toBe('/prodotti/nuovo');
  });

  it('says so to ordinary users, without a button [PRD-024, PRD-025]', async () => {
    signIn();
    aListServer([]);
    await openList();
    expect(screen.getByText('Nessun prodotto')).toBeTruthy();
    expect(button('Nuovo prodotto')).toBeNull();
  });
});

it('the list that is open shows what others change [PRD-080]', async () => {
  const server = aListServer([aListedProduct()]);
  const { queries } = await openList();
  server.answers.Products = () => ({ products: [aListedProduct({ name: { it: 'Nuovo nome' } })] });
  act(() => refetchingChanged(queries)({ entity: 'product', id: 'calce' }));
  expect(await screen.findByText('Nuovo nome')).toBeTruthy();
});

describe('the pages for super users', () => {
  const open = () =>
    openScreens('/prodotti/calce', {
      '/prodotti/*': () => (
        <Routes>
          <Route element={<SuperUsersOnly />}>
            <Route path=":id" element={<p>the form</p>} />
          </Route>
        </Routes>
      ),
    });

  it('tell ordinary users that they may not, and lead to the list [OPC-32, PRD-071]', async () => {
    signIn();
    open();
    expect(await screen.findByRole('heading', { name: 'Non puoi modificare i prodotti' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vai ai prodotti' }).getAttribute('href')).toBe('/prodotti');
    expect(screen.queryByText('the form')).toBeNull();
  });

  it('open for super users [PRD-005]', () => {
    open();
    expect(screen.getByText('the form')).toBeTruthy();
  });
});
