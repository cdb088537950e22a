import { answerWithMany } from '#test/support/many-products.ts';
import { scrollDown } from '#test/support/scroll-down.ts';
import { openApp } from './open-app.ts';
import { readWatched, report, watchArrival } from './watch-arrival.ts';

const count = 2000;
/** Milliseconds from the arrival of the data to the first rows, and of the longest task. */
const limits = { rows: 300, task: 100 };

/** The list of 2,000 products with pictures, as super users see it: its first rows, typing in the search, and all rows, to the last. */
export async function benchProductsList(): Promise<void> {
  const { url, page, close } = await openApp('giulia.ferrero@example.com');
  try {
    await watchArrival(page, 'products', 'tbody .main');
    await answerWithMany(page, count);
    await page.goto(`${url}/prodotti?archived=true`);
    await page.getByText(`1–20 di 2.000`).waitFor();
    const { arrived, shown } = await readWatched(page);
    await page.getByRole('searchbox').pressSequentially('calce 19', { delay: 60 });
    await page.getByText(/^1–\d+ di \d+$/).waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByText('1–20 di 2.000').waitFor();
    await page.getByLabel('Righe per pagina').selectOption('Tutte');
    await scrollDown(page, count);
    if (!arrived) throw new Error('The answer was not seen.');
    report('products-list-rows', shown - arrived, limits.rows);
    report('products-list-longest-task', (await readWatched(page)).longest, limits.task);
  } finally {
    await close();
  }
}
