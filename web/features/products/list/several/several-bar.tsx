import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenAction, ChosenBar } from '#web/components/chosen-rows/chosen-bar.tsx';
import { useChosen } from '#web/components/chosen-rows/use-chosen-rows.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import type { ListedProduct } from '../use-products.ts';
import type { Place } from './place-previews.tsx';
import type { Several } from './use-several.ts';
import './several.css';

const ArchiveDialog = lazyDialog(() => import('./archive-dialog.tsx'));
const PlaceDialog = lazyDialog(() => import('./place-dialog.tsx'));

type What = 'archive' | 'restore' | 'lists' | 'phases';
type Props = { chosen: readonly ListedProduct[]; phases: readonly Place[]; several: Several };

/** The work on the chosen products: the bar, and the dialogs that say first what would change. */
export function SeveralBar({ chosen, phases, several }: Props) {
  const { t } = useTranslation(['products', 'catalogue']);
  const { ids, chosenFound, clear } = useChosen();
  const [open, setOpen] = useState<What>();
  const { data: lists = [] } = usePriceLists();
  const action = (what: What, icon: ChosenAction['icon'], disabledReason: string | false = false) => ({
    ...{ icon, disabledReason, label: t(`several.${what}.button`), onSelect: () => setOpen(what) },
  });
  const archived = chosen.filter((product) => product.archived).length;
  const count = t('several.count', { count: chosen.length });
  const hidden = ids.size - chosenFound;
  const dialog = {
    products: chosen,
    context: hidden > 0 ? `${count}, ${t('catalogue:chosen.hidden', { count: hidden })}` : count,
    onClose: () => setOpen(undefined),
    onDone: (...done: Parameters<Several['done']>) => {
      several.done(...done);
      clear();
    },
  };
  return (
    <>
      <ChosenBar
        count={count}
        actions={[
          action('lists', 'tags'),
          action('phases', 'list'),
          action('archive', 'inbox', archived === chosen.length && t('several.archive.none')),
          ...(archived > 0 ? [action('restore', 'history')] : []),
        ]}
      />
      <DialogPlace>
        {(open === 'archive' || open === 'restore') && (
          <ArchiveDialog archives={open === 'archive'} {...dialog} />
        )}
        {(open === 'lists' || open === 'phases') && (
          <PlaceDialog kind={open} places={open === 'lists' ? lists : phases} {...dialog} />
        )}
      </DialogPlace>
    </>
  );
}
