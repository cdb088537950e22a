import { userOperation } from '#lambdas/operation.ts';
import { httpHandler } from '#lambdas/runtime/http.ts';
import { deliveredSheet, textReply } from '#lambdas/store/document/document-reply.ts';
import { bearerCaller } from '#lambdas/store/session/http-caller.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { statisticsInput } from '#shared/schemas/statistics-input.ts';
import { statisticsFor } from './statistics-for.ts';
import { statisticsSheets, statisticsTexts } from './statistics-sheets.ts';
import { writeSheets } from './write-sheets.ts';

/** The statistics of some weeks, with every product and colour, as base64 text that the caller decodes. */
export const downloadStatisticsXls = userOperation({
  allow: 'statistics.read',
  limit: 'document',
  input: statisticsInput,
  async run(period, { user, newId }) {
    const language = documentLanguage(user.language);
    const told = await statisticsFor(user, period, Number.POSITIVE_INFINITY);
    const workbook = await writeSheets(statisticsSheets(told, language));
    const fileName = `${statisticsTexts[language].fileName}-${period.from}-${period.to}.xlsx`;
    return deliveredSheet(workbook, fileName, newId);
  },
});

export const handler = httpHandler(downloadStatisticsXls, textReply, bearerCaller);
