import { useTranslation } from 'react-i18next';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DeleteQuotationDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import type { ListedQuotation } from './use-quotations.ts';

type Props = { quotation: ListedQuotation; onClose: () => void };

/** A quotation is deleted for good (QLS-034, QLS-035, OP51). */
export function DeleteQuotationDialog({ quotation, onClose }: Props) {
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
