import * as z from 'zod/mini';

/** Ids of places, lines and openings: the client makes them, so that one save can add a place and choose it. */
export const measureId = z.string().check(z.regex(/^[\w-]{8,16}$/));

/** Entries of one choice. */
const mostEntries = 400;
const entry = z.pipe(
  z
    .strictObject({ place: z.nullish(measureId), line: z.nullish(measureId) })
    .check(z.refine(({ place: whole, line: single }) => Boolean(whole) !== Boolean(single))),
  z.transform(({ place: whole = null, line: single = null }) => ({ place: whole, line: single })),
);
/** A whole place, or a single line: the other is null. */
export type ChoiceEntry = z.output<typeof entry>;
/** The measures that an area comes from. */
export const choice = z.strictObject({ entries: z.array(entry).check(z.maxLength(mostEntries)) });
export type Choice = z.output<typeof choice>;
