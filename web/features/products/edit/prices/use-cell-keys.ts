import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const placeOf = (input: HTMLInputElement): [number, number] => {
  const [row = 0, column = 0] = (input.dataset.cell ?? '').split('-').map(Number);
  return [row, column];
};

/** Whether the text would not scroll under the caret: the arrow then moves to the next cell. */
function isAtEdge(input: HTMLInputElement, step: number): boolean {
  const { selectionStart, selectionEnd, value } = input;
  const isAllMarked = selectionStart === 0 && selectionEnd === value.length;
  if (isAllMarked) return true;
  if (selectionStart !== selectionEnd) return false;
  return step < 0 ? selectionStart === 0 : selectionEnd === value.length;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/** Moves from cell to cell as in a spreadsheet; Enter on the last package adds one. `addRow` goes to a cell of a new one. */
export function useCellKeys(table: RefObject<HTMLTableElement | null>, onNewRow: () => void) {
  const wanted = useRef<string>(undefined);
  const focus = (cell: string) => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`);
    input?.focus();
    return Boolean(input);
  };
  useEffect(() => {
    // The row that was added is there with the next drawing.
    if (wanted.current && focus(wanted.current)) wanted.current = undefined;
  });
  const addRow = (cell: string) => {
    wanted.current = cell;
    onNewRow();
  };
  const keys = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key } = event;
    const step = steps[key];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!step || !isPlain || !(target instanceof HTMLInputElement)) return;
    const [down, right] = key === 'Enter' && event.shiftKey ? [-1, 0] : step;
    if (event.shiftKey && key !== 'Enter') return;
    if (right !== 0 && !isAtEdge(target, right)) return;
    event.preventDefault();
    const [row, column] = placeOf(target);
    const next = `${row + down}-${column + right}`;
    if (!focus(next) && key === 'Enter' && down > 0) addRow(next);
  };
  return { keys, addRow };
}
