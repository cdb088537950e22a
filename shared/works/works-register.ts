import { pricePerEuro } from '#shared/money/units.ts';
import type { RegisterCell, RegisterRows, RegisterSheets } from '#shared/registers/register.ts';
import { type Work, workUnits } from '#shared/schemas/work.ts';
import { perHour } from '#shared/schemas/work-input.ts';

const text = 'text';

/** The works of an owner as a spreadsheet, one row each (WRK-025). */
export const workSheets = {
  works: {
    ...({ code: text, description: text, descriptionEn: text, descriptionDe: text } as const),
    ...({ longText: text, longTextEn: text, longTextDe: text, group: text, unit: workUnits } as const),
    ...({ price: 'number', vat: text, hours: 'number', hourlyCost: 'number', unitCost: 'number' } as const),
    ...({ finished: 'flag', phases: text, archived: 'flag' } as const),
  },
} as const satisfies RegisterSheets;

export type WorkColumn = keyof (typeof workSheets)['works'];

/** Between the names of phases in a cell: names themselves may have commas. */
export const betweenPhases = ';';

const scaled = (value: number | null, scale: number) => (value === null ? null : value / scale);

/** The cells of a work: amounts in euro, hours in hours, phases by name. */
export const cellsOfWork = (
  work: Omit<Work, 'id' | 'uid' | 'revision' | 'createdAt' | 'updatedAt' | 'updatedBy'>,
  phaseNames: ReadonlyMap<string, string>,
): Record<WorkColumn, RegisterCell> => ({
  code: work.code,
  description: work.description.it,
  descriptionEn: work.description.en ?? null,
  descriptionDe: work.description.de ?? null,
  longText: work.longText?.it || null,
  longTextEn: work.longText?.en ?? null,
  longTextDe: work.longText?.de ?? null,
  group: work.group,
  unit: work.unit,
  price: scaled(work.price, pricePerEuro),
  vat: work.vat,
  hours: scaled(work.hours, perHour),
  hourlyCost: scaled(work.hourlyCost, pricePerEuro),
  unitCost: scaled(work.unitCost, pricePerEuro),
  finished: work.finished,
  phases: work.phases.flatMap((id) => phaseNames.get(id) ?? []).join(`${betweenPhases} `) || null,
  archived: work.archived,
});

/** The rows of some works, in their order. */
export const rowsOfWorks = (
  works: readonly Work[],
  phaseNames: ReadonlyMap<string, string>,
): RegisterRows => ({
  works: works.map((work) => ({ line: 0, cells: cellsOfWork(work, phaseNames) })),
});
