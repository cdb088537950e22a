import * as z from 'zod/mini';
import { largestHours, largestMarkup, largestQuantity } from '#shared/offers/offer-bounds.ts';
import { choice } from './area-choice.ts';
import { id } from './id.ts';
import { innerId } from './inner-id.ts';
import { lineKinds } from './offer-line.ts';
import { amount, filledLine, localisedLine, localisedLines, percent, price, upTo } from './offer-values.ts';

const quantityFrom = z.strictObject({ quotationId: id, choice });

const workCopy = z.strictObject({
  workId: z._default(z.nullable(id), null),
  workRevision: z._default(z.nullable(z.int().check(z.gte(1))), null),
  finished: z.boolean(),
});

/** The edits of a line: a field that is left out stays, null empties it. No field is an amount (OFR-018). */
export const offerLineEdit = z.strictObject({
  id: innerId,
  kind: z.optional(z.enum(lineKinds)),
  sectionId: z.optional(z.nullable(innerId)),
  description: z.optional(localisedLine(200)),
  longText: z.optional(localisedLines(2000)),
  unit: z.optional(filledLine(10)),
  quantity: z.optional(upTo(largestQuantity)),
  price: z.optional(price),
  discount: z.optional(percent),
  vat: z.optional(filledLine(20)),
  quantityFrom: z.optional(z.nullable(quantityFrom)),
  optional: z.optional(z.boolean()),
  alternative: z.optional(z.nullable(innerId)),
  chosen: z.optional(z.boolean()),
  hours: z.optional(z.nullable(upTo(largestHours))),
  hourlyCost: z.optional(price),
  unitCost: z.optional(price),
  work: z.optional(workCopy),
  row: z.optional(z.strictObject({ quotation: id, sId: id, revision: z.int().check(z.gte(1)) })),
  markup: z.optional(z.nullable(upTo(largestMarkup))),
  works: z.optional(z.array(innerId)),
  ownCost: z.optional(z.nullable(amount)),
});
export type OfferLineEdit = z.output<typeof offerLineEdit>;
