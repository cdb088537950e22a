import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import type { Version } from './use-versions.ts';

type Props = {
  version: Version;
  isCurrent: boolean;
  chosen: boolean;
  mayChoose: boolean;
  readOnly: boolean;
  restoring: boolean;
  onToggle: () => void;
  onRestore: () => void;
};

/** A version: its publisher, its time and its size. */
export function VersionLine({ version, isCurrent, readOnly, restoring, onRestore, ...choice }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const { version: number, publishedAt, publishedBy, questions, answers, phases } = version;
  const named = { version: number };
  return (
    <li className="test-editor-version">
      <Checkbox
        label={t('versions.choose', named)}
        hideLabel
        checked={choice.chosen}
        disabled={!choice.chosen && !choice.mayChoose}
        onChange={choice.onToggle}
      />
      <div className="test-editor-version-text">
        <span>
          <b>{t('versions.version', named)}</b>{' '}
          {isCurrent && <Badge tone="acc">{t('versions.current')}</Badge>}
        </span>
        <span className="muted s">
          {publishedAt
            ? t('versions.by', { when: formatDateTime(publishedAt), by: publishedBy })
            : t('versions.builtIn')}
        </span>
        <span className="muted s">{t('versions.counts', { questions, answers, phases })}</span>
      </div>
      <Button
        small
        icon="history"
        busy={restoring}
        disabledReason={readOnly && t('versions.onlyInEdit')}
        aria-label={t('versions.restoreOf', named)}
        onClick={onRestore}
      >
        {t('versions.restore')}
      </Button>
    </li>
  );
}
