import { type KeyboardEvent, useRef } from 'react';
import type { AnswersProps } from './answers-props.ts';
import { CatalogueText } from './catalogue-text.tsx';
import { isMeant } from './is-meant.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { useLocalChoice } from './use-local-choice.ts';

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A single choice: arrows move, Space and Enter choose, which answers (WIZ-027). */
export function AnswerList({ asked, labelledBy, onAnswer, timer }: AnswersProps) {
  const { chosen, confirm } = useLocalChoice(
    asked.given.map(({ id }) => id),
    timer,
  );
  const list = useRef<HTMLDivElement>(null);
  const current = asked.answers.findIndex(({ id }) => chosen.includes(id));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const next = options.findIndex((option) => option.matches(':focus')) + step;
    options.at(next % options.length)?.focus();
  };
  const choose = (id: string) => {
    confirm([id]);
    onAnswer([id]);
  };
  useAnswerKeys(asked, choose);
  return (
    <div
      ref={list}
      className="answer-list"
      role="radiogroup"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
    >
      {asked.answers.map(({ id, title }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: arrows in native radio buttons would answer at every step
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={chosen.includes(id)}
          tabIndex={index === Math.max(0, current) ? 0 : -1}
          onClick={(event) => isMeant(event) && choose(id)}
        >
          <i className="mark" aria-hidden="true" />
          <CatalogueText text={title} />
        </button>
      ))}
    </div>
  );
}
