import { useTranslation } from 'react-i18next';
import type { Evaluation } from '#shared/guided-test/evaluate.ts';
import { firstIncomplete, isBefore } from '#shared/guided-test/test-run.ts';
import type { GuidedTestConfig, StageName } from '#shared/schemas/guided-test.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { Icon } from '../icon.tsx';
import { useOffReason } from '../off-reason.tsx';
import { CatalogueText } from './catalogue-text.tsx';
import './stage-stepper.css';

type ShownStage = {
  name: StageName;
  title: Localised;
  subtitle: Localised | null;
  /** The titles of its given answers. */
  answers: readonly Localised[];
  isComplete: boolean;
  /** Every stage before it is complete. */
  isReachable: boolean;
  /** The answered part, from 0 to 1. */
  progress: number;
};

/** `selected`: the part of the last stage that is done, from 0 to 1. */
export function shownStages(config: GuidedTestConfig, evaluation: Evaluation, selected = 0): ShownStage[] {
  const first = firstIncomplete(evaluation);
  return config.map(({ name, title, subtitle }) => {
    const stage = evaluation.stages.find((one) => one.name === name);
    const isReachable = !isBefore(first, name);
    const questions = stage?.questions ?? [];
    const given = questions.filter((question) => question.given.length > 0);
    return {
      name,
      title,
      subtitle,
      answers: given.flatMap((question) => question.given.map((answer) => answer.title)),
      isComplete: isReachable && (stage ? stage.complete : selected === 1),
      isReachable,
      progress: stage ? given.length / Math.max(1, questions.length) : selected,
    };
  });
}

type Props = { stages: readonly ShownStage[]; current: StageName; onGo: (stage: StageName) => void };

/** The four stages; each opens once those before it are complete (WIZ-009). */
export function StageStepper({ stages, current, onGo }: Props) {
  const { t } = useTranslation('guidedTest');
  const place = stages.findIndex(({ name }) => name === current);
  return (
    <nav className="test-stages" aria-label={t('stages.label')}>
      <div className="place mobile-only">
        <CatalogueText text={stages[place]?.title} />
        <small className="muted">{t('stages.place', { place: place + 1, count: stages.length })}</small>
      </div>
      <ol>
        {stages.map((stage, index) => (
          <Step
            key={stage.name}
            stage={stage}
            number={index + 1}
            isCurrent={stage.name === current}
            onGo={onGo}
          />
        ))}
      </ol>
    </nav>
  );
}

type StepProps = { stage: ShownStage; number: number; isCurrent: boolean; onGo: Props['onGo'] };

function Step({ stage, number, isCurrent, onGo }: StepProps) {
  const { t } = useTranslation('guidedTest');
  const { name, isComplete, isReachable, progress } = stage;
  const isDone = isComplete && !isCurrent;
  const { off, tip } = useOffReason(!isReachable && t('stages.unreachable'));
  return (
    <li className={isCurrent ? 'current' : isDone ? 'done' : undefined}>
      <button type="button" aria-current={isCurrent ? 'step' : undefined} onClick={() => onGo(name)} {...off}>
        <span className="mark" aria-hidden="true">
          {isDone ? <Icon name="check" /> : number}
        </span>
        <span className="words">
          <b>
            <CatalogueText text={stage.title} />
          </b>
          <StageLine stage={stage} isDone={isDone} />
        </span>
        <span className="bar" aria-hidden="true">
          <i style={{ width: `${Math.round(progress * 100)}%` }} />
        </span>
        {isDone && <span className="vh">{t('stages.done')}</span>}
      </button>
      {tip}
    </li>
  );
}

/** The answers of a stage that is done, else its subtitle. */
function StageLine({ stage, isDone }: { stage: ShownStage; isDone: boolean }) {
  const text = useProductText();
  if (!isDone || stage.answers.length === 0) return <CatalogueText text={stage.subtitle} className="line" />;
  return <span className="line">{stage.answers.map((answer) => text(answer).text).join(' · ')}</span>;
}
