import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { Localised } from '#shared/schemas/localised.ts';

type Props = { answers: readonly { question: Localised; answer: Localised }[] };

export function GivenAnswers({ answers }: Props) {
  const { language } = useTranslation().i18n;
  if (answers.length === 0) return null;
  return (
    <ul className="given-answers">
      {answers.map(({ question, answer }) => (
        <li key={`${question.it} ${answer.it}`}>
          {textIn(question, language)} <b>{textIn(answer, language)}</b>
        </li>
      ))}
    </ul>
  );
}
