import * as z from 'zod/mini';
import { id } from './id.ts';

const ids = z.array(id).check(z.maxLength(1000));

/** Entities in the order they are to have, and in the one that was seen. */
export const reordering = z.strictObject({ ids, from: ids });
