import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { AskedQuestion, EvaluatedStage } from '#shared/guided-test/evaluate.ts';
import type { Colour } from '#shared/schemas/product.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { Swatch } from '../swatch.tsx';
import { Answers } from './answers.tsx';
import { CatalogueText } from './catalogue-text.tsx';
import './question-list.css';

type Props = {
  stage: EvaluatedStage;
  /** Undefined once all are answered. */
  open: AskedQuestion | undefined;
  onAnswer: (question: string, ids: readonly string[]) => void;
  /** Opens an answered question again. */
  onChange: (question: string) => void;
  /** Goes back to the answer before, while the stage has none. */
  onBack?: (() => void) | undefined;
  /** The colour that an answer chose. */
  color?: Colour | null;
  timer?: Timer;
};

/** The questions of a stage: answered ones as a line each, one open, and the number that follow. */
export function QuestionList({ stage, open, onAnswer, onChange, onBack, color = null, timer }: Props) {
  const { t } = useTranslation('guidedTest');
  const place = open ? stage.questions.indexOf(open) : stage.questions.length;
  const last = stage.questions.slice(0, place).findLast(({ given }) => given.length > 0)?.question.id;
  const back = last === undefined ? onBack : () => onChange(last);
  useShortcut('Backspace', t('question.back'), () => back?.(), back !== undefined);
  const following = stage.questions.slice(place + 1).filter(({ given }) => given.length === 0).length;
  return (
    <div className="card test-questions">
      {stage.questions.map((asked, index) => {
        const { question, given } = asked;
        if (asked === open) {
          return (
            <OpenQuestion
              key={question.id}
              asked={asked}
              number={index + 1}
              timer={timer}
              onAnswer={(ids) => onAnswer(question.id, ids)}
            />
          );
        }
        return given.length > 0 ? (
          <GivenAnswer key={question.id} asked={asked} color={color} onChange={() => onChange(question.id)} />
        ) : null;
      })}
      {open && following > 0 && <p className="following">{t('question.following', { count: following })}</p>}
      {!open && (
        <p className="following done" role="status">
          <Icon name="check-circle" />
          {t('question.allAnswered')}
        </p>
      )}
    </div>
  );
}

type OpenProps = {
  asked: AskedQuestion;
  number: number;
  timer: Timer | undefined;
  onAnswer: (ids: readonly string[]) => void;
};

/** Takes the focus after an answer: screen readers read the question, and Tab leads to its answers. */
function OpenQuestion({ asked, number, timer, onAnswer }: OpenProps) {
  const { t } = useTranslation('guidedTest');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { title, hint } = asked.question;
  const isHinted = textIn(hint, 'it') !== '';
  useEffect(() => {
    const { activeElement } = document;
    // The question before took the focus with it; a focus elsewhere stays.
    if (activeElement === null || activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section className="open-question" aria-labelledby={id}>
      <p className="muted s">{t('question.number', { number })}</p>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <CatalogueText text={title} />
      </h2>
      {isHinted && <CatalogueText id={`${id}-hint`} text={hint} className="question-hint" />}
      <Answers
        asked={asked}
        labelledBy={id}
        describedBy={isHinted ? `${id}-hint` : undefined}
        onAnswer={onAnswer}
        timer={timer}
      />
    </section>
  );
}

type GivenProps = { asked: AskedQuestion; color: Colour | null; onChange: () => void };

function GivenAnswer({ asked, color, onChange }: GivenProps) {
  const { t } = useTranslation('guidedTest');
  const text = useProductText();
  const { question, given } = asked;
  return (
    <div className="given-answer">
      <Icon name="check" />
      <CatalogueText text={question.title} className="question" />
      <b>{given.map(({ title }) => text(title).text).join(', ')}</b>
      {color && given.some(({ action }) => action) && (
        <span className="given-colour">
          <Swatch colour={color} /> {color.code}
        </span>
      )}
      <IconButton
        icon="pencil"
        small
        label={t('question.change', { question: text(question.title).text })}
        onClick={onChange}
      />
    </div>
  );
}
