import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { type ReplacedDraft, useReplacedDrafts } from './use-versions.ts';

type Props = { readOnly: boolean; onRestore: (draft: ReplacedDraft) => void };

/** The drafts that something else took the place of. */
export function ReplacedDrafts({ readOnly, onRestore }: Props) {
  return useReplacedDrafts().map((draft) => (
    <DraftLine key={draft.at} draft={draft} readOnly={readOnly} onRestore={() => onRestore(draft)} />
  ));
}

type LineProps = { draft: ReplacedDraft; readOnly: boolean; onRestore: () => void };

/** Its author, its time and its size. */
function DraftLine({ draft, readOnly, onRestore }: LineProps) {
  const { t } = useTranslation('guidedTestTools');
  const { savedBy: name, lastSaved, by, at, questions, answers, phases } = draft;
  return (
    <li className="test-editor-version">
      <div className="test-editor-version-text">
        <span>
          <b>{t('versions.draftOf', { name })}</b> <Badge tone="warn">{t('versions.unpublished')}</Badge>
        </span>
        <span className="muted s">
          {t('versions.draftTimes', { saved: formatDateTime(lastSaved), replaced: formatDateTime(at), by })}
        </span>
        <span className="muted s">{t('versions.counts', { questions, answers, phases })}</span>
      </div>
      <Button
        small
        icon="history"
        disabledReason={readOnly && t('versions.onlyInEdit')}
        aria-label={t('versions.restoreDraftOf', { name, saved: formatDateTime(lastSaved) })}
        onClick={onRestore}
      >
        {t('versions.restore')}
      </Button>
    </li>
  );
}
