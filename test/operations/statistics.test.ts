import { randomUUID } from 'node:crypto';
import exceljs from 'exceljs';
import { describe, expect, it, vi } from 'vitest';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { weekAfter, weekOf } from '#shared/statistics/week.ts';
import { cloudUrl, codeOf, graphql, tokenOf, type Who } from '#test/support/cloud.ts';
import {
  answered,
  created,
  destroy,
  type ListedQuotation,
  list,
  updated,
} from '#test/support/quotations-api.ts';

type Entry = { key: string; quotations: number; value: number; valued: number; name: { it: string } | null };
type Sums = { quotations: number; value: number; valued: number; fromTests: number; begunTests: number };
type Told = {
  countries: string[];
  weeks: (Sums & { week: string })[];
  sums: Sums;
  byCountry: Entry[];
  byUserType: Entry[];
  products: Entry[];
  colours: (Entry & { r: number })[];
};

const thisWeek = weekOf(new Date().toISOString()) ?? '';
const entry = 'key quotations value valued';
const ask = (variables: object, who: Who | null = 'superUser') =>
  graphql<{ statistics: Told }>(
    who,
    `query ($from: String!, $to: String!, $country: String) {
      statistics(from: $from, to: $to, country: $country) {
        countries weeks { week quotations value fromTests begunTests }
        sums { quotations value valued fromTests begunTests }
        byCountry { ${entry} } byUserType { ${entry} }
        products { ${entry} name { it } } colours { ${entry} r g b }
      }
    }`,
    { from: thisWeek, to: thisWeek, ...variables },
  );
const told = async (variables: object = {}, who?: Who) => answered(await ask(variables, who)).statistics;

const totalOf = (quotation: Quotation) => (priceQuotation(quotation).total ?? 0) / 100;

/** Every quotation, archived ones too. */
async function all(): Promise<ListedQuotation[]> {
  const items: ListedQuotation[] = [];
  for (let page = 0; ; page += 1) {
    const some = answered(await list('superUser', { filter: { archived: true }, page, pageSize: 100 }));
    items.push(...some.quotations.items);
    if (some.quotations.items.length === 0 || items.length >= some.quotations.total) return items;
  }
}

describe('the statistics', () => {
  it('tell of the demo what the list of its quotations does', async () => {
    const [from, to] = [weekAfter(thisWeek, -52), weekAfter(thisWeek, -2)];
    const weekOfCreation = ({ createdAt }: ListedQuotation) => weekOf(createdAt) ?? '';
    // Other tests work in the same cloud: both answers tell their changes a moment later.
    await vi.waitFor(async () => {
      const listed = (await all()).filter(
        (quotation) => weekOfCreation(quotation) >= from && weekOfCreation(quotation) <= to,
      );
      const byCountry = Map.groupBy(listed, ({ userCountry }) => userCountry);
      const { weeks, sums, ...statistics } = await told({ from, to });
      expect(sums.quotations).toBe(listed.length);
      expect(sums.quotations).toBeGreaterThan(10);
      expect(sums.value).toBeGreaterThan(0);
      // Those made with a guided test were begun, and others too.
      expect(sums.fromTests).toBeGreaterThan(2);
      expect(sums.begunTests).toBeGreaterThan(sums.fromTests);
      expect(
        Object.fromEntries(statistics.byCountry.map(({ key, quotations }) => [key, quotations])),
      ).toEqual(Object.fromEntries([...byCountry].map(([country, all]) => [country, all.length])));
      const byWeek = Map.groupBy(listed, weekOfCreation);
      expect(weeks.map(({ quotations }) => quotations)).toEqual(
        weeks.map(({ week }) => byWeek.get(week)?.length ?? 0),
      );
    }, 120_000);
  });

  it('follow a quotation from its creation over its changes to its deletion', async () => {
    // No other test uses it.
    const colour = { code: 'TN 605', r: 200, g: 100, b: 50 };
    const ofColour = async () => {
      const found = (await told()).colours.find(({ key }) => key === colour.code);
      return [found?.quotations ?? 0, found?.value ?? 0, found?.r];
    };
    expect(await ofColour()).toEqual([0, 0, undefined]);
    const { id, revision } = await created('painter', {
      selectedProducts: [{ sId: 'paint', product: 'adda-silicato' }],
    });
    const painted = await updated('painter', {
      ...{ id, revision },
      selectedProducts: [{ sId: 'paint', color: colour, colorlist: 'Terre naturali' }],
    });
    expect(totalOf(painted)).toBeGreaterThan(0);
    await expect.poll(ofColour).toEqual([1, totalOf(painted), 200]);
    const { products } = await told();
    expect(products.find(({ key }) => key === 'adda-silicato')?.name?.it).toMatch(/silicat/i);
    await destroy('painter', id);
    await expect.poll(ofColour).toEqual([0, 0, undefined]);
  });

  it('tell a super user of the managed countries alone', async () => {
    const period = { from: weekAfter(thisWeek, -52) };
    const { countries, byCountry } = await told(period, 'superUserOfGermanyAndAustria');
    for (const country of [...countries, ...byCountry.map(({ key }) => key)])
      expect(['DE', 'AT']).toContain(country);
    expect(countries.length).toBeGreaterThan(0);
    expect((await told(period, 'superUserOfNoCountry')).sums.quotations).toBe(0);
    const refused = await ask({ ...period, country: 'IT' }, 'superUserOfGermanyAndAustria');
    expect(codeOf(refused)).toBe('not-found');
  });

  it('count a guided test that is begun once', async () => {
    const run = randomUUID();
    const begin = () =>
      graphql('germanRetailer', 'mutation ($run: ID!) { beginGuidedTest(run: $run) }', { run });
    const begun = async () => (await told({ country: 'DE' })).sums.begunTests;
    const before = await begun();
    expect(answered(await begin())).toEqual({ beginGuidedTest: true });
    expect(answered(await begin())).toEqual({ beginGuidedTest: true });
    expect(await begun()).toBe(before + 1);
  });

  it('come as a spreadsheet in base64, with every product and not only the 20 most quoted', async () => {
    const period = { from: weekAfter(thisWeek, -52), to: thisWeek, country: 'IT' };
    expect((await told(period)).products).toHaveLength(20);
    const query = new URLSearchParams(period);
    const answer = await fetch(`${cloudUrl}/functions/downloadStatisticsXLS?${query}`, {
      headers: { authorization: `Bearer ${await tokenOf('superUser')}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain']);
    expect(answer.headers.get('content-disposition')).toContain(
      `statistiche-${query.get('from')}-${thisWeek}.xlsx`,
    );
    const workbook = new exceljs.Workbook();
    // exceljs is typed for the Buffer of an older Node.
    const bytes = Buffer.from(await answer.text(), 'base64') as unknown as exceljs.Buffer;
    await workbook.xlsx.load(bytes);
    expect(workbook.worksheets).toHaveLength(6);
    expect(workbook.getWorksheet('Settimane')?.rowCount).toBe(54);
    expect(workbook.getWorksheet('Paesi')?.getColumn(1).values.slice(2)).toEqual(['IT']);
    expect(workbook.getWorksheet('Prodotti')?.rowCount).toBeGreaterThan(21);
  });
});
