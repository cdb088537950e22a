import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TestReasons } from '#shared/schemas/guided-test-record.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { QuotationReasonsDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import type { QuotationView } from '../use-quotation-view.ts';
import { Reasons } from './reasons.tsx';

/** The reasons of the guided test; `null` for a quotation made before they were stored. */
const useReasons = (id: string) =>
  useQuery({
    queryKey: ['quotation', 'reasons', id],
    queryFn: async ({ signal }): Promise<TestReasons | null> => {
      const { quotation } = await request(QuotationReasonsDocument, { id }, signal);
      return quotation.guidedTest?.reasons ?? null;
    },
  });

/** Why a quotation of the guided test has its products. */
export default function WhyDialog({ draft, onClose }: QuotationView) {
  const { t } = useTranslation(['whyThis', 'common']);
  const quotation = draft.draft;
  const { data, error, refetch } = useReasons(quotation.id);
  return (
    <DialogFrame
      title={t('title')}
      context={t('context')}
      width={600}
      readOnly
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Spinner large label={t('loading')} />}
      {data === null && <p>{t('none')}</p>}
      {data && <Reasons reasons={data} rows={quotation.selectedProducts} />}
    </DialogFrame>
  );
}
