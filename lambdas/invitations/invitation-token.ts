import * as z from 'zod/mini';

/** The token of an invitation's link: 256 random bits are shorter than this. */
export const invitationToken = z.string().check(z.minLength(1), z.maxLength(200));
