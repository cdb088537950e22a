import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { MeasuredLine, Opening } from '#shared/schemas/measures.ts';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';
import { measureOpening, type OpeningValues } from './measure-opening.ts';
import { type FormulaFault, readFormula } from './read-formula.ts';
import { scaledProduct } from './scaled-product.ts';

/** Square metres, metres, pieces. */
export type MeasureUnit = 'mq' | 'm' | 'pz';
type Field = 'count' | 'length' | 'width' | 'height';
/** Why a line cannot be counted: one of its own fields, or of the opening with this id. */
export type MeasureFault = { field?: Field; opening?: string } & (
  | FormulaFault
  | {
      reason:
        | 'length-missing'
        | 'opening-incomplete'
        | 'openings-without-surface'
        | 'openings-exceed-surface'
        | 'too-large';
    }
);

/** Dimensions in thousandths, sums and net in hundredths of the unit. */
export type LineValues = {
  unit: MeasureUnit;
  count: number;
  length: number | null;
  height: number | null;
  gross: number;
  openings: readonly OpeningValues[];
  deducted: number;
  net: number;
};
export type MeasureOfLine =
  | { values: LineValues; fault?: undefined }
  | { values?: undefined; fault: MeasureFault };

const largestNet = BigInt(largestArea) * 100n;

/** The values of a measured line under a rule (F2, MEA-010 to MEA-021); the first fault where there is one. */
export function measureLine(line: MeasuredLine, rule: MeasureRule): MeasureOfLine {
  const dimensions = readDimensions(line);
  if ('fault' in dimensions) return dimensions;
  const { count, length, height } = dimensions;
  if (height !== null && length === null) return { fault: { reason: 'length-missing', field: 'length' } };
  const unit = height !== null ? 'mq' : length !== null ? 'm' : 'pz';
  const [first] = line.openings;
  if (first && unit !== 'mq') return { fault: { reason: 'openings-without-surface', opening: first.id } };
  const read = readOpenings(line.openings, rule);
  if ('fault' in read) return read;
  const factors = [
    count ?? (length === null ? 0 : 1000),
    ...[length, height].filter((each) => each !== null),
  ];
  const gross = scaledProduct(factors.map(BigInt), factors.length * 3 - 2);
  const deducted = read.openings.reduce((sum, each) => sum + BigInt(each.deducted ?? 0), 0n);
  const last = line.openings.findLast((_, index) => read.openings[index]?.deducted);
  if (deducted > gross) return { fault: { reason: 'openings-exceed-surface', opening: last?.id } };
  const net = scaledProduct([gross - deducted, BigInt(line.coefficient)], 3);
  if (net > largestNet) return { fault: { reason: 'too-large' } };
  return {
    values: {
      ...{ unit, length, height, openings: read.openings },
      count: Number(factors[0]),
      gross: Number(gross),
      deducted: Number(deducted),
      net: Number(net),
    },
  };
}

type Dimensions = Record<'count' | 'length' | 'height', number | null>;

function readDimensions(line: MeasuredLine): Dimensions | { fault: MeasureFault } {
  const dimensions: Dimensions = { count: null, length: null, height: null };
  for (const field of ['count', 'length', 'height'] as const) {
    const { value, fault } = readFormula(line[field] ?? '');
    if (fault) return { fault: { ...fault, field } };
    dimensions[field] = value;
  }
  return dimensions;
}

function readOpenings(
  openings: readonly Opening[],
  rule: MeasureRule,
): { openings: OpeningValues[] } | { fault: MeasureFault } {
  const read: OpeningValues[] = [];
  for (const opening of openings) {
    const { values, fault } = measureOpening(opening, rule);
    if (fault) return { fault: { ...fault, opening: opening.id } };
    read.push(values);
  }
  return { openings: read };
}
