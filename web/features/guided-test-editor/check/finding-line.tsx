import { useTranslation } from 'react-i18next';
import type { RunFinding } from '#shared/guided-test/check-runs/run-finding.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import type { useFindingTexts } from './finding-texts.ts';

type Props = {
  finding: RunFinding;
  texts: ReturnType<typeof useFindingTexts>;
  onOpen: (place: Place) => void;
};

/** One finding: what it is about, a run that leads to it, the way to the element. */
export function FindingLine({ finding, texts, onOpen }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const { place, cataloguePhase, about, rule, run } = finding;
  const title = texts.titleOf(finding);
  return (
    <li className="finding">
      <div className="finding-text">
        {(title || rule !== 'choice-unreachable') && (
          <span>
            {title && <b>{title}</b>} {cataloguePhase && <Badge>{t('check.catalogue')}</Badge>}{' '}
            {about && rule !== 'choice-unreachable' && <code>{about}</code>}
          </span>
        )}
        {run && <span className="muted s">{t('check.example', { run: texts.runOf(run) })}</span>}
      </div>
      {place && (
        <Button
          small
          icon="arrow-right"
          aria-label={t('check.openOf', { title: title || about })}
          onClick={() => onOpen(place)}
        >
          {t('check.open')}
        </Button>
      )}
    </li>
  );
}
