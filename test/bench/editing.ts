import { build } from 'esbuild';
import type { CDPSession, Page } from 'playwright-core';
import { rowIds } from '#shared/editing/row-order.ts';
import { setPackAim } from '#shared/editing/set-pack-aim.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { print } from '#test/prove/figure.ts';
import { openMetrics } from './click-and-paint.ts';
import { editInDialog, type Way } from './edit-in-dialog.ts';
import type { Calculations, Kind } from './edits-in-page.ts';
import { openApp, openQuotation } from './open-app.ts';
import { median } from './percentile.ts';

const rowCount = 50;
const warmUp = 3;
const rounds = 15;
/** Milliseconds of one frame, and of the calculation in it. */
const limit = 16.7;
const calculationLimit = 2;
/** The same where every row counts its best mix anew. */
const aimedCalculationLimit = 4;

const kinds: readonly Kind[] = ['area', 'packages', 'discount', 'colour'];
const rounded = (milliseconds: number) => Number(milliseconds.toFixed(1));

/**
 * Edits of a quotation of 50 rows in the browser, then of the same whose rows all have an aim. Measures the time of an
 * edit beyond the closing of its dialog, up to the painted frame. The calculation and the bare engine are measured in
 * the same page. An edit sends no request.
 */
export async function benchEditing(): Promise<void> {
  const app = await openApp();
  try {
    const quotation = await openQuotation(app, rowCount);
    const session = await openMetrics(app.page);
    await measure(app.page, session, { quotation, kinds, what: 'edit of 50 rows', calculationLimit });
    await optimiseAll(app.page);
    const aimed = setPackAim(quotation, new Set(rowIds(quotation)), 'cheapest');
    const what = 'edit of 50 rows with an aim';
    await measure(app.page, session, {
      ...{ quotation: aimed, kinds: ['area'], what },
      calculationLimit: aimedCalculationLimit,
    });
  } finally {
    await app.close();
  }
}

async function optimiseAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ottimizza tutto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();
  await page.getByText(/^Confezioni ottimizzate/).waitFor();
}

type Measured = {
  quotation: Quotation;
  kinds: readonly Kind[];
  what: string;
  /** Milliseconds. */
  calculationLimit: number;
};

async function measure(page: Page, session: CDPSession, measured: Measured): Promise<void> {
  const { frames, requests } = await editedFrames(page, session, measured.kinds);
  const { engine, ...calculations } = await calculationsIn(page, measured.quotation);
  for (const kind of measured.kinds) {
    const value = rounded(frames[kind] - frames.nothing);
    const calculation = Number(calculations[kind].toFixed(2));
    const ok = value <= limit && calculation <= measured.calculationLimit && requests[kind].length === 0;
    const name = `${measured.what} in the browser: ${kind}`;
    const { calculationLimit: most } = measured;
    const beside = { calculation, calculationLimit: most, engine: Number(engine.toFixed(2)) };
    const withDialog = rounded(frames[kind]);
    print({ name, value, unit: 'ms', limit, ok, ...beside, withDialog, requests: requests[kind].length });
  }
}

/** Interleaved, so that every kind runs under the same load of the machine. */
async function editedFrames(page: Page, session: CDPSession, edited: readonly Kind[]) {
  const ways: readonly Way[] = ['nothing', ...edited];
  const frames = ways.map((way) => ({ way, times: [] as number[], requests: [] as string[] }));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const { way, times, requests } of frames) {
      const frame = await editInDialog(page, session, way, round);
      requests.push(...frame.requests);
      if (round >= warmUp) times.push(frame.milliseconds);
    }
  }
  const of = <Value>(value: (frame: (typeof frames)[number]) => Value) =>
    // Every kind has its frame.
    Object.fromEntries(frames.map((frame) => [frame.way, value(frame)])) as Record<Way, Value>;
  return { frames: of(({ times }) => median(times)), requests: of(({ requests }) => requests) };
}

async function calculationsIn(page: Page, quotation: Quotation): Promise<Calculations> {
  const { outputFiles } = await build({
    entryPoints: ['test/bench/edits-in-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'edits',
    footer: { js: `edits.timedCalculations(${JSON.stringify(quotation)})` },
  });
  return page.evaluate(outputFiles[0]?.text ?? '');
}
