import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { httpHandler } from '#lambdas/runtime/http.ts';
import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { deliveredSheet, textReply } from '#lambdas/store/document/document-reply.ts';
import { ofManagedCountries, userList } from '#lambdas/store/list/lists.ts';
import { bearerCaller } from '#lambdas/store/session/http-caller.ts';
import enTexts from '#locales/en/exportedUsers.json' with { type: 'json' };
import enProducts from '#locales/en/products.json' with { type: 'json' };
import itTexts from '#locales/it/exportedUsers.json' with { type: 'json' };
import itProducts from '#locales/it/products.json' with { type: 'json' };
import { documentLanguage } from '#shared/document/document-options.ts';
import { everyRow } from '#shared/search/list-rules.ts';
import { activityOf } from './activity-of.ts';
import { usersSheet } from './users-sheet.ts';

const texts = { it: itTexts, en: enTexts };
const types = { it: itProducts.editView.types, en: enProducts.editView.types };

/** The same name in every language (USR-095, OPC-44). */
const fileName = 'utenti.xlsx';

/**
 * Every user of the countries that the super user manages, archived ones too; filters of the list do not apply. It is
 * base64 text that the caller decodes (USR-094, OPC-44).
 */
export const exportUsers = userOperation({
  allow: 'user.read',
  limit: 'document',
  input: z.object({}),
  async run(_, { user: acting, newId }) {
    const language = documentLanguage(acting.language);
    const [{ items }, lists, activity] = await Promise.all([
      userList.search({ ...everyRow, clauses: [ofManagedCountries(acting)], sort: 'name' }),
      readPriceLists(),
      activityOf(acting),
    ]);
    const named = new Map(lists.map(({ id, name }) => [id, name]));
    const users = items.map((user) => ({ ...user, ...activity(user.id) }));
    const sheet = await usersSheet(users, texts[language], { lists: named, types: types[language] });
    return deliveredSheet(sheet, fileName, newId);
  },
});

export const handler = httpHandler(exportUsers, textReply, bearerCaller);
