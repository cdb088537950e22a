import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { type Toast, useToast } from '#web/lib/use-toast.ts';
import { type Extended, useExtending } from './use-extending.ts';

/** Days that are proposed. */
const proposed = 30;

/**
 * Asks the new last day alone, and sends a version that differs in it as the former one went. Where other changes wait, the
 * dialog that sends opens instead (SND-056).
 */
export default function ExtendDialog(view: OfferView) {
  const { t } = useTranslation('sentOffer');
  const toast = useToast();
  const failureText = useFailureText();
  const { owner, sent, onClose } = view;
  const messageOf = useMessage(view);
  const now = sent?.validUntil ?? owner.today;
  const isOver = now < owner.today;
  const [day, setDay] = useState(dayAfter(isOver ? owner.today : now, proposed));
  const { mutate, isPending, error, isOther } = useExtending(view);
  const first = isOver ? owner.today : dayAfter(now, 1);
  const isTooEarly = day < first;
  return (
    <FormDialog
      title={t('extend.title')}
      context={t(isOther ? 'extend.withChanges' : 'extend.means', { version: (sent?.version ?? 0) + 1 })}
      action={t(isOther ? 'extend.next' : 'do.extend')}
      width={500}
      disabled={day === '' || isTooEarly}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onSubmit={() =>
        mutate(day, {
          onSuccess: (longer) => {
            if (!longer) return;
            onClose();
            toast(messageOf(longer));
          },
        })
      }
      onClose={onClose}
    >
      <TextField
        label={t('extend.day')}
        type="date"
        required
        min={first}
        error={
          isTooEarly && day !== '' ? t('extend.early', { day: formatDate(`${first}T12:00:00Z`) }) : undefined
        }
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </FormDialog>
  );
}

/** A link tells nobody that it shows a new version: the owner does. */
function useMessage({ onOpen }: OfferView) {
  const { t } = useTranslation('sentOffer');
  const failureText = useFailureText();
  return ({ sent: { version, channel }, unmailed }: Extended): Toast => {
    if (channel === 'email') return { text: t('extend.done', { version }) };
    const text = t('do.shareLink');
    return {
      text: [t('extend.doneByLink', { version }), unmailed && failureText(unmailed)]
        .filter(Boolean)
        .join(' '),
      action: { text, label: text, run: () => onOpen({ kind: 'send', way: 'link' }) },
      milliseconds: 15_000,
    };
  };
}
