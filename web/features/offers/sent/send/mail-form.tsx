import { useTranslation } from 'react-i18next';
import { formatBytes } from '#shared/format/format-bytes.ts';
import { isSubject, longestMailText, longestSubject } from '#shared/offers/sending/mail-texts.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { type Code, CodeField } from './code-field.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { TermsField } from './terms-field.tsx';
import type { MailDraft } from './use-mail.ts';
import type { People } from './use-recipients.ts';
import type { Terms } from './use-terms.ts';

type Props = {
  mail: MailDraft;
  people: People;
  terms: Terms;
  /** Bytes of the PDF, once they are known. */
  size: number | undefined;
  isTooLarge: boolean;
  code: Code;
};

/** Recipients, subject, text, and what goes along (SND-014, SND-018). */
export function MailForm({ mail, people, terms, size, isTooLarge, code }: Props) {
  const { t } = useTranslation('sentOffer');
  const weight = size === undefined ? '' : formatBytes(size);
  const tick = (name: Parameters<MailDraft['setFlag']>[0]) => ({
    checked: mail[name],
    onChange: ({ target }: { target: HTMLInputElement }) => mail.setFlag(name, target.checked),
  });
  return (
    <>
      <RecipientsField {...people} />
      <TextField
        label={t('send.subject')}
        required
        longest={longestSubject}
        error={isSubject(mail.subject) ? undefined : t('send.oneLine')}
        value={mail.subject}
        onChange={({ target }) => mail.setSubject(target.value)}
      />
      <TextArea
        label={t('send.text')}
        required
        longest={longestMailText}
        rows={8}
        hint={t('send.textHint')}
        data-autofocus={people.recipients.length > 0 || undefined}
        value={mail.text}
        onChange={({ target }) => mail.setText(target.value)}
      />
      <div className="stack-s">
        {isTooLarge ? (
          <p className="s" role="status">
            {t('send.tooLarge', { size: weight })}
          </p>
        ) : (
          <Checkbox
            label={
              <>
                {t('send.attach')} <span className="muted">{weight}</span>
              </>
            }
            {...tick('attach')}
          />
        )}
        <Checkbox label={t('send.copyToMe')} {...tick('copyToMe')} />
        <CodeField code={code} byMail />
      </div>
      <TermsField terms={terms} />
    </>
  );
}
