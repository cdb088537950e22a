import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DeleteOfferTemplateDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import type { ListedTemplate } from '../use-templates.ts';

type Props = { template: ListedTemplate; onClose: () => void };

/** A template is deleted for good; offers that began with it stay as they are (OFR-080). */
export function DeleteTemplateDialog({ template: { id, name }, onClose }: Props) {
  const { t } = useTranslation('offerList');
  return (
    <DeleteDialog
      title={t('templates.deleteTitle')}
      action={t('templates.deleteAction')}
      done={t('templates.deleted', { name })}
      entity="offerTemplate"
      id={id}
      remove={() => request(DeleteOfferTemplateDocument, { id })}
      onClose={onClose}
    >
      {t('templates.deleteText', { name })}
    </DeleteDialog>
  );
}
