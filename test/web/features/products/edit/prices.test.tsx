import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anEditableProduct, anEditableRange } from '#test/support/builders/editable-product.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aProductServer,
  button,
  field,
  fill,
  openAddress,
  openProduct,
  price,
  size,
  undo,
  update,
} from './open-product.tsx';

const paste = (cell: HTMLElement, text: string) =>
  fireEvent.paste(cell, { clipboardData: { getData: () => text } });

type SavedPrices = {
  priceranges: {
    name: string;
    prices: { packaging: string; prices: { pricelist: string; price: number }[] }[];
  }[];
};
const savedPacks = (save: unknown) =>
  (save as SavedPrices).priceranges.map(({ prices }) =>
    prices.map(({ packaging, prices: each }) =>
      [packaging, ...each.map(({ pricelist, price: euro }) => `${pricelist} ${euro}`)].join(' '),
    ),
  );

describe('the prices of a product', () => {
  it('with a point are shown as they are understood while one types [OPC-24]', async () => {
    aProductServer();
    await openProduct();
    const cell = price('15 l', 'Imbianchini');
    const below = () => document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent;
    fill(cell, '1.23');
    expect(below()).toBe('= 1,23 €');
    fill(cell, '1234,5');
    expect(below()).toBeUndefined();
  });

  it('with a point before three digits show both readings, typed or pasted, until one is taken [OPC-24]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    const below = (cell: HTMLElement) =>
      document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent;
    const cell = () => price('15 l', 'Imbianchini');
    await user.clear(cell());
    await user.type(cell(), '1.250');
    await user.tab();
    expect([cell().value, below(cell())]).toEqual(['1.250', 'Ho letto 1,25. Intendevi 1.250,00?']);
    paste(price('5 l', 'Imbianchini'), '2.500\t0.125');
    expect(below(price('5 l', 'Imbianchini'))).toContain('Ho letto 2,50.');
    expect(price('5 l', 'Rivenditori').value).toBe('0,125');
    await user.click(button('Intendevi 1.250,00?'));
    expect([cell().value, document.activeElement, below(cell())]).toEqual([
      '1.250,00',
      cell(),
      '= 1.250,00 €',
    ]);
    await user.click(update());
    await user.click(button('Tieni 2,50'));
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(savedPacks(server.saves()[0])).toEqual([['15 pcu 1250 pccs 158.1', '5 pcu 2.5 pccs 0.125']]);
  });

  it('that may be thousands are counted beside the save, gone to, and asked about once before it [OPC-24]', async () => {
    const server = aProductServer();
    server.answers.UpdateProduct = () => {
      throw new GraphqlFailure('internal');
    };
    const { user, pass } = await openProduct();
    paste(price('15 l', 'Imbianchini'), '1.120\t1.250\n2.300\t1.120,50');
    expect(screen.getByText('4 celle incollate. 3 da confermare.')).toBeDefined();
    const [counter] = screen.getAllByRole('button', { name: '3 numeri da confermare' });
    await user.click(counter as HTMLElement);
    expect(document.activeElement).toBe(price('15 l', 'Imbianchini'));
    await user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Confermi questi numeri?' });
    expect(textOf(dialog)).toContain('1.250: letto 1,25, forse 1.250,00');
    expect(server.saves()).toEqual([]);
    await user.click(button('Intendevo le migliaia'));
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(savedPacks(server.saves()[0])).toEqual([['15 pcu 1120 pccs 1250', '5 pcu 2300 pccs 1120.5']]);
    expect(price('15 l', 'Imbianchini').value).toBe('1.120,00');
    await screen.findByText(/codice internal/);
    pass(500);
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(2));
  });

  it('are not saved while the question is left unanswered', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    fill(price('15 l', 'Imbianchini'), '1.120');
    await user.click(update());
    await user.click(undo());
    expect([server.saves(), price('15 l', 'Imbianchini').value]).toEqual([[], '1.120']);
  });

  it('in English are doubtful with a comma before three digits, unless they were stored [OPC-24]', async () => {
    const prices = [
      { pricelist: 'pcu', price: 186 },
      { pricelist: 'pccs', price: 1.125 },
    ];
    const stored = anEditableRange('Una', { prices: [{ id: 'a', packaging: '15', quantity: 0, prices }] });
    const server = aProductServer(anEditableProduct({ priceranges: [stored] }));
    await i18next.changeLanguage('en');
    onTestFinished(async () => void (await i18next.changeLanguage('it')));
    const { user } = await openProduct();
    const cell = (list: string) =>
      screen.getByRole<HTMLInputElement>('textbox', { name: `Price of package 15 l, ${list}` });
    await user.click(cell('Rivenditori'));
    await user.tab();
    expect(screen.queryByText(/to confirm/)).toBeNull();
    await user.clear(cell('Imbianchini'));
    await user.type(cell('Imbianchini'), '1,120');
    await user.tab();
    expect(screen.getAllByRole('button', { name: '1 number to confirm' })).toHaveLength(2);
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await screen.findByRole('button', { name: 'I meant 1.120,00' }));
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(savedPacks(server.saves()[0])).toEqual([['15 pcu 1120 pccs 1.125']]);
  });

  it('are typed for each package and list, with comma or point [PRD-035, PRD-068, OPC-23]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    fill(price('15 l', 'Imbianchini'), '1.234,56');
    await user.tab();
    await user.type(price('5 l', 'Rivenditori'), '56.1');
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(savedPacks(server.saves()[0])).toEqual([['15 pcu 1234.56 pccs 158.1', '5 pcu 66 pccs 56.1']]);
  });

  it('show what was understood when their cell is left, and why a text is no price [OPC-24]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    const cell = price('5 l', 'Rivenditori');
    await user.type(cell, '1000');
    await user.tab();
    expect(cell.value).toBe('1.000,00');
    await user.clear(cell);
    await user.type(cell, '-3');
    expect(cell.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Scrivi un numero da 0 a 1.000.000, senza il meno',
    );
    await user.click(update());
    expect(server.saves()).toEqual([]);
    expect(document.activeElement).toBe(cell);
  });

  it('are moved through with arrows and Enter, which adds a package after the last', async () => {
    aProductServer();
    const { user } = await openProduct();
    await user.click(size(1));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(size(2));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(price('5 l', 'Imbianchini'));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(price('15 l', 'Imbianchini'));
    await user.keyboard('{ArrowLeft}{Enter}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(size(3)));
  });

  it('have the focus in the size of a package that was added', async () => {
    aProductServer();
    const { user } = await openProduct();
    await user.click(button('Confezione'));
    await waitFor(() => expect(document.activeElement).toBe(size(3)));
    await user.click(button('Confezione'));
    await waitFor(() => expect(document.activeElement).toBe(size(4)));
  });

  it('keep the caret in a text that is being typed', async () => {
    aProductServer();
    const { user } = await openProduct();
    const cell = price('5 l', 'Rivenditori');
    await user.type(cell, '12');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(cell);
  });

  it('are pasted from a spreadsheet, with one undo', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    paste(size(2), '4\t60,5\t50\n1\t20\tnd');
    expect(screen.getByText(/5 celle incollate. 1 da correggere/)).toBeDefined();
    expect([size(3).value, price('1 l', 'Rivenditori').value]).toEqual(['1', 'nd']);
    expect(price('1 l', 'Rivenditori').getAttribute('aria-invalid')).toBe('true');
    await user.click(undo());
    expect(screen.queryByRole('textbox', { name: 'Confezione 3' })).toBeNull();
    expect(size(2).value).toBe('5');
    paste(size(2), '4\t60,5\t50');
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(savedPacks(server.saves()[0])).toEqual([['15 pcu 186 pccs 158.1', '4 pcu 60.5 pccs 50']]);
  });

  it('go to the lists that their headings name, and tell which columns stay out', async () => {
    aProductServer();
    await openProduct();
    paste(price('15 l', 'Imbianchini'), 'Rivenditori\tGrossisti\n170\t1');
    expect(screen.getByText('1 cella incollata. 1 colonna lasciata fuori: Grossisti.')).toBeDefined();
    expect([price('15 l', 'Imbianchini').value, price('15 l', 'Rivenditori').value]).toEqual([
      '186,00',
      '170,00',
    ]);
  });

  it('say how many were rounded, and how many took a price away; one undo brings all back', async () => {
    aProductServer();
    const { user } = await openProduct();
    paste(price('15 l', 'Imbianchini'), '63,12345\t\n1,5\tnd');
    const said =
      '2 celle incollate. 1 arrotondata: un prezzo ha al massimo quattro decimali. 1 cella svuotata. 1 da';
    expect(screen.getByText(new RegExp(said.replaceAll('.', '\\.')))).toBeDefined();
    await user.click(undo());
    expect([price('15 l', 'Imbianchini').value, price('15 l', 'Rivenditori').value]).toEqual([
      '186,00',
      '158,10',
    ]);
  });

  it('keep what was typed after a paste when it is undone', async () => {
    aProductServer();
    const { user } = await openProduct();
    paste(price('15 l', 'Imbianchini'), '60\t50');
    fill(price('15 l', 'Rivenditori'), '88');
    fill(price('5 l', 'Imbianchini'), '77');
    await user.click(undo());
    expect([price('15 l', 'Imbianchini').value, price('15 l', 'Rivenditori').value]).toEqual([
      '186,00',
      '88',
    ]);
    expect(price('5 l', 'Imbianchini').value).toBe('77');
  });

  it('undo and redo a paste by the keys, each typed cell as one step', async () => {
    aProductServer();
    const { user } = await openProduct();
    const painters = () => price('15 l', 'Imbianchini');
    const prices = () => [painters().value, price('15 l', 'Rivenditori').value];
    await user.clear(price('5 l', 'Imbianchini'));
    await user.type(price('5 l', 'Imbianchini'), '77.5');
    await user.click(painters());
    paste(painters(), '60\t50\n70\t65\n2\t3');
    expect(prices()).toEqual(['60,00', '50,00']);
    await user.keyboard('{Control>}z{/Control}');
    expect(prices()).toEqual(['186,00', '158,10']);
    expect(price('5 l', 'Imbianchini').value).toBe('77,50');
    expect(screen.queryByText(/celle incollate/)).toBeNull();
    expect(document.activeElement).toBe(painters());
    await user.keyboard('{Control>}y{/Control}');
    expect(prices()).toEqual(['60,00', '50,00']);
    await user.keyboard('{Control>}zz{/Control}');
    expect(price('5 l', 'Imbianchini').value).toBe('66,00');
    expect(document.activeElement).toBe(price('5 l', 'Imbianchini'));
    await user.keyboard('{Control>}{Shift>}zz{/Shift}{/Control}');
    expect([...prices(), price('5 l', 'Imbianchini').value]).toEqual(['60,00', '50,00', '70,00']);
  });

  it('leave nothing of the table to the undo of the browser, and keep what was saved', async () => {
    aProductServer();
    const { user } = await openProduct();
    const cell = () => price('15 l', 'Imbianchini');
    paste(cell(), '60\t50');
    paste(cell(), '70\t50');
    await user.click(update());
    // The server answers the prices of before.
    await waitFor(() => expect(cell().value).toBe('186,00'));
    expect(fireEvent.keyDown(cell(), { key: 'z', ctrlKey: true })).toBe(false);
    expect(cell().value).toBe('186,00');
  });

  it('take one pasted value as every field does', async () => {
    aProductServer();
    await openProduct();
    const event = paste(size(2), '4');
    expect(event).toBe(true);
  });

  it('are copied for a spreadsheet', async () => {
    aProductServer();
    const { user } = await openProduct();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Copia tabella'));
    expect(writeText).toHaveBeenCalledWith(
      'Confezione\tImbianchini\tRivenditori\n15\t186,00\t158,10\n5\t66,00\t',
    );
  });

  it('lose a package, and get it back', async () => {
    aProductServer();
    const { user } = await openProduct();
    await user.click(button('Elimina confezione 15 l'));
    expect(size(1).value).toBe('5');
    await user.click(undo());
    expect(size(1).value).toBe('15');
  });
});

