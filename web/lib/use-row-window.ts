import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Lists up to this length are drawn whole, so that search and print of the browser see all rows. */
const wholeList = 100;
/** Estimated height, in pixels, of a row that was not drawn yet. */
const usualHeight = 57;
/** Rows drawn before and after the visible ones, for scrolling and Tab. */
const spare = 15;

/** The part of a long list that is drawn, and how much room (pixels) the rest takes. */
export type RowWindow = {
  body: RefObject<HTMLTableSectionElement | null>;
  /** Each drawn row by its place in the list, with the height of the rows left out before it. */
  drawn: readonly { place: number; before: number }[];
  after: number;
  measure: (row: HTMLElement | null) => void;
};

/** The visible part of a long list; undefined for a list that is drawn whole. */
export function useRowWindow(count: number): RowWindow | undefined {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isLong = count > wholeList;
  const rows = useWindowVirtualizer({
    count,
    enabled: isLong,
    estimateSize: () => usualHeight,
    measureElement: heightOf,
    overscan: spare,
    rangeExtractor: (range) => withFocused(range, body.current),
    scrollMargin,
  });
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top;
    if (isLong && top !== undefined) setScrollMargin(Math.round(top + window.scrollY));
  });
  if (!isLong) return undefined;
  const items = rows.getVirtualItems();
  const endOf = (index: number) => items[index]?.end ?? scrollMargin;
  return {
    body,
    drawn: items.map(({ index: place, start }, index) => ({ place, before: start - endOf(index - 1) })),
    after: rows.getTotalSize() - (endOf(items.length - 1) - scrollMargin),
    measure: rows.measureElement,
  };
}

/** The visible rows and the focused one, so that the keyboard continues there after any scrolling. */
function withFocused(range: Range, body: HTMLElement | null): number[] {
  const inSight = defaultRangeExtractor(range);
  const focused = body?.querySelector<HTMLElement>('tr:focus-within')?.dataset.index;
  const place = focused === undefined ? -1 : Number(focused);
  if (place < 0 || place >= range.count || inSight.includes(place)) return inSight;
  return [...inSight, place].sort((a, b) => a - b);
}

/** The height with the margin below: on phones rows are cards. The heading of a group belongs to its first row. */
function heightOf(row: Element): number {
  const before = row.previousElementSibling;
  const heading = before?.matches('.group-head') ? heightOf(before) : 0;
  return (
    heading +
    row.getBoundingClientRect().height +
    (Number.parseFloat(getComputedStyle(row).marginBottom) || 0)
  );
}
