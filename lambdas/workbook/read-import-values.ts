import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { keyOfSaved } from '#shared/catalogue/workbook/later-saves.ts';
import { sheetNames } from '#shared/catalogue/workbook/sheets.ts';
import { valuePage, valuesPerPage } from '#shared/catalogue/workbook/value-pages.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { storedCheck } from './stored-check.ts';

/** A page of the values that a checked import changes in one sheet, before and after (PRG-039). */
export const readImportValues = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({
    check: idSchema,
    sheet: z.enum(sheetNames),
    page: z.number().check(z.int(), z.gte(0), z.lte(100_000)),
    pageSize: z.nullish(z.number().check(z.int(), z.gte(1), z.lte(valuesPerPage))),
  }),
  async run({ check: id, sheet, page, pageSize }, { user, now }) {
    const { values: all, names, later } = await storedCheck(user.id, id, now);
    const { values, total } = valuePage(all, { sheet, page, pageSize: pageSize ?? valuesPerPage });
    const words = new Set(values.flatMap(({ path, before, after }) => [...path, ...before, ...after]));
    const named = [...words].flatMap((word) =>
      Object.hasOwn(names, word) ? [{ id: word, name: names[word] }] : [],
    );
    const keys = new Set(later);
    const told = values.map((value) => ({ ...value, isLater: keys.has(keyOfSaved(value)) }));
    return { values: told, total, names: named };
  },
});
