import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aServer } from '#test/support/a-server.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { isOff } from '#test/support/is-off.ts';
import { ToastProvider } from '#web/components/toast.tsx';
import { VersionsDialog } from '#web/features/guided-test-editor/versions/versions-dialog.tsx';

const edited = aConfig({ stage1: [aQuestion('a'), aQuestion('nuova')] });
const configs = [1, 2, 3].map((version) =>
  aConfig({ stage1: [aQuestion('a', { title: `Domanda alla versione ${version}` })] }),
);
const builtIn = aConfig({ stage1: [aQuestion('a', { title: 'Domanda di sempre' })] });
const lineZero = { version: 0, publishedAt: null, publishedBy: null, questions: 18, answers: 63, phases: 13 };
const line = (version: number) => ({
  version,
  publishedAt: '2026-11-20T08:42:00.000Z',
  publishedBy: `Editore ${version}`,
  questions: 18,
  answers: 63,
  phases: version,
});

function open({
  readOnly = false,
  config = edited as GuidedTestConfig | null,
  saved = edited,
  draft = undefined as { updatedBy: string; updatedAt: string } | undefined,
  drafts = [] as object[],
  none = false,
  tags = [] as object[],
} = {}) {
  const older: Record<number, object[]> = { 2: [line(1)], 1: [lineZero] };
  const newest = none ? [lineZero] : [line(3), line(2)];
  aServer({
    GuidedTestVersions: ({ before }: { before?: number }) => ({
      guidedTestVersions: before ? older[before] : newest,
    }),
    TagsOfConditions: () => ({ tags }),
    ReplacedGuidedTestDrafts: () => ({ replacedGuidedTestDrafts: drafts }),
    GuidedTest: ({ version }: { version: number }) => ({
      guidedTest: { version, config: JSON.stringify(version ? configs[version - 1] : builtIn) },
    }),
  });
  const undo = vi.fn();
  const [restore, onClose] = [vi.fn(() => undo), vi.fn()];
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <VersionsDialog
          config={config}
          saved={saved}
          published={builtIn}
          draft={draft}
          restore={restore}
          readOnly={readOnly}
          onClose={onClose}
        />
      </ToastProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const choose = async (version: number) =>
    user.click(await screen.findByRole('checkbox', { name: `Confronta la versione ${version}` }));
  const compare = () => user.click(screen.getByRole('button', { name: 'Confronta' }));
  return { user, undo, restore, onClose, choose, compare };
}
const differences = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Differenze' });
  const items = await within(dialog).findAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
};

