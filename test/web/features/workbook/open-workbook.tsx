import { screen } from '@testing-library/react';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, signIn } from '#test/support/open-screen.tsx';
import { takeUploads } from '#test/support/take-uploads.ts';
import type { Check } from '#web/features/workbook/use-check.ts';
import type { CatalogueImport } from '#web/features/workbook/use-imports.ts';
import type { ImportedValue } from '#web/features/workbook/use-values.ts';
import WorkbookPage from '#web/features/workbook/workbook-page.tsx';
import type { Job } from '#web/lib/use-job.ts';

export const aJob = (changes: Partial<Job> = {}): Job => ({
  id: '2026-03-27T09:00:00.000Z-a',
  kind: 'import',
  variant: null,
  name: null,
  state: 'running',
  startsAt: null,
  startedAt: '2026-03-27T09:00:00.000Z',
  startedBy: 'Giulia Ferrero',
  finishedAt: null,
  done: 0,
  total: 3,
  counts: [],
  notes: [],
  ...changes,
});

export const aDoneJob = (changes: Partial<Job> = {}): Job =>
  aJob({
    ...{ state: 'done', done: 3, finishedAt: '2026-03-27T09:01:00.000Z' },
    counts: [
      { ended: 'added', count: 1 },
      { ended: 'changed', count: 2 },
    ],
    ...changes,
  });

export const anImport = (job: Job, changes: Partial<CatalogueImport> = {}): CatalogueImport => ({
  ...{ job, undo: null, canUndo: job.state === 'done' },
  ...changes,
});

export const aCheck = (changes: Partial<Check> = {}): Check => ({
  id: 'check-1',
  fileName: 'catalogo.xlsx',
  plans: [
    { kind: 'tag', add: 0, change: 0, leave: 0 },
    { kind: 'priceList', add: 1, change: 0, leave: 4 },
    { kind: 'product', add: 1, change: 1, leave: 1240 },
  ],
  values: [
    { sheet: 'products', count: 1 },
    { sheet: 'prices', count: 240 },
  ],
  taken: { prices: 240, pricesTaken: 0, unpriced: [], membersTaken: 0, rowsTaken: [] },
  later: null,
  ...{ kept: [], leftPrices: 0, doubts: [], doubtCount: 0 },
  missing: [],
  unread: [],
  problems: [],
  problemCount: 0,
  ...changes,
});

export const aPrice = (changes: Partial<ImportedValue> = {}): ImportedValue => ({
  ...{ kind: 'product', id: 'adda-calce', name: 'Adda Calce', does: 'change' },
  ...{ path: ['priceranges', '1', 'prices', '25', 'pcu'], before: ['112'], after: ['1120'] },
  ...{ um: 'kg', isLater: false },
  ...changes,
});

type Answers = Parameters<typeof aServer>[0];

/** A server that takes a workbook, checks it as said, and does its import at once. */
export function aWorkbookServer(check: Check = aCheck(), answers: Answers = {}) {
  takeUploads();
  return aServer({
    CatalogueImports: () => ({ catalogueImports: [] }),
    PriceLists: () => ({ priceLists: [{ id: 'pcu', name: 'PCU' }] }),
    UploadCatalogueWorkbook: () => ({
      uploadCatalogueWorkbook: { key: 'k.xlsx', url: '/store', fields: [] },
    }),
    CheckCatalogueWorkbook: () => ({ checkCatalogueWorkbook: check }),
    ImportValues: () => ({
      importValues: { values: [aPrice()], total: 1, names: [{ id: 'pcu', name: 'Listino PCU' }] },
    }),
    StartCatalogueImport: () => ({ startCatalogueImport: aJob() }),
    ContinueJob: () => ({ continueJob: aDoneJob() }),
    ...answers,
  });
}

export const aFile = (name = 'catalogo.xlsx') => new File(['PK'], name);

export async function openWorkbook(user: Parameters<typeof signIn>[0] = {}) {
  signIn({ superUser: true, ...user });
  const opened = openScreens('/prodotti/importa', { '/prodotti/importa': () => <WorkbookPage /> });
  const input = await screen.findByLabelText<HTMLInputElement>('File del catalogo (.xlsx)');
  return { ...opened, upload: (file = aFile()) => opened.user.upload(input, file) };
}
