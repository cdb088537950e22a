import { useTranslation } from 'react-i18next';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Reasons } from './reasons.tsx';
import { useReasons } from './use-reasons.ts';

type Props = { quotation: Quotation; onClose: () => void };

/** Why a quotation that was made with the guided test holds its products. */
export default function WhyDialog({ quotation, onClose }: Props) {
  const { t } = useTranslation(['whyThis', 'common']);
  const failureText = useFailureText();
  const { data, error, refetch } = useReasons(quotation.id);
  const again = (
    <Button small onClick={() => void refetch()}>
      {t('common:actions.retry')}
    </Button>
  );
  return (
    <DialogFrame
      title={t('title')}
      context={t('context')}
      width={600}
      readOnly
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      {error && (
        <Alert tone="err" action={again}>
          {failureText(error)}
        </Alert>
      )}
      {data === undefined && !error && <Spinner large label={t('loading')} />}
      {data === null && <p>{t('none')}</p>}
      {data && <Reasons reasons={data} rows={quotation.selectedProducts} />}
    </DialogFrame>
  );
}
