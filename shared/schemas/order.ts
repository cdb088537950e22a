import * as z from 'zod/mini';

/**
 * Place of an entity in its collection: an index from the order of the collection, for one that the order does not
 * name yet the milliseconds of its creation (OPC-04, CDA-062).
 */
export const order = z._default(z.number(), 0);
