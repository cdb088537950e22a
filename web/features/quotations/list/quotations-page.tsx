import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { Button } from '#web/components/button.tsx';
import { Chip } from '#web/components/chip.tsx';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { DeleteQuotationDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { asksForNew } from '../parts/ask-for-new.ts';
import { ListFilters } from './list-filters.tsx';
import { type ChangeList, type ListState, useFilters, useListSearch } from './list-state.ts';
import { NewQuotationDialog } from './new-quotation-dialog.tsx';
import { QuotationsTable } from './quotations-table.tsx';
import { type ListedQuotation, useQuotations } from './use-quotations.ts';
import './quotations-page.css';

const DuplicateDialog = lazyDialog(() => import('../parts/duplicate-dialog.tsx'));

/** /preventivi, the home (SHL-019). */
export default function QuotationsPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['quotations', 'common']);
  const { state, change, offered } = useFilters();
  const { clear, ...search } = useListSearch(state, change, timer);
  const dialog = useNewDialog();
  const [deleting, setDeleting] = useState<ListedQuotation>();
  const [duplicating, setDuplicating] = useState<ListedQuotation>();
  useShortcut('n', t('common:shortcuts.new'), dialog.open);
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
      <ListFilters state={state} change={change} offered={offered} {...search} />
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

/** The new-quotation dialog; an address without a location comes back here with it open (OP65). */
function useNewDialog() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = asksForNew(state);
  const [isOpen, setOpen] = useState(asked);
  useEffect(() => {
    if (asked) navigate(`${pathname}${search}`, { replace: true });
  }, [asked, navigate, pathname, search]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** Says that the list shows the quotations of one user, and removes that filter. */
function OwnerChip({ state, change }: { state: ListState; change: ChangeList }) {
  const { t } = useTranslation('quotations');
  const { data } = useQuotations(state);
  if (!state.owner) return null;
  const userName = data?.items.find(({ uid }) => uid === state.owner)?.userName;
  const text = userName ? t('list.ofUser', { name: userName }) : t('list.ofOneUser');
  return (
    <p className="owner-chip" role="status">
      <Chip accent name={text} onRemove={() => change({ owner: '' })}>
        {text}
      </Chip>
    </p>
  );
}

type DeleteProps = { quotation: ListedQuotation; onClose: () => void };

/** A quotation is deleted for good (QLS-034, QLS-035, OP51). */
function DeleteQuotationDialog({ quotation, onClose }: DeleteProps) {
  const { t } = useTranslation('quotations');
  const { id } = quotation;
  const title = quotationTitle(quotation);
  return (
    <DeleteDialog
      title={t('delete.title')}
      action={t('delete.action')}
      done={t('delete.done', { title })}
      entity="quotation"
      id={id}
      remove={() => request(DeleteQuotationDocument, { id })}
      onClose={onClose}
    >
      {t('delete.text', { title })}
    </DeleteDialog>
  );
}
