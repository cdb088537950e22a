import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { ShownOffer } from '../parts/guest.ts';
import { linesToAskAbout } from '../talk/lines-to-ask-about.ts';
import './terms-card.css';

/** Questions and answers, the oldest first, as text without active links (ACC-017). */
export function ThreadCard({ page: { content, owner } }: { page: ShownOffer }) {
  const { t } = useTranslation('receivedOffer');
  const { messages } = content;
  if (messages.length === 0) return null;
  const lines = new Map(linesToAskAbout(content).map(({ id, text }) => [id, text]));
  return (
    <section className="card guest-section">
      <header>
        <h2>{t('thread.title')}</h2>
      </header>
      <ol className="guest-thread">
        {messages.map(({ id, at, by, text, line }) => {
          const about = line === null ? undefined : lines.get(line);
          const who = by === 'owner' ? owner.name : t('thread.question');
          return (
            <li key={id} className={by}>
              <span className="sub">
                {[who, formatDateTime(at), about && t('thread.about', { line: about })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {text}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
