import { describe, expect, it } from 'vitest';
import { openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import {
  answer,
  answerStageTwo,
  answersOutdoors,
  chooseColour,
  completePhase,
  completePhases,
} from './guided-test-steps.ts';
import { isDrawn, overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

const address = (screen: string) =>
  `/preventivi/nuovo/test?name=Condominio+${screen}&location=Bologna&province=BO`;

describe.each<ScreenName>(['desktop', 'phone'])('the guided test on a %s', (screen) => {
  it('goes from the first question, over a reload, to a saved quotation, and is resumed [WIZ-001, WIZ-036, WIZ-038, OPW-23]', async () => {
    const page = await openWindow({ screen });
    const isSound = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await narrowDefects(page)).toEqual([]);
    };
    await signIn(page, 'andrea.conti@example.com', address(screen));
    await page.locator('.open-question').waitFor();
    for (const drawn of await page.locator('.open-question .drawing use').all()) await isDrawn(drawn);
    await isSound();
    const [first, ...others] = answersOutdoors.stage1;
    await answer(page, [first as string]);
    expect(await page.locator('.given-answer .question').isVisible()).toBe(true);
    await isSound();
    await answer(page, others);
    await isSound();
    await answerStageTwo(page);

    await page.reload();
    await page.getByRole('heading', { name: 'Hai un test in corso' }).waitFor();
    await isSound();
    await page.getByRole('button', { name: 'Riprendi il test' }).click();
    await answer(page, answersOutdoors.stage3);
    await isSound();
    await chooseColour(page, 'RAL 1001');

    await page.locator('.phase-panel').first().waitFor();
    await isSound();
    for (const name of [/^Procedura: /, /^Prodotti: /]) {
      await page.getByRole('button', { name }).filter({ visible: true }).first().click();
      await page.getByRole('dialog').waitFor();
      await isSound();
      await page.keyboard.press('Escape');
    }
    await completePhases(page);
    await isSound();
    const products = await page.locator('.selected-list > li > .line b').allInnerTexts();
    expect(products.length).toBeGreaterThan(0);
    await page.getByRole('spinbutton').first().waitFor();
    const made = page.waitForResponse(async (response) =>
      (await response.text().catch(() => '')).includes('createQuotation'),
    );
    await page.getByRole('button', { name: 'Crea preventivo' }).click();
    await page.waitForURL(/preventivi\/[0-9a-f]{32}$/);
    const { createQuotation } = (await (await made).json()).data;
    expect(createQuotation).toMatchObject({
      color: { code: 'RAL 1001' },
      colorlist: 'RAL Classic',
      guidedTest: { version: expect.any(Number) },
    });
    expect(createQuotation.tags).toContain('finitura-colore');
    expect(createQuotation.selectedProducts).toHaveLength(products.length);
    for (const product of products) await page.getByText(product).first().waitFor();

    await page.goto(`${page.url()}/modifica?test`);
    await page.locator('.phase-panel').first().waitFor();
    expect(await page.locator('.selected-list > li > .line b').allInnerTexts()).toEqual(products);
    expect(await page.getByRole('button', { name: 'Aggiorna' }).isDisabled()).toBe(true);
  });
});

it('a complete phase folds once it is out of sight, and visible content does not move', async () => {
  const page = await openWindow({ screen: 'phone' });
  await signIn(page, 'andrea.conti@example.com', address('folding'));
  await page.locator('.open-question').waitFor();
  await answer(page, answersOutdoors.stage1);
  await answerStageTwo(page);
  await answer(page, answersOutdoors.stage3);
  await page.getByRole('button', { name: 'Bianco', exact: true }).click();

  const [first, second] = await page.locator('.phase-panel').all();
  if (!first || !second) throw new Error('The answers lead to too few phases.');
  await completePhase(page, first);
  const toggle = (panel: typeof first) => panel.getByRole('heading', { level: 2 }).getByRole('button');
  expect(await toggle(first).getAttribute('aria-expanded')).toBe('true');
  await toggle(second).focus();
  const seen = await second.evaluate((panel) => {
    window.scrollBy({ top: panel.getBoundingClientRect().top - 80, behavior: 'instant' });
    return panel.getBoundingClientRect().top;
  });
  await first.locator('[aria-expanded="false"]').first().waitFor();
  const now = await second.evaluate((panel) => panel.getBoundingClientRect().top);
  expect(Math.abs(now - seen)).toBeLessThan(1);
});
