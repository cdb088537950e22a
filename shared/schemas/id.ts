import * as z from 'zod/mini';

/** Ids of entities, rows and retries: what keys of the table can hold, and nothing that sorts oddly in them. */
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
