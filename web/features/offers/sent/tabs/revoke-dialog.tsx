import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { RevokeOfferLinkDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { type SentLink, useAskAgain } from '../use-sent-offer.ts';

type Props = { offer: string; link: SentLink; onClose: () => void };

/** A revoked link does not come back. */
export function RevokeDialog({ offer, link, onClose }: Props) {
  const { t } = useTranslation('sentOffer');
  const failureText = useFailureText();
  const askAgain = useAskAgain(offer);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(RevokeOfferLinkDocument, { offer, id: link.id }),
    onSuccess: async () => {
      onClose();
      await askAgain();
    },
  });
  return (
    <ConfirmDialog
      title={t('links.revokeTitle')}
      action={t('links.revoke')}
      danger
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {t('links.revokeMeans')}
    </ConfirmDialog>
  );
}
