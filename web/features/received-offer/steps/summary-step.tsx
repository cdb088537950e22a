import { useTranslation } from 'react-i18next';
import { Chosen } from '../page/accepted-view.tsx';
import { PlanList } from '../page/plan-list.tsx';
import type { StepProps } from './step-props.ts';

/** The choices, and the total. */
export function SummaryStep({ page, selected }: StepProps) {
  const { t } = useTranslation('receivedOffer');
  const { options } = selected;
  const isNone = options.length > 0 && options.every(({ isChosen }) => !isChosen);
  return (
    <>
      <p className="guest-summary-title" lang={page.content.language}>
        {page.content.title}
      </p>
      <section className="card">
        <Chosen page={page} selected={selected} total={selected.totals?.total ?? 0} />
        <PlanList content={page.content} selected={selected} />
      </section>
      {isNone && <p className="muted s">{t('steps.summary.none')}</p>}
    </>
  );
}
