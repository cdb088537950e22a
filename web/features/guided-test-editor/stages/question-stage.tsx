import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addQuestion } from '#shared/guided-test/edit-add.ts';
import { type ConfigItem, pairsOf } from '#shared/guided-test/items-of.ts';
import type { QuestionStage as Stage } from '#shared/schemas/guided-test.ts';
import { Badge } from '#web/components/badge.tsx';
import { Icon } from '#web/components/icon.tsx';
import { AnswerTiles } from './answer-tiles.tsx';
import { ItemRows } from './item-rows.tsx';
import { NewQuestionDialog } from './new-question-dialog.tsx';
import type { StageProps } from './stage-props.ts';

type Question = Extract<ConfigItem, { kind: 'question' }>;

/** The questions of a stage as steps, one of them open (WED-023, WED-028, WED-029). */
export function QuestionStage({ stage, ...props }: StageProps & { stage: Stage }) {
  const { t } = useTranslation('guidedTestEditor');
  const [adding, setAdding] = useState(false);
  const { config, selected, edits } = props;
  const items = stage.questions.map((item): Question => {
    return { kind: 'question', place: { stage: stage.name, question: item.id }, item };
  });
  return (
    <>
      <ItemRows
        {...props}
        list="questions"
        label={t('questions.label')}
        items={items}
        isOpen={({ item }) => selected?.stage === stage.name && selected.question === item.id}
        facts={(question) => <Facts question={question} />}
        content={(question) => <AnswerTiles {...props} question={question} />}
        onAdd={() => setAdding(true)}
      />
      {adding && (
        <NewQuestionDialog
          onAdd={(question) => edits.add(addQuestion(config, stage.name, question))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

/** Counts the rules that decide whether a question is shown. */
const ruleCount = (found: Question) => {
  const { visible, hidden } = found.item;
  const tags = hidden.filter((hides) => typeof hides === 'string').length;
  return pairsOf(found).length + tags + (visible === true ? 0 : 1);
};

function Facts({ question }: { question: Question }) {
  const { t } = useTranslation('guidedTestEditor');
  const rules = ruleCount(question);
  return (
    <>
      {rules > 0 && (
        <span className="rules" title={t('questions.rules', { count: rules })}>
          <Icon name="filter" small />
          <span aria-hidden="true">{rules}</span>
          <span className="vh">{t('questions.rules', { count: rules })}</span>
        </span>
      )}
      <Badge>{t(`questions.types.${question.item.type}`)}</Badge>
      <span className="count">{t('questions.answers', { count: question.item.answers.length })}</span>
    </>
  );
}
