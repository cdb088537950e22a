import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAlways, type Why, type WhyAnswer } from '#shared/guided-test/why.ts';
import { Button } from '#web/components/button.tsx';
import { GivenAnswers } from './given-answers.tsx';
import './why-this.css';

/** `about`: the name of the phase, choice or product. */
type Props = { why: Why; about: string };

/** A small button that unfolds why a phase, choice or product is there. */
export function WhyThis({ why, about }: Props) {
  const { t } = useTranslation('whyThis');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="why-this">
      <Button
        small
        variant="text"
        icon="question-circle"
        aria-label={t('whyAbout', { about })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('why')}
      </Button>
      <div id={id} className="why-text" hidden={!open}>
        <WhyText why={why} />
      </div>
    </div>
  );
}

/** The answers that must not have been given: alone or by their tag they would have excluded it. */
const absentOf = ({ absent }: Why): WhyAnswer[] => [
  ...new Map(
    absent
      .flatMap(({ answers }) => answers)
      .map((one) => [JSON.stringify([one.questionId, one.answerId]), one]),
  ).values(),
];

function WhyText({ why }: { why: Why }) {
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
