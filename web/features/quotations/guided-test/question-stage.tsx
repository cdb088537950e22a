import { useState } from 'react';
import type { EvaluatedStage } from '#shared/guided-test/evaluate.ts';
import { PhasesPanel } from '#web/components/guided-test/phases-panel.tsx';
import { QuestionList } from '#web/components/guided-test/question-list.tsx';
import type { Timer } from '#web/lib/timer.ts';
import type { GuidedRun } from './run/use-guided-run.ts';
import { TestColourDialog } from './test-dialogs.ts';

type Props = { guided: GuidedRun; stage: EvaluatedStage; timer: Timer | undefined };

/** Questions on the left, the phases of their answers on the right (WIZ-010). */
export function QuestionStage({ guided, stage, timer }: Props) {
  const [waiting, setWaiting] = useState<{ question: string; ids: readonly string[] }>();
  const answer = (question: string, ids: readonly string[]) => {
    const asked = stage.questions.find((one) => one.question.id === question);
    const asksColour = asked?.answers.some(({ id, action }) => ids.includes(id) && action === 'selectColor');
    if (asksColour) setWaiting({ question, ids });
    else guided.answer(question, ids);
  };
  return (
    <div className="split test-split">
      <QuestionList
        stage={stage}
        open={guided.asked}
        onAnswer={answer}
        onChange={guided.reopen}
        onBack={guided.isFirst ? undefined : guided.back}
        color={guided.test.run.color}
        timer={timer}
      />
      <PhasesPanel phases={guided.phases} added={guided.added} />
      {waiting && (
        <TestColourDialog
          current={guided.test.run}
          isRoom={guided.evaluation.tags.has('interno')}
          onClose={() => setWaiting(undefined)}
          onPick={(picked) => {
            setWaiting(undefined);
            guided.answer(waiting.question, waiting.ids, picked);
          }}
        />
      )}
    </div>
  );
}
