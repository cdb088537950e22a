import type { CDPSession, Locator, Page } from 'playwright-core';
import { print } from '#test/prove/figure.ts';
import { clickAndPaint, openMetrics, type Painted } from './click-and-paint.ts';
import { openApp } from './open-app.ts';
import { median } from './percentile.ts';

const warmUp = 1;
const rounds = 5;
/** Milliseconds from the press of an answer to the painted next question. */
const limit = 50;
/** The requests of a whole run: one counts its start, one loads the colours. */
const mostRequests = 2;

/**
 * Complete runs of the demo's guided test in the browser. Measures the slowest answer or next stage in time
 * of the page's thread, each the median of its rounds. No answer waits for a request.
 */
export async function benchAnswering(): Promise<void> {
  const app = await openApp();
  try {
    const session = await openMetrics(app.page);
    // Each run is new: none stored on this device is offered.
    await app.page.addInitScript(forgetKept);
    const runs: Painted[][] = [];
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const run = await answeredRun(app.page, session, app.url);
      if (round >= warmUp) runs.push(run);
    }
    report(runs);
  } finally {
    await app.close();
  }
}

function report(runs: readonly Painted[][]): void {
  const [first = []] = runs;
  const medians = first.map((_, question) => median(runs.map((run) => run[question]?.milliseconds ?? 0)));
  const value = Number(Math.max(...medians).toFixed(1));
  const requests = runs.flat().flatMap((answered) => answered.requests.filter((url) => !isPart(url)));
  const ok = value <= limit && requests.length <= mostRequests * runs.length && first.length > 10;
  const name = 'answer to next question in the browser';
  const beside = { median: Number(median(medians).toFixed(1)), presses: first.length };
  print({ name, value, unit: 'ms', limit, ok, ...beside, requests: requests.length });
}

/** Dialogs are loaded in idle time, so that a lost connection does not matter. */
const isPart = (url: string) => new URL(url).pathname.startsWith('/assets/');

const forgetKept = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('guided-test:')) localStorage.removeItem(key);
};

/** One run over the stages with questions. */
async function answeredRun(page: Page, session: CDPSession, url: string): Promise<Painted[]> {
  await page.goto(`${url}/preventivi/nuovo/test?name=Cantiere&location=Bologna&province=BO`);
  const question = page.locator('.open-question');
  const answers: Painted[] = [];
  await question.waitFor();
  for (;;) {
    const button = await (await pressOf(question)).elementHandle();
    if (!button) throw new Error('There is nothing to press.');
    answers.push(await clickAndPaint(page, session, button));
    if (await page.locator('.phase-panel').first().isVisible()) return answers;
  }
}

/** The button that answers a question: the confirmation of ticked answers, else the last answer except white. */
async function pressOf(question: Locator): Promise<Locator> {
  const ticks = question.getByRole('checkbox');
  const white = question.getByRole('button', { name: 'Bianco', exact: true });
  if ((await white.count()) > 0) return white;
  if ((await ticks.count()) === 0) return question.locator('.answer-buttons button, [role="radio"]').last();
  await ticks.last().check();
  return question.getByRole('button', { name: 'Conferma scelte' });
}
