import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Card } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { useOffers } from '../use-offers.ts';
import { KeyFigures } from './key-figures.tsx';
import { LossesTable } from './losses-table.tsx';
import { OutcomesTable } from './outcomes-table.tsx';
import { PeriodBar } from './period-bar.tsx';
import { type Counted, useCounted, useFigures } from './use-figures.ts';
import { usePeriod } from './use-period.ts';
import './figures-page.css';

/** /offerte/andamento: what became of the offers first sent in a period (FUP-022, FUP-023). */
export default function FiguresPage() {
  const { t } = useTranslation(['offerFigures', 'offerList', 'sentOffer']);
  const chosen = usePeriod();
  const { data, error, refetch } = useOffers();
  const counted = useCounted(data, chosen.today);
  return (
    <PageFrame
      title={t('title')}
      breadcrumbs={[{ label: t('offerList:title'), to: paths.offers }, { label: t('title') }]}
    >
      <PeriodBar chosen={chosen} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {counted ? <Figures counted={counted} period={chosen.period} /> : !error && <Awaited />}
    </PageFrame>
  );
}

type Props = { counted: Counted; period: { from: string; to: string } };

function Figures({ counted, period }: Props) {
  const { t } = useTranslation('offerFigures');
  const { figures, losses } = useFigures(counted, period);
  if (figures.sent.offers === 0)
    return (
      <section className="card">
        <EmptyState illustration="roller" title={t('empty')} text={t('emptyText')} />
      </section>
    );
  return (
    <div className="stack offer-figures-page">
      <KeyFigures figures={figures} />
      <div className="figure-cards">
        <Card title={t('outcomes')}>
          <OutcomesTable figures={figures} />
        </Card>
        <Card title={t('losses')}>
          {losses.length > 0 ? <LossesTable losses={losses} /> : <p className="muted">{t('noLosses')}</p>}
        </Card>
      </div>
    </div>
  );
}

function Awaited() {
  const { t } = useTranslation();
  const shown = useSkeleton(true);
  return (
    <section className="stack" aria-busy="true" aria-label={t('table.loading')}>
      <Skeleton height="96px" shown={shown} />
      <Skeleton height="320px" shown={shown} />
    </section>
  );
}
