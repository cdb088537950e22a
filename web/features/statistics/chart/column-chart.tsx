import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AxisLabel } from './axis-labels.ts';
import { type Column, Columns, digit } from './columns.tsx';
import { niceScale } from './nice-scale.ts';
import './column-chart.css';

type Props = {
  /** Names the chart, and says how the arrows work. */
  label: string;
  columns: readonly Column[];
  /** The texts below columns that are `step` pixels wide. */
  labels: (step: number) => readonly AxisLabel[];
  /** A number of the axis. */
  format: (value: number) => string;
  /** Values are counts: no line of the axis lies between two. */
  whole: boolean;
};

const gap = 10;
const labelHeight = 26;
const tooltipWidth = 216;
const startWidth = 640;

/** One stop of the keyboard: the arrows go from column to column, and each tells its numbers. It needs a table beside it. */
export function ColumnChart({ label, columns, labels, format, whole }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, startWidth);
  const ticks = niceScale(Math.max(0, ...columns.map(({ value }) => value)), whole).map((value) => ({
    value,
    text: format(value),
  }));
  const gutter = Math.ceil(Math.max(...ticks.map(({ text }) => text.length)) * digit) + gap;
  const step = Math.max(1, (width - gutter) / columns.length);
  const { active, handlers } = useActiveColumn({ count: columns.length, gutter, step });
  const pattern = useId();
  const at = columns[active ?? columns.length - 1];
  const centre = gutter + ((active ?? 0) + 0.5) * step;
  return (
    <div
      ref={box}
      className="column-chart"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={columns.length}
      aria-valuenow={(active ?? columns.length - 1) + 1}
      aria-valuetext={at?.spoken}
      {...handlers}
    >
      <Columns
        {...{ columns, ticks, gutter, step, width, active, pattern, labelHeight }}
        labels={labels(step)}
      />
      {active !== undefined && (
        <div
          className="chart-tip"
          aria-hidden="true"
          style={{ width: tooltipWidth, left: within(centre - tooltipWidth / 2, width - tooltipWidth) }}
        >
          {at?.shown}
        </div>
      )}
    </div>
  );
}

const within = (place: number, most: number) => Math.max(0, Math.min(place, most));

/** The width of an element in pixels; `start` until it is drawn. */
function useWidth(element: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(start);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth || start);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, start]);
  return width;
}

type Place = { count: number; gutter: number; step: number };

/** The column whose numbers are shown: below the pointer, or reached by keys. */
function useActiveColumn({ count, gutter, step }: Place) {
  const [active, setActive] = useState<number>();
  const last = count - 1;
  const go = (index: number) => setActive(Math.min(last, Math.max(0, index)));
  const keys: Record<string, (now: number) => void> = {
    ArrowLeft: (now) => go(now - 1),
    ArrowDown: (now) => go(now - 1),
    ArrowRight: (now) => go(now + 1),
    ArrowUp: (now) => go(now + 1),
    PageUp: (now) => go(now + 4),
    PageDown: (now) => go(now - 4),
    Home: () => go(0),
    End: () => go(last),
    Escape: () => setActive(undefined),
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor((event.clientX - left - gutter) / step);
    setActive(index >= 0 && index <= last ? index : undefined);
  };
  return {
    active: active === undefined ? undefined : Math.min(active, last),
    handlers: {
      onPointerMove: onPointer,
      onPointerDown: onPointer,
      // A lifted finger leaves too, and its column is still being read.
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setActive(undefined),
      onFocus: () => setActive((now) => now ?? last),
      onBlur: () => setActive(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const move = keys[event.key];
        // The browser uses these with the arrows: Alt and ← go back.
        if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        move(active ?? last);
      },
    },
  };
}
