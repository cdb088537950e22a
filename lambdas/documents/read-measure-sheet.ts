import type * as z from 'zod/mini';
import type { Context } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import type { LogoOf } from '#lambdas/store/document/printed-logo.ts';
import { measuredQuotation } from '#lambdas/store/quotation/measured-quotation.ts';
import { presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import { type MeasureSheetModel, measureSheetModel } from '#shared/document/measure-sheet-model.ts';
import {
  type MeasureSheetLanguage,
  type MeasureSheetTexts,
  measureSheetLanguages,
} from '#shared/document/measure-sheet-texts.ts';
import { DomainError } from '#shared/errors.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { documentInput } from './document-input.ts';
import { measureSheetTexts } from './measure-sheet-texts.ts';

export type ReadMeasureSheet = {
  quotation: Quotation;
  model: MeasureSheetModel;
  texts: MeasureSheetTexts;
};

/** The measurement sheet that an address asks for; the holder of a share link is not shown it. */
export async function readMeasureSheet(
  { q, lang }: z.output<typeof documentInput>,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  logoOf?: LogoOf,
): Promise<ReadMeasureSheet> {
  if (caller.kind === 'guest') throw new DomainError('forbidden');
  const quotation = await presentQuotation(await measuredQuotation(signedInUser(caller), q));
  const language = languageOf(lang, quotation.user.language);
  const texts = measureSheetTexts[language];
  const { showLogo, imageUrl } = quotation.user;
  const ownerLogo = showLogo && logoOf ? await logoOf(imageUrl) : null;
  return { quotation, model: measureSheetModel(quotation, { language, now, ownerLogo }, texts), texts };
}

/** The language that is asked for, else the owner's, else Italian. */
const languageOf = (...wishes: readonly (string | null | undefined)[]): MeasureSheetLanguage =>
  wishes.flatMap((wish) => measureSheetLanguages.find((known) => known === wish) ?? [])[0] ?? 'it';
