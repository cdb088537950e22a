import { useTranslation } from 'react-i18next';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { hasContent } from '#shared/guided-test/run-phases.ts';
import { Badge } from '../badge.tsx';
import { Icon } from '../icon.tsx';
import { PhaseName } from './phase-name.tsx';
import './phases-panel.css';

type Props = {
  phases: readonly RunPhase[];
  /** The ids of the phases that the last answer brought. */
  added?: ReadonlySet<string>;
};

/** The phases of the answers so far, beside the questions (WIZ-010). */
export function PhasesPanel({ phases, added }: Props) {
  const { t } = useTranslation('guidedTest');
  return (
    <aside className="card test-phases" aria-label={t('phases.title')}>
      <header>
        <h2>{t('phases.title')}</h2>
        <Badge tone="acc">{phases.length}</Badge>
      </header>
      {phases.length === 0 ? (
        <p className="nothing muted">{t('phases.none')}</p>
      ) : (
        <ol>
          {phases.map((phase, index) => (
            <li key={phase.id} className={added?.has(phase.id) ? 'new' : undefined}>
              <span className="number muted">{index + 1}</span>
              <span className="grow">
                <PhaseName phase={phase} />
                <PhaseFacts phase={phase} />
              </span>
              {added?.has(phase.id) && <Badge>{t('phases.new')}</Badge>}
            </li>
          ))}
        </ol>
      )}
      <p className="note">
        <Icon name="info-circle" />
        {t('phases.note')}
      </p>
    </aside>
  );
}

/** 'Con procedura · 2 scelte'. Super users alone see a phase without either, which is flagged (WIZ-023). */
function PhaseFacts({ phase }: { phase: RunPhase }) {
  const { t } = useTranslation('guidedTest');
  if (phase.isWithheld) return <small className="muted">{t('panel.withheld')}</small>;
  if (!hasContent(phase)) {
    return (
      <small className="empty-phase">
        <Icon name="exclamation-triangle" />
        {t('phases.empty')}
      </small>
    );
  }
  const facts = [
    phase.procedure && t('phases.withProcedure'),
    phase.choices.length > 0 && t('phases.choices', { count: phase.choices.length }),
  ];
  return <small className="muted">{facts.filter(Boolean).join(' · ')}</small>;
}
