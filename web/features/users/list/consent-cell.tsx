import { useTranslation } from 'react-i18next';
import { NoValue } from '#web/components/amount.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { ListedUser } from './use-users.ts';

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
