import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useStable } from './parts/use-stable.ts';
import type { DoubtfulNumbers } from './prices/use-doubts.ts';
import type { ProductEditing } from './use-edited-product.ts';
import type { FormIssues } from './use-form-issues.ts';

/** Milliseconds that the message of a save stays (PRD-041). */
const messageTime = 4_000;

/** Saves a valid and certain draft and says so, else goes to its first wrong field, or asks. */
export function useSaveProduct(editing: ProductEditing, form: FormIssues, numbers: DoubtfulNumbers) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const { failure } = editing;
  const { markRefused } = form;
  const mark = useStable(() => void markRefused(failure));
  useEffect(() => {
    if (failure !== undefined) mark();
  }, [failure, mark]);
  const run = (send: ProductEditing['save'], sent?: ProductDraft) => {
    // Back in the form its wrong fields are in sight.
    if (!form.check()) return editing.keepEditing();
    numbers.sendCertain(async (draft) => {
      if (await send(draft)) toast({ text: t('editView.saved'), milliseconds: messageTime });
    }, sent);
  };
  return {
    save: () => run(editing.save),
    overwrite: () => run(editing.overwrite),
    keepBoth: () => run(() => editing.keepBoth(), editing.merged),
  };
}