describe('the versions of the guided test', () => {
  it('are listed with who published them and when, the newest first and a page at a time [WED-022, WED-104]', async () => {
    const { user } = open();
    const texts = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(screen.getByRole('dialog').className).toContain('d800');
    const [first, second] = await texts();
    expect(first).toContain('Versione 3 In uso20/11/2026 09:42 · Editore 3');
    expect(first).toContain('18 domande, 63 risposte, 3 fasi');
    expect(second).not.toContain('In uso');
    await user.click(screen.getByRole('button', { name: 'Versioni precedenti' }));
    expect(await screen.findByText(/Editore 1/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Versioni precedenti' }));
    await screen.findByText('Versione 0');
    const last = (await texts()).at(-1);
    expect(last).toContain('Versione 0 Già nel prodotto18 domande, 63 risposte, 13 fasi');
    expect(screen.queryByRole('button', { name: 'Versioni precedenti' })).toBeNull();
  });

  it('are compared with what is in the editor', async () => {
    const { choose, compare } = open();
    await choose(2);
    await compare();
    const texts = await differences();
    expect(texts[0]?.trim()).toBe(
      'CambiataDomanda Domanda a in Tipologia del supportotestoDomanda alla versione 2 diventa Domanda a',
    );
    expect(texts[1]).toBe('AggiuntaDomanda Domanda nuova in Tipologia del supporto');
  });

  it('are compared in words for hints and drawings, too', async () => {
    const answers = [anAnswer('si', { hint: 'Opaca.', drawing: 'algae' }), anAnswer('no')];
    const title = 'Domanda alla versione 2';
    const config = aConfig({ stage1: [aQuestion('a', { title, hint: 'Bagna un punto.', answers })] });
    const { choose, compare } = open({ config });
    await choose(2);
    await compare();
    expect((await differences()).map((text) => text?.trim())).toEqual([
      `CambiataDomanda ${title} in Tipologia del supportosuggerimentoniente diventa Bagna un punto.`,
      `CambiataRisposta Risposta si in ${title}suggerimentoniente diventa Opaca. disegnoniente diventa Alghe`,
    ]);
  });

  it('are compared with each other, the older first', async () => {
    const { choose, compare } = open();
    await choose(3);
    await choose(2);
    await compare();
    expect(await screen.findByText('Dalla versione 2 alla 3')).toBeTruthy();
    expect((await differences())[0]).toContain('Domanda alla versione 3');
  });

  it('are restored into the editor, to be saved or published from there', async () => {
    const { user, restore, onClose } = open();
    await user.click(await screen.findByRole('button', { name: 'Ripristina la versione 2 come bozza' }));
    expect(await screen.findByText(/La versione 2 è nell'editor/)).toBeTruthy();
    expect(restore).toHaveBeenCalledWith(configs[1]);
    expect(onClose).toHaveBeenCalled();
  });

  it('are restored with the slugs that their tags have today', async () => {
    const named = (tag: string) =>
      aConfig({ stage1: [aQuestion('a', { answers: [anAnswer('si', { tag })] })] });
    const draft = {
      ...{ savedBy: 'Martina Rossi', lastSaved: '2026-11-26T19:16:00.000Z', at: '2026-11-26T20:00:00.000Z' },
      ...{
        by: 'Giulia Ferrero',
        questions: 1,
        answers: 1,
        phases: 0,
        config: JSON.stringify(named('fibro')),
      },
    };
    const tags = [{ name: 'Fibrocemento', slug: 'fibrocemento', formerSlugs: ['fibro'] }];
    const { user, restore } = open({ drafts: [draft], tags });
    await user.click(await screen.findByRole('button', { name: /Ripristina la bozza di Martina Rossi/ }));
    expect(await screen.findByText(/La bozza di Martina Rossi è nell'editor/)).toBeTruthy();
    expect(restore).toHaveBeenCalledWith(named('fibrocemento'));
  });

  it('bring back what they replaced, when that is undone', async () => {
    const { user, undo } = open();
    await user.click(await screen.findByRole('button', { name: 'Ripristina la versione 2 come bozza' }));
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(undo).toHaveBeenCalledOnce();
  });

  it('ask first, and name what is lost, where edits are not saved', async () => {
    const { user, restore } = open({ saved: aConfig({ stage1: [aQuestion('a')] }) });
    const press = () =>
      user.click(screen.getByRole('button', { name: 'Ripristina la versione 2 come bozza' }));
    await screen.findByText('Versione 2');
    await press();
    const asked = () => within(screen.getByRole('alertdialog', { name: 'Ripristinare la versione 2?' }));
    expect(asked().getByText('Domanda nuova')).toBeTruthy();
    await user.click(asked().getByRole('button', { name: 'Annulla' }));
    expect(restore).not.toHaveBeenCalled();
    await press();
    await user.click(asked().getByRole('button', { name: 'Ripristina la versione' }));
    expect(await screen.findByText(/La versione 2 è nell'editor/)).toBeTruthy();
    expect(restore).toHaveBeenCalledWith(configs[1]);
  });

  it('ask first where somebody saved a draft that is not published, say in what it differs, and that it stays', async () => {
    const draft = { updatedBy: 'Martina Rossi', updatedAt: '2026-11-26T19:16:00.000Z' };
    const { user, restore } = open({ draft });
    await user.click(await screen.findByRole('button', { name: 'Ripristina la versione 2 come bozza' }));
    const asked = within(screen.getByRole('alertdialog', { name: 'Ripristinare la versione 2?' }));
    expect(
      asked.getByText(/C'è una bozza di Martina Rossi, salvata alle 20:16.*non pubblicata/),
    ).toBeTruthy();
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Domande: 1 aggiunta, 1 cambiata',
      'Risposte: 2 aggiunte',
    ]);
    expect(asked.getByText(/la bozza di prima resta tra le versioni/)).toBeTruthy();
    expect(asked.queryByText(/che non sono salvate/)).toBeNull();
    expect(restore).not.toHaveBeenCalled();
    await user.click(asked.getByRole('button', { name: 'Ripristina la versione' }));
    await screen.findByText(/La versione 2 è nell'editor/);
    expect(restore).toHaveBeenCalledWith(configs[1]);
  });

  it('are listed after the drafts that were replaced, which are restored like them', async () => {
    const times = { lastSaved: '2026-11-26T19:16:00.000Z', at: '2026-11-26T19:20:00.000Z' };
    const size = { questions: 2, answers: 4, phases: 13 };
    const config = JSON.stringify(configs[2]);
    const drafts = [{ ...times, ...size, savedBy: 'Martina Rossi', by: 'Giulia Ferrero', config }];
    const { user, restore } = open({ drafts });
    const button = await screen.findByRole('button', {
      name: 'Ripristina la bozza di Martina Rossi salvata 26/11/2026 20:16',
    });
    const [line] = screen.getAllByRole('listitem');
    expect(line?.textContent).toContain(
      'Bozza di Martina Rossi Non pubblicataSalvata 26/11/2026 20:16 · sostituita 26/11/2026 20:20 da Giulia Ferrero',
    );
    await user.click(button);
    expect(await screen.findByText(/La bozza di Martina Rossi è nell'editor/)).toBeTruthy();
    expect(restore).toHaveBeenCalledWith(configs[2]);
  });

  it('cannot be restored in the preview', async () => {
    open({ readOnly: true });
    const button = await screen.findByRole('button', { name: 'Ripristina la versione 2 come bozza' });
    expect(isOff(button)).toBe(true);
    expect(button.title).toBe('Passa a Modifica per ripristinare una versione');
  });

  it('are only the built-in one before the first publishing, in use and compared like others', async () => {
    const { choose, compare } = open({ none: true });
    expect((await screen.findByRole('listitem')).textContent).toContain('Versione 0 In usoGià nel prodotto');
    await choose(0);
    await compare();
    expect(await screen.findByText("Dalla versione 0 a quella nell'editor")).toBeTruthy();
    expect((await differences())[0]).toContain('Domanda a');
  });

  it('give the built-in one back after others were published', async () => {
    const { user, restore } = open();
    await user.click(await screen.findByRole('button', { name: 'Versioni precedenti' }));
    await screen.findByText('Versione 1');
    await user.click(screen.getByRole('button', { name: 'Versioni precedenti' }));
    await user.click(await screen.findByRole('button', { name: 'Ripristina la versione 0 come bozza' }));
    expect(await screen.findByText(/La versione 0 è nell'editor/)).toBeTruthy();
    expect(restore).toHaveBeenCalledWith(builtIn);
  });
});
