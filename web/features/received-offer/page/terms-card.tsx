import { useTranslation } from 'react-i18next';
import { RichText } from '#web/components/rich-text.tsx';
import type { Content } from '../parts/guest.ts';
import './terms-card.css';

/** Lists of what is included and what is not, the terms, the notice of withdrawal and the notes, in full (ACC-022, ACC-023). */
export function TermsParts({
  content,
  heading: Heading = 'h3',
}: {
  content: Content;
  heading?: 'h2' | 'h3';
}) {
  const { t } = useTranslation('receivedOffer');
  const { model, language, withdrawal } = content;
  return (
    <>
      {model.texts.map(({ name, text }) => (
        <section key={name} className="guest-text">
          <Heading>{name === 'terms' ? t('terms.title') : t(`terms.${name}`)}</Heading>
          <RichText text={{ text, language }} />
        </section>
      ))}
      {withdrawal && (
        <section className="guest-text">
          <Heading>{t('terms.withdrawal')}</Heading>
          <p lang={language}>{withdrawal}</p>
        </section>
      )}
      {model.notes.paragraphs.length > 0 && (
        <section className="guest-text">
          <Heading>{t('terms.notes')}</Heading>
          {model.notes.paragraphs.map(({ text, language: spoken }) => (
            <p key={text} lang={spoken}>
              {text}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

export const hasTerms = ({ model, withdrawal }: Content): boolean =>
  model.texts.length > 0 || withdrawal !== null || model.notes.paragraphs.length > 0;

/** Terms, and the materials where the paper lists them. */
export function TermsCard({ content }: { content: Content }) {
  const { t } = useTranslation('receivedOffer');
  const { model } = content;
  return (
    <>
      {model.materials && (
        <section className="card guest-section">
          <header>
            <h2 lang={content.language}>{model.materials.title}</h2>
          </header>
          <ul className="guest-lines">
            {model.materials.rows.map(({ id, name, colour, packages, quantity }) => (
              <li key={id}>
                <div className="grow">
                  <span className="t" lang={name.language}>
                    {name.text}
                  </span>
                  <span className="sub">{[colour?.text, packages].filter(Boolean).join(' · ')}</span>
                </div>
                <span className="count">
                  {quantity.text} {quantity.unit}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasTerms(content) && (
        <section className="card guest-section">
          <header>
            <h2>{t('terms.title')}</h2>
          </header>
          <div className="guest-terms">
            <TermsParts content={content} />
          </div>
        </section>
      )}
    </>
  );
}
