import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '#shared/guided-test/evaluate.ts';
import { digits, useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useBusyMoment } from '#web/lib/use-busy-moment.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { AnswerFace, haveMore, namedByFace } from './answer-face.tsx';

type Props = {
  asked: AskedQuestion;
  /** The id of the heading that asks. */
  labelledBy: string;
  /** The id of its hint. */
  describedBy?: string;
  onAnswer: (ids: readonly string[]) => void;
  timer?: Timer;
};

/** The answers of a question, as its type shows them (WIZ-025, WIZ-027, WIZ-028). */
export function Answers(props: Props) {
  const Kind = kinds[props.asked.question.type];
  return <Kind {...props} />;
}

/** Columns of twelve that an answer takes: all, a half, else a third (WIZ-026, OPW-27). */
export const answerSpan = (answers: number): number => (answers < 4 ? 12 / Math.max(1, answers) : 4);

/** One button for each answer. */
function AnswerButtons({ asked, labelledBy, describedBy, onAnswer }: Props) {
  const faces = useId();
  const span = answerSpan(asked.answers.length);
  useAnswerKeys(asked, (id) => onAnswer([id]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading of the question is its name, a legend would repeat it
    <div
      className={`answer-buttons${haveMore(asked.answers) ? ' cards' : ''}`}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {asked.answers.map((answer, index) => (
        <button
          key={answer.id}
          type="button"
          {...namedByFace(`${faces}-${index}`, answer)}
          data-span={span}
          style={{ gridColumn: `span ${span}` }}
          aria-pressed={asked.given.some((given) => given.id === answer.id)}
          onClick={(event) => isMeant(event) && onAnswer([answer.id])}
        >
          <AnswerFace id={`${faces}-${index}`} answer={answer} />
        </button>
      ))}
    </div>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function onArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const next = options.findIndex((option) => option.matches(':focus')) + step;
  options.at(next % options.length)?.focus();
}

/** A single choice: arrows move, Space and Enter choose, which answers (WIZ-027). */
function AnswerList({ asked, labelledBy, describedBy, onAnswer, timer }: Props) {
  const faces = useId();
  const { chosen, answer } = useLocalChoice(asked, onAnswer, timer);
  const current = asked.answers.findIndex(({ id }) => chosen.includes(id));
  useAnswerKeys(asked, (id) => answer([id]));
  return (
    <div
      className={`answer-list${haveMore(asked.answers) ? ' cards' : ''}`}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onArrow}
    >
      {asked.answers.map((one, index) => (
        // biome-ignore lint/a11y/useSemanticElements: arrows in native radio buttons would answer at every step
        <button
          key={one.id}
          type="button"
          role="radio"
          {...namedByFace(`${faces}-${index}`, one)}
          aria-checked={chosen.includes(one.id)}
          tabIndex={index === Math.max(0, current) ? 0 : -1}
          onClick={(event) => isMeant(event) && answer([one.id])}
        >
          <i className="mark" aria-hidden="true" />
          <AnswerFace id={`${faces}-${index}`} answer={one} />
        </button>
      ))}
    </div>
  );
}

/** Several choices, confirmed together once there is one (WIZ-028, OPW-09). */
function AnswerTicks({ asked, labelledBy, describedBy, onAnswer, timer }: Props) {
  const { t } = useTranslation('guidedTest');
  const faces = useId();
  const { chosen, setChosen, isConfirmed, answer } = useLocalChoice(asked, onAnswer, timer);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  useAnswerKeys(asked, toggle);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading of the question is its name, a legend would repeat it
    <div className="answer-ticks" role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <ul className={`answer-list${haveMore(asked.answers) ? ' cards' : ''}`}>
        {asked.answers.map((one, index) => (
          <li key={one.id}>
            <Checkbox
              label={<AnswerFace id={`${faces}-${index}`} answer={one} />}
              {...namedByFace(`${faces}-${index}`, one)}
              checked={chosen.includes(one.id)}
              onChange={() => toggle(one.id)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        icon="check"
        busy={isConfirmed}
        disabledReason={chosen.length === 0 && t('question.tickOne')}
        onClick={() => answer(chosen)}
      >
        {t('question.confirm')}
      </Button>
    </div>
  );
}

const kinds = { buttons: AnswerButtons, radio: AnswerList, checkboxes: AnswerTicks };

/** The second press of a double click was meant for the question before, which stood in the same place. */
const isMeant = ({ detail }: { detail: number }): boolean => detail < 2;

/** The digit of its place gives an answer. */
function useAnswerKeys({ answers }: AskedQuestion, give: (id: string) => void) {
  const { t } = useTranslation('guidedTest');
  useShortcut(digits, t('question.byDigit'), (key) => {
    const answer = answers[Number(key) - 1];
    if (answer) give(answer.id);
  });
}

/** Milliseconds that confirmed ticks stay, before the list starts empty (WIZ-029). */
const resetAfter = 1_000;

/** The ticks of a list before they are confirmed, and for a second after. */
function useLocalChoice({ given }: AskedQuestion, onAnswer: Props['onAnswer'], timer: Timer | undefined) {
  const [chosen, setChosen] = useState<readonly string[]>(() => given.map(({ id }) => id));
  const { busy: isConfirmed, start } = useBusyMoment(timer, resetAfter);
  const answer = (ids: readonly string[]) => {
    setChosen(ids);
    start(() => setChosen([]));
    onAnswer(ids);
  };
  return { chosen, setChosen, isConfirmed, answer };
}
