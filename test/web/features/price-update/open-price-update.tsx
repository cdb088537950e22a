import { screen } from '@testing-library/react';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, signIn } from '#test/support/open-screen.tsx';
import PriceUpdatePage from '#web/features/price-update/price-update-page.tsx';
import type { Preview } from '#web/features/price-update/state/use-preview.ts';
import type { Line } from '#web/features/price-update/table/shown-lines.ts';
import type { Job } from '#web/lib/use-job.ts';

const at = '2026-03-27T08:42:03.000Z';

export const aJob = (changes: Partial<Job> = {}): Job => ({
  id: 'job-1',
  kind: 'price_update',
  variant: null,
  name: null,
  state: 'running',
  startsAt: null,
  startedAt: at,
  startedBy: 'Giulia Ferrero',
  finishedAt: null,
  done: 0,
  total: 2,
  counts: [],
  notes: [],
  ...changes,
});

export const aDoneJob = (updated: number, left = 0, changes: Partial<Job> = {}): Job =>
  aJob({
    ...{ state: 'done', done: 2, finishedAt: '2026-03-27T08:45:00.000Z' },
    counts: [
      { ended: 'updated', count: updated },
      { ended: 'left', count: left },
    ],
    ...changes,
  });

export const aPreview = (changes: Partial<Preview> = {}): Preview => ({
  id: 'preview-1',
  previewedAt: at,
  evenRecent: [],
  pricelists: null,
  startsAt: null,
  replaces: null,
  table: { byProduct: [], byPricelist: [] },
  summary: {
    ...{ products: 34, changedProducts: 12, ranges: 99, increase: 28, decrease: 13 },
    ...{ unchanged: 52, skipped: 6, fixed: 8 },
    ...{ prices: 82, averageVariation: 8600, unusual: 0 },
  },
  products: [
    { id: 'silicalce', name: { it: 'Silicalce Facciata' }, ranges: 2 },
    { id: 'silifond', name: { it: 'Silifond' }, ranges: 1 },
  ],
  priceLists: [
    { id: 'vuoto', name: 'Vuoto', prices: 0, changes: 0, recent: 0, recentAt: null },
    { id: 'pcu', name: 'PCU', prices: 250, changes: 3, recent: 0, recentAt: null },
  ],
  log: [
    { at, tone: 'info', code: 'previewStarted', subject: null, detail: null },
    { at, tone: 'info', code: 'previewScope', subject: '34', detail: '99' },
    { at, tone: 'info', code: 'productChanges', subject: 'Silicalce Facciata', detail: '2' },
    { at, tone: 'warn', code: 'productSkipped', subject: 'Silifond', detail: '2026-03-12T10:00:00.000Z' },
    { at, tone: 'success', code: 'previewDone', subject: null, detail: null },
  ],
  quotations: { today: true, checked: 3, differing: [] },
  ...{ otherPrices: [], otherPricesCount: 0 },
  ...changes,
});

const aLine = (changes: Partial<Line> = {}): Line => ({
  product: 'silicalce',
  name: { it: 'Silicalce Facciata', en: null, de: null },
  ...{ um: 'l', archived: false },
  range: 0,
  rangeName: { it: 'Bianchi', en: null, de: null },
  changedAt: null,
  pack: 'p15',
  packaging: '15',
  factor: 1,
  before: 168,
  after: 168,
  state: 'unchanged',
  ...changes,
});

export const lines: Line[] = [
  aLine(),
  aLine({ pack: 'p5', packaging: '5', before: 59.5, after: 59.5 }),
  aLine({ range: 1, rangeName: { it: 'Tinte medie', en: null, de: null }, before: 186, after: 186 }),
  aLine({
    ...{ product: 'silifond', name: { it: 'Silifond', en: null, de: null }, before: 138, after: 138 },
    ...{ state: 'skipped', changedAt: '2026-03-12T10:00:00.000Z' },
  }),
  aLine({
    ...{ product: 'silifond', name: { it: 'Silifond', en: null, de: null }, range: 1, pack: 'x' },
    ...{ rangeName: { it: 'Colorati', en: null, de: null }, before: null, after: null, state: 'zero' },
  }),
];

type Answers = Parameters<typeof aServer>[0];

/** A server that previews as said and does what it is told at once. */
export const aPriceServer = (answers: Answers = {}) =>
  aServer({
    PriceUpdates: () => ({ priceUpdates: [] }),
    OutdatedPriceUpdates: () => ({ outdatedPriceUpdates: [] }),
    PreviewPriceUpdate: ({ table }: { table: Preview['table'] }) => ({
      previewPriceUpdate: aPreview({ table, id: table.byProduct.length > 0 ? 'preview-2' : 'preview-1' }),
    }),
    PriceUpdatePreview: ({ id }: { id: string }) => ({ priceUpdatePreview: aPreview({ id }) }),
    PriceUpdateLines: () => ({ priceUpdateLines: { lines, total: 250 } }),
    PriceLists: () => ({ priceLists: [] }),
    StartPriceUpdate: () => ({ startPriceUpdate: aJob() }),
    ContinueJob: () => ({ continueJob: aDoneJob(41) }),
    PriceUpdateUndo: () => ({ priceUpdateUndo: { back: 41, left: [], leftCount: 0 } }),
    JobLog: () => ({ jobLog: { lines: [], next: null } }),
    ...answers,
  });

export function openPriceUpdate(address = '/aggiorna-listini') {
  signIn({ superUser: true });
  return openScreens(address, { '/aggiorna-listini': () => <PriceUpdatePage /> });
}

/** Opened, and previewed. */
export async function openPreviewed() {
  const opened = openPriceUpdate('/aggiorna-listini?anteprima=preview-1');
  await screen.findByRole('table');
  return opened;
}
