import * as z from 'zod/mini';
import { id } from './id.ts';

const ids = z.array(id).check(z.maxLength(1000));

/** Ids of entities in the new order, and in the order that the caller saw. */
export const reordering = z.strictObject({ ids, from: ids });
