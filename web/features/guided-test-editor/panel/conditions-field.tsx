import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import { earlierQuestions } from '#shared/guided-test/earlier-questions.ts';
import { questionStagesOf } from '#shared/guided-test/evaluate.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import type { ConfigQuestion } from '#shared/schemas/guided-test.ts';
import type { Pair } from '#shared/schemas/guided-test-rules.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import type { FieldsProps } from './fields-props.ts';

type Props = FieldsProps & {
  label: string;
  of: 'conditions' | 'hidden';
  item: ConfigItem;
  pairs: readonly Pair[];
  onChange: (change: (now: Pair[]) => Pair[]) => void;
};

const isSame = (one: Pair, other: Pair) =>
  one.questionId === other.questionId && one.answerId === other.answerId;

/** Given answers that a rule looks at; answers to later questions, or to none, are marked (WED-040, WED-111, OPW-17). */
export function ConditionsField({ label, of, item, pairs, onChange, config, findings }: Props) {
  const { t, i18n } = useTranslation('guidedTestEditor');
  const [removing, setRemoving] = useState<Pair>();
  const questions = questionStagesOf(config).flatMap((stage) => stage.questions);
  const named = ({ questionId, answerId }: Pair) => {
    const question = questions.find(({ id }) => id === questionId);
    const answer = question?.answers.find(({ id }) => id === answerId);
    return {
      question: textIn(question?.title, i18n.language) || questionId,
      answer: textIn(answer?.title, i18n.language) || answerId,
    };
  };
  const faultOf = ({ questionId, answerId }: Pair) =>
    findings.find(
      ({ rule, about }) => rule.startsWith('condition-') && about === `${questionId}/${answerId}`,
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the look of the screen's own
    <div className="stack-s" role="group" aria-label={label}>
      <p className="label">{label}</p>
      {pairs.length > 0 && (
        <ul className="condition-list">
          {pairs.map((pair) => (
            <ConditionLine
              key={`${pair.questionId}/${pair.answerId}`}
              {...named(pair)}
              fault={faultOf(pair)}
              onRemove={() => setRemoving(pair)}
            />
          ))}
        </ul>
      )}
      <NewCondition
        of={of}
        questions={earlierQuestions(config, item.place)}
        taken={pairs}
        onAdd={(pair) => onChange((now) => [...now, pair])}
      />
      {removing && (
        <ConfirmDialog
          danger
          title={t('conditions.removeTitle')}
          action={t('conditions.removeAction')}
          onConfirm={() => {
            onChange((now) => now.filter((pair) => !isSame(pair, removing)));
            setRemoving(undefined);
          }}
          onCancel={() => setRemoving(undefined)}
        >
          <div className="stack">
            <p>
              {named(removing).question} <b>{named(removing).answer}</b>
            </p>
            <p>{t('conditions.removeText')}</p>
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}

type LineProps = {
  question: string;
  answer: string;
  fault: FieldsProps['findings'][number] | undefined;
  onRemove: () => void;
};

function ConditionLine({ question, answer, fault, onRemove }: LineProps) {
  const { t } = useTranslation('guidedTestEditor');
  return (
    <li className={fault ? 'invalid' : undefined}>
      <div className="grow">
        <small className="muted">{question}</small>
        <b>{answer}</b>
        {fault && (
          <small className="fault">
            <Icon name="exclamation-circle" small />
            {t(`findings.rules.${fault.rule}`, { about: fault.about })}
          </small>
        )}
      </div>
      <IconButton
        icon="trash"
        small
        label={t('conditions.remove', { question, answer })}
        onClick={onRemove}
      />
    </li>
  );
}

type NewConditionProps = {
  of: 'conditions' | 'hidden';
  /** Those that may be looked at: earlier ones (WED-111). */
  questions: readonly ConfigQuestion[];
  taken: readonly Pair[];
  onAdd: (pair: Pair) => void;
};

/** An earlier question, one of its answers, and both added together. */
function NewCondition({ of, questions, taken, onAdd }: NewConditionProps) {
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
