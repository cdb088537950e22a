import {
  isPhaseTranslation,
  type PhaseTexts,
  type PhaseTranslations,
} from '#shared/catalogue/translation/phase-translation.ts';
import type { ProductTexts } from '#shared/catalogue/translation/product-texts.ts';
import {
  isProductTranslation,
  type ProductTranslations,
} from '#shared/catalogue/translation/product-translation.ts';
import { TranslatePhaseDocument, TranslateProductDocument } from '#web/graphql/common.ts';
import { GraphqlFailure } from './failure.ts';
import { request } from './graphql.ts';

/** The texts of a product in English; rejects when the translation failed or its answer has another shape. */
export async function translateProduct(productData: ProductTexts): Promise<ProductTranslations> {
  const { translateProduct: answer } = await request(TranslateProductDocument, { productData });
  if (!isProductTranslation(answer, productData)) throw new GraphqlFailure('translation-failed');
  return answer.translations;
}

/** The texts of a phase in English; rejects when the translation failed or its answer has another shape. */
export async function translatePhase(phaseData: PhaseTexts): Promise<PhaseTranslations> {
  const { translatePhase: answer } = await request(TranslatePhaseDocument, { phaseData });
  if (!isPhaseTranslation(answer, phaseData)) throw new GraphqlFailure('translation-failed');
  return answer.translations;
}
