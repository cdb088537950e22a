import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useToast } from '#web/components/toast.tsx';
import type { NewId } from '#web/lib/use-attempt-key.ts';
import { useSaver } from '../parts/use-saver.ts';
import { type ProductCatalogue, rowsOf } from './chosen-product.ts';
import { countSelectionChanges, rebased } from './edited-rows.ts';
import { useSelection } from './use-selection.ts';

/** The chosen products of a stored quotation; when somebody saves it meanwhile, one's own choices stay. */
export function useEditedSelection(
  loaded: Quotation,
  catalogue: ProductCatalogue | undefined,
  saving: boolean,
  newId: NewId,
) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const saver = useSaver();
  const [base, setBase] = useState(loaded);
  const before = useMemo(() => rowsOf(base), [base]);
  const selection = useSelection(before, catalogue, newId);
  const { rows, replace } = selection;
  const isNewer = !saving && loaded.revision > base.revision;
  useEffect(() => {
    if (!isNewer) return;
    setBase(loaded);
    replace((mine) => rebased(before, mine, rowsOf(loaded)));
    toast({ text: t('selection.newer', saver(loaded.updatedBy, loaded.updatedAt)) });
  }, [isNewer, loaded, before, replace, toast, saver, t]);
  return { base, before, selection, changes: countSelectionChanges(before, rows) };
}
