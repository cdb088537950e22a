import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aColouredRow,
  anOwner,
  aQuotation,
  aRequiredRow,
  aRequiringRow,
  aRow,
} from '#test/support/builders/document.ts';
import {
  aServer,
  cellOf,
  columns,
  openMenu,
  openQuotation,
  rowOf,
  signIn,
  textOf,
  totalRow,
} from './open-quotation.tsx';

const always = ['Allegati', 'Prodotto', 'Consumo al m²', 'Superficie', 'Confezioni', 'Quantità', 'Azioni'];
const noDiscounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };
const detergent = 'Sanalga Detergente Antialghe';

beforeEach(() => {
  signIn();
});

describe('the columns', () => {
  it('are all there with an owner price list and a discount, in the order of the specification [QVW-016, QVW-017, QVW-018, QVW-019]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(columns().map((head) => head?.replace('Somma tutte le incidenze', ''))).toEqual([
      'Allegati',
      'Prodotto',
      'Consumo al m²',
      'Incidenza al m²',
      'Superficie',
      'Confezioni',
      'Quantità',
      'Sconto',
      'Costo',
      'Azioni',
    ]);
  });

  it('have no discount while nothing is discounted [QVW-018]', async () => {
    aServer({ quotation: aQuotation({ ...noDiscounts, selectedProducts: [aRow()] }) });
    await openQuotation();
    expect(columns()).not.toContain('Sconto');
    expect(columns()).toContain('Costo');
  });

  it('have no money at all without an owner price list [QVW-012, QVW-014, QVW-016, QVW-017, QVW-019, QCA-003]', async () => {
    aServer({ quotation: aQuotation({ pricelist: null }) });
    const { user } = await openQuotation();
    expect(columns()).toEqual(always);
    expect(textOf(document.body)).not.toContain('€');
    expect(screen.queryByRole('switch', { name: 'Mostra listino' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sconto globale' })).toBeNull();
    expect(await openMenu(user, `Azioni su ${detergent}`)).not.toContain('Sconto');
  });
});

describe('the toolbar', () => {
  it('has both switches and the global discount with an owner price list [QVW-012, QVW-013, QVW-014]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(screen.getByRole('switch', { name: 'Mostra listino' })).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Mostra schede e specifiche' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sconto globale' })).toBeTruthy();
  });

  it('keeps the specs for everybody [QVW-013]', async () => {
    aServer({ quotation: aQuotation({ pricelist: null }) });
    await openQuotation();
    expect(screen.getByRole('switch', { name: 'Mostra schede e specifiche' })).toBeTruthy();
  });

  it('shows and hides the price rows [QVW-028]', async () => {
    aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    const shown = screen.getByRole('switch', { name: 'Mostra listino' });
    expect(screen.queryByText('42,50 €/conf.', { exact: false })).toBeNull();
    await user.click(shown);
    const prices = screen.getByText(`Listino di ${detergent}`).closest('tr');
    expect(textOf(prices)).toContain('5 l 42,50 €/conf.');
    await user.click(shown);
    expect(screen.queryByText(`Listino di ${detergent}`)).toBeNull();
  });

  it('shows and hides the spec rows, without scripts in them [QVW-029]', async () => {
    const specs = { it: '<p>Diluire 1:5</p><script>alert(1)</script>' };
    aServer({ quotation: aQuotation({ selectedProducts: [aRow({ specs })] }) });
    const { user } = await openQuotation();
    const shown = screen.getByRole('switch', { name: 'Mostra schede e specifiche' });
    expect(screen.queryByText('Diluire 1:5')).toBeNull();
    await user.click(shown);
    expect(screen.getByText('Diluire 1:5')).toBeTruthy();
    expect(document.querySelector('.quote script')).toBeNull();
    await user.click(shown);
    expect(screen.queryByText('Diluire 1:5')).toBeNull();
  });
});

