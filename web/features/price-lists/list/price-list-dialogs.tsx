import { useTranslation } from 'react-i18next';
import type { Job } from '#web/lib/use-job.ts';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { CopiedDialog } from './copied-dialog.tsx';
import { CreatedDialog } from './created-dialog.tsx';
import { DeletePriceListDialog } from './delete-price-list-dialog.tsx';
import { DuplicatePriceListDialog } from './duplicate-price-list-dialog.tsx';
import { EditPriceListDialog } from './edit-price-list-dialog.tsx';
import { NewPriceListDialog } from './new-price-list-dialog.tsx';
import type { Copy } from './use-duplication.ts';

type Named = Pick<PriceList, 'id' | 'name'>;
export type OpenDialog =
  | { kind: 'new' }
  | { kind: 'created'; list: Named }
  | { kind: 'copied'; list: Named; job: Job }
  | { kind: 'edit' | 'duplicate' | 'delete'; list: PriceList };

type Props = {
  open: OpenDialog | undefined;
  lists: readonly PriceList[];
  show: (dialog: OpenDialog | undefined) => void;
};

export function PriceListDialogs({ open, lists, show }: Props) {
  const { t } = useTranslation('priceLists');
  const toast = useToast();
  const close = () => show(undefined);
  const afterCopy = ({ pricelist, job }: Copy) => {
    if (job) return show({ kind: 'copied', list: pricelist, job });
    if (pricelist.productCount === 0) return show({ kind: 'created', list: pricelist });
    close();
    toast({ text: t('duplicate.done', { name: pricelist.name }) });
  };
  if (open?.kind === 'new')
    return <NewPriceListDialog onMade={(list) => show({ kind: 'created', list })} onClose={close} />;
  if (open?.kind === 'created') return <CreatedDialog list={open.list} onClose={close} />;
  if (open?.kind === 'duplicate')
    return <DuplicatePriceListDialog list={open.list} onMade={afterCopy} onClose={close} />;
  if (open?.kind === 'copied') return <CopiedDialog list={open.list} started={open.job} onClose={close} />;
  if (open?.kind === 'edit')
    return <EditPriceListDialog key={open.list.id} list={open.list} onClose={close} />;
  if (open?.kind === 'delete')
    return <DeletePriceListDialog list={open.list} lists={lists} onClose={close} />;
  return null;
}
