import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { answer } from './guided-test-steps.ts';
import { lift } from './lift.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

const superUser = 'giulia.ferrero@example.com';
const asked = (page: Page) => page.locator('.open-question h2').innerText();
const before = 'Dove si trova la superficie da trattare?';
const after = 'La superficie da trattare è dentro o fuori?';

async function openEditor(page: Page) {
  await signIn(page, superUser, '/test');
  await page.getByRole('list', { name: 'Domande' }).waitFor();
}

async function openTest(page: Page) {
  const begun = '/preventivi/nuovo/test?name=Prova&location=Bologna&province=BO';
  await signIn(page, 'andrea.conti@example.com', begun);
  await page.locator('.open-question h2').waitFor();
}

async function publish(page: Page, text: string) {
  await page.getByRole('button', { name: /Tipologia del supporto/ }).click();
  await page.getByRole('list', { name: 'Domande' }).locator('.name').first().click();
  await page.getByRole('textbox', { name: 'Testo in italiano' }).fill(text);
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await page.getByRole('alertdialog').waitFor();
  expect(await narrowDefects(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pubblica' }).click();
  await page.getByText('Test pubblicato').waitFor();
  await page.getByText('Test pubblicato').waitFor({ state: 'detached' });
}

it('a published guided test is used in new runs at once; a started run keeps its version [WED-071, WED-076, OPW-23]', async () => {
  const [editor, underWay, later] = [await openWindow(), await openWindow(), await openWindow()];
  await openTest(underWay);
  expect(await asked(underWay)).toBe(before);
  await openEditor(editor);
  await publish(editor, after);
  try {
    await openTest(later);
    expect(await asked(later)).toBe(after);
    expect(await asked(underWay)).toBe(before);
    await answer(underWay, ['Esterno']);
    await underWay.getByRole('button', { name: `Cambia risposta: ${before}` }).waitFor();
  } finally {
    await publish(editor, before);
  }
});

it('the tools stand beside the title on a desk, in a line of their own on a tablet, and in two on a phone, with a draft too [WED-007]', async () => {
  const page = await openWindow();
  await openEditor(page);
  await page.getByRole('list', { name: 'Domande' }).locator('.name').first().click();
  await page.getByRole('textbox', { name: 'Testo in italiano' }).fill(after);
  await page.getByRole('button', { name: 'Salva Bozza' }).click();
  try {
    await page.getByText('salvata da Giulia Ferrero').waitFor();
    const lines = () =>
      page.locator('.head').evaluate((head) => {
        const middles = [...head.querySelectorAll('h1, .actions > :is(.seg, button)')].map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return Math.round(top + height / 2);
        });
        return middles.filter((one, index) => index === 0 || Math.abs(one - (middles[index - 1] ?? 0)) > 4)
          .length;
      });
    const counted: number[] = [];
    for (const width of [1440, 1280, 1024, 320]) {
      await page.setViewportSize({ width, height: 800 });
      counted.push(await lines());
    }
    expect(counted).toEqual([1, 1, 2, 3]);
  } finally {
    await page.setViewportSize({ width: 1440, height: 800 });
    await publish(page, after);
    await publish(page, before);
  }
});

it('a question moves behind its conditions only after the dialog has named the questions it breaks [OPW-17]', async () => {
  const page = await openWindow();
  await openEditor(page);
  const [moved, looking] = ['Dove si trova la superficie da trattare?', 'Il sistema a cappotto è completo?'];
  const names = page.getByRole('list', { name: 'Domande' }).locator('.line .name');
  const order = async () => (await names.allInnerTexts()).map((name) => name.replace(/^\d+\s*/, ''));
  const before = await order();
  await names.filter({ hasText: looking }).click();
  await page.getByLabel('Domanda della nuova condizione').selectOption({ label: moved });
  await page.getByLabel('Risposta della nuova condizione').selectOption({ label: 'Interno' });
  await page.getByRole('button', { name: 'Aggiungi condizione' }).click();
  const moveBehind = async () => {
    await lift(page.getByRole('button', { name: `Sposta ${moved}`, exact: true }), /sollevato/);
    for (const place of [2, 3]) {
      await page.keyboard.press('ArrowDown');
      await page.getByText(`${moved}: posizione ${place} di ${before.length}`).waitFor({ state: 'attached' });
    }
    await page.keyboard.press('Space');
    const dialog = page.getByRole('alertdialog', { name: 'Spostare la domanda?' });
    await dialog.getByText(`Domanda: ${looking}`).waitFor();
    return dialog;
  };
  const asked = await moveBehind();
  expect(await violations(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Annulla' }).click();
  await expect.poll(order).toEqual(before);
  await (await moveBehind()).getByRole('button', { name: 'Sposta', exact: true }).click();
  await page.getByText('1 errore impedisce di pubblicare').waitFor();
  await expect.poll(order).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
});

it('the editor works by keyboard and with assistive technology, on every screen [WED-024]', async () => {
  const page = await openWindow();
  await openEditor(page);
  await page.getByRole('button', { name: /^1 Dove si trova/ }).focus();
  await page.keyboard.press('Enter');
  const tiles = page.getByRole('list', { name: 'Risposte' }).getByRole('listitem');
  await expect.poll(() => tiles.allInnerTexts()).toEqual(['Interno', 'Esterno']);
  await lift(page.getByRole('button', { name: 'Sposta Esterno', exact: true }), /Esterno sollevato/);
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Esterno: posizione 1 di 2').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => tiles.allInnerTexts()).toEqual(['Esterno', 'Interno']);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Scelta dei prodotti/ }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Anteprima' }).click();
  await page.locator('.open-question').waitFor();
  expect(await violations(page)).toEqual([]);
  const phone = await openWindow({ screen: 'phone', colorScheme: 'dark' });
  await openEditor(phone);
  await phone.getByRole('button', { name: /^1 Dove si trova/ }).click();
  expect(await violations(phone)).toEqual([]);
  expect(await overflow(phone)).toBeLessThanOrEqual(0);
});
