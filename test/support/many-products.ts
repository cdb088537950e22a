import type { Page } from 'playwright-core';

type Row = { id: string; name: { it: string; en: string | null } };

const pictures = '/files/images/many/';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" /></svg>';

/** The products of the demo, repeated under other names, each with a picture of its own. */
const multiplied = (rows: readonly Row[], count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length] ?? { id: '', name: { it: '', en: null } };
    const name = { it: `${row.name.it} ${index}`, en: row.name.en && `${row.name.en} ${index}` };
    return { ...row, id: `${row.id}-${index}`, name, imageUrl: `${pictures}${index}.svg` };
  });

/** Answers the list with this many products. */
export async function answerWithMany(page: Page, count: number): Promise<void> {
  await page.route(`**${pictures}*`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Products')) return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    return route.fulfill({ response, json: { data: { products: multiplied(data.products, count) } } });
  });
}
