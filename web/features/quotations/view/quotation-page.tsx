import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { QuotationLoading } from './quotation-loading.tsx';
import { QuotationScreen } from './quotation-screen.tsx';
import { useQuotation } from './use-quotation.ts';

/** /preventivi/:id */
export default function QuotationPage() {
  const { id = '' } = useParams();
  // The texts of the whole screen: once shown, it does not wait again.
  useTranslation(['quotations', 'catalogue']);
  const { data, error, refetch } = useQuotation(id);
  const retry = () => void refetch();
  if (data) return <QuotationScreen key={data.id} loaded={data} error={error} onRetry={retry} />;
  if (error) return <QuotationNotLoaded error={error} onRetry={retry} />;
  return <QuotationLoading />;
}
