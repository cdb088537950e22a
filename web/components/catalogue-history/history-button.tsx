import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import type { CatalogueEntity } from '#web/graphql/catalogue-history.ts';
import { Button } from '../button.tsx';
import type { Names } from './use-difference-texts.ts';

const HistoryDialog = lazyDialog(() => import('./history-dialog.tsx'));

type Props = { entity: CatalogueEntity; id: string; name: string; names: Names };

/** Opens what was changed so far; the dialog comes when it is asked for. */
export function HistoryButton(props: Props) {
  const { t } = useTranslation('catalogue');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="history" onClick={() => setOpen(true)}>
        {t('history.title')}
      </Button>
      {open && (
        <DialogPlace>
          <HistoryDialog {...props} onClose={() => setOpen(false)} />
        </DialogPlace>
      )}
    </>
  );
}
