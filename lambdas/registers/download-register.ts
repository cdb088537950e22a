import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { httpHandler } from '#lambdas/runtime/http.ts';
import { deliveredSheet, textReply } from '#lambdas/store/document/document-reply.ts';
import { registerSources } from '#lambdas/store/register/register-sources.ts';
import { registerTexts } from '#lambdas/store/register/register-texts.ts';
import { writeRegister } from '#lambdas/store/register/write-register.ts';
import { registerCaller } from '#lambdas/store/session/http-caller.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { register } from '#shared/schemas/register.ts';

/** A register of the caller as a spreadsheet, as base64 text that the caller decodes (CUS-041); `ticket` is the adapter's. */
export const downloadRegister = userOperation({
  allow: 'offer.prepare',
  limit: 'document',
  input: z.object({ register, ticket: z.optional(z.string()) }),
  async run({ register }, { user, now, newId }) {
    const language = documentLanguage(user.language);
    const { sheets, rows } = registerSources[register];
    const sheet = await writeRegister(register, { sheets, rows: await rows(user.id) }, language, now);
    return deliveredSheet(sheet, `${registerTexts(register, language).fileName}.xlsx`, newId);
  },
});

export const handler = httpHandler(downloadRegister, textReply, registerCaller);
