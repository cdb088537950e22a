import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { GuidedTestConfig, StageName } from '#shared/schemas/guided-test.ts';
import { usePhases } from '#web/lib/named-phases.ts';
import { useOfferedPhases } from '../state/use-offered-phases.ts';

type Props = {
  config: GuidedTestConfig;
  current: StageName;
  /** The stage itself is what the panel edits. */
  isSelected: boolean;
  onSelect: (stage: StageName) => void;
};

/** The four fixed stages and how much each holds (WED-012, WED-050). */
export function StageList({ config, current, isSelected, onSelect }: Props) {
  const { t, i18n } = useTranslation('guidedTestEditor');
  const { isPending } = usePhases();
  const offered = useOfferedPhases(config).length;
  // Until the catalogue's are known, a blank keeps the line.
  const phasesOf = (own: readonly object[]) =>
    isPending ? '\u00a0' : t('stages.phases', { count: own.length + offered });
  return (
    <nav className="card test-editor-stages" aria-label={t('stages.label')}>
      <ol>
        {config.map((stage, index) => (
          <li key={stage.name}>
            <button
              type="button"
              aria-current={stage.name === current ? 'step' : undefined}
              aria-pressed={stage.name === current && isSelected}
              onClick={() => onSelect(stage.name)}
            >
              <span className="mark">{index + 1}</span>{' '}
              <span className="words">
                <b>{textIn(stage.title, i18n.language)}</b>{' '}
                <small>
                  {stage.name === 'stage4'
                    ? phasesOf(stage.phases)
                    : t('stages.questions', { count: stage.questions.length })}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
