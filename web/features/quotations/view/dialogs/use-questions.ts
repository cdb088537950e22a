import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTyped, formatTypedNumber } from '#shared/format/format-typed-number.ts';
import type { TypedUnit } from '#shared/money/read-typed-number.ts';
import { useReadNumber } from '#web/lib/use-read-number.ts';
import type { Typed } from './use-number-texts.ts';

export type Questions<Field extends string> = {
  unit: TypedUnit;
  /** The texts of what is stored. */
  initial: Typed<Field>;
  /** The fields that hold one number each. */
  numbers: readonly Field[];
  /** The question about a number that is right, but hardly meant. */
  questionAbout?: (value: number) => string | undefined;
};

/**
 * The questions of a form before it applies numbers: about those that are not as their text looks, and hardly meant ones.
 * An answer holds for the text that was asked about.
 */
export function useQuestions<Field extends string>(typed: Typed<Field>, options: Questions<Field>) {
  const { unit, initial, numbers, questionAbout } = options;
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Partial<Typed<Field>>>({});
  const read = useReadNumber(unit);
  const readOf = (name: Field) => read(typed[name], initial[name]);
  const questions = numbers.flatMap((name) => {
    const read = readOf(name);
    if (typeof read !== 'object') return [];
    const number = formatTyped(read.value, unit);
    const question = read.isDoubtful ? t('number.question', { number }) : questionAbout?.(read.value);
    if (question === undefined) return [];
    const spoken = [t('number.read', { number })];
    if (read.other !== undefined) spoken.push(t('number.other', { number: formatTypedNumber(read.other) }));
    return [
      { name, number, question, spoken: read.isDoubtful ? spoken : [], isAsked: asked[name] === typed[name] },
    ];
  });
  const current = questions.findLast(({ isAsked }) => isAsked);
  return {
    isNoNumber: (name: Field) => numbers.includes(name) && typeof readOf(name) === 'string',
    of: (name: Field) => (current?.name === name ? current.question : undefined),
    /** The number that the next press of the button confirms: '125 m²'. */
    confirming: current?.number,
    /** For a screen reader: the question, or a number that is not as its text looks. */
    spoken: current?.question ?? questions.flatMap(({ spoken }) => spoken).join(' '),
    /** Asks the next question; the name of its field, or nothing when all are answered. */
    ask: () => {
      const next = questions.find(({ isAsked }) => !isAsked);
      if (next) setAsked({ ...asked, [next.name]: typed[next.name] });
      return next?.name;
    },
  };
}
