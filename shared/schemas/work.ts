import * as z from 'zod/mini';
import { localised } from './localised.ts';
import { tracked } from './tracked.ts';

/** Units of a work (WRK-003): square metres, metres, pieces, hours, a lump sum. */
export const workUnits = ['mq', 'm', 'pz', 'h', 'corpo'] as const;
export type WorkUnit = (typeof workUnits)[number];

const text = z._default(z.nullable(z.string()), null);

/** In ten-thousandths of a euro, or of an hour; none is no amount, not 0 (WRK-005). */
const amount = z._default(z.nullable(z.number()), null);

/** A work as lists show it: long texts of a thousand works are too much for one answer. */
export const workRow = z.object({
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
  /** The cost of an hour of labour; none means the owner's (WRK-006). */
  hourlyCost: amount,
  /** Other cost of a unit. */
  unitCost: amount,
  /** The price has the materials in it. */
  finished: z._default(z.boolean(), false),
  /** Ids of phases of the catalogue (WRK-016). */
  phases: z._default(z.array(z.string()), []),
  archived: z._default(z.boolean(), false),
  revision: tracked.revision,
});
export type WorkRow = z.infer<typeof workRow>;

/** A work of somebody's library (WRK-002). */
export const work = z.extend(workRow, {
  uid: z.string(),
  /** Further lines of the description; empty in Italian where only another language has them. */
  longText: z._default(z.nullable(localised), null),
  createdAt: z.string(),
  ...tracked,
});
export type Work = z.infer<typeof work>;
