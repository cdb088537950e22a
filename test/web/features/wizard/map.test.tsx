import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import stored from '#shared/guided-test/default-wizard.json' with { type: 'json' };
import { normalise } from '#shared/guided-test/normalise.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/wizard.ts';
import { mapLayout, sizes } from '#web/features/wizard/map/layout.ts';
import { leadsOf } from '#web/features/wizard/map/leads-to.ts';
import { MapDialog } from '#web/features/wizard/map/map-dialog.tsx';

const builtIn = normalise(stored);
const config = aConfig({
  stage1: [aQuestion('a', { answers: [anAnswer('si', { tag: 'x' }), anAnswer('no')] })],
  stage2: [
    aQuestion('b', { visible: ['x'] }),
    aQuestion('c', { conditions: [{ questionId: 'a', answerId: 'no' }] }),
  ],
  stage4: [{ id: 'fondo', title: 'Fondo', tagConditions: [{ include: ['x'], exclude: [] }] }],
});

function open() {
  const [goTo, onClose] = [vi.fn(), vi.fn()];
  render(<MapDialog config={config} goTo={goTo} onClose={onClose} given={{ a: ['si'] }} />);
  return {
    goTo,
    onClose,
    user: userEvent.setup(),
    map: screen.getByRole('img', { name: /^Mappa del test/ }),
  };
}
const viewOf = (map: HTMLElement) =>
  (map.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);

describe('the map of the questionnaire', () => {
  it('leads from answers to what their tags and conditions show or hide', () => {
    expect(leadsOf(config).map(({ from, to, effect }) => `${from.answerId} ${effect} ${to}`)).toEqual([
      'si shows question b',
      'no hides question c',
      'si shows phase fondo',
    ]);
  });

  it('has every question and answer of the built-in questionnaire, none over another', () => {
    const { boxes, width, height } = mapLayout(builtIn);
    expect([boxes.length, boxes.flatMap(({ lines }) => lines).length]).toEqual([18, 63]);
    for (const [index, box] of boxes.entries()) {
      expect(box.x + sizes.box <= width && box.y + box.height <= height).toBe(true);
      const below = boxes.slice(index + 1).find(({ x }) => x === box.x);
      if (below) expect(below.y).toBeGreaterThanOrEqual(box.y + box.height);
    }
  });

  it('draws the way of the answers that were given stronger', () => {
    const { map } = open();
    expect(map.querySelectorAll('.map-edge.given')).toHaveLength(2);
    expect(map.querySelector('.map-answer.given')?.textContent).toBe('Risposta si');
  });

  it('is zoomed and moved by buttons, keys and the wheel', async () => {
    const { map, user } = open();
    const [, , width = 0] = viewOf(map);
    await user.click(screen.getByRole('button', { name: 'Ingrandisci' }));
    expect(viewOf(map)[2]).toBeLessThan(width);
    await user.click(screen.getByRole('button', { name: 'Rimpicciolisci' }));
    expect(viewOf(map)[2]).toBeCloseTo(width);
    fireEvent.wheel(map, { deltaY: -100 });
    expect(viewOf(map)[2]).toBeLessThan(width);
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    const [x = 0] = viewOf(map);
    fireEvent.keyDown(map, { key: 'ArrowLeft' });
    expect(viewOf(map)[0]).toBeLessThan(x);
    await user.click(screen.getByRole('button', { name: 'Vedi tutto' }));
    const { width: all, height } = mapLayout(config);
    expect(viewOf(map)).toEqual([0, 0, all, height]);
  });

  it('opens the element that is pressed', () => {
    const { map, goTo, onClose } = open();
    const box = map.querySelector('[data-node="question b"]');
    if (box) fireEvent.click(box);
    expect(goTo).toHaveBeenCalledWith({ stage: 'stage2', question: 'b' });
    expect(onClose).toHaveBeenCalled();
  });

  it('can be read as text, with the same ways and buttons', async () => {
    const { user, goTo } = open();
    await user.click(screen.getByText('Come testo'));
    const stage = screen.getByRole('region', { name: 'Tipologia del supporto' });
    expect(stage.textContent).toContain('Risposta si: mostra Domanda b, Fondo');
    expect(stage.textContent).toContain('Risposta no: nasconde Domanda c');
    const phases = screen.getByRole('region', { name: 'Scelta dei prodotti' });
    await user.click(within(phases).getByRole('button', { name: 'Apri Fondo' }));
    expect(goTo).toHaveBeenCalledWith({ stage: 'stage4', phase: 'fondo' });
  });
});
