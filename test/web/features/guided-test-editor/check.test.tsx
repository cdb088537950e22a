import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkRuns } from '#shared/guided-test/check-runs/check-runs.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aServer } from '#test/support/a-server.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import type { CheckNews, CheckWork, StartCheck } from '#web/components/test-check/check-work.ts';
import { doneCheck } from '#web/components/test-check/done-check.ts';
import { startCheck } from '#web/components/test-check/start-check.ts';
import { CheckDialog } from '#web/features/guided-test-editor/check/check-dialog.tsx';

const config = aConfig({
  stage1: [
    aQuestion('a', { answers: [anAnswer('si', { tag: 'x' }), anAnswer('no', { tag: 'y' })] }),
    aQuestion('mai', { visible: ['z'] }),
  ],
});
const exported = [
  aPhase({ id: 'base', name: { it: 'Base' }, choices: [aChoice({ products: ['adda-calce'] })] }),
];
const onX = [aPhase({ id: 'fondo', name: { it: 'Fondo' }, conditions: [{ include: ['x'], exclude: [] }] })];
const atOnce: StartCheck = (work, onNews) => {
  onNews({ kind: 'done', check: doneCheck(work) });
  return () => {};
};
type Asked = { pricelist?: string | null };

/** The export list has other phases, and no product that may be chosen. */
function open({ start = atOnce, edited = config as GuidedTestConfig | null, phases = onX } = {}) {
  aServer({
    PriceListNames: () => ({
      priceLists: ['pcu', 'export'].map((id) => ({ id, name: id.toUpperCase() })),
    }),
    CheckedCatalogue: ({ pricelist }: Asked) => ({
      checkedCatalogue:
        pricelist === 'export' ? { phases: exported, products: [] } : { phases, products: ['adda-calce'] },
    }),
  });
  const goTo = vi.fn();
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <CheckDialog config={edited} findings={[]} goTo={goTo} onClose={onClose} start={start} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    goTo,
    onClose,
    user: userEvent.setup(),
    dialog: screen.getByRole('dialog', { name: 'Controlla il test' }),
  };
}

