import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { Icon } from '#web/components/icon.tsx';
import type { Result } from './use-check.ts';

const looks = {
  found: { tone: 'ok', icon: 'check-circle' },
  known: { tone: '', icon: 'info-circle' },
  none: { tone: 'err', icon: 'exclamation-circle' },
} as const;

/** Says what a document is, or that nobody knows it. Digits alone prove no paper that carries them (ACC-045 to ACC-047). */
export function CheckResult({ result: { file, known } }: { result: Result }) {
  const { t } = useTranslation('receivedOffer');
  const rows = known && [
    { name: t('check.kind'), value: t(`check.kinds.${known.kind}`) },
    { name: t('check.number'), value: known.number },
    { name: t('check.version'), value: String(known.version) },
    { name: t(known.kind === 'signed' ? 'check.acceptedOn' : 'check.sentOn'), value: formatDate(known.day) },
    { name: t('check.state'), value: t(`check.states.${known.state}`) },
  ];
  const found = file === undefined ? 'known' : 'found';
  const { tone, icon } = looks[known ? found : 'none'];
  return (
    <section className={`card check-result ${tone}`}>
      <h2>
        <Icon name={icon} />
        {t(`check.${known ? found : 'none'}`)}
      </h2>
      {known && file === undefined && <p>{t('check.compare')}</p>}
      {file && <p className="muted s">{t('check.of', { name: file })}</p>}
      {rows ? (
        <dl>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('check.noneMeans')}</p>
      )}
    </section>
  );
}
