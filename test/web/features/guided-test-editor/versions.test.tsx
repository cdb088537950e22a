import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aServer } from '#test/support/a-server.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { ToastProvider } from '#web/components/toast.tsx';
import { VersionsDialog } from '#web/features/guided-test-editor/versions/versions-dialog.tsx';

const edited = aConfig({ stage1: [aQuestion('a'), aQuestion('nuova')] });
const configs = [1, 2, 3].map((version) =>
  aConfig({ stage1: [aQuestion('a', { title: `Domanda alla versione ${version}` })] }),
);
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
  none = false,
} = {}) {
  aServer({
    GuidedTestVersions: ({ before }: { before?: number }) => ({
      guidedTestVersions: none ? [] : before === 2 ? [line(1)] : [line(3), line(2)],
    }),
    GuidedTest: ({ version }: { version: number }) => ({
      guidedTest: { version, config: JSON.stringify(configs[version - 1]) },
    }),
  });
  const [setConfig, onClose] = [vi.fn(), vi.fn()];
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <VersionsDialog
          config={config}
          saved={saved}
          setConfig={setConfig}
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
  return { user, setConfig, onClose, choose, compare };
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
    expect(first).toContain('Versione 3 Pubblicata ora20/11/2026 09:42 · Editore 3');
    expect(first).toContain('18 domande, 63 risposte, 3 fasi');
    expect(second).not.toContain('Pubblicata ora');
    await user.click(screen.getByRole('button', { name: 'Versioni precedenti' }));
    expect(await screen.findByText(/Editore 1/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Versioni precedenti' })).toBeNull();
  });

  it('are compared with what is in the editor', async () => {
    const { choose, compare } = open();
    await choose(2);
    await compare();
    const texts = await differences();
    expect(texts[0]).toBe('CambiataDomanda Domanda a in Tipologia del supportoCambiano: testo');
    expect(texts[1]).toBe('AggiuntaDomanda Domanda nuova in Tipologia del supporto');
  });

  it('are compared in words for hints and drawings, too', async () => {
    const answers = [anAnswer('si', { hint: 'Opaca.', drawing: 'algae' }), anAnswer('no')];
    const title = 'Domanda alla versione 2';
    const config = aConfig({ stage1: [aQuestion('a', { title, hint: 'Bagna un punto.', answers })] });
    const { choose, compare } = open({ config });
    await choose(2);
    await compare();
    expect(await differences()).toEqual([
      `CambiataDomanda ${title} in Tipologia del supportoCambiano: suggerimento`,
      `CambiataRisposta Risposta si in ${title}Cambiano: suggerimento, disegno`,
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
    const { user, setConfig, onClose } = open();
    await user.click(await screen.findByRole('button', { name: 'Ripristina la versione 2 come bozza' }));
    expect(await screen.findByText(/La versione 2 è nell'editor/)).toBeTruthy();
    expect(setConfig).toHaveBeenCalledWith(configs[1]);
    expect(onClose).toHaveBeenCalled();
  });

  it('bring back what they replaced, when that is undone', async () => {
    const { user, setConfig } = open();
    await user.click(await screen.findByRole('button', { name: 'Ripristina la versione 2 come bozza' }));
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(setConfig.mock.calls).toEqual([[configs[1]], [edited]]);
  });

  it('ask first, and name what is lost, where edits are not saved', async () => {
    const { user, setConfig } = open({ saved: aConfig({ stage1: [aQuestion('a')] }) });
    const restore = () =>
      user.click(screen.getByRole('button', { name: 'Ripristina la versione 2 come bozza' }));
    await screen.findByText('Versione 2');
    await restore();
    const asked = () => within(screen.getByRole('alertdialog', { name: 'Ripristinare la versione 2?' }));
    expect(asked().getByText('Domanda nuova')).toBeTruthy();
    await user.click(asked().getByRole('button', { name: 'Annulla' }));
    expect(setConfig).not.toHaveBeenCalled();
    await restore();
    await user.click(asked().getByRole('button', { name: 'Ripristina la versione' }));
    expect(await screen.findByText(/La versione 2 è nell'editor/)).toBeTruthy();
    expect(setConfig).toHaveBeenCalledWith(configs[1]);
  });

  it('cannot be restored in the preview', async () => {
    open({ readOnly: true });
    const button = await screen.findByRole('button', { name: 'Ripristina la versione 2 come bozza' });
    expect(button).toHaveProperty('disabled', true);
    expect(button.title).toBe('Passa a Modifica per ripristinare una versione');
  });

  it('are none before the first publishing', async () => {
    open({ none: true });
    expect(await screen.findByText('Non è ancora stata pubblicata nessuna versione.')).toBeTruthy();
  });
});