describe('the check before publishing', () => {
  it('lists what it finds by kind, with a run that leads there', async () => {
    const { dialog } = open();
    const runs = await within(dialog).findByRole('region', { name: 'Test che finiscono senza nessuna fase' });
    expect(runs.textContent).toContain('Esempio: Risposta no');
    const tags = within(dialog).getByRole('region', { name: 'Tag aggiunti che nessuno guarda' });
    expect(tags.textContent).toMatch(/Risposta no\s+y/);
    expect(dialog.textContent).toContain('Raggiunte 1 domande e 2 risposte');
  });

  it('groups the digits of the number of situations', async () => {
    const many: StartCheck = (work, onNews) => {
      const check = doneCheck(work);
      onNews({ kind: 'done', check: { ...check, covered: { ...check.covered, states: 84_637 } } });
      return () => {};
    };
    const { dialog } = open({ start: many });
    expect(await within(dialog).findByText(/84\.637 situazioni diverse/)).toBeTruthy();
  });

  it('leads to the element that a finding is about', async () => {
    const { dialog, user, goTo, onClose } = open();
    const never = await within(dialog).findByRole('region', { name: 'Domande che non si raggiungono mai' });
    await user.click(within(never).getByRole('button', { name: 'Apri Domanda mai' }));
    expect(goTo).toHaveBeenCalledWith({ stage: 'stage1', question: 'mai' });
    expect(onClose).toHaveBeenCalled();
  });

  it('is made for all price lists, or for one with its phases and products', async () => {
    const started: CheckWork[] = [];
    const { dialog, user } = open({
      edited: aConfig(),
      phases: [aPhase({ choices: [aChoice({ products: ['adda-calce'] })] })],
      start: (work, onNews) => {
        started.push(work);
        return atOnce(work, onNews);
      },
    });
    expect(await within(dialog).findByText(/^Tutto a posto/)).toBeTruthy();
    const list = within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Listino' });
    await within(list).findByRole('option', { name: 'EXPORT' });
    expect([...list.options].map(({ text }) => text)).toEqual(['Tutti i listini', 'PCU', 'EXPORT']);
    await user.selectOptions(list, 'EXPORT');
    const without = await within(dialog).findByRole('region', { name: 'Fasi senza una scelta visibile' });
    expect(without.textContent).toContain('Base');
    expect(started.map(({ pricelist, products }) => [pricelist, products])).toEqual([
      [null, ['adda-calce']],
      ['export', []],
    ]);
    await user.selectOptions(list, 'Tutti i listini');
    expect(await within(dialog).findByText(/^Tutto a posto/)).toBeTruthy();
  });

  it('says that all is well', async () => {
    const { dialog } = open({ edited: aConfig(), phases: [aPhase()] });
    expect(await within(dialog).findByText(/^Tutto a posto/)).toBeTruthy();
  });

  it('shows how far it is, can be stopped and begun again', async () => {
    const stopped = vi.fn();
    let say: (news: CheckNews) => void = () => {};
    const { dialog, user } = open({
      start: (_, onNews) => {
        say = onNews;
        onNews({ kind: 'progress', done: 1, of: 4 });
        return stopped;
      },
    });
    expect(await within(dialog).findByText('Passo 1 di 4')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Interrompi' }));
    expect(stopped).toHaveBeenCalled();
    expect(dialog.textContent).toContain('Controllo interrotto.');
    await user.click(within(dialog).getByRole('button', { name: 'Ricontrolla' }));
    expect(await within(dialog).findByText('Passo 1 di 4')).toBeTruthy();
    say({ kind: 'failed' });
    expect(await within(dialog).findByText('Il controllo non è riuscito.')).toBeTruthy();
  });

  it('says when only a part was looked at', async () => {
    const check = { ...checkRuns(config, onX, { pricelist: null }), findings: [], complete: false };
    const { dialog } = open({
      start: (_, onNews) => {
        onNews({ kind: 'done', check });
        return () => {};
      },
    });
    expect(await within(dialog).findByText(/I test possibili sono troppi/)).toBeTruthy();
    expect(within(dialog).queryByText(/^Tutto a posto/)).toBeNull();
  });

  it('has nothing to check when the source is empty', () => {
    expect(open({ edited: null }).dialog.textContent).toContain('nessuna configurazione da controllare');
  });
});

describe('the work of the check', () => {
  const work: CheckWork = { config, catalogue: onX, pricelist: null, products: [] };
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is done beside the page, and says how far it is', async () => {
    const said: CheckNews[] = [];
    vi.spyOn(self, 'postMessage').mockImplementation((news: CheckNews) => void said.push(news));
    await import('#web/components/test-check/check-worker.ts');
    self.dispatchEvent(new MessageEvent('message', { data: work }));
    const progress = said.flatMap((news) => (news.kind === 'progress' ? [news.done / news.of] : []));
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toBe(1);
    expect(said.at(-1)).toEqual({ kind: 'done', check: doneCheck(work) });
  });

  it('is handed to a worker, which is stopped with it and whose failure is told', () => {
    class AWorker extends EventTarget {
      static made: AWorker[] = [];
      postMessage = vi.fn();
      terminate = vi.fn();
      constructor() {
        super();
        AWorker.made.push(this);
      }
    }
    vi.stubGlobal('Worker', AWorker);
    const news: CheckNews[] = [];
    const stop = startCheck(work, (one) => news.push(one));
    const [worker] = AWorker.made;
    expect(worker?.postMessage).toHaveBeenCalledWith(work);
    const progress = { kind: 'progress', done: 1, of: 4 };
    worker?.dispatchEvent(new MessageEvent('message', { data: progress }));
    worker?.dispatchEvent(new Event('error'));
    expect(news).toEqual([progress, { kind: 'failed' }]);
    stop();
    expect(worker?.terminate).toHaveBeenCalled();
  });
});
