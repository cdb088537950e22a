import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { hasEndedByItself } from '#web/lib/session.ts';

/** Reasons for coming to the login; other screens pass them in the state of the address. */
const notices = ['checkMail', 'mailNotSent', 'passwordSet', 'emailSet', 'accountReady'] as const;
export type Notice = (typeof notices)[number];

type Shown = { tone: 'info' | 'ok' | 'warn'; text: string };

/** The notice above the login; undefined without one (SES-022). */
export function useNotice(): Shown | undefined {
  const { t } = useTranslation('auth');
  const { state } = useLocation();
  const [query] = useSearchParams();
  const notice = notices.find((known) => known === state?.notice);
  if (notice) return { tone: notice === 'mailNotSent' ? 'warn' : 'ok', text: t(`notices.${notice}`) };
  if (query.get('confirmEmail') === 'true') return { tone: 'ok', text: t('emailConfirmed') };
  return hasEndedByItself() ? { tone: 'info', text: t('sessionOver') } : undefined;
}
