import type { CDPSession, ElementHandle, Page } from 'playwright-core';
import { maximumLines } from '#shared/offers/offer-bounds.ts';
import { print } from '#test/prove/figure.ts';
import { CreateOfferDocument, UpdateOfferDocument } from '#web/graphql/offers.ts';
import { clickAndPaint, openMetrics } from './click-and-paint.ts';
import { type App, openApp } from './open-app.ts';
import { median } from './percentile.ts';

const warmUp = 3;
const rounds = 15;
/** Milliseconds of one frame. */
const limit = 16.7;

/** The column of the cell that is typed in, and the key that ends it; `nothing` leaves the number as it was. */
const ways = {
  nothing: { column: 'quantity', key: 'Escape' },
  quantity: { column: 'quantity', key: 'Enter' },
  price: { column: 'price', key: 'Enter' },
};
type Way = keyof typeof ways;
const kinds: readonly Way[] = ['quantity', 'price'];

/**
 * Edits of an offer with as many lines as there may be, in the browser. Measures the time of an edit beyond the closing of
 * its cell, up to the painted frame. An edit sends no request.
 */
export async function benchOfferInBrowser(): Promise<void> {
  const app = await openApp();
  try {
    await openLargeOffer(app);
    const session = await openMetrics(app.page);
    const frames = { nothing: [], quantity: [], price: [] } as Record<Way, number[]>;
    const requests = { nothing: 0, quantity: 0, price: 0 };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      // Interleaved, so that each runs under the same load of the machine.
      for (const way of ['nothing', ...kinds] as const) {
        const painted = await editCell(app.page, session, way, round);
        requests[way] += painted.requests.length;
        if (round >= warmUp) frames[way].push(painted.milliseconds);
      }
    }
    for (const kind of kinds) {
      const value = Number((median(frames[kind]) - median(frames.nothing)).toFixed(1));
      const ok = value <= limit && requests[kind] === 0;
      const name = `edit of an offer of ${maximumLines} lines in the browser: ${kind}`;
      print({ name, value, unit: 'ms', limit, ok, requests: requests[kind] });
    }
  } finally {
    await app.close();
  }
}

async function editCell(page: Page, session: CDPSession, way: Way, round: number) {
  const { column, key } = ways[way];
  await page
    .locator(`[data-column=${column}]`)
    .nth(10 * round)
    .click();
  const field = page.locator('.cell-input');
  await field.fill(`${101 + round}`);
  const typed = await field.elementHandle();
  if (!typed) throw new Error('The cell has no field.');
  return clickAndPaint(page, session, typed as ElementHandle<HTMLElement>, key);
}

async function openLargeOffer({ url, page, graphql }: App): Promise<void> {
  const { createOffer } = await graphql<{ createOffer: { id: string } }>(`${CreateOfferDocument}`, {
    input: { key: 'bench', title: 'Cantiere' },
  });
  const sections = Array.from({ length: 10 }, (_, at) => ({ id: `section-${at}`, name: `Parte ${at}` }));
  const work = {
    kind: 'work',
    description: { it: 'Tinteggiatura' },
    unit: 'mq',
    quantity: 12_000,
    price: 85_000,
  };
  const lines = Array.from({ length: maximumLines }, (_, at) => ({
    ...{ id: `cantiere-${at}`, sectionId: `section-${at % 10}`, ...work },
  }));
  const input = { id: createOffer.id, revision: 1, sections, lines };
  await graphql(`${UpdateOfferDocument}`, { input });
  await page.goto(`${url}/offerte/${createOffer.id}`);
  await page
    .locator('tbody[data-line]')
    .nth(maximumLines - 1)
    .waitFor();
  // Files that are loaded ahead are no request of an edit.
  await page.waitForLoadState('networkidle');
}
