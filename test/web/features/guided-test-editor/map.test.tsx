import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import stored from '#shared/guided-test/default-guided-test.json' with { type: 'json' };
import type { Answers } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { mapLayout, sizes } from '#web/features/guided-test-editor/map/layout.ts';
import { leadsOf } from '#web/features/guided-test-editor/map/leads-to.ts';
import { MapDialog } from '#web/features/guided-test-editor/map/map-dialog.tsx';
import { firstView } from '#web/features/guided-test-editor/map/view.ts';
import type { NamedPhase } from '#web/lib/named-phases.ts';

const builtIn = normalise(stored);
const config = aConfig({
  stage1: [aQuestion('a', { answers: [anAnswer('si', { tag: 'x' }), anAnswer('no')] })],
  stage2: [
    aQuestion('b', { visible: ['x'] }),
    aQuestion('c', { conditions: [{ questionId: 'a', answerId: 'no' }] }),
  ],
  stage4: [{ id: 'fondo', title: 'Fondo', tagConditions: [{ include: ['x'], exclude: [] }] }],
});

type Run = { given?: Answers; selected?: Place | null; edited?: GuidedTestConfig; catalogue?: NamedPhase[] };

function open({ given = { a: ['si'] }, selected = null, edited = config, catalogue = [] }: Run = {}) {
  const [goTo, onClose] = [vi.fn(), vi.fn()];
  const run = { given, selected, catalogue };
  render(<MapDialog config={edited} goTo={goTo} onClose={onClose} {...run} />, { wrapper: MemoryRouter });
  return {
    goTo,
    onClose,
    user: userEvent.setup(),
    map: screen.getByRole('img', { name: /^Mappa del test/ }),
  };
}
/** Pixels that the picture is wide where nothing is drawn. */
const unmeasured = 1_080;
const viewOf = (map: HTMLElement) =>
  (map.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);

const turnWheel = (map: HTMLElement, deltaY: number, at = { clientX: 0, clientY: 0 }) => {
  const event = new MouseEvent('wheel', { ...at, bubbles: true, cancelable: true });
  return fireEvent(map, Object.assign(event, { deltaY }));
};

