import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { textOf } from '#test/support/open-screen.tsx';
import type { ImportUndo } from '#web/features/workbook/use-imports.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aCheck, aDoneJob, aJob, anImport, aWorkbookServer, openWorkbook } from './open-workbook.tsx';

const rowsOf = (dialog: HTMLElement, table: string) =>
  within(within(dialog).getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(textOf));

const aPlan = (changes: Partial<ImportUndo> = {}): ImportUndo => ({
  counts: [
    { kind: 'product', back: 1240, archived: 2, removed: 0, left: 1 },
    { kind: 'tag', back: 0, archived: 0, removed: 1, left: 0 },
    { kind: 'priceList', back: 1, archived: 0, removed: 0, left: 0 },
  ],
  left: [{ kind: 'product', id: 'adda-calce', name: 'Adda Calce', reason: 'conflict' }],
  leftCount: 1,
  ...changes,
});

const undoing = aJob({ id: 'undo-1', kind: 'import_undo', startedBy: 'Marta Bellini' });
const undone = aDoneJob({
  ...{ id: 'undo-1', kind: 'import_undo', startedBy: 'Marta Bellini' },
  counts: [
    { ended: 'back', count: 1241 },
    { ended: 'archived', count: 2 },
    { ended: 'removed', count: 1 },
    { ended: 'left', count: 1 },
  ],
  notes: [
    {
      ...{ subject: 'Adda Calce', reason: 'conflict' },
      about: { kind: 'product', id: 'adda-calce', name: null },
    },
  ],
});

type Answers = NonNullable<Parameters<typeof aWorkbookServer>[1]>;

function aServerOfUndo(answers: Answers = {}) {
  let isUndone = false;
  return aWorkbookServer(aCheck(), {
    CatalogueImports: () => ({
      catalogueImports: [anImport(aDoneJob(), isUndone ? { undo: undone, canUndo: false } : {})],
    }),
    ImportUndo: () => ({ importUndo: aPlan() }),
    UndoCatalogueImport: () => {
      isUndone = true;
      return { undoCatalogueImport: undoing };
    },
    ContinueJob: () => ({ continueJob: undone }),
    ...answers,
  });
}

async function asked() {
  const opened = await openWorkbook();
  const imports = await screen.findByRole('region', { name: 'Importazioni' });
  const open = within(imports).getByRole('button', { name: "Annulla l'importazione del 27/03/2026 10:01" });
  await opened.user.click(open);
  const dialog = await screen.findByRole('alertdialog', {
    name: "Annullare l'importazione del 27/03/2026 10:01?",
  });
  return { ...opened, imports, dialog };
}

const confirm = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: "Annulla l'importazione" });

describe('undoing an import', () => {
  it('says before what goes back, and what stays and why; nothing is done when it is left so', async () => {
    const server = aServerOfUndo();
    const { user, dialog } = await asked();
    await within(dialog).findByText('Restano come sono, e perché');
    expect(rowsOf(dialog, "Che cosa torna com'era, foglio per foglio")).toEqual([
      ['Prodotti', '1.240 come prima, 2 in archivio e 1 resta'],
      ['Listini', '1 come prima'],
      ['Tag', '1 da togliere'],
    ]);
    expect(rowsOf(dialog, 'Restano come sono, e perché')[1]).toEqual([
      'Adda Calce',
      "Qualcuno l'ha modificato dopo l'importazione",
    ]);
    const link = within(dialog).getByRole('link', { name: 'Adda Calce' });
    expect(link.getAttribute('href')).toBe('/prodotti/adda-calce');
    expect(server.asked('ImportUndo')).toEqual([{ job: aDoneJob().id }]);
    await user.click(within(dialog).getByText('Chiudi'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.asked('UndoCatalogueImport')).toEqual([]);
  });

  it('shows its progress and its end, and then who undid the import and when', async () => {
    const ended = Promise.withResolvers<object>();
    const server = aServerOfUndo({ ContinueJob: () => ended.promise });
    const { user, dialog, imports } = await asked();
    await within(dialog).findByText('Restano come sono, e perché');
    await user.click(confirm(dialog));
    await screen.findByRole('progressbar', { name: "Rimetto il catalogo com'era" });
    expect(isOff(screen.getByRole('button', { name: 'Scegli il file' }))).toBe(true);
    ended.resolve({ continueJob: undone });
    const result = await screen.findByRole('region', { name: 'Importazione annullata' });
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(within(result).getAllByRole('definition').map(textOf)).toEqual(['1.241', '2', '1', '1']);
    expect(textOf(result)).toContain("Adda CalceQualcuno l'ha modificato dopo l'importazione");
    expect(server.asked('UndoCatalogueImport')).toEqual([{ key: expect.any(String), job: aDoneJob().id }]);
    await within(imports).findByText('Annullata da Marta Bellini, 27/03/2026 10:01');
    expect(textOf(imports)).toContain('1.241 come prima, 2 in archivio, 1 tolto e 1 rimasto');
    expect(within(imports).queryByRole('button')).toBeNull();
  });

  it('cannot be confirmed before it is known what goes back, nor when nothing does', async () => {
    const plan = Promise.withResolvers<object>();
    aServerOfUndo({ ImportUndo: () => plan.promise });
    const { dialog } = await asked();
    expect(within(dialog).getByText("Guardo che cosa torna com'era…")).toBeTruthy();
    expect(isOff(confirm(dialog))).toBe(true);
    plan.resolve({
      importUndo: aPlan({ counts: [{ kind: 'product', back: 0, archived: 0, removed: 0, left: 1 }] }),
    });
    await within(dialog).findByText("Non c'è niente che possa tornare com'era.");
    expect(isOff(confirm(dialog))).toBe(true);
  });

  it('that somebody else began meanwhile is said in the dialog', async () => {
    aServerOfUndo({
      UndoCatalogueImport: () => {
        throw new GraphqlFailure('failed-precondition');
      },
    });
    const { user, dialog } = await asked();
    await within(dialog).findByText('Restano come sono, e perché');
    await user.click(confirm(dialog));
    expect((await within(dialog).findByText('È già stata annullata.')).closest('[role=alert]')).toBeTruthy();
  });

  it('is not offered while another import runs, nor of one of which nothing is kept', async () => {
    const running = aJob({ id: 'newer' });
    aServerOfUndo({
      CatalogueImports: () => ({
        catalogueImports: [
          anImport(running),
          anImport(aDoneJob({ id: 'kept' })),
          anImport(aDoneJob({ id: 'older', startedBy: 'Lukas Brandner' }), { canUndo: false }),
        ],
      }),
      ContinueJob: () => new Promise(() => undefined),
    });
    await openWorkbook();
    const imports = await screen.findByRole('region', { name: 'Importazioni' });
    const [first, kept, older] = within(imports).getAllByRole('listitem');
    expect(textOf(first)).toContain('In corso');
    expect(isOff(kept && within(kept).getByRole('button'))).toBe(true);
    expect(older && within(older).queryByRole('button')).toBeNull();
  });
});
