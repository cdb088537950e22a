import type { Page } from 'playwright-core';

type Row = { id: string; name: { it: string; en: string | null } };

/** The products of the demo, repeated under other names. */
const multiplied = (rows: readonly Row[], count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length] ?? { id: '', name: { it: '', en: null } };
    const name = { it: `${row.name.it} ${index}`, en: row.name.en && `${row.name.en} ${index}` };
    return { ...row, id: `${row.id}-${index}`, name };
  });

/** Answers the list with this many products. */
export const answerWithMany = (page: Page, count: number) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Products')) return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    return route.fulfill({ response, json: { data: { products: multiplied(data.products, count) } } });
  });