describe('a size twice in a range', () => {
  it('is told at the second one, counted beside the save, and saved once that is confirmed', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    const below = () => document.getElementById(size(2).getAttribute('aria-describedby') ?? '')?.textContent;
    fill(size(2), '15,0');
    expect([below(), size(2).getAttribute('aria-invalid')]).toEqual(['Già in questa fascia', null]);
    const [counter] = screen.getAllByRole('button', { name: '1 confezione ripetuta' });
    await user.click(counter as HTMLElement);
    expect(document.activeElement).toBe(size(2));
    await user.keyboard('{Control>}s{/Control}');
    const question = () =>
      screen.findByRole('alertdialog', { name: 'Confezioni ripetute: salvi lo stesso?' });
    expect(textOf(await question())).toContain('15 l Fascia di prezzo 1');
    await user.click(within(await question()).getByRole('button', { name: 'Annulla' }));
    expect(server.saves()).toEqual([]);
    await user.click(update());
    await question();
    await user.click(button('Salva lo stesso'));
    await waitFor(() => expect(server.saves()).toHaveLength(1));
  });

  it('is told with the numbers that are to confirm', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    fill(size(2), '15');
    fill(
      screen.getAllByRole<HTMLInputElement>('textbox', { name: /15 l, Imb/ })[0] as HTMLInputElement,
      '1.120',
    );
    await user.click(update());
    expect(textOf(await screen.findByRole('alertdialog'))).toContain('Già nella stessa fascia:15 l');
    await user.click(button('Tieni 1,12'));
    await waitFor(() => expect(server.saves()).toHaveLength(1));
  });
});

