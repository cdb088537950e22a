import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkMeasures } from '#shared/measuring/check-measures.ts';
import { areaOfChoice } from '#shared/measuring/choice.ts';
import { choice } from '#shared/schemas/area-choice.ts';
import { measures } from '#shared/schemas/measures.ts';

type DemoRow = { area?: number; areaFrom?: unknown };
type DemoQuotation = DemoRow & { name: string; measures?: unknown; rows: DemoRow[] };
const quotations: DemoQuotation[] = JSON.parse(readFileSync('infra/local/demo/data/quotations.json', 'utf8'));
const measured = quotations.filter((quotation) => quotation.measures);

it('the demo has measured quotations', () => {
  expect(measured.length).toBeGreaterThanOrEqual(4);
});

it.each(measured)('the areas of $name are those that its measures give', (quotation) => {
  const known = measures.parse(quotation.measures);
  checkMeasures(known);
  for (const { area, areaFrom } of [quotation, ...quotation.rows.filter((row) => row.areaFrom)])
    expect(areaOfChoice(known, choice.parse(areaFrom))).toBe(area);
});
