import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { AxisLabel } from './axis-labels.ts';
import { type Column, Columns, digit } from './columns.tsx';
import { niceScale } from './nice-scale.ts';
import { useActiveColumn } from './use-active-column.ts';
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
