import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aColouredRow, aQuotation, aRow } from '#test/support/builders/document.ts';
import { findColours } from '#web/features/quotations/view/colour/find-colours.ts';
import { aServer, openQuotation, signIn, textOf } from './open-quotation.tsx';

const colour = (code: string, [r, g, b]: number[] = [], colorlist = 'Terre naturali') =>
  ({ code, r, g, b, colorlist, hbw: null }) as PublishedColour;
const colours = [
  colour('CC 101', [240, 230, 210]),
  colour('CC 214', [211, 161, 95]),
  colour('CC 322', [200, 80, 60]),
  colour('RAL 1001', [208, 176, 132], 'RAL Classic'),
  colour('RAL 3009', [109, 52, 45], 'RAL Classic'),
];
const finish = aColouredRow();
const [white, medium] = finish.priceranges;
if (!white || !medium) throw new Error('Two price ranges are expected');
/** CC 322 and RAL 3009 are in no price range. */
const row = aColouredRow({
  priceranges: [white, { ...medium, colors: ['CC 101', 'CC 214', 'RAL 1001'] }],
});

async function open(changes: Partial<Quotation> = {}) {
  aServer({ quotation: aQuotation({ selectedProducts: [row], ...changes }), colours });
  const { user } = await openQuotation();
  const openSelector = async () => {
    await user.click(screen.getAllByRole('button', { name: /, colore di Silicalce/ })[0] as HTMLElement);
    await screen.findByRole('radiogroup', { name: 'Colori disponibili' });
  };
  await openSelector();
  return { user, openSelector };
}
const search = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Codice, nome o hex' });
const folder = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cartella' });
const swatches = () =>
  screen
    .getAllByRole('radio')
    .map((swatch) => (swatch.getAttribute('aria-label') ?? textOf(swatch)).replace(/\s+/g, ' '));
const dialog = () => within(screen.getByRole('dialog'));
const atHand = (name: string) => {
  const group = screen.queryByRole('toolbar', { name });
  return group ? within(group).getAllByRole('button').map(textOf) : [];
};
const chosen = () => textOf(document.querySelector('.chosen-colour'));
const change = () => [...document.querySelectorAll('.range-change > div')].map(textOf);

beforeEach(() => {
  signIn();
});

