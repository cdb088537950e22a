import * as z from 'zod/mini';

/** Firebase's tokens have a few hundred letters, none of them a blank. */
export const deviceToken = z.string().check(z.regex(/^[\x21-\x7e]{1,2048}$/));
