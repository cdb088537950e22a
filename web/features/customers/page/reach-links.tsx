import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { callOf, mailOf, whatsAppOf } from '../parts/reach.ts';

type Props = { name: string; phone: string | null; email: string | null };

/** Call, write with WhatsApp, write a mail: what there is of it (CUS-017). */
export function ReachLinks({ name, phone, email }: Props) {
  const { t } = useTranslation('customers');
  const chat = phone ? whatsAppOf(phone) : undefined;
  return (
    <span className="row-links">
      {phone && (
        <a className="icon-btn s" href={callOf(phone)} aria-label={t('page.callName', { name })}>
          <Icon name="phone" />
        </a>
      )}
      {chat && (
        <a
          className="icon-btn s"
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={t('page.whatsApp', { name })}
        >
          <Icon name="whatsapp" />
        </a>
      )}
      {email && (
        <a className="icon-btn s" href={mailOf(email)} aria-label={t('page.writeName', { name })}>
          <Icon name="envelope" />
        </a>
      )}
    </span>
  );
}
