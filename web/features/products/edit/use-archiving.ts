import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SetProductArchivedDocument } from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useStable } from './parts/use-stable.ts';
import type { ProductEditing } from './use-edited-product.ts';

/** Puts the product into the archive or takes it out, at once (PRD-057, PRD-058); unsaved edits stay. */
export function useArchiving(editing: ProductEditing, onProblem: (text?: string) => void) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const { id, archived } = editing.base;
  const set = useStable(async (wanted: boolean) => {
    setBusy(true);
    onProblem();
    try {
      const answer = await request(SetProductArchivedDocument, { id, archived: wanted });
      editing.storedAtOnce(answer.archiveProduct);
      toast({
        text: t(wanted ? 'editView.archivedToast' : 'editView.restoredToast'),
        onUndo: () => void set(!wanted),
      });
    } catch (error) {
      onProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  });
  return {
    label: t(archived ? 'editView.restore' : 'editView.archive'),
    icon: archived ? ('history' as const) : ('inbox' as const),
    busy,
    run: () => void set(!archived),
  };
}
