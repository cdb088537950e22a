import { useTranslation } from 'react-i18next';
import { useProductText } from '#web/lib/product-text.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import type { AnswersProps } from './answers-props.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { useLocalChoice } from './use-local-choice.ts';

/** Several choices, confirmed together once there is one (WIZ-028, OPW-09). */
export function AnswerTicks({ asked, labelledBy, onAnswer, timer }: AnswersProps) {
  const { t } = useTranslation('guidedTest');
  const text = useProductText();
  const { chosen, setChosen, isConfirmed, confirm } = useLocalChoice(
    asked.given.map(({ id }) => id),
    timer,
  );
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  useAnswerKeys(asked, toggle);
  const answer = () => {
    confirm(chosen);
    onAnswer(chosen);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading of the question is its name, a legend would repeat it
    <div className="answer-ticks" role="group" aria-labelledby={labelledBy}>
      <ul className="answer-list">
        {asked.answers.map(({ id, title }) => (
          <li key={id}>
            <Checkbox label={text(title).text} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        icon="check"
        busy={isConfirmed}
        disabledReason={chosen.length === 0 && t('question.tickOne')}
        onClick={answer}
      >
        {t('question.confirm')}
      </Button>
    </div>
  );
}
