import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import type { PublishedColour } from '#shared/schemas/product.ts';

export type SwatchCommands = {
  onPick: (colour: PublishedColour) => void;
  /** Under the pointer or the focus; undefined when left. */
  onPreview?: (colour: PublishedColour | undefined) => void;
  /** A letter, digit or #: it goes to the search. */
  onType: () => void;
};

const stepsOf = (columns: number): Record<string, number> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
});

/** Where the focus goes from a swatch; undefined when the key moves nothing. */
function targetOf(key: string, index: number, count: number, columns: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepsOf(columns)[key];
  if (step === undefined) return undefined;
  const target = index + step;
  return target >= 0 && target < count ? target : index;
}

const indexOf = ({ target }: SyntheticEvent): number | undefined => {
  const swatch = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return swatch ? Number(swatch.dataset.index) : undefined;
};

/** As many as the window leaves room for. */
const columnsOf = (grid: Element): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/**
 * One set of handlers for all swatches, which have an index. One swatch is in the tab order. Without `columns`, the grid
 * has as many as fit.
 */
export function useSwatchHandlers(
  colours: readonly PublishedColour[],
  columns: number | undefined,
  { onPick, onPreview, onType }: SwatchCommands,
) {
  const [focused, setFocused] = useState<number>();
  const colourAt = (event: SyntheticEvent) => colours[indexOf(event) ?? -1];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = indexOf(event);
    const width = columns ?? columnsOf(event.currentTarget);
    const target = index === undefined ? undefined : targetOf(event.key, index, colours.length, width);
    if (target !== undefined) {
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-index="${target}"]`)?.focus();
    } else if (/^[\p{L}\d#]$/u.test(event.key)) onType();
  };
  const handlers = {
    onKeyDown,
    onClick: (event: SyntheticEvent) => {
      const colour = colourAt(event);
      if (colour) onPick(colour);
    },
    onMouseOver: (event: SyntheticEvent) => onPreview?.(colourAt(event)),
    onMouseLeave: () => onPreview?.(undefined),
    onFocus: (event: SyntheticEvent) => {
      setFocused(indexOf(event));
      onPreview?.(colourAt(event));
    },
    onBlur: () => onPreview?.(undefined),
  };
  const tabbable = (picked: number) =>
    Math.min(Math.max(0, focused ?? picked), Math.max(0, colours.length - 1));
  return { tabbable, handlers };
}
