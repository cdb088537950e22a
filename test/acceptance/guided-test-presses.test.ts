import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { answer, answerStageTwo, answersOutdoors, chooseColour } from './guided-test-steps.ts';
import { violations } from './look.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

/** The browser's own events: presses of the pointer, keys that act, and keys that are typed into fields. */
async function countPresses(page: Page) {
  const counted = { presses: 0, typed: 0 };
  await page.exposeFunction('noteInput', (kind: keyof typeof counted) => {
    counted[kind] += 1;
  });
  await page.addInitScript(() => {
    const note = (kind: string) =>
      (window as unknown as { noteInput: (kind: string) => void }).noteInput(kind);
    const isField = (target: EventTarget | null) =>
      target instanceof Element &&
      target.matches('input:not([type="checkbox"]), textarea, [role="combobox"]');
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && note('presses'), true);
    addEventListener(
      'keydown',
      ({ isTrusted, target }) => isTrusted && note(isField(target) ? 'typed' : 'presses'),
      true,
    );
  });
  return counted;
}

/** From the dialog of a new quotation, where only its place is typed. */
async function startTest(page: Page) {
  await page.getByRole('button', { name: 'Nuovo preventivo' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input:focus').waitFor();
  return async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bologna');
    await page.keyboard.press('Tab');
    await page.keyboard.type('bo');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Test guidato' }).click();
    await page.locator('.open-question').waitFor();
  };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Azioni' }).getByRole('button').last();

/** From the last answer on: everything recommended, its procedures, the quotation. */
async function takeAll(page: Page) {
  await page.locator('.phase-panel').first().waitFor();
  await bar(page).click();
  await bar(page).filter({ hasText: 'Leggi le procedure' }).click();
  await page.getByRole('dialog', { name: 'Procedure delle fasi' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await narrowDefects(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Crea preventivo' }).click();
  await page.waitForURL(/preventivi\/[0-9a-f]{32}$/);
}

it('the guided test comes to a quotation in 18 presses, 3 of them after the last answer [WIZ-053, WIZ-054, OPW-69, OPW-71]', async () => {
  const page = await openWindow();
  const counted = await countPresses(page);
  await signIn(page, 'andrea.conti@example.com');
  const start = await startTest(page);
  Object.assign(counted, { presses: 0, typed: 0 });
  await start();
  await answer(page, answersOutdoors.stage1);
  await answerStageTwo(page, ['Silossanica']);
  await answer(page, [...answersOutdoors.stage3, 'Bianco']);
  const { presses: answered } = counted;
  await takeAll(page);
  const after = counted.presses - answered;
  console.info(
    `guided test to quotation: ${counted.presses} presses and ${counted.typed} typed keys, ${after} after the last answer`,
  );
  expect(counted.presses).toBeLessThanOrEqual(18);
  expect(after).toBeLessThanOrEqual(3);
  await page.getByText('Bianco').first().waitFor();
  expect(await page.getByText('Colore mancante').count()).toBe(0);
});

it('digits answer in place of the pointer [WIZ-037]', async () => {
  const page = await openWindow();
  const counted = await countPresses(page);
  await signIn(
    page,
    'andrea.conti@example.com',
    '/preventivi/nuovo/test?name=Tastiera&location=Bologna&province=BO',
  );
  const asked = page.locator('.open-question h2');
  const answered = async (press: () => Promise<void>) => {
    const before = await asked.innerText();
    await press();
    await page.locator('.open-question h2', { hasText: before }).waitFor({ state: 'detached' });
  };
  await asked.waitFor();
  Object.assign(counted, { presses: 0, typed: 0 });
  for (const key of ['2', '1', '2', '2', '4', '3']) await answered(() => page.keyboard.press(key));
  await page.keyboard.press('3');
  await answered(() => page.getByRole('button', { name: 'Conferma scelte' }).click());
  for (const key of ['2', '2', '1', '1', '2', '1']) await answered(() => page.keyboard.press(key));
  await takeAll(page);
  expect(counted.presses).toBeLessThanOrEqual(17);
});

it('the colour that was answered is that of the paint, in its price range; a choice made by hand stays [OPW-67, OPW-69]', async () => {
  const page = await openWindow();
  await signIn(
    page,
    'andrea.conti@example.com',
    '/preventivi/nuovo/test?name=Colore&location=Bologna&province=BO',
  );
  await page.locator('.open-question').waitFor();
  await answer(page, answersOutdoors.stage1);
  await answerStageTwo(page, ['Silossanica']);
  await answer(page, answersOutdoors.stage3);
  await chooseColour(page, 'RAL 1001');
  await page.getByRole('button', { name: 'Scegli Adda Silossanica', exact: true }).click();
  await takeAll(page);
  const row = page.locator('tbody').filter({ hasText: 'Adda Silossanica' });
  await row.getByText('RAL 1001 · RAL Classic').waitFor();
  await row.getByText('Tinte medie').waitFor();
});
