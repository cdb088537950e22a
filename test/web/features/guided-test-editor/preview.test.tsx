import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConfig, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { isOff } from '#test/support/is-off.ts';
import { usePreview } from '#web/features/guided-test-editor/preview/use-preview.ts';
import { anEditorServer, aTest, button, openEditor, panel, row, type User, write } from './open-editor.tsx';

const preview = () => within(screen.getByRole('region', { name: 'Anteprima del test' }));
const asked = () => preview().getAllByRole('heading', { level: 2 })[0]?.textContent;
const answer = (user: User, name: string) => user.click(preview().getByRole('button', { name }));
async function open() {
  anEditorServer({ config: aTest() });
  const { user } = await openEditor();
  await user.click(button('Anteprima'));
  return user;
}

describe('the preview', () => {
  it('begins at the first question, with nothing to restart or to continue with [WED-007, WED-092, WED-093, WED-095]', async () => {
    const user = await open();
    expect(asked()).toBe('Che muro è?');
    expect([isOff(button('Ricomincia')), isOff(button('Continua'))]).toEqual([true, true]);
    await answer(user, 'Risposta si');
    expect(asked()).toBe('È umido?');
    await user.click(button('Modifica'));
    await user.click(button('Anteprima'));
    expect(asked()).toBe('Che muro è?');
    expect(isOff(button('Ricomincia'))).toBe(true);
  });

  it('goes from question to question, and on once a stage is complete [WED-095, WED-096, WED-097, WED-098, WED-110]', async () => {
    const user = await open();
    await answer(user, 'Risposta no');
    expect([isOff(button('Ricomincia')), isOff(button('Continua'))]).toEqual([false, true]);
    await answer(user, 'Risposta poco');
    expect(isOff(button('Continua'))).toBe(false);
    await user.click(button('Continua'));
    expect(asked()).toBe('Ci sono sali?');
  });

  it('shows the hints and drawings that the panel just gave it', async () => {
    anEditorServer({ config: aTest() });
    const { user } = await openEditor();
    await user.click(row('Che muro è?'));
    await write(user, panel().getByRole('textbox', { name: 'Suggerimento in italiano' }), 'Bussa.');
    await user.click(button('Risposta si'));
    await write(user, panel().getByRole('textbox', { name: 'Suggerimento in italiano' }), 'Suona pieno.');
    await user.click(button('Scegli il disegno'));
    await user.click(panel().getByRole('radio', { name: 'Pietra' }));
    await user.click(button('Anteprima'));
    expect(preview().getByRole('group', { name: 'Che muro è?', description: 'Bussa.' })).toBeTruthy();
    const answer = preview().getByRole('button', { name: 'Risposta si', description: 'Suona pieno.' });
    expect(answer.querySelector('svg')?.getAttribute('data-drawing')).toBe('stone');
  });

  it('restarts all stages at once [WED-099, OPW-25]', async () => {
    const user = await open();
    await answer(user, 'Risposta no');
    await answer(user, 'Risposta poco');
    await user.click(button('Continua'));
    await user.click(button('Ricomincia'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked()).toBe('Che muro è?');
    expect(isOff(button('Ricomincia'))).toBe(true);
  });

  it('is drawn in the map as far as it came, until the editor shows the element that is pressed there', async () => {
    const user = await open();
    const openMap = async () => {
      await user.click(button('Strumenti'));
      await user.click(screen.getByRole('menuitem', { name: 'Mappa' }));
      return screen.findByRole('img', { name: /^Mappa del test/ });
    };
    await answer(user, 'Risposta si');
    const map = await openMap();
    const nodesOf = (state: string) =>
      [...map.querySelectorAll(`.map-box.${state}`)].map((box) => box.getAttribute('data-node'));
    expect([nodesOf('given'), nodesOf('at')]).toEqual([['question muro'], ['question umido']]);
    expect(map.querySelectorAll('.map-way')).toHaveLength(1);
    await user.click(map.querySelector('[data-node="question sale"]') ?? map);
    expect(panel().getByRole('heading', { name: 'Ci sono sali?' })).toBeTruthy();
    expect(row('Ci sono sali?').getAttribute('aria-expanded')).toBe('true');
    const later = await openMap();
    expect(later.querySelectorAll('.map-way, .map-box.given')).toHaveLength(0);
  });

  it('shows in the panel what is asked, for reading alone, and leaves it selected [WED-014, WED-094]', async () => {
    const user = await open();
    await answer(user, 'Risposta si');
    expect(panel().getByRole('heading', { name: 'È umido?' })).toBeTruthy();
    expect(panel().getByText('Sola lettura in anteprima')).toBeTruthy();
    const fields = panel().getByRole<HTMLFieldSetElement>('group', { name: 'Campi' });
    expect(fields.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Nuova Domanda' })).toBeNull();
    await user.click(button('Modifica'));
    expect(row('È umido?').getAttribute('aria-expanded')).toBe('true');
    await waitFor(() =>
      expect(panel().getByRole<HTMLFieldSetElement>('group', { name: 'Campi' }).disabled).toBe(false),
    );
  });

  it('holds the status of every stage and question [WED-100, WED-101, WED-102]', () => {
    const config = aConfig({ stage1: [aQuestion('uno'), aQuestion('due', { type: 'checkboxes' })] });
    const { result } = renderHook(() => usePreview(config));
    act(() => result.current.answer('uno', ['si']));
    expect(result.current.status).toMatchObject({ currentStage: 'stage1', currentStep: 2, complete: false });
    act(() => result.current.answer('due', ['si', 'no']));
    const { status } = result.current;
    expect(status).toMatchObject({ complete: true });
    expect(Object.keys(status.stages)).toEqual(['stage1', 'stage2', 'stage3']);
    expect(status.stages.stage1).toMatchObject({
      complete: true,
      questions: {
        uno: { complete: true, answerId: 'si', answer: { it: 'Risposta si' } },
        due: { complete: true, answerIds: ['si', 'no'] },
      },
    });
  });
});
