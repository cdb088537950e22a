import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { QuotationLoading } from '../view/quotation-loading.tsx';
import { useQuotation } from '../view/use-quotation.ts';
import { MeasuresScreen } from './measures-screen.tsx';

/** /preventivi/:id/misure (MEA-001) */
export default function MeasuresPage() {
  const { id = '' } = useParams();
  useTranslation(['measures', 'quotations', 'catalogue']);
  const { data, error, refetch } = useQuotation(id);
  const retry = () => void refetch();
  if (data) return <MeasuresScreen key={data.id} loaded={data} error={error} onRetry={retry} />;
  if (error) return <QuotationNotLoaded error={error} onRetry={retry} />;
  return <QuotationLoading />;
}
