import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { administers, seesWholeCatalogue } from '#shared/access/super-user.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { StartChoosing } from '#web/components/chosen-rows/start-choosing.tsx';
import { ChosenRowsContext, useChosenRows } from '#web/components/chosen-rows/use-chosen-rows.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { FloatingAdd } from '#web/components/floating-add.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { LazyProductDialog } from '#web/components/product-dialog/lazy-product-dialog.ts';
import { useNamedPhases } from '#web/lib/named-phases.ts';
import { useUser } from '#web/lib/session.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { useListAddress } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { ProductsTable } from './products-table.tsx';
import { SeveralBar } from './several/several-bar.tsx';
import { SeveralNotice } from './several/several-notice.tsx';
import { useRowArchiving } from './several/use-row-archiving.ts';
import { useSeveral } from './several/use-several.ts';
import { useColumns } from './use-columns.tsx';
import { type ListedProduct, useFound, useProducts } from './use-products.ts';
import './products-page.css';

const DuplicateDialog = lazyDialog(() => import('../duplicate/duplicate-dialog.tsx'));
const DeleteDialog = lazyDialog(() => import('./delete-dialog.tsx'));

/** /prodotti (PRD-001). */
export default function ProductsPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['products', 'common', 'catalogue']);
  const mayEdit = administers(useUser());
  const { typed, clear, ...list } = useList(timer);
  const { state, change, found, products } = list;
  const { chosen, rows } = useChosenRows(products.data, found);
  const several = useSeveral(products.data);
  const phases = useNamedPhases();
  const { columns, open, close } = useRows(phases, mayEdit);
  const create = useCreate();
  const isChoosing = rows.isChoosing || chosen.length > 0;
  useShortcut('n', t('list.new'), create, mayEdit);
  return (
    <PageFrame
      area="products"
      title={t('common:areas.products')}
      withBar={isChoosing}
      actions={mayEdit && <Exchange />}
    >
      <ChosenRowsContext value={rows}>
        <ListFilters {...{ state, change, phases }} typed={typed.text} onType={typed.type} />
        {mayEdit && <SeveralNotice several={several} />}
        <div className={`products-list${mayEdit ? ' with-add' : ''}${isChoosing ? ' choosing' : ''}`}>
          <ProductsTable
            {...list}
            typed={typed.text}
            columns={columns}
            onNew={mayEdit ? create : undefined}
            onClear={clear}
          />
        </div>
        {mayEdit && <SeveralBar chosen={chosen} phases={phases} several={several} />}
        {mayEdit && !isChoosing && (
          <FloatingAdd label={t('list.new')} onClick={create} phoneStart={<StartChoosing />} />
        )}
      </ChosenRowsContext>
      <DialogPlace>{open && <RowDialog {...open} onClose={close} />}</DialogPlace>
    </PageFrame>
  );
}

/** The products that the filters of the address leave. */
function useList(timer: Timer | undefined) {
  const user = useUser();
  const [address, change] = useListAddress();
  // Only super users see archived products, also when the address asks for them.
  const state = { ...address, archived: address.archived && seesWholeCatalogue(user) };
  const typed = useTypedSearch(state.search, (search) => change({ search }), timer);
  const products = useProducts();
  const { phase, archived, descending } = state;
  const found = useFound(products.data, { typed: typed.text, phase, archived, descending });
  const clear = () => {
    typed.forget();
    change({ search: '', phase: '' });
  };
  return { state, change, typed, products, found, clear };
}

type OpenRow = { what: 'details' | 'duplicate' | 'delete'; product: ListedProduct };

/** The columns, and the dialog that a row opened. */
function useRows(phases: ReturnType<typeof useNamedPhases>, mayEdit: boolean) {
  const [open, setOpen] = useState<OpenRow>();
  const { busy, archive } = useRowArchiving();
  const opening = useMemo(() => {
    const opens = (what: OpenRow['what']) => (product: ListedProduct) => setOpen({ what, product });
    return { onDetails: opens('details'), onDuplicate: opens('duplicate'), onDelete: opens('delete') };
  }, []);
  const columns = useColumns(phases, { mayEdit, busy, onArchive: archive, ...opening });
  return { columns, open, close: () => setOpen(undefined) };
}

function RowDialog({ what, product, onClose }: OpenRow & { onClose: () => void }) {
  if (what === 'details') return <LazyProductDialog row={product} withPrices onClose={onClose} />;
  if (what === 'duplicate') return <DuplicateDialog original={product} onClose={onClose} />;
  return <DeleteDialog product={product} onClose={onClose} />;
}

function Exchange() {
  const { t } = useTranslation(['products', 'catalogue']);
  return (
    <>
      <ButtonLink icon="file-excel" to={paths.workbook}>
        {t('list.exchange')}
      </ButtonLink>
      <ButtonLink icon="verified" to={paths.health}>
        {t('catalogue:health.open')}
      </ButtonLink>
    </>
  );
}

/** To the new product; the way back leads to the list as it is now. */
function useCreate() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => navigate(paths.newProduct, { state: { back: pathname + search } });
}
