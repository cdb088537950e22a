import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { entryAddress } from './entry-address.ts';
import type { Check } from './use-check.ts';
import { useLaterCounts } from './use-counts.ts';

type Later = NonNullable<Check['later']>;
type Props = { later: Later; onLeave: (leaveLater: boolean) => void };

/** Warns of what others saved since the file was downloaded, and lets it stay as it is. */
export function LaterAlert({ later, onLeave }: Props) {
  const { t } = useTranslation('workbook');
  const what = useLaterCounts(later);
  const { areLeft, downloadedAt } = later;
  const at = formatDateTime(downloadedAt);
  return (
    <Alert
      tone={areLeft ? 'info' : 'warn'}
      action={
        <Button small onClick={() => onLeave(!areLeft)}>
          {areLeft ? t('later.take') : t('later.leave')}
        </Button>
      }
    >
      {areLeft ? t('later.areLeft', { at, what }) : t('later.text', { at, what })}
      <Saves later={later} />
    </Alert>
  );
}

function Saves({ later: { saves, counts } }: { later: Later }) {
  const { t } = useTranslation('workbook');
  const count = counts.reduce((sum, one) => sum + one.count, 0);
  return (
    <details className="import-notes">
      <summary>{t('later.show')}</summary>
      <ul className="later-saves">
        {saves.map(({ kind, id, name, at, by }) => (
          <li key={`${kind} ${id} ${name}`}>
            <Link to={entryAddress(kind, id) ?? ''}>{name}</Link>{' '}
            <span className="muted s">{t('later.by', { by, at: formatDateTime(at) })}</span>
          </li>
        ))}
      </ul>
      {count > saves.length && (
        <p className="muted s">
          {t('later.first', { shown: formatWhole(saves.length), count: formatWhole(count) })}
        </p>
      )}
    </details>
  );
}
