import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import {
  hasPriceRangeEnglish,
  hasProductEnglish,
  priceRangeTexts,
  productTexts,
} from '#shared/catalogue/translation/product-texts.ts';
import {
  withPriceRangeTranslations,
  withProductTranslations,
} from '#shared/catalogue/translation/product-translation.ts';
import { translateProduct } from '#web/lib/translate.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { Edit } from './parts/edit.ts';

const kinds = {
  all: {
    texts: productTexts,
    overwrites: hasProductEnglish,
    merge: withProductTranslations<ProductDraft>,
    done: 'editView.translationAllSuccess',
  },
  priceRanges: {
    texts: priceRangeTexts,
    overwrites: hasPriceRangeEnglish,
    merge: withPriceRangeTranslations<ProductDraft>,
    done: 'editView.translationPriceRangesSuccess',
  },
} as const;
type TranslationKind = keyof typeof kinds;

/** Fills the English texts of the form, which are then still to be saved (TRA-005, TRA-006); asks before English ones go. */
export function useTranslations(draft: ProductDraft, edit: Edit, onProblem: (text?: string) => void) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const [busy, setBusy] = useState<TranslationKind>();
  const [asking, setAsking] = useState<TranslationKind>();
  const run = async (kind: TranslationKind) => {
    setAsking(undefined);
    setBusy(kind);
    onProblem();
    const { texts, merge, done } = kinds[kind];
    try {
      const translations = await translateProduct(texts(draft));
      edit((now) => merge(now, translations));
      toast({ text: t(done) });
    } catch (error) {
      console.error(error);
      onProblem(t('editView.translationError'));
    } finally {
      setBusy(undefined);
    }
  };
  return {
    ...{ busy, asking },
    start: (kind: TranslationKind) => (kinds[kind].overwrites(draft) ? setAsking(kind) : void run(kind)),
    confirm: () => asking && void run(asking),
    cancel: () => setAsking(undefined),
  };
}
export type Translations = ReturnType<typeof useTranslations>;
