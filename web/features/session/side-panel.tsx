import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { ButtonLink } from '#web/components/button.tsx';
import street from './street.svg';

type Props = { title: string; text: string; children: ReactNode };

/** Stands beside a form, above the street. */
export function SidePanel({ title, text, children }: Props) {
  return (
    <aside className="right" aria-label={title}>
      <div className="invite">
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
      <img className="scene" src={street} alt="" />
    </aside>
  );
}

/** Leads visitors without an account to the sign-up (SES-019). */
export function SignUpPanel() {
  const { t } = useTranslation('auth');
  return (
    <SidePanel title={t('invite.title')} text={t('invite.text')}>
      <ButtonLink to={paths.signUp}>{t('invite.action')}</ButtonLink>
    </SidePanel>
  );
}

/** Leads invited persons who have an account to the login. */
export function SignInPanel() {
  const { t } = useTranslation('invited');
  return (
    <SidePanel title={t('accept.haveAccount')} text={t('accept.haveAccountText')}>
      <ButtonLink to={paths.login()}>{t('accept.signIn')}</ButtonLink>
    </SidePanel>
  );
}
