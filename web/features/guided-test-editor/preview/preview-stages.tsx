import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers, Evaluation } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import { runPhases } from '#shared/guided-test/run-phases.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Button } from '#web/components/button.tsx';
import { PhasesPanel } from '#web/components/guided-test/phases-panel.tsx';
import { QuestionList } from '#web/components/guided-test/question-list.tsx';
import { StageStepper, shownStages } from '#web/components/guided-test/stage-stepper.tsx';
import { GuidedTestPhasesDocument } from '#web/graphql/guided-test-editor.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import type { Timer } from '#web/lib/timer.ts';
import { usePreview } from './use-preview.ts';

type Props = {
  config: GuidedTestConfig;
  /** Receives the place of the current question: the panel shows it, and edit mode goes on with it (WED-094). */
  onAsked: (place: Place) => void;
  /** Is told the answers that count: the map draws their way. */
  onGiven: (given: Answers) => void;
  timer: Timer;
};

/** The test as users meet it, from its beginning (WED-092 to WED-099). */
export function PreviewStages({ config, onAsked, onGiven, timer }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const preview = usePreview(config);
  const { run, evaluation, status, stage, asked } = preview;
  const [name, question] = [run.currentStage, asked?.question.id];
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again only when something else is asked
  useEffect(
    () => onAsked(question === undefined ? { stage: name } : { stage: name, question }),
    [name, question],
  );
  // Equal answers are another object at every drawing.
  const answers = JSON.stringify(run.answers);
  useEffect(() => onGiven(JSON.parse(answers)), [answers, onGiven]);
  return (
    <section className="test-editor-preview" aria-label={t('preview.label')}>
      <StageStepper stages={shownStages(config, evaluation)} current={name} onGo={preview.go} />
      <p className="muted s" role="status">
        {stage && stage.questions.length > 0
          ? t('preview.step', { step: status.currentStep, count: stage.questions.length })
          : t('preview.lastStage')}
      </p>
      {stage ? (
        <QuestionList
          stage={stage}
          open={asked}
          onAnswer={preview.answer}
          onChange={preview.change}
          timer={timer}
        />
      ) : (
        <PreviewPhases config={config} evaluation={evaluation} />
      )}
      <div className="preview-actions">
        <Button icon="replay" disabled={!preview.canRestart} onClick={preview.restart}>
          {t('preview.restart')}
        </Button>
        <Button
          variant="primary"
          iconAfter="arrow-right"
          disabled={!preview.canContinue}
          onClick={preview.next}
        >
          {t('preview.continue')}
        </Button>
      </div>
    </section>
  );
}

/** The phases that the answers come to, of the edited guided test and of the catalogue. */
function PreviewPhases({ config, evaluation }: { config: GuidedTestConfig; evaluation: Evaluation }) {
  const user = useUser();
  const { data } = useQuery({
    queryKey: ['phase', 'of-preview'],
    queryFn: async ({ signal }) => (await request(GuidedTestPhasesDocument, {}, signal)).guidedTestPhases,
  });
  const catalogue = (data ?? []).map((phase) => ({ ...phase, availablePricelists: [] }));
  const { tags, given } = evaluation;
  return <PhasesPanel phases={runPhases(config, catalogue, { tags, given, user, isAllowed: () => true })} />;
}
