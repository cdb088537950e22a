import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A list that is no longer is drawn whole: so the browser's own search finds all of it, and print shows it. */
const wholeList = 100;
/** Pixels of a row that was not drawn yet. */
const usualHeight = 57;
/** Rows beside those in sight, at both ends: somebody who scrolls or tabs finds the next ones there. */
const spare = 15;

/** The part of a long list that is drawn, and how much room (pixels) the rest takes. */
export type RowWindow = {
  body: RefObject<HTMLTableSectionElement | null>;
  /** Place of the first drawn row in the list. */
  first: number;
  end: number;
  before: number;
  after: number;
  measure: (row: HTMLElement | null) => void;
};

/** Draws of a long list what is in sight; undefined for one that is drawn whole. */
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
    scrollMargin,
  });
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top;
    if (isLong && top !== undefined) setScrollMargin(Math.round(top + window.scrollY));
  });
  if (!isLong) return undefined;
  const drawn = rows.getVirtualItems();
  const [start, last] = [drawn[0], drawn.at(-1)];
  return {
    body,
    first: start?.index ?? 0,
    end: last ? last.index + 1 : 0,
    before: start ? start.start - scrollMargin : 0,
    after: rows.getTotalSize() - (last ? last.end - scrollMargin : 0),
    measure: rows.measureElement,
  };
}

/** With the space below it: rows are cards on phones. */
const heightOf = (row: Element) =>
  row.getBoundingClientRect().height + (Number.parseFloat(getComputedStyle(row).marginBottom) || 0);
