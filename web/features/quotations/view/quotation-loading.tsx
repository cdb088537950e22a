import { useTranslation } from 'react-i18next';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import './quotation-loading.css';

const rows = ['one', 'two', 'three', 'four', 'five'];

/** The layout of the screen while the quotation is loaded. */
export function QuotationLoading() {
  const { t } = useTranslation('quotations');
  const shown = useSkeleton(true);
  usePageTitle(t('view.loading'));
  return (
    <div className="page with-bar" aria-busy="true">
      <h1 className="vh">{t('view.loading')}</h1>
      {shown && (
        <>
          <div className="quotation-loading-head">
            <Skeleton width="260px" />
            <Skeleton width="340px" height="26px" />
            <Skeleton width="440px" />
          </div>
          <div className="card quotation-loading">
            {rows.map((row) => (
              <div key={row}>
                <Skeleton width="36%" />
                <Skeleton width="10%" />
                <Skeleton width="14%" />
                <Skeleton width="12%" />
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
