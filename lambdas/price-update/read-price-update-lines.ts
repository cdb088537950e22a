import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { optionalText } from '#lambdas/runtime/list-input.ts';
import { languages } from '#shared/languages.ts';
import { linesPerPage, planLines } from '#shared/price-update/plan-lines.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { storedPlan } from './stored-plan.ts';

/** Prices of a list before and after. */
export const readPriceUpdateLines = operation({
  allow: 'catalogue.write',
  input: z.strictObject({
    preview: idSchema,
    pricelist: idSchema,
    page: z.number().check(z.int(), z.gte(0), z.lte(100_000)),
    pageSize: z.nullish(z.number().check(z.int(), z.gte(1), z.lte(linesPerPage))),
    onlyChanges: z.boolean(),
    search: optionalText,
    language: z.nullish(z.enum(languages)),
  }),
  run: async ({ preview, pageSize, language, ...wanted }) =>
    planLines(await storedPlan(preview), {
      ...wanted,
      pageSize: pageSize ?? linesPerPage,
      language: language ?? 'it',
    }),
});
