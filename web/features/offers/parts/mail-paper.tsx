import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#shared/brand.ts';
import { hasLinkPlace, type MailValues, mailParts, mailSubject } from '#shared/offers/sending/mail-texts.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { Icon } from '#web/components/icon.tsx';
import { mailWords } from '../sent/send/start-texts.ts';
import { FilledText } from './filled-text.tsx';

type Props = {
  /** The name that it comes from. */
  owner: string;
  language: Offer['language'];
  subject: string;
  text: string;
  values: MailValues;
  /** The version that it brings: a later one says that it replaces those before. */
  version?: number;
  /** Under the text, for example the file that goes along. */
  children?: ReactNode;
};

/** A mail as it will be; braces that stand for nothing are marked, and named below (SND-016). */
export function MailPaper({ owner, language, subject, text, values, version = 1, children }: Props) {
  const { t } = useTranslation('sentOffer');
  const { open, newVersion } = mailWords(language);
  const shown = { ...values, link: open };
  return (
    <>
      <div className="mail-preview" lang={language}>
        <header>
          <Icon name="envelope" />
          <div>
            <p>
              <b>{owner}</b> {t('send.through', { software: brand.software })}
            </p>
            <p className="muted">{mailSubject(subject, values)}</p>
          </div>
        </header>
        {version > 1 && <p>{newVersion.replace('{{version}}', String(version))}</p>}
        <p className="mail-text">
          <FilledText text={text} values={shown} />
        </p>
        {!hasLinkPlace(text) && <span className="mail-button">{open}</span>}
        {children}
      </div>
      <UnknownWords texts={[subject, text]} values={shown} />
    </>
  );
}

/** Says which braces go out as they are typed. */
export function UnknownWords({ texts, values }: { texts: readonly string[]; values: MailValues }) {
  const { t } = useTranslation('sentOffer');
  const unknown = texts.flatMap((text) => mailParts(text, values)).filter(({ kind }) => kind === 'unknown');
  if (unknown.length === 0) return null;
  return (
    <p className="s send-unknown" role="status">
      {t('send.unknown', { words: [...new Set(unknown.map(({ text }) => text))].join(' ') })}
    </p>
  );
}
