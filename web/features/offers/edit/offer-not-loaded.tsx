import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { codeOf } from '#web/lib/failure.ts';

/** Why an offer is not shown; one that is gone has a link to the list. */
export function OfferNotLoaded(props: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['offers', 'common']);
  if (codeOf(props.error) !== 'not-found') return <LoadFailure {...props} />;
  const back = (
    <ButtonLink small to={paths.offers}>
      {t('common:actions.backToList')}
    </ButtonLink>
  );
  return (
    <Alert tone="err" action={back}>
      {t('edit.notFound')}
    </Alert>
  );
}
