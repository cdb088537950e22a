import * as z from 'zod/mini';

/** The token of a mail: 256 random bits are shorter than this. */
export const mailToken = z.string().check(z.minLength(1), z.maxLength(200));
