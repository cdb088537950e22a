import { measuredQuotation } from '#lambdas/store/quotation/measured-quotation.ts';
import { presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import { type MeasureSheetModel, measureSheetModel } from '#shared/document/measure-sheet-model.ts';
import { DomainError } from '#shared/errors.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { measureSheetTexts } from './measure-sheet-texts.ts';

type Around = { user: CurrentUser; now: Date; ownerLogo: string | null };

/** The measurement sheets of the quotations that gave quantities to an offer (OFR-092); those that are gone have none. */
export async function measureSheetsOfOffer(
  { lines, language }: Offer,
  { user, now, ownerLogo }: Around,
): Promise<MeasureSheetModel[]> {
  const sheets: MeasureSheetModel[] = [];
  for (const id of new Set(lines.flatMap(({ quantityFrom }) => quantityFrom?.quotationId ?? []))) {
    const quotation = await quotationOf(user, id);
    if (quotation)
      sheets.push(measureSheetModel(quotation, { language, now, ownerLogo }, measureSheetTexts[language]));
  }
  return sheets;
}

async function quotationOf(user: CurrentUser, id: string) {
  try {
    return await presentQuotation(await measuredQuotation(user, id));
  } catch (cause) {
    if (cause instanceof DomainError && cause.code === 'not-found') return undefined;
    throw cause;
  }
}
