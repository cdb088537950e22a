import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { allowUpload } from '#lambdas/store/upload/uploads.ts';
import { register } from '#shared/schemas/register.ts';

/**
 * Lets the browser upload a file of a register; until it is checked nothing is made of it (CUS-042). Its key has nothing
 * of the name of the file, which may name a person.
 */
export const uploadRegister = operation({
  allow: 'offer.prepare',
  limit: 'register',
  input: z.strictObject({ register, type: z.string().check(z.maxLength(100)) }),
  run: ({ register: fileName, type }, { newId }) => allowUpload({ kind: 'register', type, fileName }, newId),
});
