import type { Page } from 'playwright-core';
import { countryOf } from '#shared/geography/countries.ts';
import { type UserLight, userLight, userTypes } from '#shared/schemas/user.ts';
import { allUsersPageSize, userRules } from '#shared/search/search-users.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { scrollDown } from '#test/support/scroll-down.ts';
import { publishRows } from '#test/support/snapshot-of.ts';
import { choices } from './many-quotations.ts';
import { openApp } from './open-app.ts';
import { readWatched, report, watchArrival } from './watch-arrival.ts';

const count = 10_000;
/**
 * Milliseconds: from the arrival of the data to the rows, of the longest task, and from a press to its
 * result, with the pause after typing.
 */
const limits = { rows: 300, task: 100, answer: 1000 };

/** Users of several countries, types and price lists, all equally new. */
function manyUsers(): UserLight[] {
  const { below, pick } = choices(6);
  return Array.from({ length: count }, (_, index) =>
    userLight.parse(
      aStoredUser({
        id: `user-${index}`,
        firstName: pick(['Anna', 'Luca', 'Marta', 'Paolo', 'Stefan', 'Claire']),
        lastName: `${pick(['Bellini', 'Conti', 'Huber', 'Moretti', 'Rossi'])} ${index}`,
        company: below(3) === 0 ? null : `Colori ${index}`,
        email: `user.${index}@example.com`,
        type: pick(userTypes),
        country: countryOf(pick(['IT', 'IT', 'IT', 'DE', 'AT', 'FR'])),
        province: pick(['MI', 'BO', 'NA']),
        pricelist: pick(['pcu', 'pccs', null]),
        createdAt: new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString(),
      }),
    ),
  );
}

/** The time of a step until its result can be read on the page. */
async function timed(name: string, page: Page, step: () => Promise<unknown>, shows: string | RegExp) {
  const start = performance.now();
  await step();
  await page.getByText(shows).first().waitFor();
  report(`users-list-${name}`, performance.now() - start, limits.answer);
}

/**
 * The administration of 10,000 users: first rows, another page, sorting, filters, a search, and all rows, to
 * the last.
 */
export async function benchUsersList(): Promise<void> {
  const { url, page, close } = await openApp('giulia.ferrero@example.com');
  try {
    await publishRows('user', manyUsers(), userRules);
    await watchArrival(page, 'users', 'tbody .main');
    await page.goto(`${url}/utenti`);
    await page.getByText(/^1–20 di 10\.\d+$/).waitFor();
    const { arrived, shown } = await readWatched(page);
    report('users-list-rows', shown - arrived, limits.rows);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await timed('page', page, () => press('Pagina successiva'), /^21–40 di 10\./);
    await timed('sort', page, () => press('Listino'), /^1–20 di 10\./);
    await timed('filter', page, () => page.getByLabel('Senza listino').check(), /^1–20 di 3\./);
    await page.getByLabel('Senza listino').uncheck();
    await page.getByText(/^1–20 di 10\./).waitFor();
    await timed('search', page, () => page.getByRole('searchbox').fill('bellini 99'), /^1–\d+ di \d+$/);
    await page.getByRole('searchbox').fill('');
    await page.getByText(/^1–20 di 10\./).waitFor();
    report('users-list-pages-longest-task', (await readWatched(page)).longest, limits.task);
    let answers = 0;
    page.on('response', (response) => {
      if (response.request().postData()?.includes('query Users(')) answers += 1;
    });
    await page.getByLabel('Righe per pagina').selectOption('Tutte');
    while (answers < count / allUsersPageSize) await page.waitForResponse('**/graphql');
    await scrollDown(page, count);
    report('users-list-all-longest-task', (await readWatched(page)).longest, limits.task);
  } finally {
    await close();
  }
}
