import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { administers, seesWholeCatalogue } from '#shared/access/super-user.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { FloatingAdd } from '#web/components/floating-add.tsx';
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
import { useColumns } from './use-columns.tsx';
import type { ListedProduct } from './use-products.ts';
import './products-page.css';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';

const DuplicateDialog = lazyDialog(() => import('../duplicate/duplicate-dialog.tsx'));
const DeleteDialog = lazyDialog(() => import('./delete-dialog.tsx'));

/** /prodotti (PRD-001). */
export default function ProductsPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['products', 'common', 'catalogue']);
  const user = useUser();
  const mayEdit = administers(user);
  const [address, change] = useListAddress();
  // Only super users see archived products, also when the address asks for them.
  const state = { ...address, archived: address.archived && seesWholeCatalogue(user) };
  const typed = useTypedSearch(state.search, (search) => change({ search }), timer);
  const phases = useNamedPhases();
  const [detailed, setDetailed] = useState<ListedProduct>();
  const [duplicating, setDuplicating] = useState<ListedProduct>();
  const [deleting, setDeleting] = useState<ListedProduct>();
  const columns = useColumns(phases, {
    mayEdit,
    onDetails: setDetailed,
    onDuplicate: setDuplicating,
    onDelete: setDeleting,
  });
  const create = useCreate();
  useShortcut('n', t('list.new'), create, mayEdit);
  const clear = () => {
    typed.forget();
    change({ search: '', phase: '' });
  };
  return (
    <PageFrame
      area="products"
      title={t('common:areas.products')}
      actions={
        mayEdit && (
          <>
            <ButtonLink icon="file-excel" to={paths.workbook}>
              {t('list.exchange')}
            </ButtonLink>
            <ButtonLink icon="verified" to={paths.health}>
              {t('catalogue:health.open')}
            </ButtonLink>
          </>
        )
      }
    >
      <ListFilters state={state} change={change} phases={phases} typed={typed.text} onType={typed.type} />
      <div className={`products-list${mayEdit ? ' with-add' : ''}`}>
        <ProductsTable
          state={state}
          change={change}
          typed={typed.text}
          columns={columns}
          onNew={mayEdit ? create : undefined}
          onClear={clear}
        />
      </div>
      {mayEdit && <FloatingAdd label={t('list.new')} onClick={create} />}
      <DialogPlace>
        {detailed && <LazyProductDialog row={detailed} withPrices onClose={() => setDetailed(undefined)} />}
        {duplicating && <DuplicateDialog original={duplicating} onClose={() => setDuplicating(undefined)} />}
        {deleting && <DeleteDialog product={deleting} onClose={() => setDeleting(undefined)} />}
      </DialogPlace>
    </PageFrame>
  );
}

/** To the new product; the way back leads to the list as it is now. */
function useCreate() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => navigate(paths.newProduct, { state: { back: pathname + search } });
}
