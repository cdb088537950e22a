import * as z from 'zod/mini';
import { parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { perUnit } from '#shared/money/units.ts';
import { text } from './text.ts';

/** Letters that a code of the trade never reaches. */
const longestCode = 40;
const longestName = 120;

/** The name of a folder (COL-009, COL-010). */
export const colourFolderName = text('nameRequired').check(
  z.minLength(1, 'nameRequired'),
  z.maxLength(longestName, 'colourFolderNameLength'),
);

const code = text('colorCodeRequired').check(
  z.minLength(1, 'colorCodeRequired'),
  z.maxLength(longestCode, 'colorCodeLength'),
);

const channel = z.number('rgbRange').check(z.int('rgbRange'), z.gte(0, 'rgbRange'), z.lte(255, 'rgbRange'));

/** Light reflectance value: a share of 100, with decimals; null when it is not known (COL-021, COL-022, OPC-08). */
const hbw = z.nullable(z.number('hbwRange').check(z.gte(0, 'hbwRange'), z.lte(100, 'hbwRange')));

/** A colour as it is sent (COL-020 to COL-025, COL-036). */
export const colourInput = { code, hbw: z._default(hbw, null), r: channel, g: channel, b: channel };

const typedChannel = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => (/^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : Number.NaN)),
  ),
  channel,
);

/** An empty text is null. A text that is no number fails the check from 0 to 100. */
function typedHbw(typed: string): number | null {
  const value = parseCatalogueQuantity(typed);
  return value === undefined ? Number.NaN : value && value / perUnit;
}

/** The same as it is typed: HBW with a decimal comma, channels in whole numbers. Issues are keys of messages. */
export const colourForm = z.object({
  code,
  hbw: z.pipe(z.pipe(z.string(), z.transform(typedHbw)), hbw),
  r: typedChannel,
  g: typedChannel,
  b: typedChannel,
});
export type ColourDraft = z.input<typeof colourForm>;
