import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { repairTasks } from '#shared/repair/tasks.ts';
import { aServer } from '#test/support/a-server.ts';
import { isOff } from '#test/support/is-off.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import RepairPage from '#web/features/repair/repair-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import type { Job } from '#web/lib/use-job.ts';
import type { JobLogLine } from '#web/lib/use-job-log.ts';

const aRun = (changes: Partial<Job> = {}): Job => ({
  id: '20261120T090000000Z-a',
  kind: 'repair',
  variant: 'dry',
  name: null,
  state: 'done',
  startsAt: null,
  startedAt: '2026-11-20T08:00:00.000Z',
  startedBy: 'Giulia Ferrero',
  finishedAt: '2026-11-20T08:01:00.000Z',
  done: 12,
  total: 12,
  counts: [
    { ended: 'phaseNames.changed', count: 2 },
    { ended: 'packagings.changed', count: 1 },
    { ended: 'packagings.product', count: 1 },
  ],
  notes: [],
  ...changes,
});

const line = (code: string, more: Partial<JobLogLine> = {}): JobLogLine => ({
  at: '2026-11-20T08:00:05.000Z',
  tone: 'info',
  code,
  subject: null,
  detail: null,
  ...more,
});

const foreign = [
  { id: 'u1', name: 'Anna Bauer', country: 'AT' },
  { id: 'u2', name: 'Karl Weber', country: 'DE' },
];

type Options = {
  superUser?: boolean;
  countries?: string[];
  runs?: Job[];
  lines?: Record<string, JobLogLine[]>;
};

async function openRepair({ superUser = true, countries, runs = [], lines = {} }: Options = {}) {
  signIn({ superUser, ...(countries && { managementMode: 'only', managedCountries: countries }) });
  const server = aServer({
    Jobs: () => ({ jobs: runs }),
    JobLog: ({ id, after }: { id: string; after: string | null }) => ({
      jobLog: { lines: after ? [] : (lines[id] ?? []), next: '00000001' },
    }),
    StartRepair: () => ({ startRepair: aRun({ id: 'new', state: 'running', done: 3, counts: [] }) }),
    ForcedUsers: ({ page }: { page: number }) => ({
      forcedUsers: { total: 2, items: foreign.slice(page, page + 1) },
    }),
    UndoRepair: () => ({ undoRepair: aRun({ id: 'undo', variant: 'undo', state: 'running', counts: [] }) }),
    ContinueJob: () => ({ continueJob: aRun({ id: 'new' }) }),
  });
  const { user } = openScreens('/ripara', { '/ripara': () => <RepairPage /> });
  return { ...server, user };
}