describe('the search of the colour selector', () => {
  it('finds by the name of the folder, beyond the chosen one too', async () => {
    const { user } = await open();
    await user.type(search(), 'classic');
    expect(swatches()).toEqual(['RAL 1001', 'RAL 3009, non disponibile per questo prodotto']);
    expect(dialog().getByText('Nessun "classic" in Terre naturali: ecco le altre cartelle')).toBeTruthy();
    await user.clear(search());
    await user.type(search(), 'terre 101');
    expect(swatches()).toEqual(['CC 101']);
  });

  it('sorts by likeness to a typed colour, unavailable ones last, and shows the difference', async () => {
    const { user } = await open();
    await user.type(search(), '#D2A05E');
    expect(swatches()).toEqual([
      'CC 214, ΔE 0,3',
      'RAL 1001, ΔE 7,0',
      'CC 101, ΔE 21,7',
      'Bianco, ΔE 29,9',
      'CC 322, ΔE 28,1, non disponibile per questo prodotto',
      'RAL 3009, ΔE 44,5, non disponibile per questo prodotto',
    ]);
    expect(folder().selectedOptions[0]?.textContent).toBe('Tutte le cartelle');
    expect(dialog().getByText('Dal più simile a #D2A05E')).toBeTruthy();
    expect(chosen()).toContain('ΔE 0,3 · differenza impercettibile rispetto a #D2A05E');
    await user.click(screen.getByRole('radio', { name: /^RAL 1001/ }));
    expect(chosen()).toContain('ΔE 7,0 · un altro colore');
    await user.selectOptions(folder(), 'RAL Classic');
    expect(swatches()).toHaveLength(3);
  });

  it('takes six digits without a sign as a colour, unless they are part of a code', async () => {
    const { user } = await open();
    await user.type(search(), 'd2a05e');
    expect(swatches()[0]).toBe('CC 214, ΔE 0,3');
    const numbered = [colour('D2 A05E-1', [0, 0, 0])];
    const { shown, typed } = findColours(numbered, { row, folder: '', search: 'd2a05e' });
    expect([shown, typed]).toEqual([numbered, undefined]);
  });

  it('takes an incomplete colour as text and says that digits are missing', async () => {
    const { user } = await open();
    await user.type(search(), '#12');
    expect(dialog().getByText('Nessun colore con "#12"')).toBeTruthy();
    expect(dialog().getByText(/^Per trovare i colori simili scrivi un colore intero/)).toBeTruthy();
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('picks the colour that it means by Enter, and confirms it by the next one', async () => {
    const { user } = await open();
    await user.type(search(), 'ral1001{Enter}');
    expect(chosen()).toContain('RAL 1001');
    expect(document.activeElement).toBe(search());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: /RAL 1001.*colore di Silicalce/ })).toBeTruthy();
  });

  it('moves the focus by Enter while it means several', async () => {
    const { user } = await open();
    await user.type(search(), 'classic{Enter}');
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('moves the focus to the found colours by Enter, without confirming', async () => {
    const { user } = await open();
    await user.type(search(), '#D0B084{Enter}');
    expect(document.activeElement?.textContent).toContain('RAL 1001');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('radio', { checked: true }).textContent).toContain('RAL 1001');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: /RAL 1001.*colore di Silicalce/ })).toBeTruthy();
  });

  it('confirms nothing by an Enter that is held after it picked', async () => {
    const { user } = await open();
    await user.type(search(), '#D0B084{Enter}');
    await user.keyboard('{Enter}');
    const picked = screen.getByRole('radio', { checked: true });
    expect(picked.textContent).toContain('RAL 1001');
    fireEvent.keyDown(picked, { key: 'Enter', repeat: true });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('the colours at hand', () => {
  it('are those of the quotation and those chosen lately that the product comes in', async () => {
    localStorage.setItem(
      'recent-colours:marta',
      JSON.stringify([
        { code: 'RAL 3009', colorlist: 'RAL Classic' },
        { code: 'RAL 1001', colorlist: 'RAL Classic' },
        { code: 'CC 214', colorlist: 'Terre naturali' },
        { code: 'no longer', colorlist: 'published' },
      ]),
    );
    const other = aRow({ color: { code: 'CC 101', r: 1, g: 2, b: 3 }, colorlist: 'Terre naturali' });
    const none = aRow({
      sId: 'none',
      color: { code: 'CC 322', r: 1, g: 2, b: 3 },
      colorlist: 'Terre naturali',
    });
    const { user } = await open({ selectedProducts: [row, other, none] });
    expect(atHand('In questo preventivo')).toEqual(['CC 214', 'CC 101']);
    expect(atHand('Scelti di recente')).toEqual(['RAL 1001']);
    await user.click(dialog().getByRole('button', { name: 'RAL 1001', pressed: false }));
    expect(chosen()).toContain('RAL Classic');
    expect(dialog().getByRole('button', { name: 'RAL 1001', pressed: true })).toBeTruthy();
  });

  it('move by arrows and give way to a search', async () => {
    const other = aRow({ color: { code: 'CC 101', r: 1, g: 2, b: 3 }, colorlist: 'Terre naturali' });
    const { user } = await open({ selectedProducts: [row, other] });
    dialog().getByRole('button', { name: 'CC 214' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('CC 101');
    await user.keyboard('#');
    expect(document.activeElement).toBe(search());
    expect(search().value).toBe('#');
    expect(atHand('In questo preventivo')).toEqual([]);
  });

  it('include the confirmed colour when the selector opens again', async () => {
    const { user, openSelector } = await open();
    await user.click(screen.getByRole('radio', { name: 'CC 101' }));
    await user.click(dialog().getByRole('button', { name: 'Conferma colore' }));
    await openSelector();
    await user.click(screen.getByRole('radio', { name: 'Bianco' }));
    await user.click(dialog().getByRole('button', { name: 'Conferma colore' }));
    await openSelector();
    expect(atHand('In questo preventivo')).toEqual(['Bianco']);
    expect(atHand('Scelti di recente')).toEqual(['CC 101']);
  });
});

describe('the price range of a colour', () => {
  it('is shown with prices, packages and cost before it is confirmed', async () => {
    const { user } = await open();
    expect(change()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Bianco' }));
    expect(change()).toEqual([
      'FasciaFascia 2 · tinte medie diventa Fascia 1 · bianco e chiari',
      'Confezioni5 × 15 l + 3 × 5 l diventa 6 × 15 l',
      '15 l187,20 € diventa 138,00 € −26,28 %',
      '5 l64,00 € diventa nessun prezzo',
      'Costo1.128,00 € diventa 828,00 € −26,60 % 300,00 € in meno',
    ]);
    await user.click(screen.getByRole('radio', { name: 'CC 101' }));
    expect(change()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /^CC 322/ }));
    expect(change()).toEqual([]);
  });

  it('is shown without money where the quotation shows none', async () => {
    const { user } = await open({ pricelist: null });
    await user.click(screen.getByRole('radio', { name: 'Bianco' }));
    expect(change()[0]).toContain('Fascia 1 · bianco e chiari');
    expect(change().join()).not.toContain('€');
  });
});
