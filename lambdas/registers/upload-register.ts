import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { allowUpload } from '#lambdas/store/upload/uploads.ts';
import { register } from '#shared/schemas/register.ts';
import { text } from '#shared/schemas/text.ts';

/** Lets the browser upload a file of a register; until it is checked nothing is made of it (CUS-042). */
export const uploadRegister = operation({
  allow: 'offer.prepare',
  limit: 'register',
  input: z.strictObject({
    ...{ register, type: z.string().check(z.maxLength(100)) },
    fileName: text().check(z.minLength(1), z.maxLength(255)),
  }),
  run: ({ type, fileName }, { newId }) => allowUpload({ kind: 'register', type, fileName }, newId),
});
