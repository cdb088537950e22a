import { randomUUID } from 'node:crypto';
import type { FactorTable } from '#shared/schemas/price-update.ts';
import { type Answer, graphql, type Who } from './cloud.ts';
import { finishedJob, type JobAnswer, jobFields } from './jobs-api.ts';
import { answered } from './quotations-api.ts';

export type LogLine = {
  at: string;
  tone: string;
  code: string;
  subject: string | null;
  detail: string | null;
};
export type Preview = {
  id: string;
  previewedAt: string;
  table: FactorTable;
  summary: Record<string, number>;
  products: { id: string; name: { it: string }; ranges: number }[];
  evenRecent: string[];
  pricelists: string[] | null;
  startsAt: string | null;
  priceLists: {
    id: string;
    name: string;
    prices: number;
    changes: number;
    recent: number;
    recentAt: string | null;
  }[];
  log: LogLine[];
  quotations: {
    today: boolean;
    checked: number;
    differing: { id: string; name: string; products: { it: string }[] }[];
  };
  otherPrices: { product: { it: string }; confirmed: number | null; now: number | null }[];
  otherPricesCount: number;
};

const previewFields = `
  id previewedAt evenRecent pricelists startsAt
  table { byProduct { product factors } byPricelist { pricelist factor } }
  summary { products changedProducts ranges increase decrease unchanged skipped fixed prices averageVariation unusual }
  products { id name { it } ranges } priceLists { id name prices changes recent recentAt }
  log { at tone code subject detail }
  quotations { today checked differing { id name products { it } } }
  otherPrices { product { it } range { it } um packaging pricelist confirmed now } otherPricesCount`;

type Wishes = {
  who?: Who | null;
  evenRecent?: string[];
  pricelists?: string[];
  startsAt?: string;
  replaces?: string;
};

export const preview = (table: FactorTable, { who = 'superUser', ...wishes }: Wishes = {}) =>
  graphql<{ previewPriceUpdate: Preview }>(
    who,
    `mutation ($table: FactorTableInput!, $evenRecent: [ID!], $pricelists: [ID!], $startsAt: String, $replaces: ID) {
      previewPriceUpdate(
        table: $table, evenRecent: $evenRecent, pricelists: $pricelists, startsAt: $startsAt, replaces: $replaces
      ) { ${previewFields} }
    }`,
    { table, ...wishes },
  );
export const previewed = async (table: FactorTable, wishes?: Wishes): Promise<Preview> =>
  answered(await preview(table, wishes)).previewPriceUpdate;

export const priceUpdatePreview = async (id: string): Promise<Preview> =>
  answered(
    await graphql<{ priceUpdatePreview: Preview }>(
      'superUser',
      `query ($id: ID!) { priceUpdatePreview(id: $id) { ${previewFields} } }`,
      { id },
    ),
  ).priceUpdatePreview;

export type Line = {
  product: string;
  range: number;
  pack: string;
  factor: number;
  before: number | null;
  after: number | null;
  state: string;
};
type Wanted = {
  pricelist?: string;
  page?: number;
  pageSize?: number;
  onlyChanges?: boolean;
  search?: string;
};

export const priceUpdateLines = async (id: string, wanted: Wanted = {}) =>
  answered(
    await graphql<{ priceUpdateLines: { lines: Line[]; total: number } }>(
      'superUser',
      `query ($preview: ID!, $pricelist: ID!, $page: Int!, $pageSize: Int, $onlyChanges: Boolean!, $search: String) {
        priceUpdateLines(
          preview: $preview, pricelist: $pricelist, page: $page, pageSize: $pageSize, onlyChanges: $onlyChanges, search: $search
        ) { lines { product range pack factor before after state } total }
      }`,
      { preview: id, pricelist: 'pcu', page: 0, onlyChanges: false, ...wanted },
    ),
  ).priceUpdateLines;

const updateFields = `${jobFields} startsAt startedAt name cancelledBy replaces`;
type Starting = { confirmUnusual?: boolean; name?: string; stopsForOtherPrices?: boolean };

export const start = (id: string, more: Starting = {}): Promise<Answer<{ startPriceUpdate: JobAnswer }>> =>
  graphql(
    'superUser',
    `mutation ($key: ID!, $preview: ID!, $confirmUnusual: Boolean!, $name: String, $stopsForOtherPrices: Boolean) {
      startPriceUpdate(
        key: $key, preview: $preview, confirmUnusual: $confirmUnusual,
        name: $name, stopsForOtherPrices: $stopsForOtherPrices
      ) { ${updateFields} }
    }`,
    { key: randomUUID(), preview: id, confirmUnusual: false, ...more },
  );

export const started = async (id: string, more?: Starting): Promise<JobAnswer> =>
  answered(await start(id, more)).startPriceUpdate;

/** Starts a previewed update and waits for its end. */
export const updated = async (id: string, more?: Starting): Promise<JobAnswer> =>
  finishedJob('price_update', (await started(id, more)).id);

export const undo = (job: string): Promise<Answer<{ undoPriceUpdate: JobAnswer }>> =>
  graphql(
    'superUser',
    `mutation ($key: ID!, $job: ID!) { undoPriceUpdate(key: $key, job: $job) { ${updateFields} } }`,
    { key: randomUUID(), job },
  );

export const priceUpdateUndo = async (job: string) =>
  answered(
    await graphql<{ priceUpdateUndo: { back: number; left: string[]; leftCount: number } }>(
      'superUser',
      'query ($job: ID!) { priceUpdateUndo(job: $job) { back left leftCount } }',
      { job },
    ),
  ).priceUpdateUndo;

export const undoneBy = async (job: string): Promise<JobAnswer> =>
  finishedJob('price_update_undo', answered(await undo(job)).undoPriceUpdate.id);

export const cancel = (job: string) =>
  graphql<{ cancelJob: JobAnswer }>(
    'superUser',
    `mutation ($id: ID!) { cancelJob(kind: price_update, id: $id) { ${updateFields} } }`,
    { id: job },
  );

export const resume = (job: string, who: Who = 'superUser') =>
  graphql<{ resumePriceUpdate: JobAnswer }>(
    who,
    `mutation ($id: ID!) { resumePriceUpdate(id: $id) { ${updateFields} } }`,
    { id: job },
  );

export const logOf = async ({ kind, id }: Pick<JobAnswer, 'kind' | 'id'>): Promise<LogLine[]> =>
  answered(
    await graphql<{ jobLog: { lines: LogLine[] } }>(
      'superUser',
      `query ($kind: JobKind!, $id: ID!) { jobLog(kind: $kind, id: $id) { lines { at tone code subject detail } } }`,
      { kind, id },
    ),
  ).jobLog.lines;

type Run = {
  job: JobAnswer;
  preview: string;
  confirmed: string;
  undo: { id: string } | null;
  canUndo: boolean;
  pricelists: string[] | null;
  averageVariation: number | null;
};
export const outdatedPriceUpdates = async () =>
  answered(await graphql<{ outdatedPriceUpdates: string[] }>('superUser', '{ outdatedPriceUpdates }'))
    .outdatedPriceUpdates;
export const priceUpdates = async (): Promise<Run[]> =>
  answered(
    await graphql<{ priceUpdates: Run[] }>(
      'superUser',
      `{ priceUpdates {
        job { ${updateFields} } preview confirmed undo { id } canUndo pricelists averageVariation
      } }`,
    ),
  ).priceUpdates;
