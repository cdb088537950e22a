import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfigQuestion } from '#shared/schemas/guided-test.ts';
import type { Pair } from '#shared/schemas/guided-test-rules.ts';
import { textIn } from '#shared/schemas/localised.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';

type Props = {
  of: 'conditions' | 'hidden';
  /** Those that may be looked at: earlier ones (WED-111). */
  questions: readonly ConfigQuestion[];
  taken: readonly Pair[];
  onAdd: (pair: Pair) => void;
};

/** An earlier question, one of its answers, and both added together. */
export function NewCondition({ of, questions, taken, onAdd }: Props) {
  const { t, i18n } = useTranslation('guidedTestEditor');
  const [questionId, setQuestion] = useState('');
  const [answerId, setAnswer] = useState('');
  const titled = (item: { id: string; title: ConfigQuestion['title'] }) => {
    return { value: item.id, label: textIn(item.title, i18n.language) || item.id };
  };
  const answers = questions.find(({ id }) => id === questionId)?.answers ?? [];
  const left = answers.filter(
    ({ id }) => !taken.some((pair) => pair.questionId === questionId && pair.answerId === id),
  );
  const add = () => {
    onAdd({ questionId, answerId });
    setQuestion('');
    setAnswer('');
  };
  if (questions.length === 0) return <p className="muted s">{t('conditions.noEarlier')}</p>;
  return (
    <div className="new-condition">
      <SelectField
        label={t(`conditions.questionOf.${of}`)}
        hideLabel
        placeholder={t('conditions.question')}
        options={questions.map(titled)}
        value={questionId}
        onChange={({ target }) => {
          setQuestion(target.value);
          setAnswer('');
        }}
      />
      <SelectField
        label={t(`conditions.answerOf.${of}`)}
        hideLabel
        placeholder={t('conditions.answer')}
        options={left.map(titled)}
        value={answerId}
        disabled={!questionId}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button
        small
        icon="plus"
        disabledReason={(!questionId || !answerId) && t('conditions.chooseBoth')}
        onClick={add}
      >
        {t(`conditions.addTo.${of}`)}
      </Button>
    </div>
  );
}
