import { print } from '#test/prove/figure.ts';
import { openMetrics } from './click-and-paint.ts';
import { editInDialog } from './edit-in-dialog.ts';
import { openApp, openQuotation } from './open-app.ts';
import { median } from './percentile.ts';

const rowCount = 50;
const warmUp = 3;
const rounds = 15;
/** Milliseconds, on a machine shared by browser, application and table. */
const limit = 120;

/** In the page: presses the button. Resolves to the milliseconds until the painted frame without unsaved changes. */
const pressUntilSaved = (button: HTMLElement | SVGElement) =>
  new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const start = performance.now();
    port1.onmessage = () => resolve(performance.now() - start);
    const isSaved = () => button.matches(':disabled') && !button.hasAttribute('aria-busy');
    const look = () => (isSaved() ? port2.postMessage(undefined) : requestAnimationFrame(look));
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    requestAnimationFrame(look);
  });

/** An edit of a quotation of 50 rows, from the press that saves it to the painted answer. */
export async function benchSaving(): Promise<void> {
  const app = await openApp();
  try {
    await openQuotation(app, rowCount);
    const session = await openMetrics(app.page);
    const times: number[] = [];
    for (let round = 0; round < warmUp + rounds; round += 1) {
      await editInDialog(app.page, session, 'area', round);
      const save = await app.page.getByRole('button', { name: 'Salva modifiche' }).elementHandle();
      if (!save) throw new Error('There is nothing to press.');
      const milliseconds = await save.evaluate(pressUntilSaved);
      if (round >= warmUp) times.push(milliseconds);
    }
    const value = Math.round(median(times));
    const name = `saving an edit of ${rowCount} rows, from the press to the painted answer`;
    print({ name, value, unit: 'ms', limit, ok: value <= limit });
  } finally {
    await app.close();
  }
}
