import type { Page } from 'playwright-core';
import { marksOn } from './marks-on.ts';
import { settled } from './settled.ts';

const mostSteps = 40;

/** Completes the guided test with the first answers. Returns the fields that its stages showed. */
export async function goThroughTest(page: Page): Promise<Set<string>> {
  const shown = new Set<string>();
  for (let step = 0; step < mostSteps; step += 1) {
    for (const name of await marksOn(page)) shown.add(name);
    if (!(await isAnswered(page))) break;
    await settled(page);
  }
  for (const procedure of (await page.getByRole('button', { name: /^Procedura: / }).all()).slice(0, 3)) {
    // A text of hundreds of characters lies partly below another column.
    await procedure.press('Enter');
    await settled(page);
    for (const name of await marksOn(page)) shown.add(name);
    await page.keyboard.press('Escape');
  }
  return shown;
}

/** Answers the open question or goes to the next stage; false if there is neither. */
async function isAnswered(page: Page): Promise<boolean> {
  const question = page.locator('.open-question');
  const tick = question.getByRole('checkbox');
  if ((await tick.count()) > 0) await tick.first().check();
  const next = [
    question.getByRole('button', { name: 'Conferma scelte' }),
    question.locator('.answer-buttons button, [role=radio]'),
    page.getByRole('button', { name: 'Continua' }),
  ];
  for (const button of next) {
    if ((await button.count()) === 0 || (await button.first().isDisabled())) continue;
    await button.first().click();
    return true;
  }
  return false;
}
