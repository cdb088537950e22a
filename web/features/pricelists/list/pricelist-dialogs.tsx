import type { Pricelist } from '#web/lib/use-pricelists.ts';
import { CreatedDialog } from './created-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { NewDialog } from './new-dialog.tsx';

type Named = Pick<Pricelist, 'id' | 'name'>;
export type OpenDialog =
  | { kind: 'new' }
  | { kind: 'created'; list: Named }
  | { kind: 'edit' | 'delete'; list: Pricelist };

type Props = {
  open: OpenDialog | undefined;
  lists: readonly Pricelist[];
  show: (dialog: OpenDialog | undefined) => void;
};

export function PricelistDialogs({ open, lists, show }: Props) {
  const close = () => show(undefined);
  if (open?.kind === 'new')
    return <NewDialog onMade={(list) => show({ kind: 'created', list })} onClose={close} />;
  if (open?.kind === 'created') return <CreatedDialog list={open.list} onClose={close} />;
  if (open?.kind === 'edit') return <EditDialog key={open.list.id} list={open.list} onClose={close} />;
  if (open?.kind === 'delete') return <DeleteDialog list={open.list} lists={lists} onClose={close} />;
  return null;
}
