import { useTranslation } from 'react-i18next';
import { isAlways, type Why, type WhyAnswer } from '#shared/guided-test/why.ts';
import { GivenAnswers } from './given-answers.tsx';

/** The answers that must not have been given: those that would have added an excluded tag, or by themselves. */
const absentOf = ({ absent }: Why): WhyAnswer[] => [
  ...new Map(
    absent
      .flatMap(({ answers }) => answers)
      .map((one) => [JSON.stringify([one.questionId, one.answerId]), one]),
  ).values(),
];

/** Why something of a guided test is there, in the words of its answers. */
export function WhyText({ why }: { why: Why }) {
  const { t } = useTranslation('whyThis');
  const absent = absentOf(why);
  if (isAlways(why) || why.answers.length + absent.length === 0) return <p>{t('always')}</p>;
  return (
    <>
      {why.answers.length > 0 && <p>{t('because')}</p>}
      <GivenAnswers answers={why.answers} />
      {absent.length > 0 && <p>{t(why.answers.length > 0 ? 'unless' : 'unlessAlone')}</p>}
      <GivenAnswers answers={absent} />
    </>
  );
}
