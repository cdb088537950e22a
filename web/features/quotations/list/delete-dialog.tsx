import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import { DeleteQuotationDocument } from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { ListedQuotation } from './use-quotations.ts';

type Props = { quotation: ListedQuotation; onClose: () => void };

/** Asks before a quotation is deleted for good (QLS-034, QLS-035, OP51); a failure keeps it open (OP52). */
export function DeleteDialog({ quotation, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const title = quotationTitle(quotation);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(DeleteQuotationDocument, { id: quotation.id }),
    onSuccess: async () => {
      queries.removeQueries({ queryKey: ['quotation', 'one', quotation.id] });
      await queries.invalidateQueries({ queryKey: ['quotation', 'list'] });
      onClose();
      toast({ text: t('delete.done', { title }) });
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('delete.title')}
      action={t('delete.action')}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {t('delete.text', { title })}
    </ConfirmDialog>
  );
}
