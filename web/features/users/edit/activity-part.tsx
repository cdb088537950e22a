import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatDate, formatDateTime } from '#shared/format/format-date.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { FormPart } from '#web/components/form-part.tsx';
import { HelpViews } from '#web/components/help-views/help-views.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { HelpViewsDocument } from '#web/graphql/common.ts';
import { UserActivityDocument, type UserActivityQuery } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import './activity-part.css';

/** Sign-ins and quotations of the user; they come with a query of their own. */
export function ActivityPart({ id }: { id: string }) {
  const { t } = useTranslation(['users', 'common']);
  const failureText = useFailureText();
  const acting = useUser();
  const { data, error } = useQuery({
    queryKey: ['user', 'activity', id],
    queryFn: async ({ signal }) => (await request(UserActivityDocument, { id }, signal)).userActivity,
    staleTime: 0,
  });
  return (
    <FormPart title={t('activity.title')}>
      <div className="whole">
        {data && <Facts id={id} {...data} />}
        {!data && !error && (
          <div role="status" aria-label={t('common:state.loading')}>
            <Skeleton width="60%" />
          </div>
        )}
        {data && id !== acting.id && <SeeAs id={id} />}
        {error && !data && <Alert tone="err">{failureText(error)}</Alert>}
      </div>
    </FormPart>
  );
}

type FactsProps = UserActivityQuery['userActivity'] & { id: string };

function Facts({ id, lastSignInAt, quotations, lastQuotationAt }: FactsProps) {
  const { t } = useTranslation('users');
  return (
    <dl className="user-activity">
      <div>
        <dt>{t('activity.lastSignIn')}</dt>
        <dd>{lastSignInAt ? formatDateTime(lastSignInAt) : t('activity.never')}</dd>
      </div>
      <div>
        <dt>{t('activity.quotations')}</dt>
        <dd>
          {quotations === 0 ? (
            0
          ) : (
            <Link to={paths.quotationsOf(id)}>{t('activity.made', { count: quotations })}</Link>
          )}
        </dd>
      </div>
      {lastQuotationAt && (
        <div>
          <dt>{t('activity.lastQuotation')}</dt>
          <dd>{formatDate(lastQuotationAt)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Leads to the screens as the user sees them, and lists the super users who looked. */
function SeeAs({ id }: { id: string }) {
  const { t } = useTranslation(['users', 'help']);
  const { data: views } = useQuery({
    queryKey: ['user', 'help', id],
    queryFn: async ({ signal }) => (await request(HelpViewsDocument, { userId: id }, signal)).helpViews,
    staleTime: 0,
  });
  return (
    <div className="user-help">
      <ButtonLink small icon="eye" to={paths.seenQuotations(id)}>
        {t('list.seeAs')}
      </ButtonLink>
      {views && views.length > 0 && (
        <>
          <h3>{t('help:views.title')}</h3>
          <HelpViews views={views} />
        </>
      )}
    </div>
  );
}
