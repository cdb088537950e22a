import * as z from 'zod/mini';
import { id } from './id.ts';
import { text } from './text.ts';

/** Lines that an owner adds to the colour card of a customer, and lines that they hide (CUS-035). */
export const mostAddedColours = 200;
export const mostHiddenColours = 500;

const filled = (longest: number) =>
  text().check(z.minLength(1, 'required'), z.maxLength(longest, 'lineLength'));

const addedColour = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{8,16}$/)),
  product: filled(200),
  colour: filled(100),
  /** Null: the whole site. */
  place: z._default(
    z.nullable(
      z.pipe(
        text().check(z.maxLength(100, 'lineLength')),
        z.transform((typed: string) => typed || null),
      ),
    ),
    null,
  ),
  day: z.iso.date(),
});
export type AddedColour = z.output<typeof addedColour>;

export const colourCardInput = z.strictObject({
  customer: id,
  /** That of the card the changes started from: 0 before the first save. */
  revision: z.int().check(z.gte(0)),
  added: z.array(addedColour).check(
    z.maxLength(mostAddedColours),
    z.refine((lines) => new Set(lines.map((line) => line.id)).size === lines.length),
  ),
  /** The keys of lines. */
  hidden: z.array(z.string().check(z.minLength(1), z.maxLength(400))).check(z.maxLength(mostHiddenColours)),
});

/** The changes of an owner to a colour card, as they are stored. */
export type StoredColourCard = {
  revision: number;
  updatedAt: string;
  updatedBy: string;
  added: readonly AddedColour[];
  hidden: readonly string[];
};
