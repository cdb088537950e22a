import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import type { ConfigFinding } from '#shared/guided-test/check-config.ts';
import {
  graveRules,
  noteRules,
  type RunCheck,
  type RunFinding,
  type RunRule,
} from '#shared/guided-test/check-runs/run-finding.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Icon } from '#web/components/icon.tsx';
import { FindingList } from '../frame/findings-card.tsx';
import { CheckFinding } from './check-finding.tsx';
import './check-dialog.css';

type ToPlaces = { config: GuidedTestConfig; onOpen: (place: Place) => void };
type Props = ToPlaces & {
  check: RunCheck;
  /** Faults that no run is needed for. */
  findings: readonly ConfigFinding[];
};
type Group = { rule: RunRule; findings: readonly RunFinding[] };

const groupsOf = (findings: readonly RunFinding[], rules: readonly RunRule[]): Group[] =>
  rules
    .map((rule) => ({ rule, findings: findings.filter((one) => one.rule === rule) }))
    .filter((group) => group.findings.length > 0);
/** Errors, and tags that do not exist: a rule that asks for one waits in vain. */
const isProblem = ({ level, rule }: ConfigFinding) => level === 'error' || rule === 'tag-unknown';
const countOf = (groups: readonly Group[]) => groups.reduce((sum, { findings }) => sum + findings.length, 0);

/** The findings of a check: first those that users meet, each with the way to it; those they never notice are folded. */
export function CheckResult({ check, findings: more, ...toPlaces }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const id = useId();
  const { findings, complete, covered } = check;
  const grave = groupsOf(findings, graveRules);
  const [problems, others] = [more.filter(isProblem), more.filter((one) => !isProblem(one))];
  const told = new Set([
    ...problems.map(({ about }) => about),
    ...findings.filter(({ rule }) => rule === 'tag-not-given').map(({ about }) => about),
  ]);
  const untold = findings.filter(({ about }) => !about.split(' + ').some((tag) => told.has(tag)));
  const notes = groupsOf(untold, noteRules);
  const noted = countOf(notes) + others.length;
  const list = (shown: Props['findings']) => (
    <FindingList config={toPlaces.config} findings={shown} goTo={toPlaces.onOpen} />
  );
  const graveCount = countOf(grave) + problems.length;
  return (
    <div className="check-result">
      {!complete && <Alert tone="warn">{t('check.incomplete')}</Alert>}
      {complete && graveCount === 0 && <Alert tone="ok">{t('check.allWell')}</Alert>}
      {graveCount > 0 && (
        <section className="check-grave" aria-labelledby={id}>
          <h3 id={id}>
            <Icon name="exclamation-triangle" />
            {t('check.grave', { count: graveCount })}
          </h3>
          {problems.length > 0 && list(problems)}
          <Groups groups={grave} {...toPlaces} />
        </section>
      )}
      {noted > 0 && (
        <details className="card test-editor-findings">
          <summary>
            <Icon name="info-circle" />
            {t('check.notes', { count: noted })}
            <span className="opens">
              <Icon name="chevron-down" small />
            </span>
          </summary>
          {others.length > 0 && list(others)}
          <div className="found">
            <Groups groups={notes} {...toPlaces} />
          </div>
        </details>
      )}
      <p className="muted s">
        {t('check.covered', {
          questions: formatWhole(covered.questions),
          answers: formatWhole(covered.answers),
          states: formatWhole(covered.states),
        })}
      </p>
    </div>
  );
}

/** The findings of some rules, kind by kind. */
function Groups({ groups, ...toPlaces }: ToPlaces & { groups: readonly Group[] }) {
  const { t } = useTranslation('guidedTestTools');
  return groups.map(({ rule, findings }) => (
    <section key={rule} aria-label={t(`check.rule.${rule}`)}>
      <h4>
        {t(`check.rule.${rule}`)} <Badge>{findings.length}</Badge>
      </h4>
      <ul>
        {findings.map((finding) => (
          <CheckFinding
            key={JSON.stringify([finding.place, finding.cataloguePhase, finding.about])}
            finding={finding}
            {...toPlaces}
          />
        ))}
      </ul>
    </section>
  ));
}
