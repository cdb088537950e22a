import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { type NamedRange, rangeNames } from '#shared/catalogue/translation/product-texts.ts';
import type { ProductTranslation } from '#shared/catalogue/translation/product-translation.ts';
import { productTextsInput } from '#shared/schemas/translation-input.ts';
import { openTranslation, type Translation } from './translation.ts';

/** The texts of a product in English (TRA-001 to TRA-004); nothing is saved. */
export const translateProduct = operation({
  allow: 'catalogue.write',
  limit: 'translation',
  input: z.strictObject({ productData: productTextsInput }),
  async run({ productData }): Promise<ProductTranslation> {
    const translation = openTranslation();
    const [name, details, specs, consumptionRanges, priceRanges] = await Promise.all([
      translation.words(productData.name),
      translation.markup(productData.details),
      translation.markup(productData.specs),
      namesOf(productData.consumptionranges, translation),
      namesOf(productData.priceranges, translation),
    ]);
    return { success: true, translations: { name, details, specs, consumptionRanges, priceRanges } };
  },
});

const namesOf = (ranges: readonly NamedRange[], { words }: Translation) =>
  Promise.all(ranges.map(async (range, index) => ({ index, name: await words(rangeNames(range).it) })));
