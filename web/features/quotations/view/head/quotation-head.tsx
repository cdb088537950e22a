import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { Badge } from '#web/components/badge.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import type { QuotationView } from '../use-quotation-view.ts';
import { DocumentMenus } from './document-menus.tsx';
import { DeskMenu, PhoneMenu } from './quotation-menus.tsx';
import { QuotationMeta } from './quotation-meta.tsx';

/** Breadcrumbs, title with its facts, and the documents (QVW-002 to QVW-011). */
export function QuotationHead({ children, ...view }: QuotationView & { children: ReactNode }) {
  const { t } = useTranslation('quotations');
  const quotation = view.draft.draft;
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
            onClick={() => view.onOpen({ kind: 'details' })}
          />
          {quotation.archived && <Badge icon="inbox">{t('view.archived')}</Badge>}
        </>
      }
      actions={
        <>
          <DocumentMenus {...view} />
          <DeskMenu {...view} />
          <PhoneMenu {...view} />
        </>
      }
      facts={<QuotationMeta quotation={quotation} onOpen={view.onOpen} />}
      withBar
    >
      {children}
    </PageFrame>
  );
}