describe('wrong cells', () => {
  const counter = (count: number) =>
    screen.getAllByRole('button', {
      name: count === 1 ? '1 prezzo da correggere' : `${count} prezzi da correggere`,
    })[0] as HTMLElement;

  it('are counted beside the save, and gone to one after the other', async () => {
    aProductServer();
    const { user } = await openProduct();
    paste(price('15 l', 'Imbianchini'), 'nd\t-3\n66\t1000001');
    const wrong = [
      price('15 l', 'Imbianchini'),
      price('15 l', 'Rivenditori'),
      price('5 l', 'Rivenditori'),
    ] as const;
    expect(wrong.map(({ value }) => value)).toEqual(['nd', '-3', '1000001']);
    for (const cell of [...wrong, wrong[0]]) {
      await user.click(counter(3));
      expect(document.activeElement).toBe(cell);
    }
    fill(wrong[0], '180');
    await user.click(counter(2));
    expect(document.activeElement).toBe(wrong[1]);
    fill(wrong[1], '');
    fill(wrong[2], '50');
    expect(screen.queryByRole('button', { name: /da correggere/ })).toBeNull();
  });

  it('are gone to in the order of the columns, whichever was filled first', async () => {
    aProductServer();
    const { user } = await openProduct();
    await user.click(button('Confezione'));
    fill(size(3), '1');
    fill(price('1 l', 'Rivenditori'), 'nd');
    fill(price('1 l', 'Imbianchini'), 'nd');
    await user.click(update());
    expect(document.activeElement).toBe(price('1 l', 'Imbianchini'));
    await user.click(counter(2));
    expect(document.activeElement).toBe(price('1 l', 'Rivenditori'));
  });

  it('say why in sight, also when they are left', async () => {
    aProductServer();
    const { user } = await openProduct();
    fill(price('15 l', 'Imbianchini'), '2000000');
    await user.click(field(/Nome in italiano/));
    expect(screen.getByText('Al massimo 1.000.000').classList.contains('vh')).toBe(false);
  });

  it('are percentages, which are no prices', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    fill(price('15 l', 'Imbianchini'), '5%');
    expect(screen.getByText('Scrivi solo il prezzo in euro, senza percentuali né unità')).toBeDefined();
    await user.click(update());
    expect(server.saves()).toEqual([]);
    expect(price('15 l', 'Imbianchini').value).toBe('5%');
  });

  it('keep their range open', async () => {
    aProductServer(anEditableProduct({ priceranges: [anEditableRange('Una'), anEditableRange('Due')] }));
    const { user } = await openProduct();
    await user.click(button('Due'));
    fill(screen.getAllByRole('textbox', { name: 'Confezione 1' })[1] as HTMLElement, 'x');
    await user.click(button('Due'));
    await user.click(screen.getAllByRole('button', { name: '1 campo da correggere' })[0] as HTMLElement);
    expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: 'Confezione 1' })[1]);
  });
});

