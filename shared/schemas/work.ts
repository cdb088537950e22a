import * as z from 'zod/mini';
import { localised } from './localised.ts';
import { tracked } from './tracked.ts';

/** Units of a work (WRK-003): square metres, metres, pieces, hours, a lump sum. */
export const workUnits = ['mq', 'm', 'pz', 'h', 'corpo'] as const;
export type WorkUnit = (typeof workUnits)[number];

const text = z.nullable(z.string());

/** In ten-thousandths of a euro, or of an hour; none is no amount, not 0 (WRK-005). */
const amount = z.nullable(z.number());

const row = {
  id: z.string(),
  code: z.string(),
  description: localised,
  group: text,
  unit: z.enum(workUnits),
  price: amount,
  /** The code of its VAT; none means the one of the offer (WRK-006). */
  vat: text,
  /** Hours of a unit. */
  hours: amount,
  /** Of an hour of labour; none means the owner's (WRK-006). */
  hourlyCost: amount,
  /** Other cost of a unit. */
  unitCost: amount,
  /** The price has the materials in it. */
  finished: z.boolean(),
  /** Ids of phases of the catalogue (WRK-016). */
  phases: z.array(z.string()),
  archived: z.boolean(),
};

/** A work of somebody's library (WRK-002). */
export const work = z.object({
  ...row,
  uid: z.string(),
  longText: z.object({ it: text, en: text, de: text }),
  createdAt: z.string(),
  ...tracked,
});
export type Work = z.infer<typeof work>;

/** The part of a work that lists show: long texts of a thousand works are too much for one answer. */
export const workRow = z.object({ ...row, revision: z.number() });
export type WorkRow = z.infer<typeof workRow>;
