import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { Icon } from '#web/components/icon.tsx';
import type { Result } from './use-check.ts';

/** Says what a document is, or that nobody knows it (ACC-045, ACC-046). */
export function CheckResult({ result: { file, known } }: { result: Result }) {
  const { t } = useTranslation('receivedOffer');
  const rows = known && [
    { name: t('check.kind'), value: t(`check.kinds.${known.kind}`) },
    { name: t('check.number'), value: known.number },
    { name: t('check.version'), value: String(known.version) },
    { name: t(known.kind === 'signed' ? 'check.acceptedOn' : 'check.sentOn'), value: formatDate(known.day) },
    { name: t('check.state'), value: t(`check.states.${known.state}`) },
  ];
  return (
    <section className={`card check-result ${known ? 'ok' : 'err'}`}>
      <h2>
        <Icon name={known ? 'check-circle' : 'exclamation-circle'} />
        {t(known ? 'check.found' : 'check.none')}
      </h2>
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
