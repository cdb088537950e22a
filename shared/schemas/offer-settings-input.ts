import * as z from 'zod/mini';
import { largestMarkup, largestRate } from '#shared/offers/offer-bounds.ts';
import { planInput } from './offer-input.ts';
import { accentNames, vatRegimes } from './offer-settings.ts';
import { filledLine, optionalLine, price, upTo } from './offer-values.ts';

/** A code of the owner's own: its name begins so that no built-in one is like it (OFR-053). */
const ownVat = z.strictObject({
  code: z.string().check(z.regex(/^own-[\w-]{8,16}$/)),
  label: filledLine(60),
  rate: upTo(largestRate),
  note: z.pipe(
    z.nullish(optionalLine(300)),
    z.transform((note) => note ?? null),
  ),
});

const areOnce = z.refine<{ code: string }[]>(
  (codes) => new Set(codes.map(({ code }) => code)).size === codes.length,
);

/** Changed data for offers; a field that is left out stays, null empties it (OFR-007, OFR-078). */
export const offerSettingsInput = z.strictObject({
  revision: z.int().check(z.gte(0)),
  accent: z.optional(z.enum(accentNames)),
  businessName: z.optional(optionalLine(200)),
  // Identifiers are typed with signs between their characters.
  vatNumber: z.optional(optionalLine(40)),
  taxCode: z.optional(optionalLine(40)),
  registration: z.optional(optionalLine(100)),
  pec: z.optional(
    z.nullable(
      z.pipe(
        z.string().check(
          z.trim(),
          z.toLowerCase(),
          z.maxLength(254),
          z.refine((typed) => typed === '' || z.email().safeParse(typed).success),
        ),
        z.transform((typed) => typed || null),
      ),
    ),
  ),
  iban: z.optional(optionalLine(50)),
  insurance: z.optional(optionalLine(200)),
  regime: z.optional(z.enum(vatRegimes)),
  hourlyCost: z.optional(price),
  markup: z.optional(upTo(largestMarkup)),
  validityDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
  plan: z.optional(planInput),
  prefix: z.optional(z.string().check(z.trim(), z.regex(/^[A-Za-z\d/-]{0,8}$/))),
  vat: z.optional(z.array(ownVat).check(z.maxLength(10), areOnce)),
  nextNumber: z.optional(z.int().check(z.gte(1), z.lte(999_999))),
});
export type OfferSettingsInput = z.output<typeof offerSettingsInput>;