describe('a row', () => {
  it('shows its numbers the Italian way', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(textOf(cellOf(detergent, 'Consumo al m²'))).toBe('0,10 l/m²');
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
    expect(textOf(cellOf(detergent, 'Confezioni'))).toBe('7 × 5 l');
    expect(textOf(cellOf(detergent, 'Sconto'))).toBe('16,21 %');
    expect(textOf(cellOf(detergent, 'Costo'))).toBe('249,28 €sconto 16,21 % da 297,50 €');
    expect(textOf(cellOf(detergent, 'Incidenza al m²'))).toContain('0,71 €');
  });

  it.each([
    [6, '<', 'meno del fabbisogno', 'lt', 'QCA-025'],
    [8, '>', 'più del fabbisogno', 'gt', 'QCA-027'],
  ])('of %i packages compares with the need by %s [QCA-025, QCA-027]', async (count, sign, name, look) => {
    const priceranges = [
      { name: '', colors: [], prices: [{ id: 'p', packaging: 5, quantity: count, price: 10 }] },
    ];
    aServer({ quotation: aQuotation({ selectedProducts: [aRow({ priceranges })] }) });
    await openQuotation();
    const shown = within(cellOf(detergent, 'Quantità')).getByRole('img', { name });
    expect(shown.textContent).toBe(sign);
    expect(shown.classList).toContain(look);
    expect(textOf(cellOf(detergent, 'Quantità'))).toBe(`${sign}${count * 5} lsu 32 l`);
  });

  it('of exactly the need compares by = in the neutral colour [QCA-026]', async () => {
    const priceranges = [
      { name: '', colors: [], prices: [{ id: 'p', packaging: 8, quantity: 4, price: 10 }] },
    ];
    aServer({ quotation: aQuotation({ selectedProducts: [aRow({ priceranges })] }) });
    await openQuotation();
    const shown = within(cellOf(detergent, 'Quantità')).getByRole('img', { name: 'pari al fabbisogno' });
    expect(shown.textContent).toBe('=');
    expect(shown.classList).toContain('eq');
  });

  it('of pieces says 1 pz and no need [QCA-024]', async () => {
    const priceranges = [
      { name: '', colors: [], prices: [{ id: 'p', packaging: 25, quantity: 1, price: 12.9 }] },
    ];
    aServer({
      quotation: aQuotation({ selectedProducts: [aRow({ um: 'pz', priceranges, consumption: null })] }),
    });
    await openQuotation();
    expect(textOf(cellOf(detergent, 'Confezioni'))).toBe('1 × 1 pz');
    expect(textOf(cellOf(detergent, 'Quantità'))).toBe('=1 pz');
  });

  it('uses the price list of the owner, not that of the viewer [QCA-002]', async () => {
    signIn({ uid: 'sandra', pricelist: 'another' });
    aServer({ quotation: aQuotation({ selectedProducts: [aRow()] }) });
    await openQuotation();
    expect(textOf(cellOf(detergent, 'Costo'))).toBe('297,50 €');
  });

  it('shows its badges: consumption, combined, price range, colour [QVW-022, QVW-023, QVW-024, QVW-025]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    const badges = (product: string) =>
      [...(rowOf(product).querySelectorAll('.badges span.badge') ?? [])].map((badge) => textOf(badge));
    expect(badges(detergent)).toEqual([]);
    expect(badges('Rasacalce Fibro')).toEqual(['Rasatura armata']);
    expect(badges('Rete Armatura 160')).toEqual(['Abbinato a Rasacalce Fibro']);
    expect(badges('Silicalce Facciata')).toEqual(['Fascia 2 · tinte medie', 'CC 214 · Terre naturali']);
  });

  it('marks a missing colour in red and in words [QVW-026]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    const mark = within(rowOf('Velacalce Protettivo')).getByText('Colore mancante').closest('.badge');
    expect(mark?.classList).toContain('err');
    expect(within(rowOf('Silicalce Facciata')).queryByText('Colore mancante')).toBeNull();
  });

  it('shows no area of its own when it only comes along, but the area it covers', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(textOf(cellOf('Rete Armatura 160', 'Superficie'))).toBe('—nessun valoresu 45,5 m²');
    expect(textOf(cellOf('Rete Armatura 160', 'Consumo al m²'))).toBe('da abbinamento1,10 m²/m² su 45,5 m²');
  });

  it('shows a dash, not 0,00, when its product has no price', async () => {
    const priceranges = [
      { name: '', colors: [], prices: [{ id: 'p', packaging: 5, quantity: 7, price: null }] },
    ];
    aServer({ quotation: aQuotation({ selectedProducts: [aRow({ priceranges })] }) });
    await openQuotation();
    expect(textOf(cellOf(detergent, 'Costo'))).toBe('—nessun valore');
  });

  it('hides packages without a price in the owner list [QCA-020]', async () => {
    const prices = [
      { id: 'a', packaging: 15, quantity: 0, price: null },
      { id: 'b', packaging: 5, quantity: 7, price: 10 },
    ];
    aServer({
      quotation: aQuotation({
        selectedProducts: [aRow({ priceranges: [{ name: '', colors: [], prices }] })],
      }),
    });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: /^Confezioni di Sanalga/ }));
    await screen.findByRole('dialog');
    expect(screen.getAllByRole('spinbutton').map((count) => count.getAttribute('aria-label'))).toEqual([
      'Confezioni da 5\u00a0l',
    ]);
  });
});

