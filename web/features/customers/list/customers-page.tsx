import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Button } from '#web/components/button.tsx';
import { StartChoosing } from '#web/components/chosen-rows/start-choosing.tsx';
import { ChosenRowsContext, useChosenRows } from '#web/components/chosen-rows/use-chosen-rows.ts';
import { useCustomers } from '#web/components/customer-form/use-customers.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { MergeBar } from '../merge/merge-bar.tsx';
import { useArchiving } from '../parts/use-archiving.ts';
import { useCustomerUses } from '../use-customer-uses.ts';
import { CustomersTable } from './customers-table.tsx';
import { ListActions } from './list-actions.tsx';
import { useListAddress } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { type CustomerRow, customerRows, shownCustomers } from './shown-customers.ts';
import './customers-page.css';

const NewCustomerDialog = lazyDialog(() => import('#web/components/customer-form/new-customer-dialog.tsx'));
const DuplicatesDialog = lazyDialog(() => import('../merge/duplicates-dialog.tsx'));
const EditCustomerDialog = lazyDialog(() => import('../form/edit-customer-dialog.tsx'));

/** /clienti: the user's own customers (CUS-001). */
export default function CustomersPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['customers', 'common', 'catalogue']);
  const navigate = useNavigate();
  const { customers, clear, ...list } = useList(timer);
  const { open, setOpen, commands } = useCommands();
  const create = () => setOpen('new');
  const hasCustomers = Boolean(customers.data?.length);
  useShortcut('n', t('common:shortcuts.new'), create);
  const close = () => setOpen(undefined);
  const { typed, type, state, change, found } = list;
  const { chosen, rows } = useChosenRows(customers.data, found);
  const isChoosing = rows.isChoosing || chosen.length > 0;
  return (
    <PageFrame
      area="customers"
      title={t('title')}
      withBar={isChoosing}
      actions={
        customers.data &&
        hasCustomers && (
          <ListActions customers={customers.data} onNew={create} onDuplicates={() => setOpen('duplicates')} />
        )
      }
    >
      <ChosenRowsContext value={rows}>
        {hasCustomers && (
          <ListFilters {...{ state, change, typed }} customers={customers.data ?? []} onType={type} />
        )}
        <div className={`customers-list${isChoosing ? ' choosing' : ''}`}>
          <CustomersTable
            {...{ customers, found, state, change, commands, typed }}
            onNew={create}
            onClear={clear}
          />
        </div>
        <MergeBar chosen={chosen} />
        {hasCustomers && !isChoosing && (
          <SaveBar phoneOnly phoneStart={<StartChoosing />}>
            <Button variant="primary" icon="plus" block onClick={create}>
              {t('list.new')}
            </Button>
          </SaveBar>
        )}
      </ChosenRowsContext>
      <DialogPlace>
        {open === 'new' && (
          <NewCustomerDialog onMade={({ id }) => navigate(paths.customer(id))} onClose={close} />
        )}
        {open === 'duplicates' && <DuplicatesDialog onClose={close} />}
        {typeof open === 'object' && <EditCustomerDialog id={open.id} onClose={close} />}
      </DialogPlace>
    </PageFrame>
  );
}

/** The customers that search and filters of the address leave. */
function useList(timer: Timer | undefined) {
  const [state, change] = useListAddress();
  const { text, type, forget } = useTypedSearch(state.search, (search) => change({ search }), timer);
  const customers = useCustomers();
  const { data: uses } = useCustomerUses();
  const rows = useMemo(() => customers.data && customerRows(customers.data, uses), [customers.data, uses]);
  const found = rows && shownCustomers(rows, text, state);
  const clear = () => {
    forget();
    change({ search: '', kind: '', city: '' });
  };
  return { customers, found, typed: text, type, state, change, clear };
}

/** The dialog that is open, and what the rows do. */
function useCommands() {
  const [open, setOpen] = useState<'new' | 'duplicates' | CustomerRow>();
  const { set, busy } = useArchiving();
  const commands = useMemo(
    () => ({
      busy,
      onEdit: setOpen,
      onArchive: (customer: CustomerRow) => set({ customer, archived: !customer.archived }),
    }),
    [set, busy],
  );
  return { open, setOpen, commands };
}
