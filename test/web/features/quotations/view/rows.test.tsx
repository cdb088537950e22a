import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { aServer, cellOf, openQuotation, packsOf, rowOf, signIn, textOf } from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';

beforeEach(() => {
  signIn();
});

describe('a row', () => {
  it('shows its numbers the Italian way', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(textOf(cellOf(detergent, 'Consumo al m²'))).toBe('0,10 l/m²');
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
    expect(packsOf(detergent)).toBe('7 × 5 l');
    expect(textOf(cellOf(detergent, 'Sconto'))).toBe('16,21 %');
    expect(textOf(cellOf(detergent, 'Costo'))).toBe('249,28 €sconto 16,21 % da 297,50 €');
    expect(textOf(cellOf(detergent, 'Incidenza al m²'))).toContain('0,71 €');
  });

  const showSign = async (count: number, name: string) => {
    const prices = [{ id: 'p', packaging: 5, quantity: count, price: 10 }];
    aServer({
      quotation: aQuotation({
        selectedProducts: [aRow({ priceranges: [{ name: '', colors: [], prices }] })],
      }),
    });
    await openQuotation();
    const { classList } = within(cellOf(detergent, 'Quantità')).getByRole('img', { name });
    return { text: textOf(cellOf(detergent, 'Quantità')), look: classList.value };
  };

  it('of too few packages shows < in the error colour [QCA-025]', async () => {
    expect(await showSign(6, 'meno del fabbisogno')).toEqual({
      text: '<30 lsu 32 lmancano 2 l',
      look: 'sign lt',
    });
  });

  it('of too many packages shows > in the warning colour [QCA-027]', async () => {
    expect(await showSign(8, 'più del fabbisogno')).toEqual({ text: '>40 lsu 32 l', look: 'sign gt' });
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

  it('of pieces shows 1 pz and no need [QCA-024]', async () => {
    const priceranges = [
      { name: '', colors: [], prices: [{ id: 'p', packaging: 25, quantity: 1, price: 12.9 }] },
    ];
    aServer({
      quotation: aQuotation({ selectedProducts: [aRow({ um: 'pz', priceranges, consumption: null })] }),
    });
    await openQuotation();
    expect(packsOf(detergent)).toBe('1 × 1 pz');
    expect(textOf(cellOf(detergent, 'Quantità'))).toBe('1 pz');
  });

  it('says why it lacks the colour that the guided test was answered with [OPW-67, QVW-026]', async () => {
    const prices = [{ id: 'p', packaging: 5, quantity: 4, price: 10 }];
    const paint = (sId: string, colors: string[]) =>
      aRow({ sId, name: { it: sId }, priceType: 'colors', priceranges: [{ name: '', colors, prices }] });
    const color = { code: 'TN 1', r: 1, g: 2, b: 3 };
    aServer({
      quotation: aQuotation({ color, selectedProducts: [paint('Calce', []), paint('Quarzo', ['tn 1'])] }),
    });
    await openQuotation();
    const said = 'TN 1 non è disponibile per questo prodotto';
    expect(within(rowOf('Calce')).getByText(said)).toBeTruthy();
    expect(within(rowOf('Quarzo')).queryByText(said)).toBeNull();
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

  it('shows the price range of a row that is priced by colour; the others have none to choose [QVW-024, QCA-009]', async () => {
    const ranges = (names: readonly string[]) => names.map((name) => ({ name, colors: [], prices: [] }));
    const priceranges = ranges(['Tinte chiare', 'Tinte forti']);
    const priced = (['colors', 'fixed', 'width'] as const).map((priceType) =>
      aRow({ sId: priceType, name: { it: priceType }, priceType, priceRange: 1, priceranges }),
    );
    aServer({ quotation: aQuotation({ selectedProducts: priced }) });
    await openQuotation();
    const shown = priced.map(({ sId }) => textOf(rowOf(sId).querySelector('.badges .badge.line')));
    expect(shown).toEqual(['Tinte forti', '', '']);
  });

  it('marks a missing colour in red and in words [QVW-026]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    const mark = within(rowOf('Velacalce Protettivo')).getByText('Colore mancante').closest('.badge');
    expect(mark?.classList).toContain('err');
    expect(within(rowOf('Silicalce Facciata')).queryByText('Colore mancante')).toBeNull();
  });

  it('shows the covered area when it is only required by others', async () => {
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
