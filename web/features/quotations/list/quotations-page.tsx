import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Chip } from '#web/components/chip.tsx';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { DeleteQuotationDocument } from '#web/graphql/quotations.ts';
import { asksForNew, customerOf, firstProductOf } from '#web/lib/ask-for-new.ts';
import { request } from '#web/lib/graphql.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { ListFilters } from './list-filters.tsx';
import { type ChangeList, type ListState, useFilters, useListSearch } from './list-state.ts';
import { NewQuotationDialog } from './new-quotation-dialog.tsx';
import { QuotationsTable } from './quotations-table.tsx';
import { useShortQuestion } from './short-question.tsx';
import { type ListedQuotation, useQuotations } from './use-quotations.ts';
import { useRowWork } from './use-row-work.ts';
import './quotations-page.css';

const ShareRowDialog = lazyDialog(() => import('./share-row-dialog.tsx'));
const DuplicateDialog = lazyDialog(() => import('../parts/duplicate-dialog.tsx'));

/** /preventivi, the home (SHL-019). */
export default function QuotationsPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['quotations', 'common']);
  const { state, change, offered } = useFilters();
  const { clear, ...search } = useListSearch(state, change, timer);
  const dialog = useNewDialog();
  const [open, setOpen] = useState<OpenRow>();
  const { failure, dismissFailure, setFailure, onPdf, ...work } = useRowWork();
  const { askFirst, question } = useShortQuestion();
  const failureText = useFailureText();
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
    <PageFrame area="quotations" title={t('title')} actions={create()}>
      <ListFilters state={state} change={change} offered={offered} {...search} />
      <OwnerChip state={state} change={change} />
      {Boolean(failure) && (
        <Alert tone="err" onDismiss={dismissFailure}>
          {failureText(failure)}
        </Alert>
      )}
      <QuotationsTable
        state={state}
        change={change}
        onNew={dialog.open}
        onClear={clear}
        onPdf={(row) => askFirst(row, () => onPdf(row))}
        onShare={(row) => askFirst(row, () => setOpen({ what: 'share', row }))}
        onDuplicate={(row) => setOpen({ what: 'duplicate', row })}
        onDelete={(row) => setOpen({ what: 'delete', row })}
        {...work}
      />
      <SaveBar phoneOnly>{create(true)}</SaveBar>
      <DialogPlace>
        {dialog.isOpen && <NewQuotationDialog {...dialog.begins} onClose={dialog.close} />}
        {open && <RowDialog {...open} onFailure={setFailure} onClose={() => setOpen(undefined)} />}
        {question}
      </DialogPlace>
    </PageFrame>
  );
}

type OpenRow = { what: 'share' | 'duplicate' | 'delete'; row: ListedQuotation };
type RowProps = OpenRow & { onFailure: (error: unknown) => void; onClose: () => void };

function RowDialog({ what, row, onFailure, onClose }: RowProps) {
  if (what === 'share') return <ShareRowDialog row={row} onFailure={onFailure} onClose={onClose} />;
  if (what === 'duplicate') return <DuplicateDialog original={row} onClose={onClose} />;
  return <DeleteQuotationDialog quotation={row} onClose={onClose} />;
}

/** A product and a customer that a new quotation begins with. */
type Begins = { product?: string | undefined; customer?: string | undefined };

/** The new-quotation dialog; an address without a location comes back here with it open (OP65). */
function useNewDialog() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = asksForNew(state);
  const [isOpen, setOpen] = useState(asked);
  const [begins, setBegins] = useState<Begins>(() => ({
    product: firstProductOf(state),
    customer: customerOf(state),
  }));
  useEffect(() => {
    if (asked) navigate(`${pathname}${search}`, { replace: true });
  }, [asked, navigate, pathname, search]);
  const close = () => {
    setOpen(false);
    setBegins({});
  };
  return { isOpen, begins, open: () => setOpen(true), close };
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
