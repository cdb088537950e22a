import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import type { ListedUser } from './use-users.ts';

/** A dash that is read as what it means. */
export function NoValue() {
  const { t } = useTranslation();
  return (
    <>
      <span className="muted" aria-hidden="true">
        —
      </span>
      <span className="vh">{t('table.noValue')}</span>
    </>
  );
}

/** What a user consented to: privacy, and news. */
export function ConsentCell({ user: { checkbox1, checkbox2 } }: { user: ListedUser }) {
  const { t } = useTranslation('users');
  if (!checkbox1 && !checkbox2) return <NoValue />;
  return (
    <span className="user-consents">
      {checkbox1 && <Consent text={t('list.privacy')} />}
      {checkbox2 && <Consent text={t('list.marketing')} />}
    </span>
  );
}

const Consent = ({ text }: { text: string }) => (
  <span>
    <Icon name="check" small />
    {text}
  </span>
);
