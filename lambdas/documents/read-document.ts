import type * as z from 'zod/mini';
import type { Context } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { presentQuotation } from '#lambdas/store/presented-quotation.ts';
import { readableQuotation } from '#lambdas/store/readable-quotation.ts';
import { type DocumentModel, documentModel } from '#shared/document/view-model.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { type documentInput, optionsOf } from './document-input.ts';
import { embeddedLogo } from './embedded-logo.ts';
import { documentTexts, type SheetTexts } from './texts.ts';

export type ReadDocument = {
  quotation: Quotation;
  priced: PricedQuotation;
  model: DocumentModel;
  texts: SheetTexts;
};

/** The quotation an address asks for, as its documents show it. */
export async function readDocument(
  asked: z.output<typeof documentInput>,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): Promise<ReadDocument> {
  const quotation = await presentQuotation(await readableQuotation(signedInUser(caller), asked.q));
  const priced = priceQuotation(quotation);
  const options = optionsOf(asked, quotation.user.language);
  const texts = documentTexts[options.language];
  const ownerLogo = embeddedLogo(quotation.user.imageUrl);
  const model = documentModel(quotation, priced, { ...options, now, ownerLogo }, texts);
  return { quotation, priced, model, texts };
}
