import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#shared/brand.ts';
import { QrCode } from '#shared/document/qr-code.tsx';
import { qrShape } from '#shared/document/qr-shape.ts';
import { hasLinkPlace, type MailValues } from '#shared/offers/sending/mail-texts.ts';
import { LogoMark } from '#web/components/logo.tsx';
import { FilledText } from '#web/features/offers/parts/filled-text.tsx';
import { UnknownWords } from '#web/features/offers/parts/mail-paper.tsx';

type Props = { message: string; values: MailValues; address: string | undefined };

/** The message as a chat shows it, whose preview says nothing of the offer; and the address as a code (SND-026, SND-030). */
export function LinkPreview({ message, values, address }: Props) {
  const { t } = useTranslation('sentOffer');
  const { host } = window.location;
  const link = address ? shortened(address) : host;
  return (
    <>
      <div className="chat-preview">
        <div className="chat-card">
          <LogoMark />
          <div>
            <b>{t('send.forYou')}</b>
            <p className="muted">{`${brand.vendor} · ${host}`}</p>
          </div>
        </div>
        <p className="mail-text">
          <FilledText text={message} values={{ ...values, link }} />
        </p>
        {!hasLinkPlace(message) && <p className="chat-address">{link}</p>}
      </div>
      <UnknownWords texts={[message]} values={values} />
      {address && <Code address={address} />}
    </>
  );
}

/** The token is for the reader of the message: the preview leaves it out. */
const shortened = (address: string): string => {
  const { host, pathname } = new URL(address, window.location.href);
  return `${host}${pathname.slice(0, 11)}…`;
};

function Code({ address }: { address: string }) {
  const { t } = useTranslation('sentOffer');
  const shape = useMemo(() => qrShape(address), [address]);
  return (
    <div className="send-code">
      <QrCode shape={shape} label={t('send.qr')} />
      <p className="muted s">{t('send.qrHint')}</p>
    </div>
  );
}
