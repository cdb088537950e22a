import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasLinkPlace, type MailValues, mailText } from '#shared/offers/sending/mail-texts.ts';
import { whatsAppAddress, whatsAppNumber } from '#shared/offers/sending/whatsapp-address.ts';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import type { SentLink } from '../use-sent-offer.ts';
import type { WayProps } from './way-props.ts';

/** The name of a product, the same in every language. */
const whatsApp = 'WhatsApp';

type Props = WayProps & { link: SentLink; message: string; values: MailValues };

/** The device's share sheet where there is one, and WhatsApp; both in the press itself (SND-026, SND-027). */
export function LinkFooter({ link, message, values, offer }: Props) {
  const { t } = useTranslation('sentOffer');
  const [isRefused, setRefused] = useState(false);
  const { draft } = offer;
  const canShare = typeof navigator.share === 'function' && !isRefused;
  const text = mailText(message, { ...values, link: link.address });
  const hasLink = hasLinkPlace(message);
  const share = async () => {
    try {
      await navigator.share({ title: draft.title, text, ...(!hasLink && { url: link.address }) });
    } catch (error) {
      // A sheet that is closed changes nothing.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setRefused(true);
    }
  };
  const number = whatsAppNumber(
    draft.contact?.phone ?? draft.customer?.phone ?? null,
    draft.customer?.country ?? 'IT',
  );
  return (
    <>
      <CancelButton beside={t('closing')} />
      {canShare && (
        <Button variant="primary" icon="external-link" onClick={() => void share()}>
          {t('do.share')}
        </Button>
      )}
      <a
        className={canShare ? 'btn secondary' : 'btn primary'}
        href={whatsAppAddress(number, hasLink ? text : [text, link.address].filter(Boolean).join('\n'))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <i className="pi pi-whatsapp" aria-hidden="true" />
        <span className="btn-label">{whatsApp}</span>
      </a>
    </>
  );
}
