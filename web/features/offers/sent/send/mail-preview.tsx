import { useTranslation } from 'react-i18next';
import { brand } from '#shared/brand.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { offerFileName } from '#shared/offers/offer-file-name.ts';
import { hasLinkPlace, type MailValues, mailParts, mailSubject } from '#shared/offers/sending/mail-texts.ts';
import { Icon } from '#web/components/icon.tsx';
import { FilledText } from '#web/features/offers/parts/filled-text.tsx';
import { mailWords } from './start-texts.ts';
import type { MailDraft } from './use-mail.ts';

type Props = {
  mail: Pick<MailDraft, 'subject' | 'text' | 'attach'>;
  values: MailValues;
  owner: string;
  offer: OfferDraft;
  version: number;
  language: OfferDraft['language'];
};

/** The mail as it will be: what was filled in, and braces that stand for nothing marked (SND-014, SND-016). */
export function MailPreview({ mail, values, owner, offer, version, language }: Props) {
  const { t } = useTranslation('sentOffer');
  const words = mailWords(language);
  const shown = { ...values, link: words.open };
  const unknown = mailParts(mail.text, shown).filter(({ kind }) => kind === 'unknown');
  return (
    <>
      <div className="mail-preview" lang={language}>
        <header>
          <Icon name="envelope" />
          <div>
            <p>
              <b>{owner}</b> {t('send.through', { software: brand.software })}
            </p>
            <p className="muted">{mailSubject(mail.subject, values)}</p>
          </div>
        </header>
        <p className="mail-text">
          <FilledText text={mail.text} values={shown} />
        </p>
        {!hasLinkPlace(mail.text) && <span className="mail-button">{words.open}</span>}
        {mail.attach && (
          <p className="mail-file">
            <Icon name="file-pdf" />
            {offerFileName(offer, 'pdf', { title: words.document })}
          </p>
        )}
      </div>
      {unknown.length > 0 && (
        <p className="small send-unknown" role="status">
          {t('send.unknown', { words: [...new Set(unknown.map(({ text }) => text))].join(' ') })}
        </p>
      )}
      <p className="muted small send-lock">
        <Icon name="lock" /> {t('send.frozen', { version })}
      </p>
    </>
  );
}
