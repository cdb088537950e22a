import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { DeleteQuotationDialog } from './delete-quotation-dialog.tsx';
import { ListFilters } from './list-filters.tsx';
import { NewQuotationDialog } from './new-quotation-dialog.tsx';
import { OwnerChip } from './owner-chip.tsx';
import { QuotationsTable } from './quotations-table.tsx';
import { useFilters } from './use-filters.ts';
import { useNewDialog } from './use-new-dialog.ts';
import type { ListedQuotation } from './use-quotations.ts';
import './quotations-page.css';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';

const DuplicateDialog = lazyDialog(() => import('../parts/duplicate-dialog.tsx'));

/** /preventivi, the home (SHL-019). */
export default function QuotationsPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['quotations', 'common']);
  const { state, change, offered } = useFilters();
  const typed = useTypedSearch(state.search, (search) => change({ search }), timer);
  const dialog = useNewDialog();
  const [deleting, setDeleting] = useState<ListedQuotation>();
  const [duplicating, setDuplicating] = useState<ListedQuotation>();
  useShortcut('n', t('common:shortcuts.new'), dialog.open);
  const clear = () => {
    typed.forget();
    change({ search: '', country: '', province: '', owner: '' });
  };
  const create = (block?: boolean) => (
    <Button
      variant="primary"
      icon="plus"
      block={block}
      className={block ? undefined : 'desk-only'}
      onClick={dialog.open}
    >
      {t('list.new')}
    </Button>
  );
  return (
    <PageFrame title={t('title')} actions={create()}>
      <ListFilters state={state} change={change} offered={offered} typed={typed.text} onType={typed.type} />
      <OwnerChip state={state} change={change} />
      <QuotationsTable
        state={state}
        change={change}
        onNew={dialog.open}
        onClear={clear}
        onDuplicate={setDuplicating}
        onDelete={setDeleting}
      />
      <SaveBar phoneOnly>{create(true)}</SaveBar>
      <DialogPlace>
        {dialog.isOpen && <NewQuotationDialog onClose={dialog.close} />}
        {duplicating && <DuplicateDialog original={duplicating} onClose={() => setDuplicating(undefined)} />}
      </DialogPlace>
      {deleting && <DeleteQuotationDialog quotation={deleting} onClose={() => setDeleting(undefined)} />}
    </PageFrame>
  );
}
