import * as z from 'zod/mini';

/**
 * Place of an entity in its collection: its index in the order of the collection. An entity that the order does not
 * name yet has the milliseconds of its creation (OPC-04, CDA-062).
 */
export const order = z._default(z.number(), 0);
