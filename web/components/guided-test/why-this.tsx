import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Why } from '#shared/guided-test/why.ts';
import { Button } from '#web/components/button.tsx';
import { WhyText } from './why-text.tsx';
import './why-this.css';

/** `about`: the name of the phase, choice or product. */
type Props = { why: Why; about: string };

/** A small button that unfolds why something of the guided test is there. */
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
