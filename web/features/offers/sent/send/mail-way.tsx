import { useTranslation } from 'react-i18next';
import { isSubject, longestMailText } from '#shared/offers/sending/mail-texts.ts';
import { Kbd } from '#web/components/kbd.tsx';
import { useToast } from '#web/lib/use-toast.ts';
import { MailForm } from './mail-form.tsx';
import { MailPreview } from './mail-preview.tsx';
import { useMail } from './use-mail.ts';
import type { Returned } from './use-recipients.ts';
import type { Sent } from './use-sending.ts';
import { WayFrame } from './way-frame.tsx';
import type { WayProps } from './way-props.ts';

/** By e-mail: to whom, what it says, and what goes along (SND-014). */
export function MailWay({ returned, ...props }: WayProps & { returned: Returned }) {
  const { t } = useTranslation('sentOffer');
  const { sending, mail, people, terms, code, values, size, isTooLarge } = useMail(props, returned);
  const { draft } = props.offer;
  const isAddressed = people.recipients.length > 0 || people.typed.trim() !== '';
  const isWhole = isAddressed && mail.text.trim() !== '' && mail.text.length <= longestMailText;
  const isReady = isWhole && mail.subject.trim() !== '' && isSubject(mail.subject) && terms.isReady;
  const whenSent = useWhenSent(props.onClose);
  const submit = () => {
    const recipients = people.take();
    if (!isReady || !recipients) return;
    const { subject, text, copyToMe } = mail;
    const attach = mail.attach && !isTooLarge;
    const whole = { subject, text, copyToMe, attach, recipients: [...recipients] };
    sending.mutate(
      {
        way: 'email',
        mail: whole,
        asksCode: code.asksCode,
        ...(terms.version !== undefined && { processingTerms: terms.version }),
      },
      { onSuccess: whenSent },
    );
  };
  return (
    <WayFrame
      {...props}
      sending={sending}
      action={t(props.isNew ? 'send.action' : 'do.resend', { version: props.version })}
      icon="send"
      disabled={!isReady}
      footerStart={
        <span className="desk-only muted s">
          <Kbd>{t('send.keys')}</Kbd> {t('send.sends')}
        </span>
      }
      preview={
        <MailPreview
          mail={mail}
          values={values}
          owner={props.owner.name ?? ''}
          offer={draft}
          version={props.version}
        />
      }
      onSubmit={submit}
    >
      <MailForm {...{ mail, people, terms, code, size, isTooLarge }} />
    </WayFrame>
  );
}

/** Says to whom it went. What a mail that did not go means stays on the offer. */
function useWhenSent(onClose: () => void) {
  const { t } = useTranslation('sentOffer');
  const toast = useToast();
  return ({ version, mails }: Sent) => {
    onClose();
    const gone = mails.filter(({ status }) => status !== 'failed' && status !== 'unknown');
    if (gone.length > 0)
      toast({ text: t('send.sent', { version, to: gone.map(({ address }) => address).join(', ') }) });
  };
}
