import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenBar } from '#web/components/chosen-rows/chosen-bar.tsx';
import { useChosen } from '#web/components/chosen-rows/use-chosen-rows.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';

const MergeDialog = lazyDialog(() => import('./merge-dialog.tsx'));

/** The bar of chosen customers: two of them can become one (CUS-037). */
export function MergeBar({ chosen }: { chosen: readonly { id: string }[] }) {
  const { t } = useTranslation('customers');
  const { clear } = useChosen();
  // The one that goes is no longer in the list, while its merge is still shown.
  const [pair, setPair] = useState<readonly [first: string, second: string]>();
  const [one, two, third] = chosen;
  const isPair = one && two && !third;
  return (
    <>
      <ChosenBar
        count={t('list.chosen', { count: chosen.length })}
        actions={[
          {
            label: t('list.merge'),
            icon: 'clone',
            disabledReason: !isPair && t('list.chooseTwo'),
            onSelect: () => isPair && setPair([one.id, two.id]),
          },
        ]}
      />
      <DialogPlace>
        {pair && (
          <MergeDialog first={pair[0]} second={pair[1]} onMerged={clear} onClose={() => setPair(undefined)} />
        )}
      </DialogPlace>
    </>
  );
}
