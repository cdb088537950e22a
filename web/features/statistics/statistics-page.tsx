import { useTab } from '#web/components/page-tabs.tsx';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { OfferStatistics } from './offers/offer-statistics.tsx';
import { QuotationStatistics } from './quotation-statistics.tsx';
import { statisticsTabs } from './statistics-tabs.tsx';
import './statistics.css';

/** /statistiche: what users quoted and offered, for super users. */
export default function StatisticsPage({ timer = browserTimer }: { timer?: Timer }) {
  return useTab(statisticsTabs) === 'offers' ? (
    <OfferStatistics timer={timer} />
  ) : (
    <QuotationStatistics timer={timer} />
  );
}
