import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { proceduresOf } from '#shared/guided-test/chosen.ts';
import { Button } from '#web/components/button.tsx';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { type LastStep, lastStep } from './last-step.ts';
import { usePhaseList, useRemains } from './missing-text.ts';
import type { GuidedRun } from './run/use-guided-run.ts';
import type { TestProducts } from './use-test-products.ts';

type Props = { guided: GuidedRun; products: TestProducts; onRead: () => void };

const icons: Record<LastStep, IconName> = {
  take: 'star-fill',
  choose: 'exclamation-triangle',
  read: 'book',
  done: 'check-circle',
};

/** Says what comes next in the last stage, and leads to all procedures. Takes the focus from the last answer. */
export function StageHead({ guided, products, onRead }: Props) {
  const { t } = useTranslation('guidedTest');
  const { title, text } = useHeadTexts(guided, products);
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) box.current?.focus();
  }, []);
  const step = lastStep(guided, products);
  return (
    <section
      className={`card stage-head ${step}`}
      aria-label={t('next.label')}
      aria-describedby={id}
      tabIndex={-1}
      ref={box}
    >
      <Icon name={icons[step]} />
      <div className="grow" id={id}>
        <b>{title}</b>
        {text && <p className="muted s">{text}</p>}
      </div>
      {step !== 'read' && proceduresOf(guided.phases, guided.test.chosen).length > 0 && (
        <Button variant="text" small icon="book" onClick={onRead}>
          {t('procedures.all')}
        </Button>
      )}
    </section>
  );
}

function useHeadTexts(guided: GuidedRun, products: TestProducts): { title: string; text: string } {
  const { t } = useTranslation('guidedTest');
  const names = usePhaseList();
  const { count, products: rows, left } = products.recommended;
  const remains = useRemains(guided, products);
  switch (lastStep(guided, products)) {
    case 'take':
      return {
        title: t('next.take', { count }),
        text: [t('next.brings', { count: rows }), ...remains].join(' · '),
      };
    case 'choose':
      return { title: t('next.choose', { count: left.length }), text: names(left) };
    case 'read':
      return { title: t('next.read', { count: guided.missing.length }), text: '' };
    case 'done':
      return { title: t('next.done'), text: '' };
  }
}
