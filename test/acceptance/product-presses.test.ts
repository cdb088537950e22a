import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { countPresses, handsOf } from './hands.ts';
import { shownRows } from './quotation-screen.ts';

withBrowser();

const superUser = 'giulia.ferrero@example.com';

/** At most. An interaction is a click, a command of the keyboard, or a text with the key that leads to its field. */
const limits = { interactions: 15 };

/** Hands that count what somebody does, not each letter. */
function countingHands(page: Page) {
  const hands = handsOf(page);
  let interactions = 0;
  const counted =
    <Given>(act: (given: Given) => Promise<void>) =>
    async (given: Given) => {
      interactions += 1;
      await act(given);
    };
  return {
    click: counted(hands.click),
    command: counted(hands.command),
    type: counted(hands.type),
    /** A text in the next field. */
    typeNext: counted(async (text: string) => {
      await hands.strike('Tab');
      await hands.type(text);
    }),
    figures: () => ({ interactions, ...hands.figures() }),
  };
}

type Hands = ReturnType<typeof countingHands>;

/** Name, price list, consumption, a package and its price. */
async function make(page: Page, hands: Hands, name: string) {
  await hands.command('n');
  await page.getByRole('columnheader', { name: 'PCU' }).waitFor();
  await hands.type(name);
  await hands.click(page.getByRole('combobox', { name: 'Aggiungi ai listini' }));
  await hands.click(page.getByRole('option', { name: 'PCU' }));
  await hands.click(page.getByRole('textbox', { name: 'Consumo al m²' }));
  await hands.type('0,3');
  await hands.click(page.getByRole('textbox', { name: 'Confezione 1', exact: true }));
  await hands.type('15');
  await hands.typeNext('120');
  await hands.command('Control+s');
  await page.getByText('Prodotto aggiunto').waitFor();
}

/** The product's own page leads to a quotation that begins with it. */
async function quote(page: Page, hands: Hands) {
  await hands.click(page.getByRole('link', { name: 'Nuovo preventivo' }));
  await page.getByRole('dialog').getByLabel('Nome').waitFor();
  await hands.typeNext('Bologna');
  await hands.command('Enter');
  await page.getByText('1 prodotto scelto').first().waitFor();
  await hands.command('Control+s');
  // One row has no grip.
  await page.locator('.quotation tbody .c-cost').first().waitFor();
}

/** Other files count the products of the catalogue. */
async function remove(page: Page, name: string) {
  await page.goto(`${appUrl}/prodotti`);
  await page.getByRole('button', { name: `Altre azioni su ${name}` }).click();
  await page.getByRole('menuitem', { name: /^Elimina/ }).click();
  await page.getByRole('button', { name: 'Elimina prodotto' }).click();
  await page.getByText(`${name} eliminato`).waitFor();
}

it('a product from nothing into a price list and a quotation takes at most 15 interactions', async () => {
  const page = await openWindow();
  const presses = await countPresses(page.context());
  await signIn(page, superUser, '/prodotti');
  await page.getByRole('row').nth(1).waitFor();
  presses.startAnew();
  const hands = countingHands(page);
  const name = 'Adige Calce Prova';
  await make(page, hands, name);
  await quote(page, hands);

  const figures = hands.figures();
  console.log(JSON.stringify({ name: 'a product into a price list and a quotation', ...figures, limits }));
  const { clicks, keystrokes, interactions } = figures;
  expect(presses.counted).toEqual({ clicks, keystrokes });
  expect(interactions).toBeLessThanOrEqual(limits.interactions);
  const [row] = await shownRows(page);
  expect(row?.product).toBe(name);
  await remove(page, name);
});
