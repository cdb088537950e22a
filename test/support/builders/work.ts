import type { Work, WorkRow } from '#shared/schemas/work.ts';
import type { WorkContent } from '#shared/schemas/work-input.ts';

/** The content that the form of a work sends. */
export const aWorkContent = (of: Partial<WorkContent> = {}): WorkContent => ({
  code: 'I01',
  description: { it: 'Tinteggiatura di pareti, due mani', en: null, de: null },
  longText: null,
  group: 'Interni',
  unit: 'mq',
  price: 85_000,
  vat: null,
  hours: null,
  hourlyCost: null,
  unitCost: null,
  finished: false,
  phases: [],
  ...of,
});

/** A work as lists show it. */
export function aWorkRow(of: Partial<WorkRow> = {}): WorkRow {
  const { longText: _, ...row } = aWorkContent();
  return { id: `w-${of.code ?? row.code}`, ...row, archived: false, revision: 1, ...of };
}

export const aWork = (of: Partial<Work> = {}): Work => ({
  ...aWorkRow(of),
  uid: 'anna',
  longText: null,
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
  updatedBy: 'Anna Rossi',
  ...of,
});
