import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { copyText } from '#web/lib/copy-text.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { SentLink } from '../use-sent-offer.ts';
import { sharePdf } from './share-pdf.ts';
import type { WayProps } from './way-props.ts';

type Props = WayProps & { link: SentLink; busy: boolean; onAnother: () => void };

/** The address, one more of the same version, and the PDF as a file (SND-025, SND-028). */
export function MadeLink({ link, busy, onAnother, ...props }: Props) {
  const { t } = useTranslation('sentOffer');
  const toast = useToast();
  const failureText = useFailureText();
  const address = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const copy = async () => {
    const isDone = await copyText(link.address);
    setCopied(isDone);
    if (isDone) return;
    address.current?.focus();
    toast({ text: t('send.copyByHand'), tone: 'err' });
  };
  const pdf = async () => {
    setSharing(true);
    try {
      await sharePdf(props.offer.draft, props.version);
    } catch (error) {
      toast({ text: failureText(error), tone: 'err' });
    } finally {
      setSharing(false);
    }
  };
  return (
    <>
      <TextField
        label={link.recipient ? t('send.linkFor', { who: link.recipient }) : t('send.link')}
        labelEnd={
          <Button variant="text" tone="accent" small busy={busy} onClick={onAnother}>
            {t('send.another')}
          </Button>
        }
        readOnly
        hint={t('send.goodUntil', { day: formatDate(link.expiresAt) })}
        value={link.address}
        ref={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="send-pair">
        <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {t(copied ? 'send.copied' : 'send.copy')}
        </Button>
        <Button icon="file-pdf" busy={isSharing} onClick={() => void pdf()}>
          {t('send.sharePdf')}
        </Button>
      </div>
      <p className="vh" role="status">
        {copied && t('send.copied')}
      </p>
    </>
  );
}
