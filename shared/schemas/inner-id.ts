import * as z from 'zod/mini';

/** Ids of things inside an entity, made by the caller who adds the thing; once each inside it. */
export const innerId = z.string().check(z.regex(/^[\w-]{8,16}$/));
