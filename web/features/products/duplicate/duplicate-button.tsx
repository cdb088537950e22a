import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import type { Duplication } from './use-duplicate-form.ts';

const DuplicateDialog = lazyDialog(() => import('./duplicate-dialog.tsx'));

type Props = Pick<Duplication, 'original'> & { changed: boolean; disabled: boolean };

/** Makes a copy of the product in the form, as it is stored. */
export function DuplicateButton({ original, changed, disabled }: Props) {
  const { t } = useTranslation('products');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="copy" disabled={disabled} onClick={() => setOpen(true)}>
        {t('duplicate.open')}
      </Button>
      <DialogPlace>
        {isOpen && (
          <DuplicateDialog original={original} hasUnsavedEdits={changed} onClose={() => setOpen(false)} />
        )}
      </DialogPlace>
    </>
  );
}
