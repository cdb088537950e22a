import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumMilestones } from '#shared/offers/offer-bounds.ts';
import { paymentPlan } from '#shared/offers/payment-plan.ts';
import type { Milestone } from '#shared/schemas/offer.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { usePlanFault } from '../totals/use-plan-fault.ts';
import type { OfferView } from '../use-offer-view.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import { formOfMilestone, type MilestoneForm, milestoneOf, newMilestone } from './milestone-form.ts';
import './plan-dialog.css';

/** The milestones of the plan; one that does not fit can be kept, and is a problem (OFR-070 to OFR-073). */
export default function PlanDialog({ offer, onClose }: OfferView) {
  const { t } = useTranslation('offers');
  const faultText = usePlanFault();
  const { draft, edit, evaluated } = offer;
  const [start] = useState(() => draft.plan.map(formOfMilestone));
  const [forms, setForms] = useState(start);
  const read = forms.map(milestoneOf);
  const plan = read.filter((milestone) => milestone !== undefined);
  const isWhole = plan.length === forms.length;
  const { amounts, fault } = paymentPlan(evaluated.toPay, plan);
  const submit = () => {
    onClose();
    edit((now) => ({ ...now, plan }));
  };
  return (
    <FormDialog
      title={t('edit.plan.title')}
      action={t('edit.line.apply')}
      width={800}
      disabled={!isWhole}
      unsaved={JSON.stringify(forms) !== JSON.stringify(start)}
      onSubmit={() => isWhole && submit()}
      onClose={onClose}
    >
      <div className="stack plan-form">
        <Milestones forms={forms} amounts={isWhole ? amounts : null} onChange={setForms} />
        {fault && isWhole && <Alert tone="warn">{faultText(fault)}</Alert>}
        <div className="row wrap">
          <Button
            small
            icon="plus"
            disabled={forms.length >= maximumMilestones}
            onClick={() => setForms((now) => [...now, newMilestone(leftOf(plan))])}
          >
            {t('edit.plan.addOne')}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}

type MilestonesProps = {
  forms: readonly MilestoneForm[];
  /** None while the plan is not whole. */
  amounts: readonly number[] | null;
  onChange: (change: (now: MilestoneForm[]) => MilestoneForm[]) => void;
};

const Milestones = ({ forms, amounts, onChange }: MilestonesProps) =>
  forms.map((form, at) => (
    <MilestoneFields
      key={form.key}
      form={form}
      place={at + 1}
      amount={amounts?.[at] ?? null}
      onChange={(change) =>
        onChange((now) => now.map((each) => (each.key === form.key ? { ...each, ...change } : each)))
      }
      onRemove={() => onChange((now) => now.filter(({ key }) => key !== form.key))}
    />
  ));

/** The hundredths of a percent that the milestones leave. */
const leftOf = (plan: readonly Milestone[]): number =>
  Math.max(0, 10_000 - plan.reduce((sum, { kind, value }) => sum + (kind === 'percent' ? value : 0), 0));
