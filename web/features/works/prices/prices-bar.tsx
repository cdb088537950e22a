import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenBar } from '#web/components/chosen-rows/chosen-bar.tsx';
import { useChosen } from '#web/components/chosen-rows/use-chosen-rows.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import type { ListedWork } from '../use-works.ts';

const PricesDialog = lazyDialog(() => import('./prices-dialog.tsx'));

/** The bar of chosen works, and the dialog that changes their prices (WRK-015). */
export function PricesBar({ chosen }: { chosen: readonly ListedWork[] }) {
  const { t } = useTranslation('works');
  const { clear } = useChosen();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ChosenBar
        count={t('list.chosen', { count: chosen.length })}
        actions={[{ label: t('list.changePrices'), icon: 'percentage', onSelect: () => setOpen(true) }]}
      />
      <DialogPlace>{isOpen && <PricesDialog works={chosen} onDone={clear} onClose={close} />}</DialogPlace>
    </>
  );
}
