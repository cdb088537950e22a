import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation, useOutletContext, useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { passesVerification } from '#shared/access/super-user.ts';
import { Alert } from '#web/components/alert.tsx';
import { Icon } from '#web/components/icon.tsx';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import { UserAsDocument, type UserAsQuery } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { ReadOnlyContext } from '../view/table/cell-edit.tsx';
import './help-frame.css';

export type SeenUser = UserAsQuery['userAs'];

/** The user whose screens a super user sees. */
export const useSeenUser = () => useOutletContext<SeenUser>();

/** /utenti/:id/vista: the screens of a user, read only, below a banner. */
export default function HelpFrame() {
  const { id = '' } = useParams();
  const { t, ready } = useTranslation(['help', 'quotations']);
  const failureText = useFailureText();
  const { data: user, error } = useQuery({
    queryKey: ['user', 'as', id],
    queryFn: async ({ signal }) => (await request(UserAsDocument, { userId: id }, signal)).userAs,
  });
  if (!ready) return <ScreenLoading />;
  return (
    <ReadOnlyContext value={true}>
      <div className="help">
        <div className="help-banner">
          <Icon name="eye" />
          <p role="status">
            {user && (
              <>
                <span>{t('banner.as')}</span> <strong>{user.name}</strong>
                <span aria-hidden="true"> · </span>
                <span>{t('banner.readOnly')}</span>
              </>
            )}
          </p>
          <Link className="help-exit" to={paths.users}>
            <Icon name="times" />
            {t('banner.leave')}
          </Link>
        </div>
        <div className="help-content">
          {user && <Screens user={user} />}
          {error && !user && (
            <div className="page">
              <Alert tone="err">{failureText(error)}</Alert>
            </div>
          )}
          {!user && !error && <ScreenLoading />}
        </div>
      </div>
    </ReadOnlyContext>
  );
}

function Screens({ user }: { user: SeenUser }) {
  const { t } = useTranslation('help');
  const catalogue = paths.seenCatalogue(user.id);
  const isCatalogue = useLocation().pathname === catalogue;
  const states = [!passesVerification(user) && t('state.unverified'), user.archived && t('state.archived')];
  return (
    <>
      <nav className="help-tabs" aria-label={t('tabs.label', { name: user.name })}>
        <Link to={paths.seenQuotations(user.id)} aria-current={isCatalogue ? undefined : 'page'}>
          {t('tabs.quotations')}
        </Link>
        <Link to={catalogue} aria-current={isCatalogue ? 'page' : undefined}>
          {t('tabs.catalogue')}
        </Link>
      </nav>
      {states.some(Boolean) && (
        <div className="help-states">
          {states.map(
            (state) =>
              state && (
                <Alert key={state} tone="warn">
                  {state}
                </Alert>
              ),
          )}
        </div>
      )}
      <Outlet context={user} />
    </>
  );
}
