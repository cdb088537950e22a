import { useTranslation } from 'react-i18next';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { offerFileName } from '#shared/offers/offer-file-name.ts';
import type { MailValues } from '#shared/offers/sending/mail-texts.ts';
import { Icon } from '#web/components/icon.tsx';
import { MailPaper } from '#web/features/offers/parts/mail-paper.tsx';
import { mailWords } from './start-texts.ts';
import type { MailDraft } from './use-mail.ts';

type Props = {
  mail: Pick<MailDraft, 'subject' | 'text' | 'attach'>;
  values: MailValues;
  owner: string;
  offer: OfferDraft;
  version: number;
};

/** The mail as it will be, with its file (SND-014, SND-016). */
export function MailPreview({ mail: { subject, text, attach }, values, owner, offer, version }: Props) {
  const { t } = useTranslation('sentOffer');
  const { language } = offer;
  return (
    <>
      <MailPaper {...{ owner, language, subject, text, values, version }}>
        {attach && (
          <p className="mail-file">
            <Icon name="file-pdf" />
            {offerFileName(offer, 'pdf', { title: mailWords(language).document })}
          </p>
        )}
      </MailPaper>
      <p className="muted s send-lock">
        <Icon name="lock" /> {t('send.frozen', { version })}
      </p>
    </>
  );
}