describe('the map of the guided test', () => {
  it('leads from answers to what their tags and conditions show or hide', () => {
    expect(leadsOf(config).map(({ from, to, effect }) => `${from.answerId} ${effect} ${to}`)).toEqual([
      'si shows question b',
      'no hides question c',
      'si shows phase fondo',
    ]);
  });

  it('has every question and answer of the built-in guided test, none over another', () => {
    const { boxes, width, height } = mapLayout(builtIn);
    expect([boxes.length, boxes.flatMap(({ lines }) => lines).length]).toEqual([18, 63]);
    for (const [index, box] of boxes.entries()) {
      expect(box.x + sizes.box <= width && box.y + box.height <= height).toBe(true);
      const below = boxes.slice(index + 1).find(({ x }) => x === box.x);
      if (below) expect(below.y).toBeGreaterThanOrEqual(box.y + box.height);
    }
  });

  it('has the phases that users get from the catalogue: they lead to the last stage, and in words to their page [OPW-11]', async () => {
    const { map, user, goTo } = open({ catalogue: [{ id: 'p1', name: 'Pulizia' }] });
    const box = map.querySelector('[data-node="catalogue p1"]');
    expect(box?.textContent).toContain('Pulizia');
    await user.click(screen.getByText('Come testo'));
    expect(screen.getByRole('link', { name: 'Pulizia' }).getAttribute('href')).toBe('/fasi/p1');
    await user.click(screen.getByText('Come disegno'));
    const again = document.querySelector('[data-node="catalogue p1"]');
    if (again) await user.click(again);
    expect(goTo).toHaveBeenCalledWith({ stage: 'stage4' });
  });

  it('draws its lines over the background of the cards that they pass', () => {
    const { map } = open();
    const drawn = [...map.querySelectorAll('.map-card, .map-edge, .map-box')].map(
      ({ classList }) => classList[0],
    );
    expect(drawn.lastIndexOf('map-card')).toBeLessThan(drawn.indexOf('map-edge'));
    expect(drawn.lastIndexOf('map-edge')).toBeLessThan(drawn.indexOf('map-box'));
  });

  it('draws the way of the answers that were given stronger', () => {
    const { map } = open();
    expect(map.querySelectorAll('.map-edge.given')).toHaveLength(2);
    expect(map.querySelector('.map-line.given text')?.textContent).toContain('Risposta si');
    expect(map.querySelector('.map-box.given')?.getAttribute('data-node')).toBe('question a');
    expect(screen.getByText("percorso dell'anteprima")).toBeTruthy();
  });

  it('draws the way of the preview from answer to answer, up to what is asked', () => {
    const { map } = open({ given: { a: ['si'], b: ['no'] }, selected: { stage: 'stage2', question: 'c' } });
    expect(map.querySelectorAll('.map-way')).toHaveLength(2);
    expect(map.querySelector('.map-box.at')?.getAttribute('data-node')).toBe('question c');
  });

  it('draws no way while the preview is not shown', () => {
    const { map } = open({ given: {} });
    expect(map.querySelectorAll('.map-way, .given')).toHaveLength(0);
    expect(screen.queryByText("percorso dell'anteprima")).toBeNull();
  });

  it('is zoomed and moved by buttons, keys and the wheel', async () => {
    const { map, user } = open();
    const [, , width = 0] = viewOf(map);
    await user.click(screen.getByRole('button', { name: 'Ingrandisci' }));
    expect(viewOf(map)[2]).toBeLessThan(width);
    await user.click(screen.getByRole('button', { name: 'Rimpicciolisci' }));
    expect(viewOf(map)[2]).toBeCloseTo(width);
    turnWheel(map, -100);
    expect(viewOf(map)[2]).toBeLessThan(width);
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    const [x = 0] = viewOf(map);
    fireEvent.keyDown(map, { key: 'ArrowLeft' });
    expect(viewOf(map)[0]).toBeLessThan(x);
    await user.click(screen.getByRole('button', { name: 'Vedi tutto' }));
    const { width: all, height } = mapLayout(config);
    const [left = 0, top, wide = 0, high = 0] = viewOf(map);
    expect(left <= 0 && left + wide >= all && top === 0 && high >= height).toBe(true);
  });

  it('keeps what is under the pointer in its place while the wheel zooms', () => {
    const { map } = open();
    const under = () => {
      const [x = 0, y = 0, width = 0] = viewOf(map);
      return [x + (300 * width) / unmeasured, y + (200 * width) / unmeasured].map(Math.round);
    };
    const before = under();
    const isFree = turnWheel(map, -100, { clientX: 300, clientY: 200 });
    expect(under()).toEqual(before);
    // The dialog does not scroll along.
    expect(isFree).toBe(false);
  });

  it('is moved by the pointer, which then opens nothing, and zoomed by two fingers', () => {
    const { map, goTo } = open();
    const box = map.querySelector('[data-node="question b"]') ?? map;
    const [left = 0, , width = 0] = viewOf(map);
    const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 100 });
    fireEvent.pointerDown(box, at(1, 200));
    fireEvent.pointerMove(box, at(1, 120));
    expect(viewOf(map)[0]).toBeGreaterThan(left);
    expect(viewOf(map)[2]).toBeCloseTo(width);
    fireEvent.pointerDown(box, at(2, 320));
    fireEvent.pointerMove(box, at(2, 420));
    expect(viewOf(map)[2]).toBeLessThan(width);
    for (const id of [1, 2]) fireEvent.pointerUp(box, at(id, 0));
    fireEvent.click(box);
    expect(goTo).not.toHaveBeenCalled();
    fireEvent.pointerDown(box, at(1, 200));
    fireEvent.pointerUp(box, at(1, 200));
    fireEvent.click(box);
    expect(goTo).toHaveBeenCalledWith({ stage: 'stage2', question: 'b' });
  });

  it('opens the element that is pressed', () => {
    const { map, goTo, onClose } = open();
    const box = map.querySelector('[data-node="question b"]');
    if (box) fireEvent.click(box);
    expect(goTo).toHaveBeenCalledWith({ stage: 'stage2', question: 'b' });
    expect(onClose).toHaveBeenCalled();
    const answer = [...map.querySelectorAll('.map-line')].find((one) => one.textContent?.includes('no'));
    if (answer) fireEvent.click(answer);
    expect(goTo).toHaveBeenLastCalledWith({ stage: 'stage1', question: 'a', answer: 'no' });
    expect(goTo).toHaveBeenCalledTimes(2);
  });

  it('can be read as text, with the same ways and buttons', async () => {
    const { user, goTo } = open();
    await user.click(screen.getByText('Come testo'));
    const stage = screen.getByRole('region', { name: 'Tipologia del supporto' });
    expect(stage.textContent).toContain("Risposta si: mostra Domanda b, Fondo data nell'anteprima");
    expect(stage.textContent).toContain('Risposta no: nasconde Domanda c');
    const phases = screen.getByRole('region', { name: 'Scelta dei prodotti' });
    await user.click(within(phases).getByRole('button', { name: 'Apri Fondo' }));
    expect(goTo).toHaveBeenCalledWith({ stage: 'stage4', phase: 'fondo' });
  });
});

describe('the first view of the map', () => {
  const layout = mapLayout(builtIn);
  const seen = (width: number, height: number) => ({ width, height });

  it('has all stages side by side on a wide screen, at a size that can be read', () => {
    const { x, y, scale } = firstView(layout, seen(1_326, 600));
    expect([x, y]).toEqual([0, 0]);
    expect(scale).toBeGreaterThanOrEqual(0.8);
    expect(1_326 / scale).toBeCloseTo(layout.width);
  });

  it('has one stage at full size on a phone', () => {
    expect(firstView(layout, seen(340, 500))).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('has what is asked in sight, wherever that is', () => {
    for (const box of layout.boxes) {
      const { x, y, scale } = firstView(layout, seen(340, 500), box);
      expect(scale).toBe(1);
      expect(box.x >= x && box.x + sizes.box <= x + 340).toBe(true);
      expect(box.y >= y && box.y + sizes.title <= y + 500).toBe(true);
    }
  });

  it('is in the middle when all of it is smaller than its place', () => {
    expect(firstView(layout, seen(layout.width + 100, 900))).toMatchObject({ x: -50, scale: 1 });
  });
});
