import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DeleteOfferTextDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import type { ListedText } from './use-texts.ts';

type Props = { text: ListedText; onClose: () => void };

/** A text block is deleted for good; offers keep what was copied from it. */
export function DeleteTextDialog({ text: { id, name }, onClose }: Props) {
  const { t } = useTranslation('offerList');
  return (
    <DeleteDialog
      title={t('texts.deleteTitle')}
      action={t('texts.deleteAction')}
      done={t('texts.deleted', { name })}
      entity="offerText"
      id={id}
      remove={() => request(DeleteOfferTextDocument, { id })}
      onClose={onClose}
    >
      {t('texts.deleteText', { name })}
    </DeleteDialog>
  );
}
