import * as z from 'zod/mini';
import { parseCataloguePrice } from '#shared/money/parse-catalogue-number.ts';
import { pricePerEuro } from '#shared/money/units.ts';
import { id } from './id.ts';
import { text, textOfLines } from './text.ts';
import { workUnits } from './work.ts';

/** Works of one owner, archived ones too (WRK-009). */
export const mostWorks = 1000;
/** Characters of the texts of a work (WRK-004). */
export const longestWorkCode = 20;
export const longestWorkDescription = 200;
export const longestWorkText = 2000;
export const longestWorkGroup = 60;
/** Phases that a work is tied to. */
export const mostWorkPhases = 20;
/** Ten-thousandths of a euro, and of an hour (WRK-005). */
export const largestWorkPrice = 1_000_000 * pricePerEuro;
/** Ten-thousandths of an hour in one. */
export const perHour = 10_000;
export const largestWorkHours = 1000 * perHour;
/** Works whose prices one call changes: one transaction has no room for more. */
export const mostChangedPrices = 90;

const blankIsNone = (value: string | null | undefined): string | null => value || null;

/** A text that may be missing; an empty one is none. */
const optional = (longest: number) =>
  z.pipe(z.nullish(text().check(z.maxLength(longest))), z.transform(blankIsNone));

const longText = z.pipe(
  z.nullish(textOfLines().check(z.trim(), z.maxLength(longestWorkText))),
  z.transform(blankIsNone),
);

/** Long texts in three languages; none at all is none. */
const longTexts = z.pipe(
  z.nullish(z.strictObject({ it: longText, en: longText, de: longText })),
  z.transform((texts) =>
    texts && (texts.it || texts.en || texts.de) ? { ...texts, it: texts.it ?? '' } : null,
  ),
);

const upTo = (largest: number) => z.int().check(z.gte(0), z.lte(largest));
const amount = (largest: number) =>
  z.pipe(
    z.nullish(upTo(largest)),
    z.transform((value) => value ?? null),
  );

/** The code of a work, as its owner calls it. */
export const workCode = text('works.codeRequired').check(
  z.minLength(1, 'works.codeRequired'),
  z.maxLength(longestWorkCode),
);

const revision = z.int().check(z.gte(1));

const fields = {
  code: workCode,
  description: z.strictObject({
    it: text('works.descriptionRequired').check(
      z.minLength(1, 'works.descriptionRequired'),
      z.maxLength(longestWorkDescription),
    ),
    en: optional(longestWorkDescription),
    de: optional(longestWorkDescription),
  }),
  longText: longTexts,
  group: optional(longestWorkGroup),
  unit: z.enum(workUnits),
  price: amount(largestWorkPrice),
  vat: optional(20),
  hours: amount(largestWorkHours),
  hourlyCost: amount(largestWorkPrice),
  unitCost: amount(largestWorkPrice),
  finished: z.boolean(),
  phases: z.array(id).check(z.maxLength(mostWorkPhases)),
};

/** A new work (WRK-002). */
export const newWorkInput = z.strictObject(fields);
export type WorkContent = z.output<typeof newWorkInput>;

/** A work that changes, and the revision that the change builds on (decision 8). */
export const workInput = z.strictObject({ id, revision, ...fields });

/** A typed number with up to four decimals (OPC-24), in ten-thousandths; empty is none (WRK-005). */
const typedAmount = (largest: number) =>
  z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const value = parseCataloguePrice(typed);
      if (value === undefined) issues.push({ code: 'custom', message: 'works.notANumber', input: typed });
      else if (value !== null && value > largest)
        issues.push({ code: 'custom', message: 'works.tooLarge', input: typed });
      return value ?? null;
    }),
  );

/** Fields of the dialog of a work, as they are typed; messages are translation keys. */
export const workForm = z.object({
  ...fields,
  price: typedAmount(largestWorkPrice),
  hours: typedAmount(largestWorkHours),
  hourlyCost: typedAmount(largestWorkPrice),
  unitCost: typedAmount(largestWorkPrice),
});
export type WorkForm = z.input<typeof workForm>;

/** New prices of several works (WRK-015), each with the revision that it was read at. */
export const workPricesInput = z
  .array(z.strictObject({ id, revision, price: upTo(largestWorkPrice) }))
  .check(z.minLength(1), z.maxLength(mostChangedPrices));