describe('the attachments of a row', () => {
  const url = 'https://www.calcecolore.example/sheet.pdf?v=2';
  const attachments_i18n = {
    it: [
      { url, category: 'scheda-tecnica', name: '' },
      { url: 'https://other.example/a.pdf', name: 'Certificato di prova' },
    ],
  };

  it('are offered in a menu and open in a new tab, on the national host [QVW-020, QVW-072, QVW-073]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    aServer({ quotation: aQuotation({ selectedProducts: [aRow({ attachments_i18n })] }) });
    const { user } = await openQuotation();
    expect(await openMenu(user, `Allegati di ${detergent}`)).toEqual([
      'Scheda tecnica',
      'Certificato di prova',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Scheda tecnica' }));
    const [address, target, features] = open.mock.calls[0] ?? [];
    expect(address).toBe('https://it.calcecolore.example/sheet.pdf?v=2');
    expect([target, features]).toEqual(['_blank', 'noopener,noreferrer']);
    open.mockRestore();
  });

  it('are a closed menu when there are none [QVW-020]', async () => {
    aServer({ quotation: aQuotation({ selectedProducts: [aRow()] }) });
    await openQuotation();
    const menu = screen.getByRole<HTMLButtonElement>('button', { name: `Allegati di ${detergent}` });
    expect(menu.disabled).toBe(true);
  });
});

describe('the total', () => {
  it('sums the costs and counts the products [QVW-031, QCA-041]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    const costs = [...document.querySelectorAll('.quote tbody .c-cost > .nowrap')].map(textOf);
    expect(costs).toEqual(['249,28 €', '179,10 €', '71,50 €', '945,15 €', '693,78 €']);
    expect(totalRow()).toContain('5 prodotti, prezzo di listino 2.538,75 €, sconto 399,94 €');
    expect(totalRow()).toContain('2.138,81 €');
  });

  it('sums the ticked incidences alone and follows the ticks [QVW-030, QVW-032, QCA-040]', async () => {
    aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    expect(totalRow()).toContain('0,71 €1 incidenza su 5');
    await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
    expect(totalRow()).toContain('4,29 €2 incidenze su 5');
    await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
    expect(totalRow()).toContain('3,58 €1 incidenza su 5');
  });

  it('has a tick for all of them', async () => {
    aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Somma tutte le incidenze' });
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(totalRow()).toContain('5 incidenze su 5');
    await user.click(all);
    expect(totalRow()).toContain('0,00 €0 incidenze su 5');
  });
});

describe('the warning', () => {
  const other = { uid: 'sandra', pricelist: 'pcu' };

  it('is absent for an owner with a price list [QVW-043]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(document.querySelector('.alert')).toBeNull();
  });

  it('says that the viewer is not the owner [QVW-040]', async () => {
    signIn(other);
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(
      screen.getByText('Questo preventivo è di Marta Bellini: i prezzi sono quelli del suo listino.'),
    ).toBeTruthy();
  });

  it('says that the viewer has no price list [QVW-041]', async () => {
    signIn({ pricelist: null });
    aServer({ quotation: aQuotation({ pricelist: null }) });
    await openQuotation();
    expect(screen.getByText('Non hai ancora un listino: vedi quantità e schede, non i prezzi.')).toBeTruthy();
  });

  it('lists every reason at once [QVW-040, QVW-041, QVW-042]', async () => {
    signIn({ uid: 'sandra', pricelist: null });
    aServer({ quotation: aQuotation({ pricelist: null, user: anOwner() }) });
    await openQuotation();
    const reasons = within(document.querySelector<HTMLElement>('.alert') ?? document.body).getAllByRole(
      'listitem',
    );
    expect(reasons.map(textOf)).toEqual([
      'Questo preventivo è di Marta Bellini.',
      'Tu non hai ancora un listino.',
      'Marta Bellini non ha ancora un listino: vedi quantità e schede, non i prezzi.',
    ]);
  });
});

it('orders the badges of a row that has them all', async () => {
  const row = aColouredRow({
    consumptionType: 'variable',
    consumptionranges: [{ name: 'Due mani', consumption: 0.28, requiredProducts: [] }],
    combined: true,
    standalone: false,
  });
  aServer({ quotation: aQuotation({ selectedProducts: [row] }) });
  await openQuotation();
  const badges = [...rowOf('Silicalce Facciata').querySelectorAll('.badges span.badge')].map(textOf);
  expect(badges).toEqual(['Due mani', 'Abbinato', 'Fascia 2 · tinte medie', 'CC 214 · Terre naturali']);
});

it('speaks English when the interface does', async () => {
  const { default: i18next } = await import('i18next');
  await i18next.changeLanguage('en');
  aServer({ quotation: aQuotation({ selectedProducts: [aRow(), aRequiringRow(), aRequiredRow()] }) });
  await openQuotation();
  expect(screen.getByRole('button', { name: 'Sanalga Algae Cleaner' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Packages' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rasacalce Fibro' }).lang).toBe('it');
});
