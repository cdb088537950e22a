import * as z from 'zod/mini';
import { text } from '#shared/schemas/text.ts';

/** What the file is called where it came from. */
export const fileName = text().check(z.minLength(1), z.maxLength(255));