describe('the whole width', () => {
  const lists = ['Uno', 'Due', 'Tre', 'Quattro'].map((name) => ({ id: name, name }));

  it('is offered where more lists are than fit beside, and is kept on the device', async () => {
    const server = aProductServer();
    server.answers.PriceListNames = () => ({ priceLists: [...lists, { id: 'pccs', name: 'Rivenditori' }] });
    const { user } = await openProduct();
    await user.click(button('Allarga'));
    expect(document.querySelector('.page.wide .product-form.wide-prices')).not.toBeNull();
    expect(localStorage.getItem('wide-prices')).toBe('on');
    await user.click(button('Riduci'));
    expect(document.querySelector('.wide-prices')).toBeNull();
    expect(localStorage.getItem('wide-prices')).toBe('off');
  });

  it('is not offered for two lists', async () => {
    aProductServer();
    await openProduct();
    expect(screen.queryByRole('button', { name: 'Allarga' })).toBeNull();
  });
});

describe('a price list', () => {
  it('that is on its way leaves no prices without their columns', async () => {
    const server = aProductServer();
    let answer = () => {};
    server.answers.PriceListNames = () =>
      new Promise((resolve) => {
        answer = () => resolve({ priceLists: [{ id: 'pccs', name: 'Rivenditori' }] });
      });
    openAddress('/prodotti/silicalce');
    await screen.findByRole('button', { name: 'Aggiungi fascia di prezzo' });
    expect(screen.queryByRole('textbox', { name: 'Confezione 1' })).toBeNull();
    answer();
    expect(await screen.findByRole('columnheader', { name: /Rivenditori/ })).toBeTruthy();
  });

  it('that is deleted meanwhile says so, and keeps in sight what was typed in it', async () => {
    const server = aProductServer();
    const { queries } = await openProduct();
    fill(price('15 l', 'Rivenditori'), '200');
    server.answers.PriceListNames = () => ({ priceLists: [{ id: 'pcu', name: 'Imbianchini' }] });
    await act(() => queries.invalidateQueries({ queryKey: ['priceList'] }));
    await screen.findByText(/Il listino Rivenditori è stato eliminato mentre scrivevi/);
    expect(price('15 l', 'Rivenditori, eliminato').value).toBe('200');
    fill(price('15 l', 'Rivenditori, eliminato'), '158,10');
    expect(screen.queryByText(/è stato eliminato/)).toBeNull();
    expect(screen.queryByRole('columnheader', { name: /Rivenditori/ })).toBeNull();
  });

  it('that did not load hides its prices and loses none', async () => {
    const server = aProductServer();
    server.answers.PriceListNames = () => Promise.reject(new Error('none'));
    const { user } = openAddress('/prodotti/silicalce');
    await screen.findByText(/I listini non si sono caricati/);
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    await waitFor(() =>
      expect(savedPacks(server.saves()[0])).toEqual([['15 pcu 186 pccs 158.1', '5 pcu 66']]),
    );
  });
});
