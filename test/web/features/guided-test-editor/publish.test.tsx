import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aConfig, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { aPhase } from '#test/support/builders/phase.ts';
import type { CheckNews, StartCheck } from '#web/features/guided-test-editor/check/check-work.ts';
import { doneCheck } from '#web/features/guided-test-editor/check/done-check.ts';
import * as checks from '#web/features/guided-test-editor/check/start-check.ts';
import { anEditorServer, button, confirmPublishing, openEditor, panel } from './open-editor.tsx';

const unreachable = aConfig({ stage1: [aQuestion('a'), aQuestion('mai', { visible: ['mai-dato'] })] });

async function open(start: StartCheck, config = unreachable) {
  vi.spyOn(checks, 'startCheck').mockImplementation(start);
  const server = anEditorServer({ config, published: aConfig() });
  server.answers.CheckedCatalogue = () => ({ checkedCatalogue: { phases: [aPhase()], products: [] } });
  const { user } = await openEditor();
  await user.click(button('Pubblica'));
  return { server, user, dialog: within(screen.getByRole('alertdialog')) };
}

describe('publishing', () => {
  it('says what a check finds, leads to it, and may go on all the same [OPW-16]', async () => {
    const { server, user, dialog } = await open((work, onNews) => {
      onNews({ kind: 'done', check: doneCheck(work) });
      return () => {};
    });
    const found = await dialog.findByText(/^Il controllo ha trovato \d+ cose da guardare/);
    await user.click(found);
    await user.click(dialog.getAllByRole('button', { name: 'Apri Domanda mai' })[0] as HTMLElement);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(panel().getByRole('heading', { name: 'Domanda mai' })).toBeTruthy();
    await user.click(button('Pubblica'));
    await confirmPublishing(user);
    await screen.findByText('Test pubblicato');
    expect(server.published()).toHaveLength(1);
  });

  it('waits for the check, which can be skipped, and tells how far it is', async () => {
    let say: (news: CheckNews) => void = () => {};
    const stop = vi.fn();
    const { user, dialog } = await open((_, onNews) => {
      say = onNews;
      return stop;
    });
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Pubblica' });
    await dialog.findByText('Passo 0 di 1');
    act(() => say({ kind: 'progress', done: 1, of: 4 }));
    expect(dialog.getByText('Passo 1 di 4')).toBeTruthy();
    expect([confirm.disabled, confirm.title]).toEqual([
      true,
      'Controllo in corso: aspetta o salta il controllo',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Salta il controllo' }));
    expect(stop).toHaveBeenCalled();
    expect(confirm.disabled).toBe(false);
  });

  it('is not possible with a question that has no answers [OPW-09, OPW-16]', async () => {
    vi.spyOn(checks, 'startCheck').mockReturnValue(() => {});
    anEditorServer({ config: aConfig({ stage1: [aQuestion('a', { answers: [] })] }), published: aConfig() });
    await openEditor();
    expect(button('Pubblica').disabled).toBe(true);
    expect(screen.getByText('La domanda non ha nessuna risposta')).toBeTruthy();
  });
});
