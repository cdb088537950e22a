import { useTranslation } from 'react-i18next';
import { type RunCheck, type RunFinding, runRules } from '#shared/guided-test/check-runs/run-finding.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { useFindingTexts } from './finding-texts.ts';

type Props = { check: RunCheck; config: GuidedTestConfig; onOpen: (place: Place) => void };

/** These keep users from going on; the others are only untidy. */
const grave = new Set(['run-without-phase', 'phase-without-choice', 'line-contradictory']);

/** The findings of a check, by kind. */
export function CheckResult({ check, config, onOpen }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const texts = useFindingTexts(config);
  const { findings, complete, covered } = check;
  const groups = runRules
    .map((rule) => ({ rule, findings: findings.filter((one) => one.rule === rule) }))
    .filter((group) => group.findings.length > 0);
  return (
    <div className="check-result">
      {!complete && <Alert tone="warn">{t('check.incomplete')}</Alert>}
      {complete && findings.length === 0 && <Alert tone="ok">{t('check.allWell')}</Alert>}
      {groups.map(({ rule, findings }) => (
        <section key={rule} aria-label={t(`check.rule.${rule}`)}>
          <h3>
            {t(`check.rule.${rule}`)}{' '}
            <Badge tone={grave.has(rule) ? 'warn' : undefined}>{findings.length}</Badge>
          </h3>
          <ul>
            {findings.map((finding) => (
              <FindingLine
                key={JSON.stringify([finding.place, finding.cataloguePhase, finding.about])}
                finding={finding}
                texts={texts}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className="muted s">{t('check.covered', covered)}</p>
    </div>
  );
}

type FindingLineProps = {
  finding: RunFinding;
  texts: ReturnType<typeof useFindingTexts>;
  onOpen: (place: Place) => void;
};

/** One finding: what it is about, a run that leads to it, the way to the element. */
function FindingLine({ finding, texts, onOpen }: FindingLineProps) {
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
