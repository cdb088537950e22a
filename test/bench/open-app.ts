import type { Page } from 'playwright-core';
import { demoPassword } from '#infra/local/server.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { launchBrowser } from '#test/support/browser.ts';
import { startDemoCloud } from './demo-cloud.ts';

type GraphQl = <Data>(query: string, variables?: object) => Promise<Data>;
export type App = { url: string; page: Page; graphql: GraphQl; close: () => Promise<void> };

/** The built application in a browser with a signed-in demo user, by default the painter. */
export async function openApp(email = 'andrea.conti@example.com'): Promise<App> {
  const cloud = await startDemoCloud();
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
  await addRunnersHelper(page);
  const asked = page.waitForRequest(`${cloud.url}/graphql`);
  await page.goto(`${cloud.url}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL(`${cloud.url}/preventivi`);
  const { authorization = '' } = (await asked).headers();
  const graphql: GraphQl = async (query, variables = {}) => {
    const headers = { 'content-type': 'application/json', authorization };
    const body = JSON.stringify({ query, variables });
    const answer = await fetch(`${cloud.url}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(`The bench got the errors ${JSON.stringify(errors)}`);
    return data;
  };
  const close = async () => {
    await browser.close();
    await cloud.stop();
  };
  return { url: cloud.url, page, graphql, close };
}

/** The runner marks named functions with a helper that pages do not have. */
export const addRunnersHelper = (page: Page) =>
  page.addInitScript({ content: 'globalThis.__name = (named) => named;' });

type Product = { id: string; selectable: boolean; standalone: boolean; combined: boolean };

/** Creates the quotation Cantiere with this many products of the demo; returns its id. */
export async function makeQuotation({ graphql }: App, rows: number): Promise<string> {
  const { selectableProducts } = await graphql<{ selectableProducts: Product[] }>(
    '{ selectableProducts { id selectable standalone combined } }',
  );
  const chosen = selectableProducts.filter(
    ({ selectable, standalone, combined }) => selectable && (standalone || !combined),
  );
  const selectedProducts = chosen
    .slice(0, rows)
    .map(({ id }, index) => ({ sId: `row-${index}`, product: id }));
  const { createQuotation } = await graphql<{ createQuotation: { id: string } }>(
    'mutation ($input: CreateQuotationInput!) { createQuotation(input: $input) { id } }',
    { input: { key: 'bench', name: 'Cantiere', location: 'Bologna', province: 'BO', selectedProducts } },
  );
  return createQuotation.id;
}

/** Creates a quotation, opens it and returns it as the page received it. */
export async function openQuotation(app: App, rows: number): Promise<Quotation> {
  const { url, page } = app;
  const id = await makeQuotation(app, rows);
  const isAnswer = (text: string | null) => text?.includes('query Quotation(') ?? false;
  const answered = page.waitForResponse((response) => isAnswer(response.request().postData()));
  await page.goto(`${url}/preventivi/${id}`);
  await page
    .locator('.quotation tbody')
    .nth(rows - 1)
    .waitFor();
  return (await (await answered).json()).data.quotation;
}
