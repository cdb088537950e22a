import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { Badge } from '#web/components/badge.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import type { ShowDialog } from '../open-dialog.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';
import type { QuotationSave } from '../use-quotation-save.ts';
import type { ShownRows } from '../use-shown-rows.ts';
import { DeskMenu } from './desk-menu.tsx';
import { DocumentMenus } from './document-menus.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { QuotationMeta } from './quotation-meta.tsx';
import type { Documents } from './use-documents.ts';

type Props = {
  draft: QuotationDraft;
  save: QuotationSave;
  shown: ShownRows;
  documents: Documents;
  onOpen: ShowDialog;
  children: ReactNode;
};

/** Breadcrumbs, title with its facts, and the documents (QVW-002 to QVW-011). */
export function QuotationHead({ draft, save, shown, documents, onOpen, children }: Props) {
  const { t } = useTranslation('quotations');
  const quotation = draft.draft;
  return (
    <PageFrame
      title={quotation.name}
      breadcrumbs={[{ label: t('view.list'), to: paths.quotations }, { label: quotationTitle(quotation) }]}
      titleEnd={
        <>
          <IconButton
            icon="pencil"
            small
            label={t('view.editDetails')}
            onClick={() => onOpen({ kind: 'details' })}
          />
          {quotation.archived && <Badge icon="inbox">{t('view.archived')}</Badge>}
        </>
      }
      actions={
        <>
          <DocumentMenus documents={documents} onOpen={onOpen} />
          <DeskMenu quotation={draft.saved} onOpen={onOpen} />
          <PhoneMenu draft={draft} save={save} shown={shown} documents={documents} onOpen={onOpen} />
        </>
      }
      facts={<QuotationMeta quotation={quotation} onOpen={onOpen} />}
      withBar
    >
      {children}
    </PageFrame>
  );
}
