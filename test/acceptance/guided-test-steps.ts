import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrowDefects } from './narrow.ts';

/** Answers of one press, in the order of the built-in guided test (an old wall outdoors). */
export const answersOutdoors = {
  stage1: ['Esterno', 'Blocchi in laterizio', 'Moderno'],
  stage2: ['Intonaco minerale', 'Malta mista', 'Pittura organica'],
  ticks: ['Al quarzo', 'Silossanica'],
  stage2Rest: ['No', 'No', 'Sì'],
  stage3: ['Tinteggiatura', 'No'],
};

/** Waits for the next question after each answer: both may have an answer of the same name. The last leads to the next stage. */
export async function answer(page: Page, answers: readonly string[]): Promise<void> {
  for (const name of answers) {
    const question = page.locator('.open-question');
    const asked = await question.getByRole('heading').innerText();
    await question
      .getByRole('button', { name, exact: true })
      .or(question.getByRole('radio', { name, exact: true }))
      .click();
    await page.locator('.open-question h2', { hasText: asked }).waitFor({ state: 'detached' });
  }
}

export async function answerStageTwo(page: Page, ticks: readonly string[] = answersOutdoors.ticks) {
  await answer(page, answersOutdoors.stage2);
  for (const tick of ticks) await page.getByRole('checkbox', { name: tick, exact: true }).check();
  await page.getByRole('button', { name: 'Conferma scelte' }).click();
  await answer(page, answersOutdoors.stage2Rest);
}

export async function chooseColour(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Colore', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(code);
  await dialog
    .getByRole('radio', { name: new RegExp(code) })
    .first()
    .click();
  expect(await narrowDefects(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Conferma' }).click();
}

/** Opens every phase, reads its procedures and selects its first choice. */
export async function completePhases(page: Page): Promise<void> {
  for (const panel of await page.locator('.phase-panel').all()) await completePhase(page, panel);
}

export async function completePhase(page: Page, panel: Locator): Promise<void> {
  const toggle = panel.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await panel.locator('.choices').waitFor();
  const free = panel.getByRole('button', { name: /^Scegli / });
  if ((await panel.locator('.choice-card.chosen').count()) === 0) {
    // Another journey may have left a phase with nothing for this user.
    if ((await free.count()) === 0) return;
    await free.first().click();
  }
  for (const procedure of await panel.getByRole('button', { name: /^Procedura: / }).all()) {
    await procedure.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}
