import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatRate } from '#shared/format/format-rate.ts';
import { cents } from '#shared/money/units.ts';
import type { Milestone } from '#shared/schemas/offer.ts';
import { Button } from '#web/components/button.tsx';
import type { OfferView } from '../use-offer-view.ts';
import { usePlanFault } from './use-plan-fault.ts';

/** The milestones with their amounts; a plan that does not fit says by how much (OFR-072, OFR-073). */
export function PlanList({ offer: { draft, evaluated }, onOpen }: OfferView) {
  const { t } = useTranslation('offers');
  const faultText = usePlanFault();
  const { amounts, fault } = evaluated.plan;
  const shareOf = ({ kind, value }: Milestone) =>
    kind === 'percent' ? formatRate(value) : kind === 'rest' ? t('edit.plan.rest') : '';
  return (
    <section className="offer-plan" aria-label={t('edit.plan.title')}>
      <ul>
        {draft.plan.map((milestone, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: milestones are told by their place alone
          <li key={at}>
            <span className="p">{shareOf(milestone)}</span>
            <span className="grow">{milestone.label}</span>
            <b>{amounts ? formatMoney(cents(amounts[at] ?? 0)) : '—'}</b>
          </li>
        ))}
      </ul>
      {fault && <p className="fault">{faultText(fault)}</p>}
      <Button variant="text" tone="accent" small icon="pencil" onClick={() => onOpen({ kind: 'plan' })}>
        {t(draft.plan.length === 0 ? 'edit.plan.add' : 'edit.plan.edit')}
      </Button>
    </section>
  );
}
