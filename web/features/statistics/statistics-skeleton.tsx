import { useTranslation } from 'react-i18next';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import type { Timer } from '#web/lib/timer.ts';

const tiles = ['30%', '70%', '58%', '44%'];
const columns = ['46%', '62%', '55%', '78%', '70%', '90%', '66%', '82%', '58%', '74%', '96%', '68%', '38%'];
const lists = ['country', 'province', 'type', 'product', 'colour'];
const lines = ['72%', '58%', '64%', '46%', '60%', '52%', '40%', '48%'];

/** The layout of the screen while its numbers load. */
export function StatisticsSkeleton({ timer }: { timer?: Timer }) {
  const { t } = useTranslation();
  const shown = useSkeleton(true, timer);
  return (
    <section aria-busy="true" aria-label={t('table.loading')} className="statistics">
      {shown && (
        <>
          <div className="stat-tiles">
            {tiles.map((width) => (
              <div key={width} className="awaited">
                <Skeleton width="40%" height="12px" />
                <Skeleton width={width} height="26px" />
                <Skeleton width="55%" height="12px" />
                <Skeleton width="45%" height="22px" />
              </div>
            ))}
          </div>
          <AwaitedCard>
            <div className="awaited-columns">
              {columns.map((height) => (
                <Skeleton key={height} height={height} />
              ))}
            </div>
          </AwaitedCard>
          <div className="statistics-lists" data-count={lists.length}>
            {lists.map((list) => (
              <AwaitedCard key={list}>
                {lines.map((width) => (
                  <Skeleton key={width} width={width} height="20px" />
                ))}
              </AwaitedCard>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

const AwaitedCard = ({ children }: { children: React.ReactNode }) => (
  <div className="card">
    <header>
      <Skeleton width="120px" height="16px" />
    </header>
    <div className="body awaited">{children}</div>
  </div>
);
