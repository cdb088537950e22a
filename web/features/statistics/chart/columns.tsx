import type { ReactNode } from 'react';
import './column-chart.css';
import type { AxisLabel } from './axis-labels.ts';

export type Column = {
  key: string;
  value: number;
  /** Its week is not over. */
  unfinished: boolean;
  /** Its numbers: to hear, and to read. */
  spoken: string;
  shown: ReactNode;
};

type Props = {
  columns: readonly Pick<Column, 'key' | 'value' | 'unfinished'>[];
  ticks: readonly { value: number; text: string }[];
  labels: readonly AxisLabel[];
  /** Pixels: left of the columns, of one with its gaps, of all, below them. */
  gutter: number;
  step: number;
  width: number;
  labelHeight: number;
  active: number | undefined;
  /** The id of the hatching. */
  pattern: string;
};

/** The width of a figure, in pixels. */
export const digit = 6.9;
const height = 260;
/** Room for the upper half of the number at the highest line. */
const top = 10;
const widest = 44;
const filled = 0.62;
const roundest = 4;

/** A column that stands on the axis, its upper corners round. */
function columnPath(left: number, columnWidth: number, columnHeight: number, base: number): string {
  const round = Math.min(roundest, columnWidth / 2, columnHeight);
  const right = left + columnWidth;
  const upper = base - columnHeight;
  return `M${left} ${base}V${upper + round}q0 ${-round} ${round} ${-round}H${right - round}q${round} 0 ${round} ${round}V${base}Z`;
}

/** Lines at round numbers, columns, texts below. */
export function Columns(props: Props) {
  const { columns, ticks, labels, gutter, step, width, labelHeight, active, pattern } = props;
  const base = height - labelHeight;
  const highest = ticks.at(-1)?.value || 1;
  const heightOf = (value: number) => (value / highest) * (base - top);
  const columnWidth = Math.max(2, Math.min(widest, step * filled));
  const leftOf = (index: number) => gutter + index * step + (step - columnWidth) / 2;
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <Hatching id={pattern} />
      {active !== undefined && (
        <rect className="band" x={gutter + active * step} y={top} width={step} height={base - top} rx="4" />
      )}
      {ticks.map(({ value, text }) => (
        <g key={value} className={value === 0 ? 'line base' : 'line'}>
          <line x1={gutter} x2={width} y1={base - heightOf(value)} y2={base - heightOf(value)} />
          <text x={gutter - 10} y={base - heightOf(value)} dy="0.32em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {columns.map(
        ({ key, value, unfinished }, index) =>
          value > 0 && (
            <path
              key={key}
              className={index === active ? 'column active' : 'column'}
              d={columnPath(leftOf(index), columnWidth, heightOf(value), base)}
              style={unfinished ? { fill: `url(#${pattern})` } : undefined}
            />
          ),
      )}
      {labels.map(({ index, text, strong }) => (
        <text
          key={index}
          className={strong ? 'label strong' : 'label'}
          x={Math.min(gutter + (index + 0.5) * step, width - (text.length * digit) / 2)}
          y={height - 6}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The pattern of an unfinished week. */
const Hatching = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="hatch-ground" width="6" height="6" />
      <rect className="hatch" width="3" height="6" />
    </pattern>
  </defs>
);
