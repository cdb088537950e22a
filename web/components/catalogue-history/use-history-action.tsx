import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueEntity } from '#web/graphql/catalogue-history.ts';
import { DialogPlace } from '../dialog-place.tsx';
import type { HeadAction } from '../head-actions.tsx';
import { lazyDialog } from '../lazy-dialog.tsx';
import type { Names } from './use-difference-texts.ts';

const HistoryDialog = lazyDialog(() => import('./history-dialog.tsx'));

type Of = { entity: CatalogueEntity; id: string; name: string; names: Names };

/** Opens what was changed so far; the dialog comes when it is asked for. */
export function useHistoryAction(of: Of) {
  const { t } = useTranslation('catalogue');
  const [open, setOpen] = useState(false);
  const action: HeadAction = { label: t('history.title'), icon: 'history', onSelect: () => setOpen(true) };
  const dialog = (
    <DialogPlace>{open && <HistoryDialog {...of} onClose={() => setOpen(false)} />}</DialogPlace>
  );
  return { action, dialog };
}
