import type { Page } from 'playwright-core';
import { openApp } from './open-app.ts';
import { readWatched, report, watchArrival } from './watch-arrival.ts';

const count = 2000;
/** Milliseconds from the arrival of the colours to the first one, and of the longest task. */
const limits = { shown: 300, task: 100 };

const folder = { id: 'terre-naturali', name: 'Terre naturali' };
const saved = { revision: 1, updatedAt: '2026-01-10T09:00:00.000Z', updatedBy: 'Giulia Ferrero' };
const colours = Array.from({ length: count }, (_, index) => ({
  ...{ id: `colour-${index}`, code: `TN ${index}`, hbw: 50 },
  ...{ r: index % 256, g: (index * 7) % 256, b: (index * 13) % 256 },
  ...saved,
}));
const colorlist = { ...folder, revision: 1, colors: colours };
const published = colours.map(({ code, r, g, b, hbw }) => ({
  ...{ code, r, g, b, hbw, colorlist: folder.name, colorlistId: folder.id },
}));

/** Answers one folder with thousands of colours, for editing and as published. */
const answerWithMany = (page: Page) =>
  page.route('**/graphql', (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('query ColourFolder(')) return route.fulfill({ json: { data: { colorlist } } });
    if (asked.includes('query Colours')) return route.fulfill({ json: { data: { colours: published } } });
    return route.continue();
  });

async function reportArrival(page: Page, name: string): Promise<void> {
  const { arrived, shown, longest } = await readWatched(page);
  if (!arrived) throw new Error('The answer was not seen.');
  report(`${name}-shown`, shown - arrived, limits.shown);
  report(`${name}-longest-task`, longest, limits.task);
}

/** The page of a folder of 2,000 colours: the first cards, all cards, and typing in the search. */
async function benchFolder(page: Page, url: string): Promise<void> {
  await watchArrival(page, 'colourFolder', '.color-cards li');
  await page.goto(`${url}/cartelle/${folder.id}`);
  await page
    .locator('.color-cards li')
    .nth(count - 1)
    .waitFor();
  await page.getByRole('searchbox').pressSequentially('TN 19', { delay: 60 });
  await page.getByText(/^\d+ colori trovati/).waitFor();
  await page.getByRole('searchbox').fill('');
  await page
    .locator('.color-cards li')
    .nth(count - 1)
    .waitFor();
  await reportArrival(page, 'colour-folder');
}

/** The picker of a price range with as many colours. */
async function benchPicker(page: Page, url: string): Promise<void> {
  await watchArrival(page, 'colours', '.range-swatches > *');
  await page.goto(`${url}/prodotti/adda-silicato`);
  await page.locator('.range-colours').first().click();
  await page
    .locator('.range-swatches > *')
    .nth(count - 1)
    .waitFor();
  await page.getByRole('dialog').getByRole('searchbox').pressSequentially('TN 19', { delay: 60 });
  await page.getByRole('dialog').getByRole('searchbox').fill('');
  await page
    .locator('.range-swatches > *')
    .nth(count - 1)
    .waitFor();
  await reportArrival(page, 'colour-picker');
}

export async function benchColourFolder(): Promise<void> {
  const { url, page, close } = await openApp('giulia.ferrero@example.com');
  try {
    await answerWithMany(page);
    await benchFolder(page, url);
    await benchPicker(page, url);
  } finally {
    await close();
  }
}
