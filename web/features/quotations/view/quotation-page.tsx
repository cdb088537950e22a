import { useParams } from 'react-router-dom';
import { codeOf } from '#web/lib/failure.ts';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { QuotationLoading } from './quotation-loading.tsx';
import { QuotationScreen } from './quotation-screen.tsx';
import { useQuotation } from './use-quotation.ts';

/** /preventivi/:id */
export default function QuotationPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuotation(id);
  if (data && codeOf(error) !== 'not-found') return <QuotationScreen key={data.id} loaded={data} />;
  if (error) return <QuotationNotLoaded error={error} onRetry={() => void refetch()} />;
  return <QuotationLoading />;
}
