import { useTranslation } from 'react-i18next';
import { hasScreen } from '#web/app/screens.ts';
import { ButtonLink } from '#web/components/button.tsx';
import street from './street.svg';

/** The side panel for those without an account (SES-019). */
export function Invitation() {
  const { t } = useTranslation('auth');
  const open = hasScreen('/registrati');
  return (
    <aside className="right" aria-label={t('invite.title')}>
      <div className="invite">
        <h2>{t('invite.title')}</h2>
        <p>{t(open ? 'invite.text' : 'invite.ask')}</p>
        {open && <ButtonLink to="/registrati">{t('invite.action')}</ButtonLink>}
      </div>
      <img className="scene" src={street} alt="" />
    </aside>
  );
}
