import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';

type Props = { error: unknown; onRetry: () => void };

/** In place of a part's list: rows that wait, or why there are none. */
export function NotLoaded({ error, onRetry }: Props) {
  const { t } = useTranslation();
  const shown = useSkeleton(!error);
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <div className="card" role="status" aria-label={t('state.loading')}>
      <ul className="links" aria-hidden="true">
        {['60%', '45%', '52%'].map((width) => (
          <li key={width}>
            <div className="grow">
              <Skeleton width={width} shown={shown} />
              <p>
                <Skeleton width="30%" height="12px" shown={shown} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
