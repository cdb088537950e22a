import type { Page } from 'playwright-core';
import { openApp } from './open-app.ts';

const count = 2000;
/** Milliseconds from the arrival of the data to the first rows, and of the longest task. */
const limits = { rows: 300, task: 100 };

type Row = { id: string; name: { it: string; en: string | null } };

/** The products of the demo, again and again under other names. */
const multiplied = (rows: readonly Row[]): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length] ?? { id: '', name: { it: '', en: null } };
    const name = { it: `${row.name.it} ${index}`, en: row.name.en && `${row.name.en} ${index}` };
    return { ...row, id: `${row.id}-${index}`, name };
  });

/** Answers the list with thousands of products. */
const answerWithMany = (page: Page) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Products')) return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    return route.fulfill({ response, json: { data: { products: multiplied(data.products) } } });
  });

type Watched = { watched: { longest: number; arrived: number; shown: number } };

/** Notes in the page when the answer came, when the rows were there, and the longest task since the answer. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched = { longest: 0, arrived: 0, shown: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (watched.arrived && startTime + duration > watched.arrived)
          watched.longest = Math.max(watched.longest, duration);
      }
    }).observe({ entryTypes: ['longtask'] });
    new MutationObserver(() => {
      if (watched.arrived && !watched.shown && document.querySelector('tbody .main'))
        watched.shown = performance.now();
    }).observe(document, { childList: true, subtree: true });
    const original = Response.prototype.json;
    // As a method: tsx names other functions through a helper that pages lack.
    Object.assign(Response.prototype, {
      async json(this: Response) {
        const body = await original.call(this);
        if (body.data?.products) watched.arrived = performance.now();
        return body;
      },
    });
  });

const read = (page: Page) => page.evaluate(() => (window as unknown as Watched).watched);

function report(name: string, value: number, limit: number): void {
  const ok = value <= limit;
  console.log(JSON.stringify({ name, value: Math.round(value), unit: 'ms', limit, ok }));
  if (!ok) process.exitCode = 1;
}

/** The list of 2,000 products: its first rows, typing in the search, and all rows at once. */
export async function benchProductsList(): Promise<void> {
  const { url, page, close } = await openApp();
  try {
    await watch(page);
    await answerWithMany(page);
    await page.goto(`${url}/prodotti`);
    await page.getByText(`1–20 di 2.000`).waitFor();
    const { arrived, shown } = await read(page);
    await page.getByRole('searchbox').pressSequentially('calce 19', { delay: 60 });
    await page.getByText(/^1–\d+ di \d+$/).waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByText('1–20 di 2.000').waitFor();
    await page.getByLabel('Righe per pagina').selectOption('Tutte');
    await page
      .locator('tbody tr')
      .nth(count - 1)
      .waitFor();
    if (!arrived) throw new Error('The answer was not seen.');
    report('products-list-rows', shown - arrived, limits.rows);
    report('products-list-longest-task', (await read(page)).longest, limits.task);
  } finally {
    await close();
  }
}