const started = (asked: Awaited<ReturnType<typeof openRepair>>['asked']) =>
  asked<{ tasks: string[]; dryRun: boolean; forceItaly: boolean; key: string }>('StartRepair');
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the repair of data', () => {
  it('has its title, says to be careful, and lists the tasks in order, all ticked [REP-001, REP-003, REP-004, REP-005, OPW-56, SHL-034]', async () => {
    await openRepair();
    expect(screen.getByRole('heading', { level: 1, name: 'Riparazione Dati' })).toBeTruthy();
    expect(screen.getByText(/Da usare con cautela/)).toBeTruthy();
    expect(screen.getByRole('log', { name: 'Registro' })).toBeTruthy();
    const tasks = within(screen.getByRole('region', { name: 'Attività' })).getAllByRole('listitem');
    expect(tasks.map((task) => textOf(within(task).getByRole('checkbox').closest('label')))).toEqual([
      'Paese degli utenti',
      'Paese dei preventivi',
      'Nomi delle fasi',
      'Nomi dei prodotti',
      'Prodotti negli elenchi',
      'Prodotti richiesti',
      'Confezioni',
      'Link dei prodotti',
    ]);
    expect(within(tasks[0] as HTMLElement).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(box('Tutte').checked).toBe(true);
    expect(box('Forza IT per tutti gli utenti').checked).toBe(false);
  });

  it('tells others that it is not for them [REP-002, WER-015]', async () => {
    const { calls } = await openRepair({ superUser: false });
    expect(screen.getByText('Non hai i permessi necessari per accedere a questa pagina.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Esegui Riparazione' })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('tries without changes at once, and runs once that is confirmed [REP-006, OPW-56]', async () => {
    const { user, asked } = await openRepair();
    await user.click(box('Nomi delle fasi'));
    await user.click(button('Prova senza modificare'));
    const others = repairTasks.filter((task) => task !== 'phaseNames');
    expect(started(asked)).toEqual([
      { tasks: others, dryRun: true, forceItaly: false, key: expect.any(String) },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Esegui Riparazione' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Eseguire la riparazione?' });
    expect(started(asked)).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Esegui Riparazione' }));
    expect(started(asked)[1]).toMatchObject({ tasks: others, dryRun: false });
    expect(started(asked)[1]?.key).not.toBe(started(asked)[0]?.key);
  });

  it('forces Italy only once that was confirmed on its own [OPW-55]', async () => {
    const { user, asked } = await openRepair();
    const force = box('Forza IT per tutti gli utenti');
    await user.click(force);
    expect(force.checked).toBe(false);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annulla' }));
    expect(force.checked).toBe(false);
    await user.click(force);
    await screen.findByText('Cambiano paese 2 utenti:');
    await user.click(button('Forza IT per tutti'));
    expect(force.checked).toBe(true);
    await user.click(button('Prova senza modificare'));
    expect(started(asked)[0]).toMatchObject({ forceItaly: true });
    await user.click(box('Paese degli utenti'));
    expect(force.checked).toBe(false);
    expect(isOff(force)).toBe(true);
  });

  it('names whom forcing Italy would move, and from where, before it is on [OPW-55]', async () => {
    const { user } = await openRepair();
    await user.click(box('Forza IT per tutti gli utenti'));
    const list = await screen.findByRole('list', { name: 'Chi cambia paese' });
    expect(textOf(list)).toContain('Anna Bauerda Austria a Italia');
    expect(list.textContent).not.toContain('Karl Weber');
    await user.click(button('Mostra un altro'));
    await within(list).findByText('Karl Weber');
  });

  it('does not force Italy while it could not say whom that moves', async () => {
    const { user, answers } = await openRepair();
    answers.ForcedUsers = () => {
      throw new GraphqlFailure('internal');
    };
    await user.click(box('Forza IT per tutti gli utenti'));
    await within(screen.getByRole('alertdialog')).findByRole('alert');
    expect(isOff(button('Forza IT per tutti'))).toBe(true);
  });

  it('leaves forcing Italy, and its undoing, to super users of all countries', async () => {
    await openRepair({ countries: ['IT'], runs: [aRun({ variant: 'forced' })] });
    const force = box('Forza IT per tutti gli utenti');
    expect(isOff(force)).toBe(true);
    expect(screen.getByText('Solo per chi gestisce tutti i paesi')).toBeTruthy();
    await screen.findByRole('region', { name: 'Riparazione, IT per tutti' });
    expect(screen.queryByRole('button', { name: 'Rimetti i paesi di prima' })).toBeNull();
  });

  it('gives back the countries that a run took, once that is confirmed', async () => {
    const { user, asked, answers } = await openRepair({ runs: [aRun({ id: 'forced', variant: 'forced' })] });
    answers.ContinueJob = () => ({ continueJob: aRun({ id: 'undo', variant: 'undo', counts: [] }) });
    await user.click(await screen.findByRole('button', { name: 'Rimetti i paesi di prima' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Rimettere i paesi di prima?' });
    await user.click(within(dialog).getByRole('button', { name: 'Rimetti i paesi di prima' }));
    await screen.findByRole('region', { name: 'Annullamento di IT per tutti' });
    expect(asked<{ job: string }>('UndoRepair')).toEqual([{ job: 'forced', key: expect.any(String) }]);
  });

  it('cannot begin without a task, nor while a run is under way, whose progress it shows [OPW-57]', async () => {
    const { user, answers } = await openRepair({ runs: [aRun({ state: 'running', done: 3 })] });
    answers.ContinueJob = () => ({ continueJob: aRun({ state: 'running', done: 5 }) });
    expect(await screen.findByRole('progressbar', { name: 'Prova in corso' })).toBeTruthy();
    expect(button('Prova senza modificare').getAttribute('title')).toBe("C'è già una riparazione in corso.");
    expect(isOff(button('Esegui Riparazione'))).toBe(true);
    answers.ContinueJob = () => ({ continueJob: aRun() });
    await user.click(box('Tutte'));
    expect((await screen.findAllByText("Scegli almeno un'attività.")).length).toBeGreaterThan(0);
  });

  it('tells its end, also to a user who scrolled away, and no end of an earlier run', async () => {
    const { user } = await openRepair({ runs: [aRun({ id: 'older' })] });
    await screen.findByRole('region', { name: 'Prova senza modificare' });
    expect(document.querySelector('.toast')).toBeNull();
    await user.click(button('Prova senza modificare'));
    await screen.findByText('Prova completata: 3 modifiche da fare', { selector: '.toast *' });
  });

  it('writes the log in words, failures in red with their message [REP-005, REP-008, WER-007, OPW-57]', async () => {
    const lines = [
      line('started'),
      line('task', { subject: 'phaseNames' }),
      line('phase.changed', { subject: 'Fondo', detail: 'Fondo -> it: Fondo' }),
      line('product.failed', { tone: 'error', subject: 'adda', detail: 'too-large' }),
      line('task-done', { tone: 'success', subject: 'phaseNames', detail: '1' }),
      line('finished', { tone: 'success', detail: '0' }),
      line('of-tomorrow', { subject: 'x' }),
    ];
    await openRepair({ runs: [aRun()], lines: { [aRun().id]: lines } });
    await screen.findByText(/Riparazione avviata/);
    const said = within(screen.getByRole('log')).getAllByText(/./, { selector: 'p' });
    expect(said.map((each) => [each.className, textOf(each).slice(9)])).toEqual([
      ['info', 'Riparazione avviata'],
      ['info', 'Nomi delle fasi…'],
      ['info', 'Fase Fondo: Fondo → it: Fondo'],
      ['error', 'Errore: Prodotto adda non modificato: too-large'],
      ['success', 'Nomi delle fasi: 1 modifica'],
      ['success', 'Riparazione completata: 0 modifiche'],
      ['info', 'of-tomorrow x'],
    ]);
  });

  it('keeps the runs that were: who, when, dry or not, how many changes; each opens its log [OPW-57]', async () => {
    const failed = [{ ended: 'userCountries.failed', count: 2 }];
    const older = aRun({ id: 'older', variant: 'forced', startedBy: 'Sandra Gatti', counts: failed });
    const { user } = await openRepair({
      runs: [aRun(), older],
      lines: { [aRun().id]: [line('started-dry')], older: [line('forced', { tone: 'warn' })] },
    });
    const runs = within(await screen.findByRole('region', { name: 'Esecuzioni' }));
    await runs.findByRole('button', { name: /IT per tutti/ });
    expect(runs.getAllByRole('listitem').map(textOf)).toEqual([
      'Prova senza modificareGiulia Ferrero, 20/11/2026 09:00 · 3 modifiche da fare',
      'Riparazione, IT per tutti2 erroriSandra Gatti, 20/11/2026 09:00 · 0 modifiche',
    ]);
    expect(await screen.findByText(/niente viene modificato/)).toBeTruthy();
    await user.click(runs.getByRole('button', { name: /IT per tutti/ }));
    expect(await screen.findByText(/IT forzato per tutti gli utenti/)).toBeTruthy();
    expect(runs.getByRole('button', { name: /IT per tutti/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says why a run did not begin', async () => {
    const { user, answers } = await openRepair();
    answers.StartRepair = () => {
      throw new GraphqlFailure('already-running');
    };
    await user.click(button('Prova senza modificare'));
    expect(await screen.findByText(/La riparazione non è iniziata: C'è già un lavoro/)).toBeTruthy();
  });
});
