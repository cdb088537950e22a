import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Documents } from '../head/use-documents.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';
import type { MakeDocument } from './link-code.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { ShareLinkList } from './share-link-list.tsx';
import { type NewLink, useNewLink } from './use-new-link.ts';
import { useShareLinks } from './use-share-links.ts';
import './share-dialog.css';

type Props = { draft: QuotationDraft; documents: Documents; onClose: () => void };

/** The links by which others read the quotation without an account, and the form of a new one. */
export default function ShareDialog({ draft, documents, onClose }: Props) {
  const { t } = useTranslation('share');
  const quotation = draft.saved;
  const [news, setNews] = useState('');
  const [fresh, setFresh] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const { data: links, error, refetch } = useShareLinks(quotation.id);
  const form = useNewLink(quotation, documents.hasMoney);
  const showsForm = links !== undefined && (isAdding || links.length === 0);
  const made = (link: ShareLink) => {
    setIsAdding(false);
    setFresh(link.id);
    setNews(t('created'));
  };
  // What goes wrong is told by the screen behind.
  const makeDocument: MakeDocument = (kind, link) => {
    onClose();
    void documents.run(kind, 0, link);
  };
  return (
    <DialogFrame
      title={t('title')}
      context={quotationTitle(quotation)}
      busy={form.isPending}
      onSubmit={() => showsForm && form.submit(made)}
      onClose={onClose}
      footer={
        <Actions
          showsForm={showsForm}
          isReady={links !== undefined}
          busy={form.isPending}
          onAdd={() => setIsAdding(true)}
          onClose={onClose}
        />
      }
    >
      <div className="stack">
        {draft.changes > 0 && <Alert tone="info">{t('savedOnly')}</Alert>}
        {error && <LinksNotLoaded error={error} onRetry={() => void refetch()} />}
        {(links || !error) && (
          <ShareLinkList
            quotation={quotation.id}
            links={links}
            fresh={fresh}
            onDocument={makeDocument}
            onNews={setNews}
          />
        )}
        {showsForm && <AddLink form={form} hasMoney={documents.hasMoney} takesFocus={isAdding} />}
        <p className="vh" aria-live="polite">
          {news}
        </p>
      </div>
    </DialogFrame>
  );
}

function LinksNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <Alert
      tone="err"
      action={
        <Button small icon="refresh" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    >
      {failureText(error)}
    </Alert>
  );
}

type AddLinkProps = { form: NewLink; hasMoney: boolean; takesFocus: boolean };

function AddLink({ form, hasMoney, takesFocus }: AddLinkProps) {
  const failureText = useFailureText();
  return (
    <>
      <NewLinkForm wish={form.wish} hasMoney={hasMoney} takesFocus={takesFocus} onChange={form.change} />
      {form.error && <Alert tone="err">{failureText(form.error)}</Alert>}
    </>
  );
}

type ActionProps = {
  showsForm: boolean;
  isReady: boolean;
  busy: boolean;
  onAdd: () => void;
  onClose: () => void;
};

function Actions({ showsForm, isReady, busy, onAdd, onClose }: ActionProps) {
  const { t } = useTranslation(['share', 'common']);
  return (
    <>
      <Button onClick={onClose} disabled={busy}>
        {t('common:actions.close')}
      </Button>
      {showsForm ? (
        <Button key="create" variant="primary" type="submit" icon="link" busy={busy}>
          {t('create')}
        </Button>
      ) : (
        <Button key="add" variant="primary" icon="plus" disabled={!isReady} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
    </>
  );
}
